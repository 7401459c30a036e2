#include "game/cursor.h"

#include <string.h>

#include "base/ascii.h"
#include "base/utf8.h"

void fault_detail(struct dm_fault *fault, const char *text, size_t length) {
    size_t done = 0;
    if (!fault) return;
    for (size_t at = 0; at < length; at += utf8_length(text + at)) {
        const bool control = utf8_is_control(text + at);
        const size_t bytes = control ? 1 : utf8_length(text + at);
        if (done + bytes >= sizeof fault->detail) break;
        memcpy(fault->detail + done, control ? "?" : text + at, bytes);
        done += bytes;
    }
    fault->detail[done] = '\0';
}

enum dm_error cursor_fail(const struct cursor *cursor, enum dm_error code, const char *place,
                          size_t length) {
    if (!cursor->fault) return code;
    unsigned line = 1;
    const char *start = cursor->text;
    for (const char *p = start; p < place; p++) {
        if (*p != '\n') continue;
        line++;
        start = p + 1;
    }
    cursor->fault->code = code;
    cursor->fault->line = line;
    cursor->fault->column = (unsigned)(place - start) + 1;
    fault_detail(cursor->fault, place, length);
    return code;
}

enum dm_error cursor_unexpected(const struct cursor *cursor) {
    const enum dm_error code = *cursor->at ? DM_E_SYNTAX : DM_E_UNEXPECTED_END;
    return cursor_fail(cursor, code, cursor->at, utf8_length(cursor->at));
}

void cursor_skip_blanks(struct cursor *cursor) {
    while (ascii_is_blank(*cursor->at)) cursor->at++;
}

bool cursor_accept(struct cursor *cursor, char c) {
    if (*cursor->at != c) return false;
    cursor->at++;
    return true;
}

unsigned cursor_digits(const struct cursor *cursor) {
    unsigned digits = 0;
    while (ascii_is_digit(cursor->at[digits])) digits++;
    return digits;
}

/* The number of so many digits here; too large for any board if there are more than three. */
static int number_at(const char *at, unsigned digits) {
    int number = 0;
    if (digits > 3) return 1000;
    for (unsigned i = 0; i < digits; i++) number = number * 10 + (at[i] - '0');
    return number;
}

enum dm_error cursor_numbered(struct cursor *cursor, unsigned digits, int *square) {
    if (!digits) return cursor_unexpected(cursor);
    *square = dm_square_numbered(cursor->rules, number_at(cursor->at, digits));
    if (*square < 0) return cursor_fail(cursor, DM_E_SQUARE, cursor->at, digits);
    cursor->at += digits;
    return DM_OK;
}

enum dm_error cursor_algebraic(struct cursor *cursor, int *square) {
    const char *start = cursor->at;
    if (!ascii_is_small(*start)) return cursor_unexpected(cursor);
    cursor->at++;
    const unsigned digits = cursor_digits(cursor);
    if (!digits) return cursor_unexpected(cursor);
    const int file = *start - 'a', rank = number_at(cursor->at, digits) - 1;
    cursor->at += digits;
    *square = dm_square_at(cursor->rules, file, rank);
    if (*square >= 0) return DM_OK;
    const int size = cursor->rules->size;
    const bool on_board = file < size && rank >= 0 && rank < size;
    return cursor_fail(cursor, on_board ? DM_E_SQUARE_UNPLAYED : DM_E_SQUARE, start, digits + 1);
}
