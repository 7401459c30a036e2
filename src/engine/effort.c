#include "engine/effort.h"

#include "base/clock.h"

/* Nodes between two looks at the clock: about a fifth of a millisecond. */
#define CHECK_NODES 1024

static void plan_check(struct effort *effort) {
    const uint64_t limit = effort->limits.nodes;
    effort->check_at = effort->nodes + CHECK_NODES;
    if (limit && limit < effort->check_at) effort->check_at = limit;
}

void effort_start(struct effort *effort, const struct dm_limits *limits) {
    effort->limits = *limits;
    effort->started = clock_ms();
    effort->nodes = 0;
    effort->over = false;
    atomic_store(&effort->stop, false);
    atomic_store(&effort->pondering, limits->ponder);
    if (limits->left_ms && !limits->time_ms)
        effort->limits.time_ms = 1 + limits->left_ms / 40 + limits->increment_ms / 2;
    plan_check(effort);
}

unsigned effort_time_ms(const struct effort *effort) {
    return (unsigned)(clock_ms() - effort->started);
}

void effort_tell(const struct effort *effort, struct dm_analysis *out) {
    out->nodes = effort->nodes;
    out->time_ms = effort_time_ms(effort);
}

void effort_check(struct effort *effort) {
    const struct dm_limits *limits = &effort->limits;
    const bool pondering = atomic_load_explicit(&effort->pondering, memory_order_relaxed);
    if ((limits->nodes && !pondering && effort->nodes >= limits->nodes) ||
        (limits->time_ms && !pondering && effort_time_ms(effort) >= limits->time_ms) ||
        atomic_load_explicit(&effort->stop, memory_order_relaxed))
        effort->over = true;
    plan_check(effort);
}
