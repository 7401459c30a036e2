/* Even openings: random moves, then a quick search to throw most away, then a long one. */
#include <pthread.h>
#include <stdlib.h>

#include "base/random.h"
#include "base/threads.h"
#include "damier/engine.h"
#include "train/openings_list.h"

#define QUICK_DEPTH 6
#define HASH_MB 4 /* cleared for each search */
/* So many candidates in a row without a find: there are no more. */
#define FRUITLESS_MAX 20000

struct making {
    const struct dm_openings_plan *plan;
    pthread_mutex_t lock; /* of all below, and the callbacks */
    struct dm_openings *openings;
    struct random random; /* seeds of candidates */
    unsigned fruitless;   /* candidates since the last find */
    enum dm_error error;  /* why it has ended; DM_OK: not yet, or because there are enough */
};

struct maker {
    struct making *making;
    struct thread thread;
    struct dm_engine *engine;
};

/* Some random plies from the start. False if the game ends there. */
static bool wander(const struct dm_openings_plan *plan, uint64_t seed, struct dm_position *out) {
    struct random random = {.state = seed};
    const unsigned spread = plan->plies_max - plan->plies_min + 1;
    unsigned plies = plan->plies_min + random_below(&random, spread);
    *out = dm_position_start(plan->rules);
    for (; plies; plies--) {
        struct dm_moves moves;
        dm_moves_list(plan->rules, out, &moves);
        if (!moves.count) return false;
        *out = dm_move_make(out, &moves.move[random_below(&random, moves.count)]);
    }
    return openings_fit(plan->rules, out) && !dm_can_capture(plan->rules, out);
}

static bool is_even(struct maker *maker, const struct dm_position *position,
                    const struct dm_limits *limits) {
    const struct dm_situation situation = {.position = *position};
    struct dm_analysis analysis;
    dm_engine_clear(maker->engine);
    return !dm_engine_search(maker->engine, &situation, limits, NULL, NULL, &analysis) &&
           abs(analysis.score) <= maker->making->plan->within;
}

/* With the lock. */
static bool is_known(const struct making *making, const struct dm_position *position) {
    const struct dm_openings *openings = making->openings;
    for (unsigned i = 0; i < openings->count; i++)
        if (dm_position_equal(&openings->position[i], position)) return true;
    return false;
}

static bool is_new(struct making *making, const struct dm_position *position) {
    pthread_mutex_lock(&making->lock);
    const bool known = is_known(making, position);
    pthread_mutex_unlock(&making->lock);
    return !known;
}

/* A candidate that has passed; false if it hasn't. */
static bool try_one(struct maker *maker, uint64_t seed, struct dm_position *out) {
    const struct dm_openings_plan *plan = maker->making->plan;
    const struct dm_limits quick = {.depth = QUICK_DEPTH}, thorough = {.nodes = plan->nodes};
    return wander(plan, seed, out) && is_new(maker->making, out) && is_even(maker, out, &quick) &&
           is_even(maker, out, &thorough);
}

/* Takes a find over. With the lock. */
static enum dm_error keep(struct making *making, const struct dm_position *position) {
    const struct dm_openings_plan *plan = making->plan;
    if (making->openings->count >= plan->count || is_known(making, position)) return DM_OK;
    making->fruitless = 0;
    const enum dm_error error = openings_add(making->openings, position);
    if (error) return error;
    return plan->found(plan->context, position) ? DM_OK : DM_E_IO;
}

/* The seed of the next candidate; false if there is to be none. */
static bool next_seed(struct making *making, uint64_t *seed) {
    const struct dm_openings_plan *plan = making->plan;
    pthread_mutex_lock(&making->lock);
    if (!making->error && plan->stopped(plan->context)) making->error = DM_E_STOPPED;
    if (!making->error && ++making->fruitless > FRUITLESS_MAX) making->error = DM_E_NO_OPENINGS;
    const bool more = !making->error && making->openings->count < plan->count;
    *seed = random_next(&making->random);
    pthread_mutex_unlock(&making->lock);
    return more;
}

static void give_up(struct making *making, enum dm_error error) {
    pthread_mutex_lock(&making->lock);
    making->error = error;
    pthread_mutex_unlock(&making->lock);
}

static void *make(void *context) {
    struct maker *maker = context;
    struct making *making = maker->making;
    uint64_t seed;
    while (next_seed(making, &seed)) {
        struct dm_position position;
        if (!try_one(maker, seed, &position)) continue;
        pthread_mutex_lock(&making->lock);
        const enum dm_error error = keep(making, &position);
        if (error) making->error = error;
        pthread_mutex_unlock(&making->lock);
    }
    return NULL;
}

/* Runs as many as there can be, the last one on the caller's thread. */
static enum dm_error run(struct making *making, struct maker *makers, unsigned count) {
    unsigned ready = 0;
    for (; ready < count; ready++) {
        makers[ready].making = making;
        makers[ready].engine = dm_engine_new(making->plan->rules, HASH_MB);
        if (!makers[ready].engine) break;
        if (ready + 1 < count && !thread_start(&makers[ready].thread, make, &makers[ready])) break;
    }
    if (ready < count)
        give_up(making, DM_E_MEMORY);
    else
        make(&makers[--ready]);
    for (unsigned i = 0; i < ready; i++) thread_join(&makers[i].thread);
    for (unsigned i = 0; i < count; i++) dm_engine_free(makers[i].engine);
    return making->error;
}

enum dm_error dm_openings_make(const struct dm_openings_plan *plan, struct dm_openings *openings) {
    struct making making = {.plan = plan,
                            .lock = PTHREAD_MUTEX_INITIALIZER,
                            .openings = openings,
                            /* Others than those tried before there were so many. */
                            .random = {.state = plan->seed ^ (uint64_t)openings->count << 32}};
    struct maker *makers = calloc(plan->threads, sizeof *makers);
    const enum dm_error error = makers ? run(&making, makers, plan->threads) : DM_E_MEMORY;
    free(makers);
    pthread_mutex_destroy(&making.lock);
    return error;
}
