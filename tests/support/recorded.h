/* The recorded games of tests/data/endings: rows of a start position, a tab, effects separated by
 * blanks, a tab, and "PLIES RESULT REASON". They come from a program that is not ours. */
#ifndef SUPPORT_RECORDED_H
#define SUPPORT_RECORDED_H

#include "damier/game.h"

/* Which file a rule set's games are in; rule sets that play alike share one. */
struct recorded_set {
    const char *id, *file;
};
extern const struct recorded_set recorded_sets[];
extern const unsigned recorded_set_count;

/* Called with each game, played out. */
typedef void (*recorded_fn)(const struct dm_game *game, const char *expected, const char *place);
/* Plays all games of a set. Fails the test if a move is not legal or comes after the end. */
void recorded_each(const struct recorded_set *set, recorded_fn use);

#endif
