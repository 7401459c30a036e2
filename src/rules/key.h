/* The hash of a position, from its words: nothing is kept up to date move by move, so nothing can
 * drift. Multiplications by odd constants (splitmix64's and its kin) mixed by shifts. */
#ifndef RULES_KEY_H
#define RULES_KEY_H

#include "damier/position.h"

static inline uint64_t position_key(const struct dm_position *position) {
    const uint64_t a = position->men[0] * UINT64_C(0x9E3779B97F4A7C15);
    const uint64_t b = position->men[1] * UINT64_C(0xC2B2AE3D27D4EB4F);
    const uint64_t c = position->kings[0] * UINT64_C(0x165667B19E3779F9);
    const uint64_t d = position->kings[1] * UINT64_C(0xD6E8FEB86659FD93);
    uint64_t h = a ^ (b << 32 | b >> 32);
    h = (h ^ h >> 31) * UINT64_C(0xBF58476D1CE4E5B9) + (c ^ (d << 29 | d >> 35)) + position->side;
    h = (h ^ h >> 30) * UINT64_C(0x94D049BB133111EB);
    return h ^ h >> 32;
}

#endif
