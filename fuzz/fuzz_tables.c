/* The reader of table files: whatever the bytes, it opens them or says what is wrong, and what it
 * opens can be probed. Digests are put right first, so that the bytes behind them are read too. */
#include "damier/tables.h"
#include "input.h"
#include "tables/bytes_le.h"
#include "tables/digest.h"
#include "tables/format.h"

/* Puts the digests of a file right, as far as it goes. */
static void put_right(uint8_t *data, size_t size, const struct dm_rules *rules) {
    if (size < AT_DIRECTORY) return;
    const size_t blocks = le32_get(data + AT_BLOCKS);
    if (blocks > (size - AT_DIRECTORY) / DIRECTORY_ENTRY) return;
    const size_t end = AT_DIRECTORY + blocks * DIRECTORY_ENTRY;
    size_t at = end;
    for (size_t i = 0; i < blocks; i++) {
        uint8_t *entry = data + AT_DIRECTORY + i * DIRECTORY_ENTRY;
        if (le32_get(entry) > size - at) le32_put(entry, (uint32_t)(size - at));
        le32_put(entry + 4, digest_bytes(data + at, le32_get(entry)));
        at += le32_get(entry);
    }
    le64_put(data + AT_SIZE, at);
    le64_put(data + AT_RULES, digest_rules(rules));
    le32_put(data + AT_DIGEST, digest_bytes(data + AT_RULES, end - AT_RULES));
}

static void probe_some(const struct dm_tables *tables, const struct dm_rules *rules) {
    uint64_t squares[64];
    unsigned count = 0;
    for (uint64_t rest = dm_squares(rules); rest; rest &= rest - 1) squares[count++] = rest & -rest;
    for (unsigned i = 0; i < 200; i++) {
        struct dm_position position = {.side = i % 2};
        struct dm_table_value value;
        position.kings[0] = squares[i * 7 % count];
        position.men[1] = squares[i * 13 % count] & ~position.kings[0];
        if (i % 3 == 0) position.kings[1] = squares[i * 11 % count] & ~position.men[1];
        position.kings[1] &= ~position.kings[0];
        if (dm_tables_probe(tables, &position, &value))
            must(value.result >= -1 && value.result <= 1 && (value.result || !value.plies));
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct input input;
    struct dm_tables *tables;
    struct dm_fault fault;
    if (!input_open(data, size, &input)) return 0;
    for (int tries = 0; tries < 2; tries++) {
        const enum dm_error error =
            dm_tables_open_image(input.text, input.length, input.rules, &tables, &fault);
        must(error == fault.code && !error == (tables != NULL));
        if (tables) probe_some(tables, input.rules);
        dm_tables_close(tables);
        put_right((uint8_t *)input.text, input.length, input.rules);
    }
    input_close(&input);
    return 0;
}
