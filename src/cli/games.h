/* Reads the games of a PDN file. */
#ifndef CLI_GAMES_H
#define CLI_GAMES_H

#include "damier/pdn.h"

/* Called for each game; false: read no further. */
typedef bool (*games_fn)(void *context, const char *file, const struct dm_pdn_game *game);
/* "-" is standard input. False after a message if the file can't be read. */
bool games_each(const char *file, const struct dm_rules *rules, games_fn use, void *context);

#endif
