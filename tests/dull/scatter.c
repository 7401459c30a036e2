#include "dull/scatter.h"

/* How many pieces of a kind are thrown: from min to max. */
struct range {
    unsigned char min, max;
};

struct set_up {
    unsigned weight, plies;
    struct range men, kings, other_men, other_kings; /* side to move, the other side */
    bool apart; /* the other side's pieces stand so that they can be jumped one by one */
};

static const struct set_up set_ups[] = {
    {1, 60, {0, 0}, {0, 0}, {0, 0}, {0, 0}, false}, /* nothing thrown: the start position */
    {12, 4, {0, 12}, {0, 3}, {0, 12}, {0, 3}, false},
    {10, 6, {0, 2}, {1, 4}, {0, 3}, {1, 4}, false},
    {40, 0, {0, 3}, {1, 4}, {1, 7}, {0, 3}, true},
    {10, 1, {1, 8}, {0, 1}, {1, 9}, {0, 4}, true},
    {3, 1, {0, 4}, {4, 14}, {0, 4}, {4, 14}, false},
};
#define SET_UPS (sizeof set_ups / sizeof set_ups[0])

static unsigned within(struct random *random, struct range range) {
    return range.min + random_below(random, range.max - range.min + 1u);
}

/* Moves a place to the nearest where pieces stand apart: on diagonal boards every other row and
 * file, on full ones every other square. */
static void spread(const struct scatter *scatter, unsigned *file, unsigned *rank) {
    if (scatter->rules->corner == '*') {
        *file ^= (*file + *rank + scatter->odd_file) % 2;
        return;
    }
    *file = *file / 2 * 2 + scatter->odd_file;
    *rank = *rank / 2 * 2 + scatter->odd_rank;
}

/* Throws a piece; where the square doesn't suit, the piece is left out. */
static void throw_piece(struct scatter *scatter, char piece, bool apart) {
    unsigned size = (unsigned)scatter->rules->size;
    unsigned file = random_below(&scatter->random, size);
    unsigned rank = random_below(&scatter->random, size);
    if (apart) spread(scatter, &file, &rank);
    struct dull_square square = {(signed char)file, (signed char)rank};
    if (dull_look(&scatter->board, square) != '.') return;
    bool last = square.rank == dull_last_rank(scatter->rules, dull_side_of(piece));
    if (last && !dull_is_king(piece)) return;
    scatter->board.at[rank][file] = piece;
}

static void throw_some(struct scatter *scatter, char piece, unsigned count, bool apart) {
    /* Half or more of the throws miss on a board with unplayed squares: throw twice. */
    for (unsigned i = 0; i < 2 * count; i++) throw_piece(scatter, piece, apart);
}

/* An empty board, either side to move, and which rows and files are every other one. */
static void clear(struct scatter *scatter) {
    struct random *random = &scatter->random;
    scatter->board = dull_empty(scatter->rules);
    scatter->board.side = random_below(random, 2) ? 'w' : 'b';
    scatter->odd_file = random_below(random, 2);
    scatter->odd_rank = random_below(random, 2);
    if (scatter->board.at[scatter->odd_rank][scatter->odd_file] == '#') scatter->odd_rank ^= 1;
}

static const struct set_up *choose(struct random *random) {
    unsigned sum = 0;
    for (unsigned i = 0; i < SET_UPS; i++) sum += set_ups[i].weight;
    unsigned lot = random_below(random, sum), i = 0;
    while (lot >= set_ups[i].weight) lot -= set_ups[i++].weight;
    return &set_ups[i];
}

void scatter_anew(struct scatter *scatter) {
    struct random *random = &scatter->random;
    const struct set_up *set_up = choose(random);
    scatter->plies_left = set_up->plies;
    if (set_up == &set_ups[0]) {
        scatter->board = dull_start(scatter->rules);
        return;
    }
    clear(scatter);
    char side = scatter->board.side, other = side == 'w' ? 'b' : 'w';
    throw_some(scatter, dull_crowned(other), within(random, set_up->other_kings), set_up->apart);
    throw_some(scatter, other, within(random, set_up->other_men), set_up->apart);
    throw_some(scatter, dull_crowned(side), within(random, set_up->kings), false);
    throw_some(scatter, side, within(random, set_up->men), false);
}

struct scatter scatter_begin(const struct dull_rules *rules, uint64_t seed) {
    struct scatter scatter = {.rules = rules, .random = {seed}};
    scatter_anew(&scatter);
    return scatter;
}

void scatter_next(struct scatter *scatter, const struct dull_moves *moves) {
    if (scatter->plies_left == 0 || moves->count == 0 || moves->gave_up) {
        scatter_anew(scatter);
        return;
    }
    scatter->plies_left--;
    uint32_t lot = random_below(&scatter->random, (uint64_t)moves->count);
    scatter->board = dull_play(&scatter->board, &moves->chain[lot]);
}

struct dull_board scatter_explosive(struct scatter *scatter) {
    clear(scatter);
    char side = scatter->board.side, other = side == 'w' ? 'b' : 'w';
    unsigned squares = (unsigned)(scatter->rules->size * scatter->rules->size);
    throw_some(scatter, dull_crowned(other), 1 + random_below(&scatter->random, squares / 2), true);
    throw_some(scatter, dull_crowned(side), 1 + random_below(&scatter->random, 6), false);
    return scatter->board;
}
