/* The Hub protocol for draughts programs, version 2, by Fabien Letouzey (protocol.txt of his Scan
 * 3): its lines, positions and moves as text. No files or processes. docs/hub.md tells what of it
 * we speak, and how it extends to rule sets other than international.
 *
 * Squares are numbered as the rule set's own numbers go (dm_square_number). Readers take NUL-closed
 * text and fill `fault` (may be NULL) when they return an error; its columns count from 1. */
#ifndef DAMIER_HUB_H
#define DAMIER_HUB_H

#include "damier/game.h"

#define DM_HUB_ARGUMENTS_MAX 24

/* A line: a command and its arguments. An argument without a value has the value "". */
struct dm_hub_argument {
    const char *name, *value;
};
struct dm_hub_line {
    const char *command; /* "" if the line is empty */
    struct dm_hub_argument argument[DM_HUB_ARGUMENTS_MAX];
    unsigned arguments;
};

/* Takes a line apart. `text`, without its line end, is cut up and must outlive the result. An
 * error: a quote is not closed, a value has no name, there are more arguments than fit. */
enum dm_error dm_hub_read(char *text, struct dm_hub_line *out, struct dm_fault *fault);
/* The value of the first argument of that name, NULL if there is none. */
const char *dm_hub_value(const struct dm_hub_line *line, const char *name);

/* What a rule set is called as value of the parameter `variant`: its id, or NULL for the one that a
 * Hub program plays if it isn't told (international; "normal" if it must be said). */
const char *dm_hub_variant(const struct dm_rules *rules);
/* The rule set of such a value, or NULL. */
const struct dm_rules *dm_hub_variant_find(const char *value);

/* "W" or "B" and a character for each square: w b men, W B kings, e empty. */
#define DM_HUB_POSITION_SIZE 66
enum dm_error dm_hub_position_read(const struct dm_rules *rules, const char *text,
                                   struct dm_position *out, struct dm_fault *fault);
void dm_hub_position_write(const struct dm_rules *rules, const struct dm_position *position,
                           char out[DM_HUB_POSITION_SIZE]);

/* "32-28"; "28x19x23": origin, end, then what was taken. */
#define DM_HUB_MOVE_SIZE 256
void dm_hub_move_write(const struct dm_rules *rules, const struct dm_move *move,
                       char out[DM_HUB_MOVE_SIZE]);
/* Finds the legal move. What was taken may come in any order, or not be said where origin and end
 * are enough; else DM_E_MOVE_AMBIGUOUS. The text ends at NUL or a blank; *end (may be NULL) is
 * there. */
enum dm_error dm_hub_move_read(const struct dm_rules *rules, const struct dm_position *position,
                               const char *text, struct dm_move *out, const char **end,
                               struct dm_fault *fault);

/* What "pos" says: a position, reached by moves from an earlier one. The moves need be legal only:
 * whether the game was over is for those to say who play it. */
struct dm_hub_history {
    struct dm_position position;
    struct dm_counters counters; /* from 0 at the first position */
    uint64_t *keys;              /* of the positions before, first one first */
    unsigned key_count;
};
/* Owns its keys: dm_hub_history_free. With an error there is none. */
enum dm_error dm_hub_history_read(const struct dm_rules *rules, const struct dm_hub_line *line,
                                  struct dm_hub_history *out, struct dm_fault *fault);
void dm_hub_history_free(struct dm_hub_history *history);
/* The whole line, its end included, for the current position of a game: with the moves since
 * nothing before them counts any more, neither for repetition nor for draws. To be freed; NULL when
 * out of memory. */
char *dm_hub_history_write(const struct dm_game *game);

/* What "level" says; 0 = not said. Times are at least 1 ms where they are said. */
struct dm_hub_level {
    unsigned depth, moves;
    uint64_t nodes; /* ours: not in the protocol */
    unsigned move_time_ms, time_ms, increment_ms;
};
#define DM_HUB_SECONDS_MAX 1000000
enum dm_error dm_hub_level_read(const struct dm_hub_line *line, struct dm_hub_level *out,
                                struct dm_fault *fault);
/* The whole line, its end included. */
#define DM_HUB_LEVEL_SIZE 160
void dm_hub_level_write(const struct dm_hub_level *level, char out[DM_HUB_LEVEL_SIZE]);

#endif
