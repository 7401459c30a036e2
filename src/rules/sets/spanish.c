/* Spanish draughts. */
#include "rules/sets/families.h"

const struct dm_rules rules_spanish = {
    SPANISH,
    .id = "spanish",
    .name = "Spanish",
    .source = "Federación Española de Damas, rules of Spanish draughts",
    .network = "spanish",
    .draw_margin = 106,
    .pdn_type = 24,
    .generator = &generator_spanish,
};

#define R (&rules_spanish)
#define GENERATOR generator_spanish
#include "rules/movegen.h"
