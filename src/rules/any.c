/* The generator for any record, read at run time; keeps the chains' paths. */
#define ROLLED
#define R rules
#define GENERATOR generator_any
#define KEEP_PATHS
#include "rules/movegen.h"

static void walk_chains(const struct dm_rules *rules, const struct dm_position *position,
                        struct hunt *hunt) {
    const bool white = position->side == DM_WHITE;
    const struct view view = white ? look_0(rules, position) : look_1(rules, position);
    hunt->jumps = JUMPS_MAX;
    hunt->out->count = 0;
    if (white)
        hunt_all_0(rules, &view, view.men, hunt);
    else
        hunt_all_1(rules, &view, view.men, hunt);
}

static void ignore_chain(void *context, const struct dm_move *move, const struct dm_path *path) {
    (void)context, (void)move, (void)path;
}

/* Walks twice: only after the first time the highest value is known, and with it which of several
 * ways to one effect is legal (in Italian the one that meets a king earliest). */
bool generator_walk(const struct dm_rules *rules, const struct dm_position *position,
                    chain_fn visit, void *context) {
    struct dm_moves moves = {.overflow = false};
    struct hunt hunt = {.rules = rules,
                        .enemy =
                            position->men[position->side ^ 1] | position->kings[position->side ^ 1],
                        .enemy_kings = position->kings[position->side ^ 1],
                        .out = &moves,
                        .context = context};
    hunt.visit = ignore_chain;
    walk_chains(rules, position, &hunt);
    hunt.visit = visit;
    walk_chains(rules, position, &hunt);
    return !moves.overflow;
}
