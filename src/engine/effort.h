/* How much one thread of a search has done, and when it looks whether to end. */
#ifndef ENGINE_EFFORT_H
#define ENGINE_EFFORT_H

#include "engine/budget.h"

struct effort {
    struct budget *budget;
    bool leads; /* its depths are the search's: it tells the budget how they go */
    uint64_t nodes;
    uint64_t told;     /* of these, what the budget knows of */
    uint64_t check_at; /* number of nodes at which to tell the budget and look at the limits */
};

void effort_begin(struct effort *effort, struct budget *budget, bool leads);
/* Tells the budget, and looks at the limits. */
void effort_check(struct effort *effort);
/* Fills in the nodes of all threads, as far as they have told, and the time so far. */
void effort_tell(const struct effort *effort, struct dm_analysis *out);

static inline bool effort_over(const struct effort *effort) { return budget_over(effort->budget); }

/* Counts a node; true if the search must end. */
static inline bool effort_spend(struct effort *effort) {
    if (effort_over(effort)) return true;
    if (++effort->nodes < effort->check_at) return false;
    effort_check(effort);
    return effort_over(effort);
}

/* Some lists of moves take as long as many nodes: after such a one the limits are looked at. */
#define EFFORT_MANY_JUMPS 1000
static inline void effort_list(struct effort *effort, const struct dm_moves *moves) {
    if (moves->jumps >= EFFORT_MANY_JUMPS) effort->check_at = effort->nodes;
}

#endif
