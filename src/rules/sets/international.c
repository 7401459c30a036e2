/* International draughts (Polish draughts), 10x10. */
#include "rules/sets/families.h"

const struct dm_rules rules_international = {
    DIAGONAL_EIGHT,
    .id = "international",
    .name = "International",
    .source = "Fédération Mondiale du Jeu de Dames, rules of the game",
    .network = "international",
    .draw_margin = 120,
    .pdn_type = 20,
    .pdn_points = true,
    .size = 10,
    .man_rows = 4,
    .naming = DM_FROM_UPPER_LEFT,
    .man_takes = DM_DIAGONAL,
    .king_flies = true,
    .crowning = DM_CROWN_AT_END,
    .choice = {.pieces = 1},
    .draws = {KINGS_ONLY(25),
              {.plies = 2 * 16,
               .reason = DM_MATERIAL,
               .patterns = 1,
               .pattern = {{.strong = WITH_A_KING(3, 3), .weak = LONE_KING}}},
              {.plies = 2 * 5,
               .reason = DM_MATERIAL,
               .patterns = 1,
               .pattern = {{.strong = WITH_A_KING(1, 2), .weak = LONE_KING}}}},
    .level_nodes = {0, 170, 550, 1800, 760, 2500, 8000, 36000, 220000},
    .generator = &generator_international,
};

#define R (&rules_international)
#define GENERATOR generator_international
#include "rules/movegen.h"
