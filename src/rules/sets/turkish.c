/* Turkish draughts by the commonest rules. */
#include "rules/sets/families.h"

const struct dm_rules rules_turkish = {
    TURKISH,
    .id = "turkish",
    .name = "Turkish",
    .source = "Kondavo, rules of Turkish draughts",
    .network = "turkish",
    .draw_margin = 26,
    /* A sideways man move is no progress. */
    .draws = {NO_PROGRESS(50, DM_BY_CAPTURE | DM_BY_MAN_ADVANCE)},
    .generator = &generator_turkish,
};

#define R (&rules_turkish)
#define GENERATOR generator_turkish
#include "rules/movegen.h"
