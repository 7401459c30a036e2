#include <stdlib.h>
#include <string.h>

#include "engine/deepen.h"

/* The size of the table that dm_engine_bench searches with: part of what it counts. */
#define BENCH_HASH_MB 16

struct dm_engine *dm_engine_new(const struct dm_rules *rules, unsigned hash_mb) {
    struct dm_engine *engine = calloc(1, sizeof *engine);
    if (!engine) return NULL;
    if (!transpositions_open(&engine->table, hash_mb ? hash_mb : 1)) {
        free(engine);
        return NULL;
    }
    engine->rules = rules;
    line_prepare(&engine->line, rules);
    evaluation_prepare(&engine->evaluation, rules);
    return engine;
}

void dm_engine_free(struct dm_engine *engine) {
    if (!engine) return;
    transpositions_close(&engine->table);
    free(engine);
}

void dm_engine_clear(struct dm_engine *engine) {
    transpositions_clear(&engine->table);
    memset(&engine->ordering, 0, sizeof engine->ordering);
}

enum dm_error dm_engine_search(struct dm_engine *engine, const struct dm_situation *situation,
                               const struct dm_limits *limits, dm_analysis_fn report, void *context,
                               struct dm_analysis *out) {
    const enum dm_error error = search_begin(engine, situation, limits);
    if (!error) deepen(engine, report, context, out);
    return error;
}

void dm_engine_stop(struct dm_engine *engine) {
    atomic_store_explicit(&engine->effort.stop, true, memory_order_relaxed);
}

void dm_engine_ponder_hit(struct dm_engine *engine) {
    atomic_store_explicit(&engine->effort.pondering, false, memory_order_relaxed);
}

enum dm_error dm_engine_set_threads(struct dm_engine *engine, unsigned threads) {
    (void)engine;
    if (threads == 0 || threads > DM_THREADS_MAX) return DM_E_ARGUMENT;
    return threads == 1 ? DM_OK : DM_E_MEMORY;
}

enum dm_error dm_engine_bench(const struct dm_rules *rules, unsigned depth,
                              struct dm_analysis *out) {
    struct dm_engine *engine = dm_engine_new(rules, BENCH_HASH_MB);
    if (!engine) return DM_E_MEMORY;
    const struct dm_situation start = {.position = dm_position_start(rules)};
    const struct dm_limits limits = {.depth = depth};
    const enum dm_error error = dm_engine_search(engine, &start, &limits, NULL, NULL, out);
    dm_engine_free(engine);
    return error;
}

int dm_engine_evaluate(const struct dm_rules *rules, const struct dm_position *position) {
    struct evaluation evaluation;
    evaluation_prepare(&evaluation, rules);
    return evaluate(&evaluation, position);
}
