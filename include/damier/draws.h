/* Endings and draw rules of the record, one ply at a time and without history: what both a game
 * and a search need. Repetition needs history and is theirs. */
#ifndef DAMIER_DRAWS_H
#define DAMIER_DRAWS_H

#include "damier/moves.h"

/* The state of each draw row's counter. All zero at the start of a game. */
struct dm_counters {
    uint16_t count[DM_DRAW_ROWS_MAX];
};

/* The counters after `move`, which led from `before` to `after`. */
struct dm_counters dm_counters_after(const struct dm_rules *rules, struct dm_counters counters,
                                     const struct dm_position *before, const struct dm_move *move,
                                     const struct dm_position *after);
/* The reason of the first row whose counter has reached its limit, or DM_REASON_NONE. */
enum dm_reason dm_counters_reached(const struct dm_rules *rules,
                                   const struct dm_counters *counters);
/* True if no counter runs out before a win that endgame tables tell in a position gets to its next
 * capture or crowning, `plies` ahead (tables.h). */
bool dm_counters_leave_time(const struct dm_rules *rules, const struct dm_counters *counters,
                            const struct dm_position *position, unsigned plies);
/* True if the row counts in this position (its material fits). */
bool dm_draw_row_fits(const struct dm_rules *rules, unsigned row,
                      const struct dm_position *position);

/* A position with what came before, as a search takes it. keys: of the positions that stood before
 * on the board, so that repetition counts; may be NULL with key_count 0. */
struct dm_situation {
    struct dm_position position;
    struct dm_counters counters;
    const uint64_t *keys;
    unsigned key_count;
};

struct dm_status {
    enum dm_result result;
    enum dm_reason reason;
};

/* The ending by material that stands in a position, or unfinished. Doesn't look for legal moves
 * (a side without any has lost before this counts). */
struct dm_status dm_ending_of(const struct dm_rules *rules, const struct dm_position *position);

#endif
