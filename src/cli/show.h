/* Games from a file, as people read them. */
#ifndef CLI_SHOW_H
#define CLI_SHOW_H

#include "damier/pdn.h"

/* One line: where in the file, which game, ply (1 up) and move, and why. */
void show_fault(const char *file, const struct dm_pdn_game *game);
/* The whole game: tags, moves, comments, result, last position, fault. */
void show_game(const char *file, const struct dm_pdn_game *game);

#endif
