/* Effect form: "d4>d6*d5", "a1>d8*a4,c6" (the rules page, Notation). One effect is one move. */
#include "damier/notation.h"

#include "base/text.h"
#include "game/cursor.h"
#include "game/refusal.h"

/* --- writing -------------------------------------------------------------------------------- */

static void put_square(struct text *text, const struct dm_rules *rules, int square) {
    char name[DM_SQUARE_NAME_SIZE];
    dm_square_algebraic(rules, square, name);
    text_put(text, name);
}

/* Going over the board file by file sorts by name: a square of rank 10, which would break the
 * order, is on the edge, and pieces there can't be taken across it; along it only 8x8 boards
 * capture. */
static void put_taken(struct text *text, const struct dm_rules *rules, uint64_t taken) {
    char before = '*';
    for (int cell = 0; cell < rules->size * rules->size; cell++) {
        const int square = dm_square_at(rules, cell / rules->size, cell % rules->size);
        if (square < 0 || !(taken >> square & 1)) continue;
        text_char(text, before);
        put_square(text, rules, square);
        before = ',';
    }
}

unsigned dm_effect_write(const struct dm_rules *rules, const struct dm_move *move, char *out,
                         unsigned size) {
    struct text text = text_in(out, size);
    put_square(&text, rules, move->from);
    text_char(&text, '>');
    put_square(&text, rules, move->to);
    put_taken(&text, rules, move->taken);
    return text_end(&text);
}

/* --- reading -------------------------------------------------------------------------------- */

/* "*d5,c6" or nothing. */
static enum dm_error read_taken(struct cursor *cursor, uint64_t *taken) {
    if (!cursor_accept(cursor, '*')) return DM_OK;
    do {
        const char *place = cursor->at;
        int square;
        const enum dm_error error = cursor_algebraic(cursor, &square);
        if (error) return error;
        if (*taken >> square & 1)
            return cursor_fail(cursor, DM_E_SQUARE_TWICE, place, (size_t)(cursor->at - place));
        *taken |= UINT64_C(1) << square;
    } while (cursor_accept(cursor, ','));
    return DM_OK;
}

static enum dm_error read_effect(struct cursor *cursor, struct dm_move *effect) {
    int from, to;
    enum dm_error error = cursor_algebraic(cursor, &from);
    if (error) return error;
    if (!cursor_accept(cursor, '>')) return cursor_unexpected(cursor);
    if ((error = cursor_algebraic(cursor, &to))) return error;
    *effect = (struct dm_move){.from = (uint8_t)from, .to = (uint8_t)to};
    if ((error = read_taken(cursor, &effect->taken))) return error;
    return *cursor->at ? cursor_unexpected(cursor) : DM_OK;
}

static enum dm_error refuse(const struct cursor *cursor, const struct dm_position *position,
                            const struct dm_move *effect, const struct dm_moves *legal) {
    const struct wanted wanted = {.from = effect->from, .stops = 1, .stop = {effect->to}};
    const char *end = cursor->at;
    cursor_fail(cursor, DM_E_MOVE_ILLEGAL, cursor->text, (size_t)(end - cursor->text));
    for (unsigned i = 0; i < legal->count; i++)
        if (legal->move[i].from == effect->from && legal->move[i].to == effect->to)
            return DM_E_MOVE_ILLEGAL; /* which takes other pieces */
    const enum dm_error code = refusal_of(cursor->rules, position, &wanted, cursor->fault);
    if (cursor->fault) cursor->fault->code = code;
    return code;
}

enum dm_error dm_effect_read(const struct dm_rules *rules, const struct dm_position *position,
                             const char *text, struct dm_move *out, struct dm_fault *fault) {
    struct cursor cursor = {.rules = rules, .text = text, .at = text, .fault = fault};
    struct dm_moves legal;
    struct dm_move effect;
    const enum dm_error error = read_effect(&cursor, &effect);
    if (error) return error;
    dm_moves_list(rules, position, &legal);
    if (legal.overflow)
        return cursor_fail(&cursor, DM_E_TOO_MANY_MOVES, text, (size_t)(cursor.at - text));
    for (unsigned i = 0; i < legal.count; i++) {
        if (!dm_move_equal(&legal.move[i], &effect)) continue;
        *out = legal.move[i];
        return DM_OK;
    }
    return refuse(&cursor, position, &effect, &legal);
}
