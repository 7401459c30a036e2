/* The effect form, in any position. */
#include "position_and_move.h"

static unsigned write_effect(const struct dm_rules *rules, const struct dm_position *position,
                             const struct dm_move *move, char *out, unsigned size) {
    (void)position;
    return dm_effect_write(rules, move, out, size);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    try_form(&(struct form){write_effect, dm_effect_read}, data, size);
    return 0;
}
