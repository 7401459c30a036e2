/* The generator for any record, read at run time; keeps the chains' paths. */
#define R rules
#define GENERATOR generator_any
#define KEEP_PATHS
#include "rules/movegen.h"

bool generator_walk(const struct dm_rules *rules, const struct dm_position *position,
                    chain_fn visit, void *context) {
    struct dm_moves moves = {.count = 0, .overflow = false};
    struct view view =
        position->side == DM_WHITE ? look_0(rules, position) : look_1(rules, position);
    struct hunt hunt = hunt_0(rules, &view, &moves);
    hunt.visit = visit;
    hunt.context = context;
    if (position->side == DM_WHITE)
        list_chains_0(rules, &view, view.men, true, &hunt);
    else
        list_chains_1(rules, &view, view.men, true, &hunt);
    return !moves.overflow;
}
