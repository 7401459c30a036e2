/* A game: start position, moves, and whether and how it has ended. */
#ifndef DAMIER_GAME_H
#define DAMIER_GAME_H

#include "damier/draws.h"

struct dm_game;

/* A new game from `start`, or from the rule set's own start position if it is NULL. NULL when out
 * of memory. The rules must outlive the game. A start position may already be an ended game. */
struct dm_game *dm_game_new(const struct dm_rules *rules, const struct dm_position *start);
void dm_game_free(struct dm_game *game); /* NULL is fine */

/* Plays a legal move, given by its effect (origin, end, taken). DM_E_GAME_OVER, DM_E_MOVE_ILLEGAL,
 * DM_E_TOO_MANY_MOVES (legality can't be told) or DM_E_MEMORY leave the game unchanged. */
enum dm_error dm_game_play(struct dm_game *game, const struct dm_move *move);
/* Takes the last `plies` moves back, together with any ending by will or clock; 0 takes back only
 * that. DM_E_NOTHING_TO_UNDO if there are fewer moves. */
enum dm_error dm_game_undo(struct dm_game *game, unsigned plies);
/* Endings by will or clock; DM_E_GAME_OVER if it has ended. `loser` is the side that resigns or
 * whose time is up. */
enum dm_error dm_game_resign(struct dm_game *game, enum dm_side loser);
enum dm_error dm_game_time_out(struct dm_game *game, enum dm_side loser);
enum dm_error dm_game_agree_draw(struct dm_game *game);

const struct dm_rules *dm_game_rules(const struct dm_game *game);
struct dm_status dm_game_status(const struct dm_game *game);
unsigned dm_game_plies(const struct dm_game *game);
/* The position before ply i (0 = start, dm_game_plies = current), and the move of ply i. */
const struct dm_position *dm_game_position_at(const struct dm_game *game, unsigned ply);
const struct dm_move *dm_game_move_at(const struct dm_game *game, unsigned ply);
const struct dm_position *dm_game_position(const struct dm_game *game);
const struct dm_counters *dm_game_counters(const struct dm_game *game);
/* How often the current position has stood on the board, 1 up. */
unsigned dm_game_occurrences(const struct dm_game *game);
/* Legal moves of the current position; none once the game is over. */
void dm_game_moves(const struct dm_game *game, struct dm_moves *out);
/* Keys of all positions, start first, current last: dm_game_plies + 1 of them. */
const uint64_t *dm_game_keys(const struct dm_game *game);
/* The current position with what came before, for a search. Its keys are the game's: good until it
 * goes on, is taken back or freed. */
struct dm_situation dm_game_situation(const struct dm_game *game);

#endif
