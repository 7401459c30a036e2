/* FEN: "W:WKa1,c3:Bf6", "B:W18,K24-27:B1-12." (PDN 3.0, section FEN; the rules page, Notation). */
#include "damier/notation.h"

#include <string.h>

#include "base/text.h"
#include "game/cursor.h"
#include "rules/pieces.h"

/* --- reading -------------------------------------------------------------------------------- */

static enum dm_error put(const struct cursor *cursor, struct dm_position *position, int side,
                         bool king, int square, const char *place) {
    const uint64_t bit = UINT64_C(1) << square;
    const uint64_t all = pieces_of(position);
    const size_t length = (size_t)(cursor->at - place);
    if (all & bit) return cursor_fail(cursor, DM_E_SQUARE_TWICE, place, length);
    if (!king && bit & dm_last_row(cursor->rules, (enum dm_side)side))
        return cursor_fail(cursor, DM_E_MAN_ON_LAST_ROW, place, length);
    if (king)
        position->kings[side] |= bit;
    else
        position->men[side] |= bit;
    return DM_OK;
}

/* The squares from number `first` to the number that stands here. */
static enum dm_error read_range(struct cursor *cursor, struct dm_position *position, int side,
                                bool king, int first, const char *place) {
    int square;
    if (!*cursor->at) return cursor_unexpected(cursor);
    if (!cursor_digits(cursor)) return cursor_fail(cursor, DM_E_RANGE, cursor->at, 1);
    const enum dm_error error = cursor_numbered(cursor, cursor_digits(cursor), &square);
    if (error) return error;
    const int last = dm_square_number(cursor->rules, square);
    if (last < first) return cursor_fail(cursor, DM_E_RANGE, place, (size_t)(cursor->at - place));
    for (int number = first; number <= last; number++) {
        const int next = dm_square_numbered(cursor->rules, number);
        const enum dm_error failed = put(cursor, position, side, king, next, place);
        if (failed) return failed;
    }
    return DM_OK;
}

/* "d4", "Kd4", "24", "K24" or "K24-28". */
static enum dm_error read_piece(struct cursor *cursor, struct dm_position *position, int side) {
    const bool king = cursor_accept(cursor, 'K');
    const char *place = cursor->at;
    const unsigned digits = cursor_digits(cursor);
    int square;
    const enum dm_error error =
        digits ? cursor_numbered(cursor, digits, &square) : cursor_algebraic(cursor, &square);
    if (error) return error;
    cursor_skip_blanks(cursor);
    if (*cursor->at != '-') return put(cursor, position, side, king, square, place);
    if (!digits) return cursor_fail(cursor, DM_E_RANGE, cursor->at, 1);
    cursor->at++;
    cursor_skip_blanks(cursor);
    return read_range(cursor, position, side, king, dm_square_number(cursor->rules, square), place);
}

static bool section_ends(const struct cursor *cursor) {
    return *cursor->at == ':' || *cursor->at == '.' || *cursor->at == '\0';
}

static enum dm_error read_pieces(struct cursor *cursor, struct dm_position *position, int side) {
    cursor_skip_blanks(cursor);
    if (section_ends(cursor)) return DM_OK;
    do {
        cursor_skip_blanks(cursor);
        const enum dm_error error = read_piece(cursor, position, side);
        if (error) return error;
        cursor_skip_blanks(cursor);
    } while (cursor_accept(cursor, ','));
    return section_ends(cursor) ? DM_OK : cursor_unexpected(cursor);
}

/* The text ends before both sides' pieces have been listed. */
static enum dm_error missing(const struct cursor *cursor, unsigned seen) {
    static const char *const whose[] = {"the pieces are missing", "Black's pieces are missing",
                                        "White's pieces are missing"};
    const enum dm_error error = cursor_unexpected(cursor);
    fault_detail(cursor->fault, whose[seen], strlen(whose[seen]));
    return error;
}

