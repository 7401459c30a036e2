#include <stdlib.h>

#include "base/threads.h"
#include "engine/crew.h"

/* The size of the table that dm_engine_bench searches with: part of what it counts. */
#define BENCH_HASH_MB 16

struct dm_engine *dm_engine_new(const struct dm_rules *rules, unsigned hash_mb) {
    struct dm_engine *engine = calloc(1, sizeof *engine);
    if (!engine) return NULL;
    engine->rules = rules;
    line_prepare(&engine->line, rules);
    evaluation_prepare(&engine->evaluation, rules);
    const enum dm_error error = dm_network_builtin(rules, &engine->network);
    evaluation_use(&engine->evaluation, engine->network);
    if (error != DM_E_MEMORY && transpositions_open(&engine->table, hash_mb ? hash_mb : 1) &&
        !crew_resize(engine, 1))
        return engine;
    dm_engine_free(engine);
    return NULL;
}

void dm_engine_free(struct dm_engine *engine) {
    if (!engine) return;
    crew_free(engine);
    transpositions_close(&engine->table);
    dm_network_free(engine->network);
    free(engine);
}

void dm_engine_use_network(struct dm_engine *engine, const struct dm_network *network) {
    crew_judge_by(engine, network);
}

void dm_engine_use_tables(struct dm_engine *engine, const struct dm_tables *tables) {
    endgame_use(&engine->endgame, tables);
    dm_engine_clear(engine);
}

void dm_engine_clear(struct dm_engine *engine) {
    transpositions_clear(&engine->table);
    crew_forget(engine);
}

enum dm_error dm_engine_search(struct dm_engine *engine, const struct dm_situation *situation,
                               const struct dm_limits *limits, dm_analysis_fn report, void *context,
                               struct dm_analysis *out) {
    const enum dm_error error = crew_begin(engine, situation, limits);
    if (!error) crew_deepen(engine, report, context, out);
    return error;
}

void dm_engine_stop(struct dm_engine *engine) { budget_stop(&engine->budget); }

void dm_engine_ponder_hit(struct dm_engine *engine) { budget_count(&engine->budget); }

enum dm_error dm_engine_set_threads(struct dm_engine *engine, unsigned threads) {
    const unsigned most = THREADS_AVAILABLE ? DM_THREADS_MAX : 1;
    if (threads == 0 || threads > most) return DM_E_ARGUMENT;
    return crew_resize(engine, threads);
}

enum dm_error dm_engine_bench(const struct dm_rules *rules, const struct dm_network *network,
                              unsigned depth, struct dm_analysis *out) {
    struct dm_engine *engine = dm_engine_new(rules, BENCH_HASH_MB);
    if (!engine) return DM_E_MEMORY;
    if (network) dm_engine_use_network(engine, network);
    const struct dm_situation start = {.position = dm_position_start(rules)};
    const struct dm_limits limits = {.depth = depth};
    const enum dm_error error = dm_engine_search(engine, &start, &limits, NULL, NULL, out);
    dm_engine_free(engine);
    return error;
}

int dm_engine_evaluate(struct dm_engine *engine, const struct dm_position *position) {
    return evaluate(&engine->evaluation, &engine->deepening[0]->search.sums, position);
}
