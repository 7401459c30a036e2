/* The generator for any record, read at run time; keeps the chains' paths. */
#define R rules
#define GENERATOR generator_any
#define KEEP_PATHS
#include "rules/movegen.h"

static void walk_chains(const struct dm_rules *rules, const struct view *view, int side,
                        struct hunt *hunt) {
    hunt->jumps = JUMPS_MAX;
    hunt->out->count = 0;
    if (side == DM_WHITE)
        list_chains_0(rules, view, view->men, true, hunt);
    else
        list_chains_1(rules, view, view->men, true, hunt);
}

/* Walks twice: only after the first time the highest value is known, and with it which of several
 * ways to one effect is legal (in Italian the one that meets a king earliest). */
bool generator_walk(const struct dm_rules *rules, const struct dm_position *position,
                    chain_fn visit, void *context) {
    struct dm_moves moves = {.count = 0, .overflow = false};
    const bool white = position->side == DM_WHITE;
    const struct view view = white ? look_0(rules, position) : look_1(rules, position);
    struct hunt hunt = hunt_0(rules, &view, &moves);
    hunt.visit = visit;
    hunt.context = context;
    if (white) hunt_all_0(rules, &view, &hunt);
    else hunt_all_1(rules, &view, &hunt);
    return !moves.overflow;
}
