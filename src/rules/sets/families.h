/* What rule sets share. A record starts from one of these and names only what departs from it. */
#ifndef RULES_SETS_FAMILIES_H
#define RULES_SETS_FAMILIES_H

#include "rules/sets.h"

/* A field given again in a record replaces the family's. */
#ifdef __clang__
#pragma clang diagnostic ignored "-Winitializer-overrides"
#else
#pragma GCC diagnostic ignored "-Woverride-init"
#endif

/* Bounds on a side's material: min, max of men, of kings, of both. */
#define ANY_NUMBER 64
#define FORCE(men_low, men_high, kings_low, kings_high, all_low, all_high) \
    {men_low, men_high, kings_low, kings_high, all_low, all_high}
#define KINGS(n) FORCE(0, 0, n, n, n, n)
#define LONE_KING KINGS(1)
#define LONE_MAN FORCE(1, 1, 0, 0, 1, 1)
#define ONE_PIECE FORCE(0, 1, 0, 1, 1, 1)
#define KING_AND_MAN FORCE(1, 1, 1, 1, 2, 2)
#define WITH_A_KING(low, high) FORCE(0, ANY_NUMBER, 1, ANY_NUMBER, low, high)

/* Draw rows: so many moves by each side without ... */
#define NO_PROGRESS(moves, progress) \
    {.plies = 2 * (moves), .resets = (progress), .reason = DM_NO_PROGRESS}
/* "Kings only without a capture": any man move or capture resets. */
#define KINGS_ONLY(moves) NO_PROGRESS(moves, DM_BY_CAPTURE | DM_BY_MAN_MOVE)

/* Diagonal, 8x8, a1 played on, 12 men a side, White first, algebraic, men take forward, short
 * kings, taken pieces lifted at the end, free choice, crowning ends the move. */
#define DIAGONAL_EIGHT                                                                       \
    .size = 8, .diagonal = true, .man_rows = 3, .first = DM_WHITE, .naming = DM_ALGEBRAIC,   \
    .capture_sign = 'x', .man_moves = DM_DIAGONAL_FORWARD, .man_takes = DM_DIAGONAL_FORWARD, \
    .king_moves = DM_DIAGONAL, .king_takes = DM_DIAGONAL, .crowning = DM_CROWN_STOPS

/* Turkish: all 64 squares, orthogonal; kings fly; a longest chain; lifted at once, no turn by 180
 * degrees within a chain. The three house rules differ in crowning, counter and endings. */
#define TURKISH                                                                                   \
    .pdn_type = 30, .size = 8, .empty_rows = 1, .man_rows = 2, .first = DM_WHITE,                 \
    .naming = DM_ALGEBRAIC, .capture_sign = 'x', .man_moves = DM_N | DM_E | DM_W,                 \
    .man_takes = DM_N | DM_E | DM_W, .king_moves = DM_ORTHOGONAL, .king_takes = DM_ORTHOGONAL,    \
    .king_flies = true, .lifted_at_once = true, .no_reversal = true, .crowning = DM_CROWN_AT_END, \
    .choice = {.pieces = 1}, .level_nodes = {0, 315, 780, 2600, 490, 1300, 5000, 30000, 190000}

/* Spanish and Portuguese: dark corner at White's lower right, squares numbered from there. */
#define SPANISH                                                                             \
    DIAGONAL_EIGHT, .a1_unplayed = true, .naming = DM_FROM_LOWER_RIGHT, .king_flies = true, \
        .choice = {.pieces = 64, .kings = 1}, .draws = {KINGS_ONLY(20)},                    \
        .level_nodes = {0, 160, 380, 1200, 450, 950, 2500, 9500, 110000}

#endif
