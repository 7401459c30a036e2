#include <stddef.h>

#include "base/ascii.h"
#include "base/text.h"
#include "damier/hub.h"

static void put_square(struct text *text, const struct dm_rules *rules, int square) {
    text_unsigned(text, (uint64_t)dm_square_number(rules, square));
}

void dm_hub_move_write(const struct dm_rules *rules, const struct dm_move *move,
                       char out[DM_HUB_MOVE_SIZE]) {
    struct text text = text_in(out, DM_HUB_MOVE_SIZE);
    put_square(&text, rules, move->from);
    text_char(&text, move->taken ? 'x' : '-');
    put_square(&text, rules, move->to);
    for (uint64_t left = move->taken; left; left &= left - 1) {
        text_char(&text, 'x');
        put_square(&text, rules, __builtin_ctzll(left));
    }
    text_end(&text);
}

/* A move as it is written: squares, and which were taken if that was said. */
struct written {
    int from, to;
    bool captures;
    uint64_t taken;
};

struct reader {
    const struct dm_rules *rules;
    const char *text, *next;
    struct dm_fault *fault;
};

static enum dm_error refuse(const struct reader *reader, enum dm_error code) {
    if (!reader->fault) return code;
    *reader->fault = (struct dm_fault){
        .code = code, .line = 1, .column = (unsigned)(reader->next - reader->text) + 1};
    struct text detail = text_in(reader->fault->detail, sizeof reader->fault->detail);
    for (const char *c = reader->text; *c && !ascii_is_blank((unsigned char)*c); c++)
        text_char(&detail, *c);
    text_end(&detail);
    return code;
}

static enum dm_error read_square(struct reader *reader, int *square) {
    int number = 0;
    if (!ascii_is_digit((unsigned char)*reader->next))
        return refuse(reader, *reader->next ? DM_E_SYNTAX : DM_E_UNEXPECTED_END);
    while (ascii_is_digit((unsigned char)*reader->next) && number < 100)
        number = 10 * number + (*reader->next++ - '0');
    *square = dm_square_numbered(reader->rules, number);
    return *square < 0 ? refuse(reader, DM_E_SQUARE) : DM_OK;
}

static bool ended(const struct reader *reader) {
    return !*reader->next || ascii_is_blank((unsigned char)*reader->next);
}

static enum dm_error read_written(struct reader *reader, struct written *written) {
    enum dm_error error = read_square(reader, &written->from);
    if (error) return error;
    written->captures = *reader->next == 'x';
    if (!written->captures && *reader->next != '-') return refuse(reader, DM_E_SYNTAX);
    reader->next++;
    error = read_square(reader, &written->to);
    while (!error && !ended(reader)) {
        int square;
        if (!written->captures || *reader->next != 'x') return refuse(reader, DM_E_SYNTAX);
        reader->next++;
        error = read_square(reader, &square);
        if (!error) written->taken |= UINT64_C(1) << square;
    }
    return error;
}

static bool fits(const struct written *written, const struct dm_move *move) {
    return move->from == written->from && move->to == written->to &&
           (move->taken != 0) == written->captures &&
           (!written->taken || move->taken == written->taken);
}

enum dm_error dm_hub_move_read(const struct dm_rules *rules, const struct dm_position *position,
                               const char *text, struct dm_move *out, const char **end,
                               struct dm_fault *fault) {
    struct reader reader = {rules, text, text, fault};
    struct written written = {0};
    struct dm_moves legal;
    unsigned found = 0;
    const enum dm_error error = read_written(&reader, &written);
    if (end) *end = reader.next;
    if (error) return error;
    dm_moves_list(rules, position, &legal);
    if (legal.overflow) return refuse(&reader, DM_E_TOO_MANY_MOVES);
    for (unsigned i = 0; i < legal.count; i++)
        if (fits(&written, &legal.move[i]) && found++ == 0) *out = legal.move[i];
    if (found == 1) return DM_OK;
    return refuse(&reader, found ? DM_E_MOVE_AMBIGUOUS : DM_E_MOVE_ILLEGAL);
}
