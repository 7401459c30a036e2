/* Positions and moves as the page sees them: JSON in cells. */
#ifndef WASM_VIEW_H
#define WASM_VIEW_H

#include "base/json.h"
#include "damier/moves.h"

/* A set of squares as a list of cells, ascending. */
void view_cells(struct json *json, const char *name, const struct dm_rules *rules, uint64_t set);
void view_effect(struct json *json, const char *name, const struct dm_rules *rules,
                 const struct dm_move *move);
void view_text(struct json *json, const char *name, const struct dm_rules *rules,
               const struct dm_position *position, const struct dm_move *move);
/* A move of the legal list, with its path. */
void view_move(struct json *json, const char *name, const struct dm_rules *rules,
               const struct dm_moves *legal, const struct dm_move *move,
               const struct dm_path *path);
/* Fields of an object that is open: fen, side, board, mustCapture. */
void view_position(struct json *json, const struct dm_rules *rules,
                   const struct dm_position *position);

#endif
