/* A position: bitboards by value, and the squares they are made of.
 *
 * A *square* is a bit number of the position's words, 0 to 63. Which bit is which place depends on
 * the board (see src/rules/geometry.h); use the functions below to convert. A *cell* is
 * rank * size + file with a1 = 0, the same for every board of that size. */
#ifndef DAMIER_POSITION_H
#define DAMIER_POSITION_H

#include "damier/rules.h"

struct dm_position {
    uint64_t men[2], kings[2]; /* by enum dm_side */
    uint8_t side;              /* to move, enum dm_side */
};

/* The start position of a rule set. */
struct dm_position dm_position_start(const struct dm_rules *rules);
bool dm_position_equal(const struct dm_position *a, const struct dm_position *b);
/* A 64-bit hash of placement and side; equal positions have equal keys. */
uint64_t dm_position_key(const struct dm_position *position);
/* All squares that are played on; the other bits of a position are always 0. */
uint64_t dm_squares(const struct dm_rules *rules);
/* The last row of a side. */
uint64_t dm_last_row(const struct dm_rules *rules, enum dm_side side);

/* file and rank from 0; -1 if there is no such place or it is not played on. */
int dm_square_at(const struct dm_rules *rules, int file, int rank);
int dm_square_file(const struct dm_rules *rules, int square);
int dm_square_rank(const struct dm_rules *rules, int square);
int dm_cell_of(const struct dm_rules *rules, int square);
/* The square of a cell, -1 if there is no such cell or it is not played on. */
int dm_square_of_cell(const struct dm_rules *rules, int cell);
/* The place's number, 1 up, by the record's naming (from the upper left if it is algebraic). */
int dm_square_number(const struct dm_rules *rules, int square);
/* The square of a number, -1 if there is none. */
int dm_square_numbered(const struct dm_rules *rules, int number);
/* How many squares are played on: 32, 50 or 64. */
int dm_square_count(const struct dm_rules *rules);

#define DM_SQUARE_NAME_SIZE 4
/* Name of a square, algebraic ("d4", "j10") or as the record names it; NUL-closed. */
void dm_square_algebraic(const struct dm_rules *rules, int square, char out[DM_SQUARE_NAME_SIZE]);
void dm_square_name(const struct dm_rules *rules, int square, char out[DM_SQUARE_NAME_SIZE]);

#endif
