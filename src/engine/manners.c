/* Manners: when a machine takes a draw that is offered, and when it gives a game up. */
#include "damier/engine.h"
#include "rules/pieces.h"

/* Worse than this it is glad of a draw at any time; late in a game, if it isn't better than that.
 */
#define WORSE (-50)
#define LEVEL 25

/* It resigns when so many of its moves in a row were played in a position as bad as this: one that
 * looks so bad may still hold a surprise, but not move after move. */
#define HOPELESS (-600)
#define HOPELESS_MOVES 4

/* Some draw counter has gone half its way. */
static bool stalls(const struct dm_rules *rules, const struct dm_situation *situation) {
    for (unsigned row = 0; row < DM_DRAW_ROWS_MAX && rules->draws[row].plies; row++)
        if (2 * situation->counters.count[row] >= rules->draws[row].plies &&
            dm_draw_row_fits(rules, row, &situation->position))
            return true;
    return false;
}

static bool half_gone(const struct dm_rules *rules, const struct dm_position *position) {
    const struct dm_position start = dm_position_start(rules);
    return 2 * pieces_count(position) <= pieces_count(&start);
}

bool dm_machine_takes_draw(const struct dm_rules *rules, const struct dm_situation *situation,
                           int score) {
    if (score <= WORSE) return true;
    return score <= LEVEL && (half_gone(rules, &situation->position) || stalls(rules, situation));
}

unsigned dm_machine_hopeless(unsigned before, int score) {
    return score <= HOPELESS ? before + 1 : 0;
}

bool dm_machine_resigns(unsigned level, unsigned hopeless) {
    return level > DM_MEDIUM && hopeless >= HOPELESS_MOVES;
}
