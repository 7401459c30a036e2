/* Reading a NUL-closed text from left to right, with faults that say where. */
#ifndef GAME_CURSOR_H
#define GAME_CURSOR_H

#include <stddef.h>

#include "damier/position.h"

struct cursor {
    const struct dm_rules *rules;
    const char *text, *at;  /* the whole text, and where we are in it */
    struct dm_fault *fault; /* filled by cursor_fail; may be NULL */
};

/* Sets the fault to `code` at `place` in the text, with `length` bytes from there as its detail.
 * Returns the code. */
enum dm_error cursor_fail(const struct cursor *cursor, enum dm_error code, const char *place,
                          size_t length);
/* The character here is not what should come: DM_E_SYNTAX, or DM_E_UNEXPECTED_END at the end. */
enum dm_error cursor_unexpected(const struct cursor *cursor);
/* Puts the first `length` bytes of a NUL-closed text, and what is missing of a character there,
 * into a fault's detail (fault may be NULL): cut to fit, a `?` for each control character. */
void fault_detail(struct dm_fault *fault, const char *text, size_t length);

void cursor_skip_blanks(struct cursor *cursor);
/* Goes past c if it stands here. */
bool cursor_accept(struct cursor *cursor, char c);
/* How many digits stand here. */
unsigned cursor_digits(const struct cursor *cursor);

/* Squares: a number of `digits` digits, and a letter with a number ("d4"). DM_E_SQUARE or
 * DM_E_SQUARE_UNPLAYED if there is no such square, DM_E_SYNTAX if none is written here. */
enum dm_error cursor_numbered(struct cursor *cursor, unsigned digits, int *square);
enum dm_error cursor_algebraic(struct cursor *cursor, int *square);

#endif
