/* Exports: the machine, and counting. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "wasm/exports.h"
#include "wasm/instance.h"
#include "wasm/view.h"

int wasm_network(int rules_index, int size) {
    const struct dm_rules *rules = instance_rules(rules_index);
    struct dm_network *network;
    if (!rules || !rules->network || size < 0 || size > (int)IO_SIZE)
        return instance_error(DM_E_ARGUMENT);
    const enum dm_error error = dm_network_read(rules, instance.io, (size_t)size, &network);
    if (error) return instance_error(error);
    instance_drop_engine();
    dm_network_free(instance.network);
    instance.network = network;
    instance.network_name = rules->network;
    return 0;
}

int wasm_tables(int rules_index, int size) {
    const struct dm_rules *rules = instance_rules(rules_index);
    struct dm_tables *tables = NULL;
    struct dm_fault fault = {.code = DM_E_MEMORY};
    if (!rules || size <= 0 || size > (int)IO_SIZE) return instance_error(DM_E_ARGUMENT);
    void *image = malloc((size_t)size); /* what is in the buffer won't stay */
    if (image) {
        memcpy(image, instance.io, (size_t)size);
        dm_tables_open_image(image, (size_t)size, rules, &tables, &fault);
    }
    if (!tables) {
        free(image);
        return instance_fault(&fault);
    }
    instance_drop_engine();
    dm_tables_close(instance.tables);
    free(instance.image);
    instance.ending = rules;
    instance.tables = tables;
    instance.image = image;
    return 0;
}

static int answer(const struct dm_situation *situation, const struct dm_analysis *analysis) {
    struct json json = json_in(instance.io, IO_SIZE);
    json_open(&json, NULL, '{');
    view_effect(&json, "effect", instance.rules, &analysis->best);
    json_number(&json, "score", analysis->score);
    json_number(&json, "depth", analysis->depth);
    json_number(&json, "nodes", (int64_t)analysis->nodes);
    json_number(&json, "ms", analysis->time_ms);
    view_line(&json, "pv", instance.rules, &situation->position, analysis);
    json_close(&json, '}');
    return instance_answer(&json);
}

int wasm_search(int level, int depth, double nodes, int time_ms, double seed) {
    const int64_t node_limit = instance_whole(nodes), whole_seed = instance_whole(seed);
    if (!instance.game || level < 0 || level > DM_LEVELS || depth < 0 || depth > DM_DEPTH_MAX ||
        node_limit < 0 || time_ms < 0 || whole_seed < 0)
        return instance_error(DM_E_ARGUMENT);
    if (dm_game_status(instance.game).result) return instance_error(DM_E_GAME_OVER);
    struct dm_engine *engine = instance_engine();
    if (!engine) return instance_error(DM_E_MEMORY);
    const struct dm_situation situation = dm_game_situation(instance.game);
    const struct dm_limits limits = {
        .depth = (unsigned)depth, .nodes = (uint64_t)node_limit, .time_ms = (unsigned)time_ms};
    struct dm_analysis analysis;
    const enum dm_error error =
        level == 0
            ? dm_engine_search(engine, &situation, &limits, NULL, NULL, &analysis)
            : dm_engine_play(engine, &situation, (unsigned)level, (uint64_t)whole_seed, &analysis);
    return error ? instance_error(error) : answer(&situation, &analysis);
}

int wasm_takes_draw(int score) {
    if (!instance.game) return instance_error(DM_E_ARGUMENT);
    const struct dm_situation situation = dm_game_situation(instance.game);
    return dm_machine_takes_draw(instance.rules, &situation, score);
}

int wasm_hopeless(int before, int score) {
    if (before < 0 || before == INT32_MAX) return instance_error(DM_E_ARGUMENT);
    return (int)dm_machine_hopeless((unsigned)before, score);
}

int wasm_resigns(int level, int hopeless) {
    if (level < 1 || level > DM_LEVELS || hopeless < 0) return instance_error(DM_E_ARGUMENT);
    return dm_machine_resigns((unsigned)level, (unsigned)hopeless);
}

double wasm_bench_nodes(int rules_index, int depth) {
    const struct dm_rules *rules = instance_rules(rules_index);
    struct dm_analysis analysis;
    if (!rules || depth < 1 || depth > DM_DEPTH_MAX) return instance_error(DM_E_ARGUMENT);
    const enum dm_error error =
        dm_engine_bench(rules, instance_network(rules), (unsigned)depth, &analysis);
    return error ? instance_error(error) : (double)analysis.nodes;
}

double wasm_perft(int depth) {
    uint64_t count;
    if (!instance.game || depth < 0) return instance_error(DM_E_ARGUMENT);
    const enum dm_error error =
        dm_perft(instance.rules, dm_game_position(instance.game), (unsigned)depth, NULL, &count);
    return error ? instance_error(error) : (double)count;
}
