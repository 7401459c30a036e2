/* FEN: whatever is read is written so that it is read again. */
#include "damier/notation.h"
#include "input.h"

static void comes_back(const struct dm_rules *rules, const struct dm_position *position) {
    struct dm_position again;
    char fen[DM_FEN_SIZE];
    must(dm_fen_write(rules, position, fen, sizeof fen) < sizeof fen);
    must(dm_fen_read(rules, fen, &again, NULL) == DM_OK);
    must(dm_position_equal(position, &again));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct input input;
    struct dm_position position;
    struct dm_fault fault = {.code = DM_OK};
    if (!input_open(data, size, &input)) return 0;
    const enum dm_error error = dm_fen_read(input.rules, input.text, &position, &fault);
    must(error == fault.code);
    must(!error || (fault.line && fault.column));
    if (!error || error == DM_E_SIDE_UNKNOWN) comes_back(input.rules, &position);
    input_close(&input);
    return 0;
}
