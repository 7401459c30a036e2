#include "dull/bridge.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

int bridge_square(const struct dm_rules *rules, struct dull_square square) {
    return dm_square_at(rules, square.file, square.rank);
}

struct dull_square bridge_place(const struct dm_rules *rules, int square) {
    return (struct dull_square){(signed char)dm_square_file(rules, square),
                                (signed char)dm_square_rank(rules, square)};
}

struct dm_position bridge_position(const struct dm_rules *rules, const struct dull_board *board) {
    struct dm_position position = {.side = board->side == 'w' ? DM_WHITE : DM_BLACK};
    for (signed char rank = 0; rank < DULL_SIDE; rank++) {
        for (signed char file = 0; file < DULL_SIDE; file++) {
            char piece = board->at[(int)rank][(int)file];
            if (dull_side_of(piece) == '.') continue;
            int side = dull_side_of(piece) == 'w' ? DM_WHITE : DM_BLACK;
            uint64_t *pieces = dull_is_king(piece) ? position.kings : position.men;
            pieces[side] |= UINT64_C(1) << bridge_square(rules, (struct dull_square){file, rank});
        }
    }
    return position;
}

static void put_all(const struct dm_rules *rules, uint64_t squares, char piece,
                    struct dull_board *board) {
    for (; squares; squares &= squares - 1) {
        struct dull_square place = bridge_place(rules, __builtin_ctzll(squares));
        board->at[(int)place.rank][(int)place.file] = piece;
    }
}

struct dull_board bridge_board(const struct dm_rules *rules, const struct dull_rules *dull,
                               const struct dm_position *position) {
    struct dull_board board = dull_empty(dull);
    board.side = position->side == DM_WHITE ? 'w' : 'b';
    put_all(rules, position->men[DM_WHITE], 'w', &board);
    put_all(rules, position->kings[DM_WHITE], 'W', &board);
    put_all(rules, position->men[DM_BLACK], 'b', &board);
    put_all(rules, position->kings[DM_BLACK], 'B', &board);
    return board;
}

static int by_name(const void *a, const void *b) { return strcmp(a, b); }

void bridge_effect(const struct dm_rules *rules, const struct dm_move *move,
                   char out[DULL_EFFECT_SIZE]) {
    char names[64][DULL_NAME_SIZE];
    unsigned count = 0;
    for (uint64_t rest = move->taken; rest; rest &= rest - 1)
        dull_name(bridge_place(rules, __builtin_ctzll(rest)), names[count++]);
    qsort(names, count, sizeof names[0], by_name);
    dull_name(bridge_place(rules, move->from), out);
    strcat(out, ">");
    dull_name(bridge_place(rules, move->to), out + strlen(out));
    for (unsigned i = 0; i < count; i++) {
        strcat(out, i ? "," : "*");
        strcat(out, names[i]);
    }
}

unsigned bridge_moves(const struct dm_rules *rules, const struct dm_position *position, char *out,
                      unsigned size) {
    static char effects[DM_MOVES_MAX][DULL_EFFECT_SIZE];
    static struct dm_moves moves;
    struct text text = text_in(out, size);
    dm_moves_list(rules, position, &moves);
    if (moves.overflow) moves.count = 0;
    for (unsigned i = 0; i < moves.count; i++) bridge_effect(rules, &moves.move[i], effects[i]);
    qsort(effects, moves.count, sizeof effects[0], by_name);
    for (unsigned i = 0; i < moves.count; i++) {
        if (i) text_char(&text, ' ');
        text_put(&text, effects[i]);
    }
    return text_end(&text);
}
