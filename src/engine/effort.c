#include "engine/effort.h"

/* Nodes between two looks at the clock: about a fifth of a millisecond. */
#define CHECK_NODES 1024

/* all: nodes of all threads. */
static void plan_check(struct effort *effort, uint64_t all) {
    const uint64_t limit = effort->budget->limits.nodes;
    const bool near = limit > all && limit - all < CHECK_NODES;
    effort->check_at = effort->nodes + (near ? limit - all : CHECK_NODES);
}

void effort_begin(struct effort *effort, struct budget *budget, bool leads) {
    *effort = (struct effort){.budget = budget, .leads = leads};
    plan_check(effort, 0);
}

void effort_check(struct effort *effort) {
    const uint64_t since = effort->nodes - effort->told;
    const uint64_t all =
        since + atomic_fetch_add_explicit(&effort->budget->nodes, since, memory_order_relaxed);
    effort->told = effort->nodes;
    budget_check(effort->budget, all);
    plan_check(effort, all);
}

void effort_tell(const struct effort *effort, struct dm_analysis *out) {
    out->nodes = effort->nodes - effort->told +
                 atomic_load_explicit(&effort->budget->nodes, memory_order_relaxed);
    out->time_ms = (unsigned)budget_ms(effort->budget);
}
