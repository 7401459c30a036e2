#include "game/replay.h"

#include <stdlib.h>

/* A position of the game, and the move played from it (none yet from the last one). */
struct turn {
    struct dm_position position;
    struct dm_counters counters;
    struct dm_move move;
};

struct dm_game {
    const struct dm_rules *rules;
    struct dm_status status;
    bool plays_on;     /* see game_play_on */
    unsigned plies;    /* turn[plies] is the current one */
    unsigned capacity; /* of turn and keys */
    struct turn *turn;
    uint64_t *keys; /* of each turn's position; apart, so that a search can be given them */
};

/* --- how it stands -------------------------------------------------------------------------- */

static const struct turn *current(const struct dm_game *game) { return &game->turn[game->plies]; }

static bool has_moves(const struct dm_rules *rules, const struct dm_position *position) {
    return dm_can_capture(rules, position) || dm_moves_count(rules, position) > 0;
}

static enum dm_result win_against(int loser) {
    return loser == DM_WHITE ? DM_BLACK_WINS : DM_WHITE_WINS;
}

static struct dm_status loss_of_mover(const struct dm_position *position) {
    const bool pieces = position->men[position->side] | position->kings[position->side];
    return (struct dm_status){win_against(position->side), pieces ? DM_NO_MOVES : DM_NO_PIECES};
}

unsigned dm_game_occurrences(const struct dm_game *game) {
    const struct turn *now = current(game);
    unsigned found = 1;
    for (unsigned i = game->plies; i >= 2; i -= 2) {
        if (game->turn[i - 1].move.taken || game->turn[i - 2].move.taken) break;
        found += game->keys[i - 2] == game->keys[game->plies] &&
                 dm_position_equal(&game->turn[i - 2].position, &now->position);
    }
    return found;
}

#define REPETITIONS 3

/* The status of the current position by rule; the order is that of the rules page. */
static struct dm_status judge(const struct dm_game *game) {
    const struct turn *now = current(game);
    if (!has_moves(game->rules, &now->position)) return loss_of_mover(&now->position);
    const struct dm_status ending = dm_ending_of(game->rules, &now->position);
    if (ending.reason != DM_REASON_NONE) return ending;
    if (dm_game_occurrences(game) >= REPETITIONS) return (struct dm_status){DM_DRAW, DM_REPETITION};
    const enum dm_reason reason = dm_counters_reached(game->rules, &now->counters);
    return (struct dm_status){reason != DM_REASON_NONE ? DM_DRAW : DM_UNFINISHED, reason};
}

/* Endings that leave legal moves on the board and are nobody's decision. */
static bool can_be_played_on(enum dm_reason reason) {
    switch (reason) {
    case DM_KING_AGAINST_MAN:
    case DM_ONE_PIECE_EACH:
    case DM_REPETITION:
    case DM_NO_PROGRESS:
    case DM_MATERIAL: return true;
    default: return false;
    }
}

static bool over(const struct dm_game *game) {
    if (game->plays_on && can_be_played_on(game->status.reason)) return false;
    return game->status.result != DM_UNFINISHED;
}

/* --- making and freeing --------------------------------------------------------------------- */

static bool grow(struct dm_game *game) {
    const unsigned capacity = game->capacity ? 2 * game->capacity : 64;
    struct turn *turn = realloc(game->turn, capacity * sizeof *turn);
    if (turn) game->turn = turn;
    uint64_t *keys = realloc(game->keys, capacity * sizeof *keys);
    if (keys) game->keys = keys;
    if (!turn || !keys) return false;
    game->capacity = capacity;
    return true;
}

static void arrive(struct dm_game *game, const struct dm_position *position,
                   struct dm_counters counters) {
    game->turn[game->plies] = (struct turn){.position = *position, .counters = counters};
    game->keys[game->plies] = dm_position_key(position);
    game->status = judge(game);
}

struct dm_game *dm_game_new(const struct dm_rules *rules, const struct dm_position *start) {
    struct dm_game *game = calloc(1, sizeof *game);
    if (!game) return NULL;
    if (!grow(game)) {
        dm_game_free(game);
        return NULL;
    }
    game->rules = rules;
    const struct dm_position first = start ? *start : dm_position_start(rules);
    arrive(game, &first, (struct dm_counters){0});
    return game;
}

