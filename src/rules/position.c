#include "damier/position.h"
#include "rules/geometry.h"
#include "rules/key.h"

static uint64_t rows(const struct dm_rules *rules, int first, int count) {
    uint64_t squares = 0;
    for (int row = first; row < first + count; row++) squares |= row_squares(rules, row);
    return squares;
}

struct dm_position dm_position_start(const struct dm_rules *rules) {
    const int deep = rules->empty_rows + rules->man_rows;
    return (struct dm_position){.men = {rows(rules, rules->empty_rows, rules->man_rows),
                                        rows(rules, rules->size - deep, rules->man_rows)},
                                .side = rules->first};
}

bool dm_position_equal(const struct dm_position *a, const struct dm_position *b) {
    return a->men[0] == b->men[0] && a->men[1] == b->men[1] && a->kings[0] == b->kings[0] &&
           a->kings[1] == b->kings[1] && a->side == b->side;
}

uint64_t dm_position_key(const struct dm_position *position) { return position_key(position); }

uint64_t dm_squares(const struct dm_rules *rules) { return board_squares(rules); }

uint64_t dm_last_row(const struct dm_rules *rules, enum dm_side side) {
    return last_row(rules, (int)side);
}

/* Diagonal boards without a1 are kept mirrored: this turns a file into the kept one and back. */
static int kept_file(const struct dm_rules *rules, int file) {
    return rules->a1_unplayed ? rules->size - 1 - file : file;
}

int dm_square_at(const struct dm_rules *rules, int file, int rank) {
    if (file < 0 || rank < 0 || file >= rules->size || rank >= rules->size) return -1;
    if (!rules->diagonal) return row_start(rules, rank) + file;
    file = kept_file(rules, file);
    return (file + rank) % 2 ? -1 : row_start(rules, rank) + file / 2;
}

int dm_square_rank(const struct dm_rules *rules, int square) {
    if (!rules->diagonal) return square / 8;
    /* Two rows take one bit more than twice half the board's width, for the ghost that ends the
     * lower one. By constants, as draw counters ask this of each move in the search. */
    const int pair = rules->size == 8 ? square / 9 : square / 11, h = rules->size / 2;
    return 2 * pair + (square - pair * (2 * h + 1) > h);
}

int dm_square_file(const struct dm_rules *rules, int square) {
    const int rank = dm_square_rank(rules, square), nth = square - row_start(rules, rank);
    return rules->diagonal ? kept_file(rules, 2 * nth + rank % 2) : nth;
}

int dm_cell_of(const struct dm_rules *rules, int square) {
    return dm_square_rank(rules, square) * rules->size + dm_square_file(rules, square);
}

int dm_square_of_cell(const struct dm_rules *rules, int cell) {
    return cell < 0 ? -1 : dm_square_at(rules, cell % rules->size, cell / rules->size);
}

int dm_square_count(const struct dm_rules *rules) { return squares_in_row(rules) * rules->size; }

/* Numbering from the lower right is numbering from the upper left turned round. */
static int from_upper_left(const struct dm_rules *rules, int square) {
    const int row = rules->size - 1 - dm_square_rank(rules, square);
    const int file = dm_square_file(rules, square);
    return row * squares_in_row(rules) + (rules->diagonal ? file / 2 : file) + 1;
}

int dm_square_number(const struct dm_rules *rules, int square) {
    const int number = from_upper_left(rules, square);
    return rules->naming == DM_FROM_LOWER_RIGHT ? dm_square_count(rules) + 1 - number : number;
}

int dm_square_numbered(const struct dm_rules *rules, int number) {
    if (number < 1 || number > dm_square_count(rules)) return -1;
    EACH_BIT(bit, board_squares(rules)) {
        if (dm_square_number(rules, bit_index(bit)) == number) return bit_index(bit);
    }
    return -1;
}

/* A number of one or two digits. */
static void write_number(char *out, int number) {
    if (number > 9) *out++ = (char)('0' + number / 10);
    *out++ = (char)('0' + number % 10);
    *out = '\0';
}

void dm_square_algebraic(const struct dm_rules *rules, int square, char out[DM_SQUARE_NAME_SIZE]) {
    out[0] = (char)('a' + dm_square_file(rules, square));
    write_number(out + 1, dm_square_rank(rules, square) + 1);
}

void dm_square_name(const struct dm_rules *rules, int square, char out[DM_SQUARE_NAME_SIZE]) {
    if (rules->naming == DM_ALGEBRAIC)
        dm_square_algebraic(rules, square, out);
    else
        write_number(out, dm_square_number(rules, square));
}
