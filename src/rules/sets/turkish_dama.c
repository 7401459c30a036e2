/* Turkish draughts with the man crowned in the middle of a chain going on as a king. */
#include "rules/sets/families.h"

const struct dm_rules rules_turkish_dama = {
    TURKISH,
    .id = "turkish-dama",
    .name = "Turkish (dama)",
    .source = "Dama (Draft Game)",
    .network = "turkish",
    .draw_margin = 26,
    .crowning = DM_CROWN_AT_ONCE,
    .endings = {{.reason = DM_KING_AGAINST_MAN,
                 .strong_wins = true,
                 .unless_capture = true,
                 .pattern = {.strong = LONE_KING, .weak = LONE_MAN}}},
    /* Its source names no counter; without one a game need not end. */
    .draws = {NO_PROGRESS(50, DM_BY_CAPTURE | DM_BY_MAN_ADVANCE)},
    .generator = &generator_turkish_dama,
};

#define R (&rules_turkish_dama)
#define GENERATOR generator_turkish_dama
#include "rules/movegen.h"
