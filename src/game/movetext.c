/* Moves as people write them: "22x15", "c3-d4", "c3:e5:g7" (the rules page, Notation). */
#include "damier/notation.h"

#include <string.h>

#include "base/ascii.h"
#include "base/text.h"
#include "game/cursor.h"
#include "game/refusal.h"

/* --- writing -------------------------------------------------------------------------------- */

static void put_square(struct text *text, const struct dm_rules *rules, int square) {
    char name[DM_SQUARE_NAME_SIZE];
    dm_square_name(rules, square, name);
    text_put(text, name);
}

/* True if another legal move has the same origin and end, or may have. */
static bool needs_stops(const struct dm_moves *legal, const struct dm_move *move) {
    for (unsigned i = 0; i < legal->count && move->taken; i++) {
        const struct dm_move *other = &legal->move[i];
        if (other->from == move->from && other->to == move->to && other->taken != move->taken)
            return true;
    }
    return move->taken && legal->overflow;
}

unsigned dm_move_write_listed(const struct dm_rules *rules, const struct dm_moves *legal,
                              const struct dm_move *move, const struct dm_path *path, char *out,
                              unsigned size) {
    const bool all = needs_stops(legal, move);
    struct text text = text_in(out, size);
    put_square(&text, rules, move->from);
    for (unsigned i = all ? 0 : path->stops - 1; i < path->stops; i++) {
        text_char(&text, move->taken ? rules->capture_sign : '-');
        put_square(&text, rules, path->stop[i]);
    }
    return text_end(&text);
}

unsigned dm_move_write(const struct dm_rules *rules, const struct dm_position *position,
                       const struct dm_move *move, char *out, unsigned size) {
    struct dm_path path = {.stops = 1, .stop = {move->to}};
    struct dm_moves legal;
    dm_moves_list(rules, position, &legal);
    if (needs_stops(&legal, move)) dm_move_path(rules, position, move, &path);
    return dm_move_write_listed(rules, &legal, move, &path, out, size);
}

/* --- reading -------------------------------------------------------------------------------- */

/* A square by number or name. Old files also run numbers together: "2215" is 22-15, for which a
 * longer row of digits is read two by two (PDN as proposed by A. Millett, 1995). */
static enum dm_error read_square(struct cursor *cursor, int *square) {
    const unsigned digits = cursor_digits(cursor);
    if (!digits) return cursor_algebraic(cursor, square);
    return cursor_numbered(cursor, digits > 2 && digits % 2 == 0 ? 2 : digits, square);
}

/* Whether '-' or 'x' stands there says nothing: the squares do, and files mix them up. */
static bool accept_sign(struct cursor *cursor) {
    const char *sign = cursor->at + strspn(cursor->at, " \t");
    if (!*sign || !strchr("-x:X", *sign)) return false;
    cursor->at = sign + 1;
    cursor->at += strspn(cursor->at, " \t");
    return true;
}

/* "!", "?!", "(?)" and the like, and blanks. */
static enum dm_error read_marks(struct cursor *cursor) {
    cursor->at += strspn(cursor->at, "!? \t\r\n");
    if (cursor_accept(cursor, '(')) {
        const size_t marks = strspn(cursor->at, "!?");
        cursor->at += marks;
        if (!marks || !cursor_accept(cursor, ')')) return cursor_unexpected(cursor);
    }
    cursor_skip_blanks(cursor);
    return *cursor->at ? cursor_unexpected(cursor) : DM_OK;
}

static bool square_follows(const struct cursor *cursor) {
    const char c = *cursor->at;
    return ascii_is_small(c) || ascii_is_digit(c);
}

static enum dm_error read_wanted(struct cursor *cursor, struct wanted *wanted) {
    int square;
    cursor_skip_blanks(cursor);
    const char *start = cursor->at;
    enum dm_error error = read_square(cursor, &square);
    if (error) return error;
    *wanted = (struct wanted){.from = (uint8_t)square};
    while (accept_sign(cursor) || square_follows(cursor)) {
        if ((error = read_square(cursor, &square))) return error;
        if (wanted->stops == DM_PATH_MAX)
            return cursor_fail(cursor, DM_E_TOO_LONG, start, (size_t)(cursor->at - start));
        wanted->stop[wanted->stops++] = (uint8_t)square;
    }
    if (!wanted->stops) return cursor_unexpected(cursor);
    return read_marks(cursor);
}

/* --- finding the move ----------------------------------------------------------------------- */

/* How many of the legal moves have the wanted origin and end; *found is the last of them. */
static unsigned count_fitting(const struct dm_moves *legal, const struct wanted *wanted,
                              const struct dm_move **found) {
    const uint8_t to = wanted->stop[wanted->stops - 1];
    unsigned fitting = 0;
    for (unsigned i = 0; i < legal->count; i++) {
        if (legal->move[i].from != wanted->from || legal->move[i].to != to) continue;
        *found = &legal->move[i];
        fitting++;
    }
    return fitting;
}

/* The chain that goes just over the wanted stops; else the only one that passes them, some having
 * been left out. NULL if there is none. */
static const struct dm_move *find_chain(const struct wanted_fit *fit,
                                        const struct dm_moves *legal) {
    const struct dm_move *chain = fit->exact ? &fit->the_same : &fit->passer;
    if (!fit->exact && fit->passing != 1) return NULL;
    for (unsigned i = 0; i < legal->count; i++)
        if (dm_move_equal(&legal->move[i], chain)) return &legal->move[i];
    return NULL;
}

static enum dm_error find_wanted(const struct dm_rules *rules, const struct dm_position *position,
                                 const struct wanted *wanted, struct dm_move *out) {
    struct dm_moves legal;
    const struct dm_move *found = NULL;
    dm_moves_list(rules, position, &legal);
    if (legal.overflow) return DM_E_TOO_MANY_MOVES;
    const unsigned fitting = count_fitting(&legal, wanted, &found);
    if (fitting > 1 || (fitting && wanted->stops > 1)) {
        const struct wanted_fit fit = wanted_compare(rules, position, wanted);
        found = find_chain(&fit, &legal);
    }
    if (!found) return fitting > 1 ? DM_E_MOVE_AMBIGUOUS : DM_E_MOVE_ILLEGAL;
    *out = *found;
    return DM_OK;
}

enum dm_error dm_move_read(const struct dm_rules *rules, const struct dm_position *position,
                           const char *text, struct dm_move *out, struct dm_fault *fault) {
    struct cursor cursor = {.rules = rules, .text = text, .at = text, .fault = fault};
    struct wanted wanted;
    enum dm_error error = read_wanted(&cursor, &wanted);
    if (error) return error;
    error = find_wanted(rules, position, &wanted, out);
    if (!error) return DM_OK;
    cursor_fail(&cursor, error, text, strlen(text));
    if (error == DM_E_MOVE_ILLEGAL) error = refusal_of(rules, position, &wanted, fault);
    if (fault) fault->code = error;
    return error;
}

enum dm_error dm_move_read_any(const struct dm_rules *rules, const struct dm_position *position,
                               const char *text, struct dm_move *out, struct dm_fault *fault) {
    return (strchr(text, '>') ? dm_effect_read : dm_move_read)(rules, position, text, out, fault);
}
