/* Home-made rule sets: any text either is one, which can be played, or is refused with a place. */
#include "damier/homemade.h"

#include "damier/moves.h"
#include "input.h"

static void playable(const struct dm_rules *rules) {
    const struct dm_position start = dm_position_start(rules);
    struct dm_moves moves;
    dm_moves_list(rules, &start, &moves);
    must(moves.count && !moves.overflow);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct dm_homemade made;
    struct dm_fault fault = {.code = DM_OK};
    char *text = malloc(size + 1); /* of exactly its size, so that reading on is noticed */
    if (!text) return 0;
    if (size) memcpy(text, data, size);
    text[size] = '\0';
    const enum dm_error error = dm_homemade_read(text, &made, &fault);
    must(error == fault.code);
    must(!error || (fault.line && fault.column));
    if (!error) playable(&made.rules);
    free(text);
    return 0;
}
