#include "engine/budget.h"

#include "base/clock.h"
#include "rules/pieces.h"

/* Later than any clock will ever show. */
#define NEVER 1e300

/* What is kept back of a clock, so that a move that is late still comes in time: a fixed part for
 * whatever lies between the engine and the clock, and a part of the rest. */
#define MARGIN_MS 15
#define MARGIN_PART 50

/* How many moves a side may still have to make: some even in an ending, more with more pieces. */
#define MOVES_AT_LEAST 12
#define MOVES_PER_PIECE 0.75

/* No move takes more than so many shares, nor so large a part of what is left. */
#define SHARES_MOST 5
#define PART_MOST 0.6

/* Percent of a share, by the number of depths that the best move has been the same; and how many
 * more for each hundredth of a man that the score has dropped. */
static const unsigned patience[] = {140, 120, 100, 85, 75, 65};
#define PATIENCE_LAST (sizeof patience / sizeof *patience - 1)
#define WORRY_PER_POINT 2
#define WORRY_MOST 120
/* A depth takes about as long as all before it together: with less than that left it would be
 * begun in vain. */
#define WORTH_BEGINNING 0.55

static double least(double a, double b) { return a < b ? a : b; }

static void share_out(struct budget *budget, unsigned pieces) {
    const struct dm_limits *limits = &budget->limits;
    const double clock = limits->left_ms, margin = MARGIN_MS + clock / MARGIN_PART;
    /* With next to nothing left the margin goes too. */
    const double left = clock > 2 * margin ? clock - margin : clock / 2;
    const double moves =
        limits->moves_to_go ? limits->moves_to_go : MOVES_AT_LEAST + MOVES_PER_PIECE * pieces;
    const double part = limits->moves_to_go == 1 ? 1 : PART_MOST;
    budget->share_ms = left / moves + limits->increment_ms * (moves - 1) / moves;
    budget->most_ms = least(SHARES_MOST * budget->share_ms, part * left);
    budget->share_ms = least(budget->share_ms, budget->most_ms);
}

void budget_begin(struct budget *budget, const struct dm_situation *situation,
                  const struct dm_limits *limits) {
    budget->limits = *limits;
    budget->started = clock_ms();
    budget->most_ms = limits->time_ms ? limits->time_ms : NEVER;
    if (limits->left_ms) {
        const double bound = budget->most_ms;
        share_out(budget, (unsigned)pieces_count(&situation->position));
        budget->most_ms = least(budget->most_ms, bound);
    }
    atomic_store(&budget->allowed_ms, budget->most_ms);
    atomic_store(&budget->stop, false);
    atomic_store(&budget->counted, limits->ponder ? NEVER : budget->started);
    atomic_store(&budget->nodes, 0);
}

double budget_ms(const struct budget *budget) { return clock_ms() - budget->started; }

static double counted_from(const struct budget *budget) {
    return atomic_load_explicit(&budget->counted, memory_order_relaxed);
}

static double allowed_ms(const struct budget *budget) {
    return atomic_load_explicit(&budget->allowed_ms, memory_order_relaxed);
}

static void allow(struct budget *budget, double ms) {
    atomic_store_explicit(&budget->allowed_ms, ms, memory_order_relaxed);
}

/* Negative while pondering. */
static double counted_ms(const struct budget *budget) { return clock_ms() - counted_from(budget); }

unsigned budget_depth(const struct budget *budget) {
    const unsigned depth = budget->limits.depth;
    const bool limited = depth && depth < DM_DEPTH_MAX && counted_from(budget) < NEVER;
    return limited ? depth : DM_DEPTH_MAX;
}

void budget_check(struct budget *budget, uint64_t nodes) {
    const uint64_t limit = budget->limits.nodes;
    if (limit && nodes >= limit && counted_from(budget) < NEVER) budget_stop(budget);
    if (counted_ms(budget) >= allowed_ms(budget)) budget_stop(budget);
}

/* What a move with this trend should take. */
static double target_ms(const struct budget *budget, const struct trend *trend) {
    const unsigned steady = trend->steady < PATIENCE_LAST ? trend->steady : PATIENCE_LAST;
    int percent = (int)patience[steady];
    if (trend->drop > 0)
        percent +=
            trend->drop * WORRY_PER_POINT < WORRY_MOST ? trend->drop * WORRY_PER_POINT : WORRY_MOST;
    return least(budget->share_ms * percent / 100, budget->most_ms);
}

bool budget_spent(struct budget *budget, const struct trend *trend) {
    if (!budget->limits.left_ms) return false;
    const double time = counted_ms(budget), target = target_ms(budget, trend);
    allow(budget, least(2 * target, budget->most_ms));
    return time >= 0 && (trend->choices == 1 || time >= WORTH_BEGINNING * target);
}

void budget_worry(struct budget *budget) {
    if (budget->limits.left_ms) allow(budget, budget->most_ms);
}

void budget_count(struct budget *budget) {
    atomic_store_explicit(&budget->counted, clock_ms(), memory_order_relaxed);
}
