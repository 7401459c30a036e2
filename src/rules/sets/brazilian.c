/* Brazilian draughts: international rules on 8x8. */
#include "rules/sets/families.h"

const struct dm_rules rules_brazilian = {
    DIAGONAL_EIGHT,
    .id = "brazilian",
    .name = "Brazilian",
    .source = "Confederação Brasileira de Jogo de Damas, official rules",
    .network = "brazilian",
    .draw_margin = 83,
    .pdn_type = 26,
    .man_takes = DM_DIAGONAL,
    .king_flies = true,
    .crowning = DM_CROWN_AT_END,
    .choice = {.pieces = 1},
    .draws = {KINGS_ONLY(20),
              {.plies = 2 * 5,
               .reason = DM_MATERIAL,
               .patterns = 5,
               .pattern = {{.strong = KINGS(2), .weak = KINGS(2)},
                           {.strong = KINGS(2), .weak = LONE_KING},
                           {.strong = KINGS(2), .weak = KING_AND_MAN},
                           {.strong = LONE_KING, .weak = LONE_KING},
                           {.strong = LONE_KING, .weak = KING_AND_MAN}}}},
    .level_nodes = {0, 85, 240, 840, 400, 1100, 3200, 18000, 120000},
    .generator = &generator_brazilian,
};

#define R (&rules_brazilian)
#define GENERATOR generator_brazilian
#include "rules/movegen.h"
