/* How a board is laid out in 64 bits, and what a step is. Written so that with a constant record
 * every function folds to a shift and at most one mask.
 *
 * All 64 squares (Turkish): bit = 8 * rank + file.
 *
 * Diagonal boards keep only their dark squares, h = size / 2 in a row, and one empty "ghost" bit
 * after each two rows' first h bits (Fierz, Scan: ghost columns). From White's side, with the
 * lower left square played on:
 *
 *     row 1:   h+1 ... 2h            8x8:  5  6  7  8          10x10:  6  7  8  9 10
 *     row 0:   0 ... h-1, ghost h          0  1  2  3 (4)              0  1  2  3  4 (5)
 *
 * so that one step up is + h to the left and + h + 1 to the right on every row, and a step over
 * the edge ends on a ghost or above the board, where no piece and no empty square is: the results
 * of a step need no mask of their own once they are ANDed with pieces or empty squares. Where a1
 * is not played on (Italian, Spanish) the board is kept mirrored, left and right exchanged. */
#ifndef RULES_GEOMETRY_H
#define RULES_GEOMETRY_H

#include "damier/rules.h"

/* A file that reads its record at run time defines ROLLED: where nothing folds, unrolling loops and
 * inlining would make it ten times as large, to no use. */
#ifdef ROLLED
#define ALWAYS_INLINE static inline __attribute__((unused))
#else
#define ALWAYS_INLINE static inline __attribute__((always_inline))
#endif

/* Number of a direction: 0 = N, 1 = NE, ... 7 = NW, as in enum dm_direction. */
ALWAYS_INLINE int opposite(int direction) { return direction ^ 4; }

/* The directions of a set as `side` sees them: Black's board is turned round. */
ALWAYS_INLINE unsigned turned(unsigned directions, int side) {
    return side == DM_WHITE ? directions : (directions >> 4 | directions << 4) & 0xFF;
}

ALWAYS_INLINE int squares_in_row(const struct dm_rules *rules) {
    return rules->diagonal ? rules->size / 2 : rules->size;
}

ALWAYS_INLINE uint64_t board_squares(const struct dm_rules *rules) {
    if (!rules->diagonal) return ~UINT64_C(0);
    if (rules->size == 8) return UINT64_C(0x1EF) * (1 | 1 << 9 | 1 << 18 | 1 << 27);
    return UINT64_C(0x7DF) * (1 | 1 << 11 | 1 << 22 | UINT64_C(1) << 33 | UINT64_C(1) << 44);
}

/* First bit of a row. */
ALWAYS_INLINE int row_start(const struct dm_rules *rules, int row) {
    const int h = rules->size / 2;
    return rules->diagonal ? row / 2 * (2 * h + 1) + row % 2 * (h + 1) : row * 8;
}

ALWAYS_INLINE uint64_t row_squares(const struct dm_rules *rules, int row) {
    return ((UINT64_C(1) << squares_in_row(rules)) - 1) << row_start(rules, row);
}

ALWAYS_INLINE uint64_t last_row(const struct dm_rules *rules, int side) {
    return row_squares(rules, side == DM_WHITE ? rules->size - 1 : 0);
}

/* How far one step moves a bit. Diagonal boards know diagonal steps only, the others orthogonal
 * ones only (dm_rules_prepare sees to it). */
ALWAYS_INLINE int step_offset(const struct dm_rules *rules, int direction) {
    const int h = rules->size / 2;
    const int right = rules->a1_unplayed ? h : h + 1, left = 2 * h + 1 - right;
    switch (direction) {
    case 0: return 8;
    case 1: return right;
    case 2: return 1;
    case 3: return -left;
    case 4: return -8;
    case 5: return -right;
    case 6: return -1;
    default: return left;
    }
}

/* All bits moved one step. May hold ghosts and bits above the board: AND it. */
ALWAYS_INLINE uint64_t step(const struct dm_rules *rules, uint64_t bits, int direction) {
    const uint64_t file_a = UINT64_C(0x0101010101010101);
    const int offset = step_offset(rules, direction);
    if (direction == 2) bits &= ~(file_a << 7);
    if (direction == 6) bits &= ~file_a;
    return offset > 0 ? bits << offset : bits >> -offset;
}

#ifdef ROLLED
#define UNROLL
#elif defined(__clang__)
#define UNROLL _Pragma("clang loop unroll(full)")
#else
#define UNROLL _Pragma("GCC unroll 8")
#endif

/* Use: EACH_DIRECTION(d, set) statement; unrolled, so d is a constant where set is one. */
#define EACH_DIRECTION(d, set) UNROLL for (int d = 0; d < DM_DIRECTIONS; d++) if ((set) >> d & 1)

#define EACH_BIT(bit, set)                                                             \
    for (uint64_t rest_##bit = (set), bit; bit = rest_##bit & -rest_##bit, rest_##bit; \
         rest_##bit &= rest_##bit - 1)

ALWAYS_INLINE int bit_index(uint64_t bit) { return __builtin_ctzll(bit); }
ALWAYS_INLINE int bit_count(uint64_t bits) { return __builtin_popcountll(bits); }

#endif
