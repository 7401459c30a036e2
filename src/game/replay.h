/* A game as others played it, for the PDN reader: beyond what damier/game.h offers to all. */
#ifndef GAME_REPLAY_H
#define GAME_REPLAY_H

#include "damier/game.h"

/* People go on after a third repetition or where a draw could have been claimed, and older rules
 * drew later or not at all. From now on endings by rule (material, repetition, counters) show in
 * the status of the position they stand in but stop nothing: while there are legal moves they are
 * listed and may be played. */
void game_play_on(struct dm_game *game);

/* Ends the game as its players did: by resignation or agreement. Does nothing if the result is
 * DM_UNFINISHED or what the status says anyway, or if the position has no legal move. */
void game_conclude(struct dm_game *game, enum dm_result result);

#endif
