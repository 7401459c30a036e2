/* The threads of an engine. All search the same position, each on its own, and find in the shared
 * table what the others have found: "lazy" parallel search. The caller's thread leads: it reports,
 * watches the limits, and its result counts. */
#ifndef ENGINE_CREW_H
#define ENGINE_CREW_H

#include "engine/deepen.h"

struct dm_engine {
    const struct dm_rules *rules;
    struct line line;
    struct evaluation evaluation;
    struct dm_network *network; /* its own, that it begins with; NULL if there is none */
    struct transpositions table;
    struct endgame endgame;
    struct budget budget;
    unsigned threads;
    struct deepening *deepening[DM_THREADS_MAX]; /* one a thread, the first the caller's */
};

/* Makes it so many threads' memory; if there isn't so much, nothing has changed. */
enum dm_error crew_resize(struct dm_engine *engine, unsigned threads);
void crew_free(struct dm_engine *engine);
/* Lets a network judge, or the built-in evaluation if it is NULL. */
void crew_judge_by(struct dm_engine *engine, const struct dm_network *network);
/* Forgets what the threads have learned, but for the table. */
void crew_forget(struct dm_engine *engine);
/* Begins a search, of the errors of search_begin. */
enum dm_error crew_begin(struct dm_engine *engine, const struct dm_situation *situation,
                         const struct dm_limits *limits);
/* deepen, with the help of all threads. */
void crew_deepen(struct dm_engine *engine, dm_analysis_fn report, void *context,
                 struct dm_analysis *out);

#endif
