/* Iterative deepening with aspiration windows (Slate and Atkin, "Chess 4.5", 1977), for as many
 * lines as are wanted. */
#ifndef ENGINE_DEEPEN_H
#define ENGINE_DEEPEN_H

#include "engine/search.h"

/* One thread's deepening search. */
struct deepening {
    struct search search;
    struct trend trend;
    unsigned lines;
    struct dm_analysis line[DM_LINES_MAX]; /* the best so far, best first */
};

/* Searches deeper and deeper after search_begin, until a limit is reached. report may be NULL.
 * Fills *out, whose best move is legal however early it ends. */
void deepen(struct deepening *deepening, dm_analysis_fn report, void *context,
            struct dm_analysis *out);
/* The same on another thread, for the sake of what the table gets, until that one has ended. */
void deepen_helping(struct deepening *deepening);

#endif
