/* The search proper: principal variation search (Marsland and Campbell, "Parallel search of
 * strongly ordered game trees", Computing Surveys 14(4), 1982) with quiescence over captures. */
#ifndef ENGINE_SEARCH_H
#define ENGINE_SEARCH_H

#include "engine/effort.h"
#include "engine/endgame.h"
#include "engine/evaluate.h"
#include "engine/line.h"
#include "engine/transpositions.h"

/* What one thread searches with. Of what is shared only the table changes meanwhile, and the
 * budget in effort. */
struct search {
    const struct dm_rules *rules;
    const struct line *line;
    const struct evaluation *evaluation;
    const struct transpositions *table;
    const struct endgame *endgame;
    struct network_sums sums;
    struct effort effort;
    struct ordering ordering;
    struct frame frames[PLIES_MAX + 1];
};

#define SCORE_INFINITE (DM_SCORE_WIN + 1)

/* What a node is asked. */
struct task {
    int depth, alpha, beta;
    unsigned first; /* index of the move to try first, or NO_MOVE */
    unsigned most;  /* beyond so many, moves are left out that neither take nor crown */
};

/* Begins a search: lists the moves of the root, in frames[0]. DM_E_GAME_OVER if there are none,
 * DM_E_TOO_MANY_MOVES if the list has no room for them. effort has begun. */
enum dm_error search_begin(struct search *search, const struct dm_situation *situation);
/* Searches the moves of the root, but for the last `hidden` of their list, and that of index
 * `first` before the others. Returns the score. frames[0].pv is the best line, of length 0 if no
 * move has reached alpha. */
int search_root(struct search *search, const struct task *task, unsigned hidden);

#endif
