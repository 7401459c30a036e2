/* Russian draughts (shashki). */
#include "rules/sets/families.h"

const struct dm_rules rules_russian = {
    DIAGONAL_EIGHT,
    .id = "russian",
    .name = "Russian",
    .source = "International Draughts Federation, section 64, rules of Russian draughts",
    .network = "russian",
    .draw_margin = 114,
    .pdn_type = 25,
    .capture_sign = ':',
    .man_takes = DM_DIAGONAL,
    .king_flies = true,
    .crowning = DM_CROWN_AT_ONCE,
    .draws = {KINGS_ONLY(15),
              {.plies = 2 * 15,
               .reason = DM_MATERIAL,
               .patterns = 1,
               .pattern = {{.strong = FORCE(0, 0, 3, ANY_NUMBER, 3, ANY_NUMBER),
                            .weak = LONE_KING}}},
              {.plies = 2 * 5,
               .reason = DM_MATERIAL,
               .patterns = 2,
               .pattern =
                   {{.strong = WITH_A_KING(2, 3), .weak = LONE_KING, .weak_on_long_diagonal = true},
                    {.strong = WITH_A_KING(2, 2), .weak = LONE_KING}}},
              /* No change of material with kings on both sides. */
              {.plies = 2 * 30,
               .resets = DM_BY_CAPTURE | DM_BY_CROWNING,
               .reason = DM_NO_PROGRESS,
               .patterns = 1,
               .pattern = {{.strong = WITH_A_KING(1, ANY_NUMBER),
                            .weak = WITH_A_KING(1, ANY_NUMBER),
                            .total_min = 4,
                            .total_max = 5}}},
              {.plies = 2 * 60,
               .resets = DM_BY_CAPTURE | DM_BY_CROWNING,
               .reason = DM_NO_PROGRESS,
               .patterns = 1,
               .pattern = {{.strong = WITH_A_KING(1, ANY_NUMBER),
                            .weak = WITH_A_KING(1, ANY_NUMBER),
                            .total_min = 6,
                            .total_max = 7}}}},
    .level_nodes = {0, 110, 360, 1400, 600, 1200, 2900, 13000, 130000},
    .generator = &generator_russian,
};

#define R (&rules_russian)
#define GENERATOR generator_russian
#include "rules/movegen.h"
