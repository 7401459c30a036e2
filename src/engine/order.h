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

#define RANK_TRIED INT32_MIN
/* Ranks are compared so many at once. */
#define ORDER_LANES 8

/* The moves of one position with their ranks. */
struct ranked {
    struct dm_moves moves;
    /* By index: worth << 10 | how far from the list's end, so that no two are equal; RANK_TRIED
     * for those that have been picked, and from the list's end to the next multiple of ORDER_LANES.
     */
    int32_t rank[DM_MOVES_MAX];
    int32_t best; /* the highest rank, until it is picked: most often no other is asked for */
};

/* What is known at the node whose moves are ranked. */
struct node_hints {
    unsigned first; /* index of the move that has been tried, or none of the list */
    move_code killer[2];
    move_code counter;
};

/* Before a new search: what the last one learned counts half. */
void ordering_fade(struct ordering *ordering);
/* Ranks all moves of the list but the one that has been tried. */
void order_rank(const struct ordering *ordering, int side, const struct node_hints *hints,
                struct ranked *ranked);
/* The next move in order: its index in the list. Not more often than there are moves. */
unsigned order_pick(struct ranked *ranked);
/* The move of that index, tried last, refuted what came before; the `tried` ones before it didn't.
 * The moves are ranked unless `tried` is 0. */
void order_learn(struct ordering *ordering, int side, const struct ranked *ranked, unsigned index,
                 unsigned tried, int depth);

#endif
