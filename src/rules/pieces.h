/* All pieces of a position. */
#ifndef RULES_PIECES_H
#define RULES_PIECES_H

#include "damier/position.h"

static inline uint64_t pieces_of(const struct dm_position *position) {
    return position->men[0] | position->men[1] | position->kings[0] | position->kings[1];
}

static inline int pieces_count(const struct dm_position *position) {
    return __builtin_popcountll(pieces_of(position));
}

#endif
