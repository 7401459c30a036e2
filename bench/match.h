/* Matches between players of any kind, the machine's levels among them: for benches and tests. */
#ifndef BENCH_MATCH_H
#define BENCH_MATCH_H

#include "base/random.h"
#include "damier/engine.h"
#include "damier/game.h"

struct player;
/* Chooses a legal move of a game that isn't over. */
typedef enum dm_error (*player_fn)(struct player *player, const struct dm_game *game,
                                   struct dm_move *move);

struct player {
    const char *name;
    player_fn choose;
    struct random random;
    /* Of the machine only. */
    struct dm_engine *engine;
    struct dm_limits limits;
    enum dm_level level;
    unsigned slowest_ms; /* its longest move */
};

/* Pairs of games from the same random opening with sides exchanged, each from a cleared engine. */
struct match {
    const struct dm_rules *rules;
    struct player *player[2];
    unsigned games;
    uint64_t seed;
};

/* The first player's results. */
struct tally {
    unsigned won, drawn, lost;
    enum dm_error error;
};

static inline enum dm_error player_random(struct player *player, const struct dm_game *game,
                                          struct dm_move *move) {
    struct dm_moves moves;
    dm_game_moves(game, &moves);
    *move = moves.move[random_below(&player->random, moves.count)];
    return DM_OK;
}

/* Takes the most it can; among equals, and when it can't take, it moves at random. */
static inline enum dm_error player_greedy(struct player *player, const struct dm_game *game,
                                          struct dm_move *move) {
    struct dm_moves moves;
    int most = -1;
    uint64_t equals = 0;
    dm_game_moves(game, &moves);
    for (unsigned i = 0; i < moves.count; i++) {
        const int takes = __builtin_popcountll(moves.move[i].taken);
        if (takes > most) most = takes, equals = 0;
        if (takes == most && random_below(&player->random, ++equals) == 0) *move = moves.move[i];
    }
    return DM_OK;
}

static inline void player_took(struct player *player, const struct dm_analysis *analysis,
                               struct dm_move *move) {
    *move = analysis->best;
    if (analysis->time_ms > player->slowest_ms) player->slowest_ms = analysis->time_ms;
}

/* The machine within player->limits. */
static inline enum dm_error player_machine(struct player *player, const struct dm_game *game,
                                           struct dm_move *move) {
    const struct dm_situation situation = dm_game_situation(game);
    struct dm_analysis analysis;
    const enum dm_error error =
        dm_engine_search(player->engine, &situation, &player->limits, NULL, NULL, &analysis);
    if (!error) player_took(player, &analysis, move);
    return error;
}

/* The machine at player->level. */
static inline enum dm_error player_level(struct player *player, const struct dm_game *game,
                                         struct dm_move *move) {
    const struct dm_situation situation = dm_game_situation(game);
    struct dm_analysis analysis;
    const enum dm_error error = dm_engine_play(player->engine, &situation, player->level,
                                               random_next(&player->random), &analysis);
    if (!error) player_took(player, &analysis, move);
    return error;
}

/* Plays a game on to its end: its opening at random, then each side's player. */
static inline enum dm_error match_play(struct player *const side[2], unsigned opening,
                                       uint64_t seed, struct dm_game *game) {
    struct player dice = {.choose = player_random, .random = {.state = seed}};
    while (dm_game_status(game).result == DM_UNFINISHED) {
        struct player *player = side[dm_game_position(game)->side];
        if (dm_game_plies(game) < opening) player = &dice;
        struct dm_move move;
        enum dm_error error = player->choose(player, game, &move);
        if (!error) error = dm_game_play(game, &move);
        if (error) return error;
    }
    return DM_OK;
}

static inline void tally_game(struct tally *tally, const struct dm_game *game, enum dm_side first) {
    const enum dm_result result = dm_game_status(game).result;
    if (result == DM_DRAW)
        tally->drawn++;
    else if ((result == DM_WHITE_WINS) == (first == DM_WHITE))
        tally->won++;
    else
        tally->lost++;
}

static inline void match_game(const struct match *match, unsigned number, struct tally *tally) {
    const enum dm_side first = number % 2 ? DM_BLACK : DM_WHITE;
    const uint64_t seed = match->seed + number / 2;
    struct player *side[2];
    for (int i = 0; i < 2; i++) {
        struct player *player = side[(int)first ^ i] = match->player[i];
        player->random.state = seed ^ (uint64_t)number << 32;
        if (player->engine) dm_engine_clear(player->engine);
    }
    struct dm_game *game = dm_game_new(match->rules, NULL);
    tally->error = game ? match_play(side, 2 + number / 2 % 5, seed, game) : DM_E_MEMORY;
    if (!tally->error) tally_game(tally, game, first);
    dm_game_free(game);
}

/* Ends early only with an error. */
static inline struct tally match_run(const struct match *match) {
    struct tally tally = {.error = DM_OK};
    for (unsigned number = 0; number < match->games && !tally.error; number++)
        match_game(match, number, &tally);
    return tally;
}

#endif
