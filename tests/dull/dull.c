/* Moves by walking an array. */
#include "dull/dull.h"

#include <stdlib.h>
#include <string.h>

/* A piece in the middle of its move: it stands on no square of the board. */
struct walk {
    struct dull_board board;
    struct dull_square at;
    char piece;
    char came;  /* direction of the last jump, '5' if there was none */
    bool ended; /* crowned, and the move ends there */
};

struct jump {
    char direction;
    struct dull_square taken, land;
};
#define JUMPS_FROM_SQUARE 64 /* at most 4 ways of at most 8 landing squares, or 8 ways of 1 */

struct lister {
    const struct dull_rules *rules;
    struct dull_moves *moves;
    long jumps_seen;
};

static char opposite(char direction) { return (char)('0' + 10 - (direction - '0')); }

/* The neighbour that way, as the side of `piece` sees the keypad. */
static struct dull_square step(struct dull_square from, char direction, char piece) {
    int key = direction - '1';
    int turn = dull_side_of(piece) == 'w' ? 1 : -1;
    return (struct dull_square){(signed char)(from.file + turn * (key % 3 - 1)),
                                (signed char)(from.rank + turn * (key / 3 - 1))};
}

static bool same(struct dull_square a, struct dull_square b) {
    return a.file == b.file && a.rank == b.rank;
}

static void put(struct dull_board *board, struct dull_square square, char piece) {
    board->at[(int)square.rank][(int)square.file] = piece;
}

static bool may_take(const struct dull_rules *rules, char piece, char target) {
    char other = dull_side_of(piece) == 'w' ? 'b' : 'w';
    if (dull_side_of(target) != other) return false;
    return dull_is_king(piece) || !dull_is_king(target) || !rules->man_spares_kings;
}

/* The jumps in one direction: over the first piece met, to any of the squares it may land on. */
static int jumps_that_way(const struct dull_rules *rules, const struct walk *walk, char direction,
                          struct jump *out) {
    bool flies = rules->flying && dull_is_king(walk->piece);
    struct dull_square square = step(walk->at, direction, walk->piece);
    while (flies && dull_look(&walk->board, square) == '.')
        square = step(square, direction, walk->piece);
    struct dull_square taken = square;
    if (!may_take(rules, walk->piece, dull_look(&walk->board, taken))) return 0;
    int count = 0;
    do {
        square = step(square, direction, walk->piece);
        if (dull_look(&walk->board, square) != '.') break;
        out[count++] = (struct jump){direction, taken, square};
    } while (flies);
    return count;
}

static int jumps_from(const struct dull_rules *rules, const struct walk *walk,
                      struct jump out[JUMPS_FROM_SQUARE]) {
    if (walk->ended) return 0;
    int count = 0;
    const char *ways = dull_is_king(walk->piece) ? rules->king_ways : rules->man_jumps;
    for (const char *way = ways; *way; way++) {
        if (rules->no_turning_back && *way == opposite(walk->came)) continue;
        count += jumps_that_way(rules, walk, *way, out + count);
    }
    return count;
}

static bool on_last_row(const struct dull_rules *rules, struct dull_square at, char piece) {
    return at.rank == dull_last_rank(rules, dull_side_of(piece));
}

static struct walk after_jump(const struct dull_rules *rules, struct walk walk,
                              const struct jump *jump) {
    put(&walk.board, jump->taken, rules->lifted_at_once ? '.' : 'x');
    walk.at = jump->land;
    walk.came = jump->direction;
    if (!dull_is_king(walk.piece) && on_last_row(rules, walk.at, walk.piece) &&
        rules->crowning != 'p') {
        walk.piece = dull_crowned(walk.piece);
        walk.ended = rules->crowning == 's';
    }
    return walk;
}

static bool goes_on(const struct dull_rules *rules, const struct walk *walk,
                    const struct jump *jump) {
    struct jump next[JUMPS_FROM_SQUARE];
    struct walk there = after_jump(rules, *walk, jump);
    return jumps_from(rules, &there, next) > 0;
}

/* A king that can go on capturing from a square behind the taken piece must land on such a one. */
static bool lands_well(const struct dull_rules *rules, const struct walk *walk,
                       const struct jump *jumps, int count, const struct jump *chosen) {
    if (goes_on(rules, walk, chosen)) return true;
    for (int i = 0; i < count; i++)
        if (same(jumps[i].taken, chosen->taken) && goes_on(rules, walk, &jumps[i])) return false;
    return true;
}

static int kings_taken(const struct dull_chain *chain) {
    int kings = 0;
    for (int i = 0; i < chain->takes; i++) kings += dull_is_king(chain->taken_piece[i]);
    return kings;
}

/* Piece by piece: which of two chains of the same length meets a king first? */
static int king_earlier(const struct dull_chain *a, const struct dull_chain *b) {
    for (int i = 0; i < a->takes && i < b->takes; i++) {
        int difference = dull_is_king(a->taken_piece[i]) - dull_is_king(b->taken_piece[i]);
        if (difference) return difference;
    }
    return 0;
}

