/* A position's value as one number: 0 for a draw, else 2 + 2 * plies for a win of the side to move
 * and one more for a loss. */
#ifndef TABLES_VALUE_H
#define TABLES_VALUE_H

#include "damier/tables.h"

#define VALUE_DRAW 0

static inline bool value_is_win(unsigned code) { return code >= 2 && code % 2 == 0; }
static inline bool value_is_loss(unsigned code) { return code >= 2 && code % 2 == 1; }
/* Of a win or loss. */
static inline unsigned value_plies(unsigned code) { return code / 2 - 1; }
static inline unsigned value_win(unsigned plies) { return 2 + 2 * plies; }
static inline unsigned value_loss(unsigned plies) { return 3 + 2 * plies; }

static inline unsigned value_code(struct dm_table_value value) {
    if (!value.result) return VALUE_DRAW;
    return value.result > 0 ? value_win(value.plies) : value_loss(value.plies);
}

static inline struct dm_table_value value_of(unsigned code) {
    if (code < 2) return (struct dm_table_value){0, 0};
    return (struct dm_table_value){value_is_win(code) ? 1 : -1, (uint16_t)value_plies(code)};
}

#endif
