/* Italian draughts (dama italiana). */
#include "rules/sets/families.h"

const struct dm_rules rules_italian = {
    DIAGONAL_EIGHT,
    .id = "italian",
    .name = "Italian",
    .source = "Federazione Italiana Dama, technical rules",
    .network = "italian",
    .draw_margin = 114,
    .pdn_type = 22,
    .a1_unplayed = true,
    .naming = DM_FROM_UPPER_LEFT,
    .man_spares_kings = true,
    /* Most pieces, then with a king, then most kings, then the king met earliest: each weight
     * outweighs all that come after it, for chains of up to 24 pieces. */
    .choice = {.pieces = UINT64_C(1) << 40,
               .by_king = UINT64_C(1) << 36,
               .kings = UINT64_C(1) << 25,
               .early = 1},
    .draws = {NO_PROGRESS(40, DM_BY_CAPTURE | DM_BY_CROWNING)},
    .level_nodes = {0, 87, 440, 2000, 450, 1300, 3800, 9000, 110000},
    .generator = &generator_italian,
};

#define R (&rules_italian)
#define GENERATOR generator_italian
#include "rules/movegen.h"
