/* One game of a match. */
#ifndef TRAIN_MATCH_GAME_H
#define TRAIN_MATCH_GAME_H

#include "train/player.h"

/* Plays game `number`, whose opening is out->game's position, to its end. With an error (ours, or
 * DM_E_STOPPED) it has none. */
enum dm_error match_game_play(const struct dm_match *match, struct player player[2],
                              unsigned number, atomic_bool *stop, struct dm_game *game,
                              struct dm_played *out);

#endif
