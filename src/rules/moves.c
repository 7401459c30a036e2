#include "damier/moves.h"
#include "rules/generator.h"
#include "rules/make.h"

void dm_moves_list(const struct dm_rules *rules, const struct dm_position *position,
                   struct dm_moves *out) {
    rules->generator->list(rules, position, out);
}

bool dm_can_capture(const struct dm_rules *rules, const struct dm_position *position) {
    return rules->generator->can_capture(rules, position);
}

bool dm_must_capture(const struct dm_rules *rules, const struct dm_position *position) {
    return !rules->capture_optional && dm_can_capture(rules, position);
}

uint64_t dm_moves_count(const struct dm_rules *rules, const struct dm_position *position) {
#ifdef __wasm__ /* see movegen.h */
    struct dm_moves moves;
    dm_moves_list(rules, position, &moves);
    return moves.count;
#else
    return rules->generator->count(rules, position);
#endif
}

struct dm_position dm_move_make(const struct dm_position *position, const struct dm_move *move) {
    return position_after(position, move);
}

bool dm_move_equal(const struct dm_move *a, const struct dm_move *b) {
    return a->from == b->from && a->to == b->to && a->taken == b->taken;
}