/* ":W..." or ":B...". *seen has a bit for each side whose pieces have been listed. */
static enum dm_error read_section(struct cursor *cursor, struct dm_position *position,
                                  unsigned *seen) {
    if (!*cursor->at) return missing(cursor, *seen);
    if (!cursor_accept(cursor, ':')) return cursor_unexpected(cursor);
    cursor_skip_blanks(cursor);
    const int side = *cursor->at == 'W' ? DM_WHITE : DM_BLACK;
    if (*cursor->at != 'W' && *cursor->at != 'B') return cursor_unexpected(cursor);
    if (*seen >> side & 1) return cursor_fail(cursor, DM_E_SIDE_TWICE, cursor->at, 1);
    *seen |= 1u << side;
    cursor->at++;
    return read_pieces(cursor, position, side);
}

/* The side to move; *known is false for '?'. */
static enum dm_error read_side(struct cursor *cursor, struct dm_position *position, bool *known) {
    cursor_skip_blanks(cursor);
    const char c = *cursor->at;
    if (!c) return cursor_unexpected(cursor);
    if (c != 'W' && c != 'B' && c != '?') return cursor_fail(cursor, DM_E_SIDE, cursor->at, 1);
    *known = c != '?';
    if (*known) position->side = c == 'W' ? DM_WHITE : DM_BLACK;
    cursor->at++;
    cursor_skip_blanks(cursor);
    return DM_OK;
}

static enum dm_error read_end(struct cursor *cursor, const struct dm_position *position) {
    cursor_accept(cursor, '.');
    cursor_skip_blanks(cursor);
    if (*cursor->at) return cursor_unexpected(cursor);
    if (!pieces_of(position)) return cursor_fail(cursor, DM_E_NO_PIECES, cursor->text, 0);
    return DM_OK;
}

enum dm_error dm_fen_read(const struct dm_rules *rules, const char *text, struct dm_position *out,
                          struct dm_fault *fault) {
    struct cursor cursor = {.rules = rules, .text = text, .at = text, .fault = fault};
    struct dm_position position = {.side = rules->first};
    bool side_known = false;
    unsigned seen = 0;
    enum dm_error error = read_side(&cursor, &position, &side_known);
    for (int section = 0; section < 2 && !error; section++)
        error = read_section(&cursor, &position, &seen);
    if (!error) error = read_end(&cursor, &position);
    if (error) return error;
    *out = position;
    if (side_known) return DM_OK;
    cursor.at = text;
    cursor_skip_blanks(&cursor);
    return cursor_fail(&cursor, DM_E_SIDE_UNKNOWN, cursor.at, 1);
}

/* --- writing -------------------------------------------------------------------------------- */

/* The i-th rank and j-th file in the order in which the record's naming goes over the board. */
static int square_in_order(const struct dm_rules *rules, int i, int j) {
    const int last = rules->size - 1;
    return dm_square_at(rules, rules->naming == DM_FROM_LOWER_RIGHT ? last - j : j,
                        rules->naming == DM_FROM_UPPER_LEFT ? last - i : i);
}

static void write_pieces(struct text *text, const struct dm_rules *rules, uint64_t men,
                         uint64_t kings) {
    char name[DM_SQUARE_NAME_SIZE];
    bool comma = false;
    for (int cell = 0; cell < rules->size * rules->size; cell++) {
        const int square = square_in_order(rules, cell / rules->size, cell % rules->size);
        if (square < 0 || !((men | kings) >> square & 1)) continue;
        if (comma) text_char(text, ',');
        comma = true;
        if (kings >> square & 1) text_char(text, 'K');
        dm_square_name(rules, square, name);
        text_put(text, name);
    }
}

unsigned dm_fen_write(const struct dm_rules *rules, const struct dm_position *position, char *out,
                      unsigned size) {
    static const char *const sections[2] = {":W", ":B"};
    struct text text = text_in(out, size);
    text_char(&text, position->side == DM_WHITE ? 'W' : 'B');
    for (int side = DM_WHITE; side <= DM_BLACK; side++) {
        text_put(&text, sections[side]);
        write_pieces(&text, rules, position->men[side], position->kings[side]);
    }
    return text_end(&text);
}
