/* When a search must end: its limits, its share of a clock, and being told to. One for all threads
 * of a search. */
#ifndef ENGINE_BUDGET_H
#define ENGINE_BUDGET_H

#include <stdatomic.h>

#include "damier/engine.h"

struct budget {
    struct dm_limits limits;
    double started; /* clock_ms */
    /* Of a clock, for this move: what it should take as a rule, and what it never may exceed. */
    double share_ms, most_ms;
    /* What follows other threads touch, and the first two signal handlers too. */
    atomic_bool stop;          /* unwind: whatever is returned from now on means nothing */
    _Atomic double counted;    /* clock_ms from when on time counts; while pondering never */
    _Atomic double allowed_ms; /* what this move may take as things stand */
    _Atomic uint64_t nodes;    /* of all threads, as far as they have told */
};

/* How the search has gone since the depth before, for sharing out a clock. */
struct trend {
    unsigned choices; /* legal moves */
    unsigned steady;  /* depths since the best move was another */
    int drop;         /* by how much the score has fallen */
};

void budget_begin(struct budget *budget, const struct dm_situation *situation,
                  const struct dm_limits *limits);
/* How deep may be searched, as things stand. */
unsigned budget_depth(const struct budget *budget);
/* Since the search began, pondering and all. */
double budget_ms(const struct budget *budget);
/* Stops the search if the limit of nodes (of all threads) or of time is reached. Every thread
 * looks: among more threads than processors one alone might not come to it for seconds. */
void budget_check(struct budget *budget, uint64_t nodes);
/* After each finished depth: true if another would not be worth its time. Only a clock's share
 * ends a search here; other limits are used up. */
bool budget_spent(struct budget *budget, const struct trend *trend);
/* The best move turns out worse than thought: there is time to find another. */
void budget_worry(struct budget *budget);
/* The move pondered on was played. */
void budget_count(struct budget *budget);

static inline void budget_stop(struct budget *budget) {
    atomic_store_explicit(&budget->stop, true, memory_order_relaxed);
}

static inline bool budget_over(const struct budget *budget) {
    return atomic_load_explicit(&budget->stop, memory_order_relaxed);
}

#endif
