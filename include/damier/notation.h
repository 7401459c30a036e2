/* Positions and single moves as text: FEN, effect form, and each rule set's own move text.
 * spec: the rules page's "Notation". Writers return the length needed without the closing NUL and
 * write at most `size` bytes, closed by NUL if size > 0. Readers take NUL-closed text and fill
 * `fault` (may be NULL) when they return an error. */
#ifndef DAMIER_NOTATION_H
#define DAMIER_NOTATION_H

#include "damier/moves.h"

/* DM_E_SIDE_UNKNOWN for "?" as side to move: *out is filled nonetheless, with the side that begins
 * as its side, for those who don't need to know it. With any other error *out is untouched. */
enum dm_error dm_fen_read(const struct dm_rules *rules, const char *text, struct dm_position *out,
                          struct dm_fault *fault);
unsigned dm_fen_write(const struct dm_rules *rules, const struct dm_position *position, char *out,
                      unsigned size);
#define DM_FEN_SIZE 512 /* enough for any position */

/* "d4>d6*d5": algebraic in every rule set, taken squares sorted by name. */
unsigned dm_effect_write(const struct dm_rules *rules, const struct dm_move *move, char *out,
                         unsigned size);
/* Finds the legal move of that effect. */
enum dm_error dm_effect_read(const struct dm_rules *rules, const struct dm_position *position,
                             const char *text, struct dm_move *out, struct dm_fault *fault);
#define DM_EFFECT_SIZE 256

/* "22x15", "c3-d4", "c3:e5:g7": origin and end alone where that says it, else all stops. */
unsigned dm_move_write(const struct dm_rules *rules, const struct dm_position *position,
                       const struct dm_move *move, char *out, unsigned size);
/* The same for a move of the legal list, whose path is known: looks for nothing again. */
unsigned dm_move_write_listed(const struct dm_rules *rules, const struct dm_moves *legal,
                              const struct dm_move *move, const struct dm_path *path, char *out,
                              unsigned size);
/* Reads a move as people write it (rules.md, Notation). The errors tell why a move is not legal:
 * a capture is compulsory, the chain goes on, another chain must be taken, ambiguous. */
enum dm_error dm_move_read(const struct dm_rules *rules, const struct dm_position *position,
                           const char *text, struct dm_move *out, struct dm_fault *fault);
#define DM_MOVE_TEXT_SIZE 256
/* Reads either: an effect if there is a '>' in the text. */
enum dm_error dm_move_read_any(const struct dm_rules *rules, const struct dm_position *position,
                               const char *text, struct dm_move *out, struct dm_fault *fault);

#endif
