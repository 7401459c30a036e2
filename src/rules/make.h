/* Playing a move: a new position by value; nothing to undo. */
#ifndef RULES_MAKE_H
#define RULES_MAKE_H

#include "damier/moves.h"

static inline struct dm_position position_after(const struct dm_position *before,
                                                const struct dm_move *move) {
    const uint64_t from = UINT64_C(1) << move->from, to = UINT64_C(1) << move->to;
    /* What the move changes: all bits of one side that go, and the one that comes. No part of the
     * result is read again before it is whole: that would wait for memory. */
    const bool black = before->side != DM_WHITE;
    const uint64_t stay[2] = {~(black ? move->taken : from), ~(black ? from : move->taken)};
    const uint64_t man = move->king ? 0 : to, king = move->king ? to : 0;
    return (struct dm_position){.men = {(before->men[0] & stay[0]) | (black ? 0 : man),
                                        (before->men[1] & stay[1]) | (black ? man : 0)},
                                .kings = {(before->kings[0] & stay[0]) | (black ? 0 : king),
                                          (before->kings[1] & stay[1]) | (black ? king : 0)},
                                .side = (uint8_t)!black};
}

#endif
