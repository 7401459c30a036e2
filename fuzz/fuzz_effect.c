/* The effect form, in any position: only legal moves are read, and they come back. */
#include "position_and_move.h"

static void comes_back(const struct dm_rules *rules, const struct dm_position *position,
                       const struct dm_move *move) {
    char text[DM_EFFECT_SIZE];
    struct dm_move again;
    must(is_legal(rules, position, move));
    must(dm_effect_write(rules, move, text, sizeof text) < sizeof text);
    must(dm_effect_read(rules, position, text, &again, NULL) == DM_OK);
    must(dm_move_equal(move, &again));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct input input;
    struct dm_position position;
    struct dm_fault fault = {.code = DM_OK};
    struct dm_move move;
    const char *text;
    if (!input_open(data, size, &input)) return 0;
    if (read_position(&input, &position, &text)) {
        const enum dm_error error = dm_effect_read(input.rules, &position, text, &move, &fault);
        must(error == fault.code);
        if (!error) comes_back(input.rules, &position, &move);
    }
    input_close(&input);
    return 0;
}
