/* Iterative deepening with aspiration windows (Slate and Atkin, "Chess 4.5", 1977). */
#ifndef ENGINE_DEEPEN_H
#define ENGINE_DEEPEN_H

#include "engine/search.h"

/* Searches deeper and deeper after search_begin, until a limit is reached. report may be NULL.
 * Fills *out, whose best move is legal however early it ends. */
void deepen(struct dm_engine *engine, dm_analysis_fn report, void *context,
            struct dm_analysis *out);

#endif
