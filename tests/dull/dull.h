/* The dull move generator: an array board and the rules as people say them, against which the fast
 * generator is compared. It shares no code and no record with the library; its rule sets are
 * written down a second time in dull_sets.c. Nothing here is meant to be quick. */
#ifndef DULL_DULL_H
#define DULL_DULL_H

#include <stdbool.h>

/* Directions are the digits around a keypad's 5, as White sees the board: 8 is forward, 9 forward
 * to the right, 2 backward and so on. For Black the keypad is turned round. */
struct dull_rules {
    const char *id;
    int size;
    char corner;  /* which squares are played on: '*' all, 'a' those of a1's colour, 'b' b1's */
    char numbers; /* 1 is at White's upper 'l'eft or lower 'r'ight, or names are 'a'lgebraic */
    int empty_rows, man_rows;
    char first; /* 'w' or 'b' */
    const char *man_steps, *man_jumps, *king_ways;
    bool flying;
    bool man_spares_kings;
    bool lifted_at_once;
    bool no_turning_back; /* two successive jumps may not reverse direction */
    /* A man on the last row in the middle of a chain: 'p' only passes, 's' is crowned and stops,
     * 'k' goes on as a king. */
    char crowning;
    /* What decides between chains, most important first: 'p' more pieces, 'b' taken by a king,
     * 'k' more kings taken, 'e' a king met earlier. Empty: free choice. */
    const char *choice;
    bool may_leave_captures; /* who can take may move quietly instead */
};

/* NULL if there is none of that name. */
const struct dull_rules *dull_rules_find(const char *id);
unsigned dull_rules_count(void);
const struct dull_rules *dull_rules_at(unsigned i);

#define DULL_SIDE 10
struct dull_square {
    signed char file, rank; /* from 0, a1 = 0, 0 */
};
/* A piece is 'w' or 'b', a king 'W' or 'B'; '.' is empty, 'x' a piece taken but not lifted yet,
 * '#' is not played on. */
struct dull_board {
    char at[DULL_SIDE][DULL_SIDE]; /* [rank][file] */
    char side;                     /* to move, 'w' or 'b' */
};

struct dull_board dull_empty(const struct dull_rules *rules);
struct dull_board dull_start(const struct dull_rules *rules);
bool dull_equal(const struct dull_board *a, const struct dull_board *b);
char dull_look(const struct dull_board *board, struct dull_square square); /* '#' off the board */
int dull_last_rank(const struct dull_rules *rules, char side);
char dull_side_of(char piece); /* 'w', 'b', or '.' where there is no piece */
bool dull_is_king(char piece);
char dull_crowned(char man);

#define DULL_NAME_SIZE 4
void dull_name(struct dull_square square, char out[DULL_NAME_SIZE]); /* algebraic */
/* The square's number in this rule set, from the upper left where names are algebraic. */
int dull_number(const struct dull_rules *rules, struct dull_square square);
/* FEN with numbers or algebraic names, or "start"; false if it isn't one. */
bool dull_fen_read(const struct dull_rules *rules, const char *text, struct dull_board *board);
#define DULL_FEN_SIZE 480
/* Always with algebraic names. */
void dull_fen_write(const struct dull_board *board, char out[DULL_FEN_SIZE]);

/* One way to move: a quiet move has one stop and takes nothing. */
#define DULL_STOPS_MAX 64
#define DULL_EFFECT_SIZE 216
struct dull_chain {
    struct dull_square from, stop[DULL_STOPS_MAX], taken[DULL_STOPS_MAX];
    char taken_piece[DULL_STOPS_MAX];
    int stops, takes;
    char mover, arrives; /* the piece before and after */
    char effect[DULL_EFFECT_SIZE];
};

/* Some crowded boards have more ways than anyone could walk. Beyond this many jumps looked at, or
 * chains to be listed, the generator gives up; what it has listed is then of no use. */
#define DULL_JUMPS_MAX 100000
#define DULL_CHAINS_MAX 8192
struct dull_moves {
    int count; /* of chains */
    bool gave_up;
    struct dull_chain chain[DULL_CHAINS_MAX]; /* by effect, bytewise; equal effects are one move */
};
void dull_moves_list(const struct dull_rules *rules, const struct dull_board *board,
                     struct dull_moves *out);
int dull_moves_distinct(const struct dull_moves *moves);
struct dull_board dull_play(const struct dull_board *board, const struct dull_chain *chain);

#endif
