/* Playing a move: a new position by value; nothing to undo. */
#ifndef RULES_MAKE_H
#define RULES_MAKE_H

#include "damier/moves.h"

static inline struct dm_position position_after(const struct dm_position *before,
                                                const struct dm_move *move) {
    const uint64_t from = UINT64_C(1) << move->from, to = UINT64_C(1) << move->to;
    const unsigned us = before->side, them = us ^ 1;
    struct dm_position after = *before;
    after.men[us] &= ~from;
    after.kings[us] &= ~from;
    if (move->king)
        after.kings[us] |= to;
    else
        after.men[us] |= to;
    after.men[them] &= ~move->taken;
    after.kings[them] &= ~move->taken;
    after.side = (uint8_t)them;
    return after;
}

#endif
