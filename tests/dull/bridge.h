/* Between the array board and the library's positions. */
#ifndef DULL_BRIDGE_H
#define DULL_BRIDGE_H

#include "damier/moves.h"
#include "dull/dull.h"

int bridge_square(const struct dm_rules *rules, struct dull_square square);
struct dull_square bridge_place(const struct dm_rules *rules, int square);
struct dm_position bridge_position(const struct dm_rules *rules, const struct dull_board *board);
/* dull: the same board's array rules. */
struct dull_board bridge_board(const struct dm_rules *rules, const struct dull_rules *dull,
                               const struct dm_position *position);
/* The move in effect form. */
void bridge_effect(const struct dm_rules *rules, const struct dm_move *move,
                   char out[DULL_EFFECT_SIZE]);
/* All legal moves in effect form, sorted bytewise and separated by one space. Returns the length,
 * 0 also if the list is incomplete. */
unsigned bridge_moves(const struct dm_rules *rules, const struct dm_position *position, char *out,
                      unsigned size);

#endif
