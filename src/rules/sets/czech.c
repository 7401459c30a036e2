/* Czech draughts. */
#include "rules/sets/families.h"

const struct dm_rules rules_czech = {
    DIAGONAL_EIGHT,
    .id = "czech",
    .name = "Czech",
    .source = "Česká federace dámy, rules of Czech draughts",
    .network = "czech",
    .draw_margin = 108,
    .pdn_type = 29,
    .king_flies = true,
    /* If a king can capture, a king must. */
    .choice = {.by_king = 1},
    .draws = {NO_PROGRESS(15, DM_BY_CAPTURE | DM_BY_MAN_MOVE)},
    .level_nodes = {0, 130, 400, 1250, 490, 1100, 3300, 15000, 150000},
    .generator = &generator_czech,
};

#define R (&rules_czech)
#define GENERATOR generator_czech
#include "rules/movegen.h"
