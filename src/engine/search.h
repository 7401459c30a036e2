/* The search proper: principal variation search (Marsland and Campbell, "Parallel search of
 * strongly ordered game trees", Computing Surveys 14(4), 1982) with quiescence over captures. */
#ifndef ENGINE_SEARCH_H
#define ENGINE_SEARCH_H

#include "engine/effort.h"
#include "engine/evaluate.h"
#include "engine/line.h"
#include "engine/transpositions.h"

struct dm_engine {
    const struct dm_rules *rules;
    struct effort effort;
    struct line line;
    struct evaluation evaluation;
    struct ordering ordering;
    struct transpositions table;
    struct frame frames[PLIES_MAX + 1];
};

#define SCORE_INFINITE (DM_SCORE_WIN + 1)

/* Begins a search: lists the moves of the root, in frames[0]. DM_E_GAME_OVER if there are none. */
enum dm_error search_begin(struct dm_engine *engine, const struct dm_situation *situation,
                           const struct dm_limits *limits);
/* Searches all moves of the root, that of index `first` before the others. Returns the score.
 * frames[0].pv is the best line, of length 0 if no move has reached alpha. */
int search_root(struct dm_engine *engine, int depth, int alpha, int beta, unsigned first);
/* Searches one move of the root. frames[0].pv is the line with it. */
int search_move(struct dm_engine *engine, unsigned index, int depth, int alpha, int beta);

#endif