void dm_game_free(struct dm_game *game) {
    if (!game) return;
    free(game->turn);
    free(game->keys);
    free(game);
}

/* --- playing -------------------------------------------------------------------------------- */

/* The legal move with that effect. */
static enum dm_error find_legal(const struct dm_game *game, const struct dm_move *wanted,
                                struct dm_move *out) {
    struct dm_moves moves;
    dm_moves_list(game->rules, &current(game)->position, &moves);
    if (moves.overflow) return DM_E_TOO_MANY_MOVES;
    for (unsigned i = 0; i < moves.count; i++) {
        if (!dm_move_equal(&moves.move[i], wanted)) continue;
        *out = moves.move[i];
        return DM_OK;
    }
    return DM_E_MOVE_ILLEGAL;
}

enum dm_error dm_game_play(struct dm_game *game, const struct dm_move *move) {
    struct dm_move legal;
    if (over(game)) return DM_E_GAME_OVER;
    const enum dm_error error = find_legal(game, move, &legal);
    if (error) return error;
    if (game->plies + 1 == game->capacity && !grow(game)) return DM_E_MEMORY;

    struct turn *now = &game->turn[game->plies];
    const struct dm_position after = dm_move_make(&now->position, &legal);
    now->move = legal;
    game->plies++;
    arrive(game, &after,
           dm_counters_after(game->rules, now->counters, &now->position, &legal, &after));
    return DM_OK;
}

enum dm_error dm_game_undo(struct dm_game *game, unsigned plies) {
    if (plies > game->plies) return DM_E_NOTHING_TO_UNDO;
    game->plies -= plies;
    game->status = judge(game);
    return DM_OK;
}

void dm_game_moves(const struct dm_game *game, struct dm_moves *out) {
    if (!over(game))
        dm_moves_list(game->rules, &current(game)->position, out);
    else
        *out = (struct dm_moves){.count = 0};
}

/* --- endings by will or clock --------------------------------------------------------------- */

static enum dm_error finish(struct dm_game *game, enum dm_result result, enum dm_reason reason) {
    if (over(game)) return DM_E_GAME_OVER;
    game->status = (struct dm_status){result, reason};
    return DM_OK;
}

enum dm_error dm_game_resign(struct dm_game *game, enum dm_side loser) {
    return finish(game, win_against((int)loser), DM_RESIGNATION);
}

enum dm_error dm_game_time_out(struct dm_game *game, enum dm_side loser) {
    return finish(game, win_against((int)loser), DM_TIME);
}

enum dm_error dm_game_agree_draw(struct dm_game *game) {
    return finish(game, DM_DRAW, DM_AGREEMENT);
}

void game_play_on(struct dm_game *game) { game->plays_on = true; }

void game_conclude(struct dm_game *game, enum dm_result result) {
    if (result == DM_UNFINISHED || result == game->status.result) return;
    finish(game, result, result == DM_DRAW ? DM_AGREEMENT : DM_RESIGNATION);
}

/* --- looking -------------------------------------------------------------------------------- */

const struct dm_rules *dm_game_rules(const struct dm_game *game) { return game->rules; }

struct dm_status dm_game_status(const struct dm_game *game) { return game->status; }

unsigned dm_game_plies(const struct dm_game *game) { return game->plies; }

const struct dm_position *dm_game_position_at(const struct dm_game *game, unsigned ply) {
    return &game->turn[ply].position;
}

const struct dm_move *dm_game_move_at(const struct dm_game *game, unsigned ply) {
    return &game->turn[ply].move;
}

const struct dm_position *dm_game_position(const struct dm_game *game) {
    return &current(game)->position;
}

const struct dm_counters *dm_game_counters(const struct dm_game *game) {
    return &current(game)->counters;
}

const uint64_t *dm_game_keys(const struct dm_game *game) { return game->keys; }

struct dm_situation dm_game_situation(const struct dm_game *game) {
    return (struct dm_situation){.position = current(game)->position,
                                 .counters = current(game)->counters,
                                 .keys = game->keys,
                                 .key_count = game->plies};
}
