/* Positions and moves as the page sees them: JSON in cells. */
#ifndef WASM_VIEW_H
#define WASM_VIEW_H

#include "base/json.h"
#include "damier/engine.h"
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
/* A move that is legal in its position: finds list and path itself. */
void view_move_in(struct json *json, const char *name, const struct dm_rules *rules,
                  const struct dm_position *position, const struct dm_move *move);
/* The moves of a search's line, from the position on, as an array of texts. */
void view_line(struct json *json, const char *name, const struct dm_rules *rules,
               const struct dm_position *position, const struct dm_analysis *analysis);
/* Fields of an object that is open: fen, side, board, mustCapture. */
void view_position(struct json *json, const struct dm_rules *rules,
                   const struct dm_position *position);

#endif
