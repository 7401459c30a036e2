/* The array board, its squares' names and numbers, and FEN. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "dull/dull.h"

static bool played(const struct dull_rules *rules, int file, int rank) {
    if (file >= rules->size || rank >= rules->size) return false;
    if (rules->corner == '*') return true;
    bool like_a1 = (file + rank) % 2 == 0;
    return like_a1 == (rules->corner == 'a');
}

struct dull_board dull_empty(const struct dull_rules *rules) {
    struct dull_board board = {.side = rules->first};
    for (int rank = 0; rank < DULL_SIDE; rank++)
        for (int file = 0; file < DULL_SIDE; file++)
            board.at[rank][file] = played(rules, file, rank) ? '.' : '#';
    return board;
}

struct dull_board dull_start(const struct dull_rules *rules) {
    struct dull_board board = dull_empty(rules);
    for (int row = rules->empty_rows; row < rules->empty_rows + rules->man_rows; row++) {
        int black_row = rules->size - 1 - row;
        for (int file = 0; file < rules->size; file++) {
            if (board.at[row][file] == '.') board.at[row][file] = 'w';
            if (board.at[black_row][file] == '.') board.at[black_row][file] = 'b';
        }
    }
    return board;
}

bool dull_equal(const struct dull_board *a, const struct dull_board *b) {
    return !memcmp(a->at, b->at, sizeof a->at) && a->side == b->side;
}

char dull_look(const struct dull_board *board, struct dull_square square) {
    if (square.file < 0 || square.rank < 0) return '#';
    if (square.file >= DULL_SIDE || square.rank >= DULL_SIDE) return '#';
    return board->at[(int)square.rank][(int)square.file];
}

int dull_last_rank(const struct dull_rules *rules, char side) {
    return side == 'w' ? rules->size - 1 : 0;
}

char dull_side_of(char piece) {
    if (piece == 'w' || piece == 'W') return 'w';
    return piece == 'b' || piece == 'B' ? 'b' : '.';
}

bool dull_is_king(char piece) { return piece == 'W' || piece == 'B'; }

char dull_crowned(char man) { return man == 'w' || man == 'W' ? 'W' : 'B'; }

void dull_name(struct dull_square square, char out[DULL_NAME_SIZE]) {
    int rank = square.rank + 1;
    *out++ = (char)('a' + square.file);
    if (rank >= 10) *out++ = '1';
    *out++ = (char)('0' + rank % 10);
    *out = '\0';
}

/* Counts the squares in the order in which they are numbered, calling nothing twice. */
int dull_number(const struct dull_rules *rules, struct dull_square square) {
    bool from_right = rules->numbers == 'r';
    int number = 0;
    for (int row = 0; row < rules->size; row++) {
        for (int column = 0; column < rules->size; column++) {
            int rank = from_right ? row : rules->size - 1 - row;
            int file = from_right ? rules->size - 1 - column : column;
            if (played(rules, file, rank)) number++;
            if (file == square.file && rank == square.rank) return number;
        }
    }
    return 0;
}

static bool square_of_number(const struct dull_rules *rules, long number,
                             struct dull_square *square) {
    for (int rank = 0; rank < rules->size; rank++) {
        for (int file = 0; file < rules->size; file++) {
            *square = (struct dull_square){(signed char)file, (signed char)rank};
            if (played(rules, file, rank) && dull_number(rules, *square) == number) return true;
        }
    }
    return false;
}

static bool square_read(const struct dull_rules *rules, const char **text,
                        struct dull_square *square) {
    char *end;
    if (isdigit((unsigned char)**text)) {
        bool found = square_of_number(rules, strtol(*text, &end, 10), square);
        *text = end;
        return found;
    }
    int file = **text - 'a';
    if (file < 0 || file >= rules->size) return false;
    long rank = strtol(*text + 1, &end, 10) - 1;
    if (end == *text + 1 || rank < 0 || rank >= rules->size) return false;
    *text = end;
    *square = (struct dull_square){(signed char)file, (signed char)rank};
    return played(rules, file, (int)rank);
}

/* The pieces behind "W" or "B", up to the next colon. */
static bool pieces_read(const struct dull_rules *rules, const char **text,
                        struct dull_board *board) {
    char man = **text == 'W' ? 'w' : 'b';
    for (++*text; **text && **text != ':'; *text += **text == ',') {
        struct dull_square square;
        bool king = **text == 'K';
        *text += king;
        if (!square_read(rules, text, &square)) return false;
        board->at[(int)square.rank][(int)square.file] = king ? dull_crowned(man) : man;
    }
    return true;
}

bool dull_fen_read(const struct dull_rules *rules, const char *text, struct dull_board *board) {
    if (!strcmp(text, "start")) {
        *board = dull_start(rules);
        return true;
    }
    if (*text != 'W' && *text != 'B') return false;
    *board = dull_empty(rules);
    board->side = *text++ == 'W' ? 'w' : 'b';
    while (*text == ':') {
        text++;
        if ((*text != 'W' && *text != 'B') || !pieces_read(rules, &text, board)) return false;
    }
    return !*text;
}

static char *pieces_write(const struct dull_board *board, char side, char *out) {
    *out++ = ':';
    *out++ = side == 'w' ? 'W' : 'B';
    bool first = true;
    for (signed char rank = 0; rank < DULL_SIDE; rank++) {
        for (signed char file = 0; file < DULL_SIDE; file++) {
            char piece = board->at[(int)rank][(int)file];
            if (dull_side_of(piece) != side) continue;
            if (!first) *out++ = ',';
            first = false;
            if (dull_is_king(piece)) *out++ = 'K';
            dull_name((struct dull_square){file, rank}, out);
            out += strlen(out);
        }
    }
    return out;
}

void dull_fen_write(const struct dull_board *board, char out[DULL_FEN_SIZE]) {
    *out++ = board->side == 'w' ? 'W' : 'B';
    out = pieces_write(board, 'w', out);
    out = pieces_write(board, 'b', out);
    *out = '\0';
}
