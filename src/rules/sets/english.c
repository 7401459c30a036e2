/* English draughts (checkers). */
#include "rules/sets/families.h"

const struct dm_rules rules_english = {
    DIAGONAL_EIGHT,
    .id = "english",
    .name = "English",
    .source = "World Checkers/Draughts Federation, rules of draughts",
    .network = "english",
    .draw_margin = 146,
    .pdn_type = 21,
    .naming = DM_FROM_UPPER_LEFT,
    .first = DM_BLACK,
    .draws = {NO_PROGRESS(40, DM_BY_CAPTURE | DM_BY_MAN_MOVE)},
    .level_nodes = {0, 115, 520, 2800, 520, 1500, 4300, 20000, 150000},
    .generator = &generator_english,
};

#define R (&rules_english)
#define GENERATOR generator_english
#include "rules/movegen.h"
