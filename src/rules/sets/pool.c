/* Pool checkers. */
#include "rules/sets/families.h"

const struct dm_rules rules_pool = {
    DIAGONAL_EIGHT,
    .id = "pool",
    .name = "Pool",
    .source = "American Pool Checker Association, rules of pool checkers",
    .network = "pool",
    .draw_margin = 100,
    .pdn_type = 23,
    .naming = DM_FROM_UPPER_LEFT,
    .first = DM_BLACK,
    .man_takes = DM_DIAGONAL,
    .king_flies = true,
    .crowning = DM_CROWN_AT_END,
    .draws = {NO_PROGRESS(40, DM_BY_CAPTURE | DM_BY_MAN_MOVE),
              {.plies = 2 * 13,
               .reason = DM_MATERIAL,
               .patterns = 1,
               .pattern = {{.strong = KINGS(3), .weak = LONE_KING}}}},
    .level_nodes = {0, 100, 270, 640, 560, 1350, 3300, 9500, 110000},
    .generator = &generator_pool,
};

#define R (&rules_pool)
#define GENERATOR generator_pool
#include "rules/movegen.h"
