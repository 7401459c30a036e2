/* Turkish draughts as Ludoteka plays it: moves as in `turkish`, other endings. */
#include "rules/sets/families.h"

const struct dm_rules rules_turkish_ludoteka = {
    TURKISH,
    .id = "turkish-ludoteka",
    .name = "Turkish (Ludoteka)",
    .source = "Ludoteka, rules of Turkish draughts",
    .network = "turkish",
    .draw_margin = 26,
    .endings = {{.reason = DM_ONE_PIECE_EACH, .pattern = {.strong = ONE_PIECE, .weak = ONE_PIECE}}},
    .draws = {NO_PROGRESS(16, DM_BY_CAPTURE | DM_BY_MAN_MOVE)},
    .generator = &generator_turkish,
};