/* Of two captures: above 0 if a is to be preferred, below 0 if b is, 0 if the player may choose. */
static int preferred(const struct dull_rules *rules, const struct dull_chain *a,
                     const struct dull_chain *b) {
    int difference = 0;
    for (const char *reason = rules->choice; *reason && !difference; reason++) {
        switch (*reason) {
        case 'p': difference = a->takes - b->takes; break;
        case 'b': difference = dull_is_king(a->mover) - dull_is_king(b->mover); break;
        case 'k': difference = kings_taken(a) - kings_taken(b); break;
        case 'e': difference = king_earlier(a, b); break;
        }
    }
    return difference;
}

static int by_name(const void *a, const void *b) { return strcmp(a, b); }

static void write_effect(struct dull_chain *chain) {
    char names[DULL_STOPS_MAX][DULL_NAME_SIZE];
    char *out = chain->effect;
    dull_name(chain->from, out);
    strcat(out, ">");
    dull_name(chain->stop[chain->stops - 1], out + strlen(out));
    for (int i = 0; i < chain->takes; i++) dull_name(chain->taken[i], names[i]);
    qsort(names, (size_t)chain->takes, sizeof names[0], by_name);
    for (int i = 0; i < chain->takes; i++) {
        strcat(out, i ? "," : "*");
        strcat(out, names[i]);
    }
}

static void add(struct lister *lister, const struct walk *walk, struct dull_chain *chain) {
    struct dull_moves *moves = lister->moves;
    bool crowned = on_last_row(lister->rules, walk->at, walk->piece);
    chain->arrives = crowned ? dull_crowned(walk->piece) : walk->piece;
    bool rival = chain->takes > 0 && moves->count > 0;
    int better = rival ? preferred(lister->rules, chain, &moves->chain[0]) : 0;
    if (better < 0) return;
    if (better > 0) moves->count = 0;
    if (moves->count == DULL_CHAINS_MAX) {
        moves->gave_up = true;
        return;
    }
    write_effect(chain);
    moves->chain[moves->count++] = *chain;
}

static void jump_on(struct lister *lister, const struct walk *walk, struct dull_chain *chain) {
    struct jump jumps[JUMPS_FROM_SQUARE];
    int count = jumps_from(lister->rules, walk, jumps);
    lister->jumps_seen += count;
    if (lister->jumps_seen > DULL_JUMPS_MAX) lister->moves->gave_up = true;
    if (count == 0 && chain->takes > 0) add(lister, walk, chain);
    for (int i = 0; i < count && !lister->moves->gave_up; i++) {
        if (!lands_well(lister->rules, walk, jumps, count, &jumps[i])) continue;
        chain->taken_piece[chain->takes] = dull_look(&walk->board, jumps[i].taken);
        chain->taken[chain->takes++] = jumps[i].taken;
        chain->stop[chain->stops++] = jumps[i].land;
        struct walk next = after_jump(lister->rules, *walk, &jumps[i]);
        jump_on(lister, &next, chain);
        chain->takes--;
        chain->stops--;
    }
}

static void move_quietly(struct lister *lister, const struct walk *walk, struct dull_chain *chain) {
    bool king = dull_is_king(walk->piece);
    chain->stops = 1;
    for (const char *way = king ? lister->rules->king_ways : lister->rules->man_steps; *way;
         way++) {
        struct walk there = *walk;
        do {
            there.at = step(there.at, *way, walk->piece);
            if (dull_look(&walk->board, there.at) != '.') break;
            chain->stop[0] = there.at;
            add(lister, &there, chain);
        } while (king && lister->rules->flying);
    }
}

typedef void (*move_fn)(struct lister *lister, const struct walk *walk, struct dull_chain *chain);

/* Moves of one kind, by all pieces of the side to move. */
static void each_piece(struct lister *lister, const struct dull_board *board, move_fn move) {
    for (signed char rank = 0; rank < lister->rules->size; rank++)
        for (signed char file = 0; file < lister->rules->size; file++) {
            struct dull_square from = {file, rank};
            char piece = dull_look(board, from);
            if (dull_side_of(piece) != board->side) continue;
            struct walk walk = {.board = *board, .at = from, .piece = piece, .came = '5'};
            struct dull_chain chain = {.from = from, .mover = piece};
            put(&walk.board, from, '.');
            move(lister, &walk, &chain);
        }
}

static int by_effect(const void *a, const void *b) {
    return strcmp(((const struct dull_chain *)a)->effect, ((const struct dull_chain *)b)->effect);
}

void dull_moves_list(const struct dull_rules *rules, const struct dull_board *board,
                     struct dull_moves *out) {
    struct lister lister = {rules, out, 0};
    out->count = 0;
    out->gave_up = false;
    each_piece(&lister, board, jump_on);
    if (out->count == 0 || rules->may_leave_captures) each_piece(&lister, board, move_quietly);
    qsort(out->chain, (size_t)out->count, sizeof out->chain[0], by_effect);
}

int dull_moves_distinct(const struct dull_moves *moves) {
    int distinct = 0;
    for (int i = 0; i < moves->count; i++)
        distinct += i == 0 || by_effect(&moves->chain[i - 1], &moves->chain[i]) != 0;
    return distinct;
}

struct dull_board dull_play(const struct dull_board *board, const struct dull_chain *chain) {
    struct dull_board after = *board;
    put(&after, chain->from, '.');
    for (int i = 0; i < chain->takes; i++) put(&after, chain->taken[i], '.');
    put(&after, chain->stop[chain->stops - 1], chain->arrives);
    after.side = board->side == 'w' ? 'b' : 'w';
    return after;
}
