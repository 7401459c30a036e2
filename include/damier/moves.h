/* Legal moves, playing them, and counting them. */
#ifndef DAMIER_MOVES_H
#define DAMIER_MOVES_H

#include "damier/position.h"

/* A move is its effect: origin, end, set of taken pieces. Chains that differ in none of the three
 * are one move, listed once. */
struct dm_move {
    uint64_t taken;
    uint8_t from, to; /* squares */
    bool king;        /* the piece is a king after the move */
    bool crowns;      /* and was a man before it */
};

/* Positions with more legal moves than this exist only on paper. */
#define DM_MOVES_MAX 1024

struct dm_moves {
    unsigned count;
    bool overflow;  /* there were more moves, or chains without end to search: list is incomplete */
    unsigned jumps; /* tried in chains that had to be followed: what the list cost */
    struct dm_move move[DM_MOVES_MAX];
};

/* All legal moves of the side to move; none = it has lost. The order is stable, the same natively
 * and in WebAssembly. */
void dm_moves_list(const struct dm_rules *rules, const struct dm_position *position,
                   struct dm_moves *out);
/* True if the side to move can capture. Much cheaper than a list. */
bool dm_can_capture(const struct dm_rules *rules, const struct dm_position *position);
/* The same, and therefore has to. */
bool dm_must_capture(const struct dm_rules *rules, const struct dm_position *position);
/* Number of legal moves. */
uint64_t dm_moves_count(const struct dm_rules *rules, const struct dm_position *position);
/* The position after a legal move. The move isn't checked. */
struct dm_position dm_move_make(const struct dm_position *position, const struct dm_move *move);
bool dm_move_equal(const struct dm_move *a, const struct dm_move *b);

/* One way a chain can go: stop[i] is the square where the i-th jump lands, taken[i] the piece it
 * took. A quiet move has one stop and takes nothing. */
#define DM_PATH_MAX 64
struct dm_path {
    unsigned stops, takes;
    uint8_t from;
    uint8_t stop[DM_PATH_MAX], taken[DM_PATH_MAX];
};
/* A path of a legal move. False if the move has none in this position (it isn't legal). */
bool dm_move_path(const struct dm_rules *rules, const struct dm_position *position,
                  const struct dm_move *move, struct dm_path *out);

/* A path of each move of a legal list, in its order, at the cost of one: `out` has room for
 * moves->count. False if some move has none. */
bool dm_moves_paths(const struct dm_rules *rules, const struct dm_position *position,
                    const struct dm_moves *moves, struct dm_path *out);

/* Entering a chain stop by stop. Given an origin and the stops made so far (count may be 0),
 * `next` are the squares where the next jump (or the quiet move) of some legal move may land, and
 * `moves` the legal moves that pass through all these stops, in list order; `complete` is the index
 * in moves of the move that ends just here, or -1; `taken_so_far` the pieces taken on the way. */
struct dm_stops {
    uint64_t next;
    int complete;
    uint64_t taken_so_far;
    struct dm_moves moves;
};
/* DM_E_MOVE_ILLEGAL if no legal move begins like that. */
enum dm_error dm_move_stops(const struct dm_rules *rules, const struct dm_position *position,
                            int from, const uint8_t *stops, unsigned count, struct dm_stops *out);

/* Perft: the number of move sequences of `depth` plies (1 for depth 0; up to DM_PERFT_DEPTH_MAX,
 * which nobody will live to see counted from a position of play). */
#define DM_PERFT_DEPTH_MAX 99
/* A table of counted positions, for counts by one rule set. NULL if there is no memory for it. */
struct dm_perft_table;
struct dm_perft_table *dm_perft_table_new(unsigned megabytes);
void dm_perft_table_free(struct dm_perft_table *table); /* NULL is fine */

struct dm_perft_options {
    struct dm_perft_table *table; /* used and filled; may be NULL */
    unsigned threads;             /* 0 or 1 = the caller's thread only */
    /* Called on the caller's thread as a long count goes on, with the part that is done, 0 to 1;
     * false stops it (DM_E_STOPPED). May be NULL. */
    bool (*progress)(void *context, double done);
    void *context;
};
/* options may be NULL. DM_E_ARGUMENT if it is too deep, DM_E_TOO_MANY_MOVES if the position has
 * more than a list holds, DM_E_MEMORY. */
enum dm_error dm_perft(const struct dm_rules *rules, const struct dm_position *position,
                       unsigned depth, const struct dm_perft_options *options, uint64_t *count);

#endif
