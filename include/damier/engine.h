/* The machine: searches a position for the best move. */
#ifndef DAMIER_ENGINE_H
#define DAMIER_ENGINE_H

#include "damier/draws.h"
#include "damier/network.h"
#include "damier/tables.h"

struct dm_engine;

#define DM_PV_MAX 64
/* Scores are hundredths of a man from the side to move's view. A forced win in n plies is
 * DM_SCORE_WIN - n, a forced loss in n plies n - DM_SCORE_WIN; |score| >= DM_SCORE_PROVEN says so.
 */
#define DM_SCORE_WIN 30000
#define DM_SCORE_PROVEN 29000
/* Scores from here up to DM_SCORE_PROVEN are wins that endgame tables tell, and likewise losses: it
 * is certain how it ends, but not in how many plies. The greater, the nearer is the next step. */
#define DM_SCORE_TABLES 20000
/* The plies to the end that a score proves, for either side; 0 if it proves none. */
unsigned dm_score_plies(int score);

/* When to stop, and how to search; 0 = no such limit. All 0: until stopped (or DM_DEPTH_MAX). */
#define DM_DEPTH_MAX 100
#define DM_LINES_MAX 64
struct dm_limits {
    unsigned depth;
    uint64_t nodes; /* of all threads together */
    unsigned time_ms;
    /* A clock, which the engine shares out among the moves to come: what is left on it, what each
     * move adds, and how many moves it is for (0 = all to the end of the game). */
    unsigned left_ms, increment_ms, moves_to_go;
    unsigned lines; /* how many different first moves to rank, 0 = 1, at most DM_LINES_MAX */
    /* Nothing above ends the search until dm_engine_ponder_hit; it may end by itself, with a proof.
     */
    bool ponder;
};

struct dm_analysis {
    unsigned line;  /* 1 = the best, 2 = the best of the other first moves, ... */
    unsigned depth; /* finished depth */
    int score;
    uint64_t nodes;
    unsigned time_ms;
    struct dm_move best;
    unsigned pv_length;
    struct dm_move pv[DM_PV_MAX]; /* pv[0] = best */
};

/* hash_mb: size of the transposition table, 1 up. It judges positions by the network that comes
 * with the library for these rules, if there is one (dm_network_builtin), else by the built-in
 * evaluation, material and placement. NULL when out of memory. */
struct dm_engine *dm_engine_new(const struct dm_rules *rules, unsigned hash_mb);
void dm_engine_free(struct dm_engine *engine);
/* Lets another network for these rules judge positions; it must outlive the engine. NULL: the
 * built-in evaluation. */
void dm_engine_use_network(struct dm_engine *engine, const struct dm_network *network);
/* Lets endgame tables for these rules say what they know; they must outlive the engine. NULL: none
 * again. Not during a search. */
void dm_engine_use_tables(struct dm_engine *engine, const struct dm_tables *tables);
/* Forgets the table and histories, so that the next search depends on nothing before. */
void dm_engine_clear(struct dm_engine *engine);

/* How many threads search, 1 (as in a new engine) to DM_THREADS_MAX. One alone finds the same with
 * the same number of nodes each time; several don't. Not during a search. DM_E_ARGUMENT out of that
 * range (in the browser: above 1), DM_E_MEMORY without memory for so many: then the old number
 * stays. */
#define DM_THREADS_MAX 256
enum dm_error dm_engine_set_threads(struct dm_engine *engine, unsigned threads);

/* Called on the caller's thread after each finished depth, once for each line, best first; return
 * false to stop. */
typedef bool (*dm_analysis_fn)(void *context, const struct dm_analysis *analysis);
/* Searches. The position must have a legal move (else DM_E_GAME_OVER) and
 * no more than a list holds (else DM_E_TOO_MANY_MOVES). With a stop the best move
 * so far is returned, always a legal one. */
enum dm_error dm_engine_search(struct dm_engine *engine, const struct dm_situation *situation,
                               const struct dm_limits *limits, dm_analysis_fn report, void *context,
                               struct dm_analysis *out);
/* Stops a running search soon; may be called from another thread or a signal handler. Does nothing
 * when none has begun: who can't know returns false from the report as well. */
void dm_engine_stop(struct dm_engine *engine);
/* The move pondered on was played: limits count from now on (depth and nodes as if they always
 * had). From where and with what effect as dm_engine_stop. */
void dm_engine_ponder_hit(struct dm_engine *engine);

/* Levels: 1 to DM_LEVELS, four of which have names. Each is about 200 Elo stronger than the one
 * before (docs/levels.md has the figures), on any machine: what bounds a level is how many
 * positions it looks at. (Time does only where five seconds were not enough for them.) */
enum dm_level { DM_EASY = 2, DM_MEDIUM = 4, DM_STRONG = 8, DM_STRONGEST = DM_LEVELS };
/* "easy", "medium", "strong", "strongest"; of others the number. The level is one there is. */
const char *dm_level_name(unsigned level);
/* The level of a name or a number, 0 if there is none. */
unsigned dm_level_find(const char *name);
/* Plays a move as that level would. seed varies weak levels' slips and equal choices; up to the
 * last but one nothing else does than it, the situation and the size of the engine's table,
 * whatever the engine did before (with one thread). Errors as those of dm_engine_search. */
enum dm_error dm_engine_play(struct dm_engine *engine, const struct dm_situation *situation,
                             unsigned level, uint64_t seed, struct dm_analysis *out);

/* Whether the machine takes a draw that its opponent, who is to move, offers in this situation;
 * score: what it thinks of it, from its own view. It does where it is worse, and late in a game
 * (half of the pieces gone, or some draw counter half way) where it is hardly better. */
bool dm_machine_takes_draw(const struct dm_rules *rules, const struct dm_situation *situation,
                           int score);
/* How many of the machine's moves in a row have looked hopeless, now that it has found another, of
 * that score; before: the same before it, 0 at first and after moves have been taken back. */
unsigned dm_machine_hopeless(unsigned before, int score);
/* Whether a level resigns instead of playing that move. Those up to DM_MEDIUM never do: who plays
 * them is to win to the end. */
bool dm_machine_resigns(unsigned level, unsigned hopeless);

/* Searches the start position to `depth` with a fresh engine of a fixed size, which judges by
 * `network` (NULL: as dm_engine_new says). out->nodes is the
 * same on every machine and with every compiler, and changes whenever the search does. */
enum dm_error dm_engine_bench(const struct dm_rules *rules, const struct dm_network *network,
                              unsigned depth, struct dm_analysis *out);
/* Static evaluation, side to move's view. */
int dm_engine_evaluate(struct dm_engine *engine, const struct dm_position *position);

/* What a score means for the game's end, between equals: chances in thousandths, of the same side,
 * which add up to 1000. 1000 to win or to lose only where that is proven or told by tables. */
struct dm_chances {
    unsigned win, draw, loss;
};
struct dm_chances dm_engine_chances(const struct dm_engine *engine, int score);

#endif
