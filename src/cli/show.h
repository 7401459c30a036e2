/* Games from a file, as people read them. */
#ifndef CLI_SHOW_H
#define CLI_SHOW_H

#include "damier/pdn.h"

/* One line: where in the file, which game, ply (1 up) and move, and why. */
void show_fault(const char *file, const struct dm_pdn_game *game);
/* What is odd about a game without being a fault, each on standard error as one line: its results
 * contradict each other, or (asked for by `type`) its GameType is another rule set's. True if the
 * latter was told. */
bool show_notes(const char *file, const struct dm_pdn_game *game, bool type);
/* The whole game: tags, moves, comments, result, last position, fault. */
void show_game(const char *file, const struct dm_pdn_game *game);

#endif
