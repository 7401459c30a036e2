/* What tables need to know of a board and its rules: squares, symmetries, binomials. */
#ifndef TABLES_TERRAIN_H
#define TABLES_TERRAIN_H

#include "tables/material.h"

/* The symmetries of a square: bit 2 of the number exchanges files and ranks, then bit 0 mirrors the
 * files and bit 1 the ranks. 0 leaves everything. */
#define SYMMETRIES 8

struct terrain {
    const struct dm_rules *rules;
    uint64_t squares;
    uint64_t men[2]; /* where men of the side to move (as White) and of the other may stand */
    int top;         /* the highest square; turning the board round takes square i to top - i */
    unsigned ending_pieces; /* endings by material have at most so many */
    /* Sets of symmetries, bit i for number i, that change nothing: */
    uint8_t with_men;                          /* for any position */
    uint8_t with_kings;                        /* for positions of kings alone */
    uint8_t moved[SYMMETRIES][64];             /* where each one of them takes a square */
    uint32_t choose[65][DM_TABLES_PIECES_MAX]; /* binomials: n over k */
};

struct terrain terrain_of(const struct dm_rules *rules);
/* A set of squares after a symmetry. */
uint64_t terrain_moved(const struct terrain *terrain, int symmetry, uint64_t set);
/* The position as the side to move sees it, as White. */
struct dm_position terrain_view(const struct terrain *terrain, const struct dm_position *position);
/* A view from the other side, to be seen by it as White: its turn or not. */
struct dm_position terrain_turned(const struct terrain *terrain, const struct dm_position *view);

#endif
