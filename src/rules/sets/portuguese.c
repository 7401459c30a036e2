/* Portuguese draughts: plays as Spanish. */
#include "rules/sets/families.h"

const struct dm_rules rules_portuguese = {
    SPANISH,
    .id = "portuguese",
    .name = "Portuguese",
    .source = "Federação Portuguesa de Damas, rules of classic draughts",
    .network = "spanish",
    .draw_margin = 106,
    .pdn_type = 28,
    .generator = &generator_spanish,
};
