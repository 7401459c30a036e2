#include "base/text.h"
#include "damier/match.h"

/* A contestant's name, as the player of a game. */
static const char *name_of(const struct dm_match *match, unsigned contestant) {
    static const char *const unnamed[2] = {"A", "B"};
    const char *name = match->contestant[contestant].name;
    return name ? name : unnamed[contestant];
}

enum dm_error dm_match_write_pdn(const struct dm_match *match, const struct dm_played *played,
                                 dm_write_fn write, void *context) {
    const unsigned white = dm_match_white(match->rules, played->number);
    char round[16];
    struct text text = text_in(round, sizeof round);
    text_unsigned(&text, played->number + 1);
    text_end(&text);
    const struct dm_pdn_tag tags[] = {
        {"Event", "damier match"},
        {"Round", round},
        {"White", name_of(match, white)},
        {"Black", name_of(match, !white)},
        {"Termination", played->end == DM_END_RULES
                            ? dm_reason_name(dm_game_status(played->game).reason)
                            : dm_end_name(played->end)},
    };
    return dm_pdn_write(played->game, tags, sizeof tags / sizeof *tags, write, context);
}
