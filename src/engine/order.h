/* In which order moves are tried: the better the order, the sooner the rest is cut off.
 *
 * The move from the table comes first, then captures by what they take, then moves that refuted
 * their neighbours: killers (at this ply), the counter move (to the move before), and the rest by
 * history (how often such a move has refuted anything). Equal moves keep the generator's order,
 * which is the same everywhere. */
#ifndef ENGINE_ORDER_H
#define ENGINE_ORDER_H

#include "damier/moves.h"

/* Origin and end of a move, which is all that ordering knows of it: 12 bits, 0 is no move. */
typedef uint16_t move_code;
#define MOVE_CODES (64 * 64)

static inline move_code code_of(const struct dm_move *move) {
    return (move_code)(move->from << 6 | move->to);
}

/* What the whole search has learned. */
struct ordering {
    int16_t history[2][MOVE_CODES];
    move_code counter[2][MOVE_CODES];
};

/* The moves of one position with their ranks. */
struct ranked {
    struct dm_moves moves;
    int32_t rank[DM_MOVES_MAX]; /* worth << 10 | how far from the list's end: no two are equal */
};

/* What is known at the node whose moves are ranked. */
struct node_hints {
    unsigned first; /* index of the move to try first, or none of the list */
    move_code killer[2];
    move_code counter;
};

/* Before a new search: what the last one learned counts half. */
void ordering_fade(struct ordering *ordering);
/* Ranks all moves of the list. */
void order_rank(const struct ordering *ordering, int side, const struct node_hints *hints,
                struct ranked *ranked);
/* The i-th move in order: its index in the list. To be called with i = 0, 1, ... in turn. */
unsigned order_pick(struct ranked *ranked, unsigned i);
/* The i-th move in order was the best and refuted what came before; those before it didn't. */
void order_learn(struct ordering *ordering, int side, const struct ranked *ranked, unsigned i,
                 int depth);

#endif
