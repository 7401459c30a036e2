/* Our engine as a player. */
#include <string.h>

#include "base/fault.h"
#include "train/player.h"

/* The evaluation that was asked for, if any was. */
static enum dm_error use_network(struct player *player, struct dm_fault *fault) {
    const char *path = player->contestant->evaluation;
    if (!path) return DM_OK;
    if (strcmp(path, DM_EVALUATION_BUILT_IN) != 0) {
        const enum dm_error error = dm_network_open(player->rules, path, &player->network, fault);
        if (error) return error;
    }
    dm_engine_use_network(player->engine, player->network);
    return DM_OK;
}

static enum dm_error use_tables(struct player *player, struct dm_fault *fault) {
    const char *folder = player->contestant->tables;
    if (!folder) return DM_OK;
    const enum dm_error error = dm_tables_open(folder, player->rules, &player->tables, fault);
    if (!error) dm_engine_use_tables(player->engine, player->tables);
    return error;
}

static enum dm_error open(struct player *player, struct dm_fault *fault) {
    const struct dm_contestant *contestant = player->contestant;
    player->engine = dm_engine_new(player->rules, contestant->hash_mb);
    if (!player->engine) return fault_blame(fault, DM_E_MEMORY, "", "");
    enum dm_error error = dm_engine_set_threads(player->engine, contestant->threads);
    if (error) return fault_blame(fault, error, "threads", "");
    error = use_network(player, fault);
    return error ? error : use_tables(player, fault);
}

static void begin(struct player *player) { dm_engine_clear(player->engine); }

/* Ends the search if a stop came before it could be told. */
static bool report(void *context, const struct dm_analysis *analysis) {
    (void)analysis;
    return !atomic_load_explicit((atomic_bool *)context, memory_order_relaxed);
}

static enum dm_error choose(struct player *player, const struct turn *turn, struct choice *choice) {
    const struct dm_situation situation = dm_game_situation(turn->game);
    const unsigned level = player->contestant->level;
    struct dm_analysis analysis;
    const enum dm_error error =
        level == 0 ? dm_engine_search(player->engine, &situation, &turn->limits, report,
                                      (void *)(uintptr_t)turn->stop, &analysis)
                   : dm_engine_play(player->engine, &situation, level, random_next(&player->random),
                                    &analysis);
    choice->move = analysis.best;
    return error;
}

static void stop(struct player *player) { dm_engine_stop(player->engine); }

static void close(struct player *player) {
    dm_engine_free(player->engine);
    dm_network_free(player->network);
    dm_tables_close(player->tables);
}

const struct player_kind player_machine = {
    .open = open, .begin = begin, .choose = choose, .stop = stop, .close = close};
