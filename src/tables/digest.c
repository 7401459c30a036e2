#include "tables/digest.h"
#include "tables/bytes_le.h"

/* Steps that can be undone, so that two different words never lead to the same state; the constants
 * are splitmix64's. */
static uint64_t mixed(uint64_t state, uint64_t word) {
    state = (state ^ word) * UINT64_C(0xBF58476D1CE4E5B9);
    return state ^ state >> 29;
}

static uint64_t stirred(uint64_t state) {
    state = (state ^ state >> 31) * UINT64_C(0x94D049BB133111EB);
    return state ^ state >> 32;
}

uint32_t digest_bytes(const uint8_t *bytes, size_t size) {
    uint64_t state = mixed(0, size);
    for (; size >= 8; size -= 8, bytes += 8) state = mixed(state, le64_get(bytes));
    uint64_t rest = 0;
    while (size) rest = rest << 8 | bytes[--size];
    return (uint32_t)stirred(mixed(state, rest));
}

static uint64_t mixed_force(uint64_t state, const struct dm_force *force) {
    state = mixed(state, force->men_min);
    state = mixed(state, force->men_max);
    state = mixed(state, force->kings_min);
    state = mixed(state, force->kings_max);
    state = mixed(state, force->all_min);
    return mixed(state, force->all_max);
}

static uint64_t mixed_ending(uint64_t state, const struct dm_ending_row *row) {
    state = mixed(state, row->strong_wins);
    state = mixed(state, row->unless_capture);
    state = mixed_force(state, &row->pattern.strong);
    state = mixed_force(state, &row->pattern.weak);
    state = mixed(state, row->pattern.total_min);
    state = mixed(state, row->pattern.total_max);
    return mixed(state, row->pattern.weak_on_long_diagonal);
}

uint64_t digest_rules(const struct dm_rules *rules) {
    const uint64_t fields[] = {
        rules->size,           rules->diagonal,       rules->a1_unplayed,
        rules->man_moves,      rules->man_takes,      rules->king_moves,
        rules->king_takes,     rules->king_flies,     rules->man_spares_kings,
        rules->lifted_at_once, rules->no_reversal,    rules->crowning,
        rules->choice.pieces,  rules->choice.by_king, rules->choice.kings,
        rules->choice.early};
    uint64_t state = 0;
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) state = mixed(state, fields[i]);
    for (int i = 0; i < DM_ENDING_ROWS_MAX && rules->endings[i].reason; i++)
        state = mixed_ending(state, &rules->endings[i]);
    /* Came later: where it does not hold, the tables there were are as good as ever. */
    if (rules->capture_optional) state = mixed(state, 1);
    return stirred(state);
}
