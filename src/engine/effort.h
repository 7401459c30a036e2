/* How much a search has done and when it must end. */
#ifndef ENGINE_EFFORT_H
#define ENGINE_EFFORT_H

#include <stdatomic.h>

#include "damier/engine.h"

struct effort {
    struct dm_limits limits;
    double started; /* clock_ms */
    uint64_t nodes;
    uint64_t check_at; /* number of nodes at which to look at limits, clock and stop again */
    bool over;         /* unwind: whatever is returned from now on means nothing */
    /* The only fields that other threads and signal handlers touch. */
    atomic_bool stop, pondering;
};

void effort_start(struct effort *effort, const struct dm_limits *limits);
unsigned effort_time_ms(const struct effort *effort);
/* Fills in the nodes and the time so far. */
void effort_tell(const struct effort *effort, struct dm_analysis *out);
/* Looks at limits, clock and stop. */
void effort_check(struct effort *effort);

/* Counts a node; true if the search must end. */
static inline bool effort_spend(struct effort *effort) {
    if (effort->over) return true;
    if (++effort->nodes >= effort->check_at) effort_check(effort);
    return effort->over;
}

#endif
