#include "train/match_game.h"

#include <string.h>

#include "base/clock.h"

#define DEFAULT_MOVE_MS 100

struct contest {
    const struct dm_match *match;
    struct player *side[2]; /* by enum dm_side */
    struct dm_game *game;
    atomic_bool *stop;
    double left_ms[2]; /* on each side's clock, if the match has clocks */
};

static bool has_limit(const struct dm_limits *limits) {
    return limits->depth || limits->nodes || limits->time_ms || limits->left_ms;
}

static bool has_clock(const struct dm_match *match) { return match->limits.left_ms != 0; }

/* What a contestant is told: its own limits before the match's. */
static struct dm_limits limits_of(const struct contest *contest, enum dm_side side) {
    const struct dm_contestant *contestant = contest->side[side]->contestant;
    struct dm_limits limits = contest->match->limits;
    if (has_limit(&contestant->limits)) return contestant->limits;
    if (!has_limit(&limits) && !contestant->level) limits.time_ms = DEFAULT_MOVE_MS;
    if (has_clock(contest->match))
        limits.left_ms = contest->left_ms[side] > 1 ? (unsigned)contest->left_ms[side] : 1;
    return limits;
}

/* Within which a move must come; 0 = no such time. */
static double allowance(const struct dm_limits *limits) {
    return limits->left_ms ? limits->left_ms : limits->time_ms;
}

static enum dm_error end_game(struct dm_game *game, enum dm_result result, enum dm_end end) {
    const enum dm_side loser = result == DM_WHITE_WINS ? DM_BLACK : DM_WHITE;
    if (result == DM_DRAW) return dm_game_agree_draw(game);
    return end == DM_END_TIME ? dm_game_time_out(game, loser) : dm_game_resign(game, loser);
}

/* Ends the game as lost by the side to move. */
static enum dm_error forfeit(const struct contest *contest, const struct choice *choice,
                             struct dm_played *out) {
    const bool white = dm_game_position(contest->game)->side == DM_WHITE;
    out->result = white ? DM_BLACK_WINS : DM_WHITE_WINS;
    out->end = choice->end;
    memcpy(out->said, choice->said, sizeof out->said);
    return end_game(contest->game, out->result, out->end);
}

/* Runs the clock of the side to move; the increment came before the move. */
static void spend(struct contest *contest, enum dm_side side, double taken_ms) {
    contest->left_ms[side] -= taken_ms;
    if (contest->left_ms[side] < 0) contest->left_ms[side] = 0; /* within the grace */
}

static enum dm_error move(struct contest *contest, struct dm_played *out) {
    const enum dm_side side = dm_game_position(contest->game)->side;
    struct player *player = contest->side[side];
    if (has_clock(contest->match)) contest->left_ms[side] += contest->match->limits.increment_ms;
    struct turn turn = {
        .game = contest->game, .limits = limits_of(contest, side), .stop = contest->stop};
    const double allowed = allowance(&turn.limits), begun = clock_ms();
    if (allowed > 0) turn.late_ms = allowed + contest->match->grace_ms;
    struct choice choice = {.end = DM_END_UNPLAYED};
    const enum dm_error error = player->kind->choose(player, &turn, &choice);
    const double taken = clock_ms() - begun;
    if (error) return error;
    /* Whatever came too late, legal or not. */
    if (choice.end <= DM_END_ILLEGAL && turn.late_ms > 0 && taken > turn.late_ms)
        choice.end = DM_END_TIME;
    spend(contest, side, taken);
    if (choice.end == DM_END_UNPLAYED) return dm_game_play(contest->game, &choice.move);
    return forfeit(contest, &choice, out);
}

/* What the tables say of the position, DM_UNFINISHED if that is nothing. */
static enum dm_result look_up(const struct dm_tables *tables, const struct dm_game *game) {
    const struct dm_position *position = dm_game_position(game);
    struct dm_table_value value;
    if (!tables || !dm_tables_probe(tables, position, &value)) return DM_UNFINISHED;
    if (value.result == 0) return DM_DRAW;
    if (!dm_counters_leave_time(dm_game_rules(game), dm_game_counters(game), position, value.plies))
        return DM_UNFINISHED;
    return (value.result > 0) == (position->side == DM_WHITE) ? DM_WHITE_WINS : DM_BLACK_WINS;
}

/* What the rules or the tables say of the position. */
static enum dm_error decide(const struct contest *contest, struct dm_played *out) {
    out->result = dm_game_status(contest->game).result;
    if (out->result != DM_UNFINISHED) {
        out->end = DM_END_RULES;
        return DM_OK;
    }
    out->result = look_up(contest->match->tables, contest->game);
    if (out->result == DM_UNFINISHED) return DM_OK;
    out->end = DM_END_TABLES;
    return end_game(contest->game, out->result, out->end);
}

static void begin(struct contest *contest, unsigned number) {
    for (int side = DM_WHITE; side <= DM_BLACK; side++) {
        struct player *player = contest->side[side];
        player->random.state = contest->match->seed + 2 * number + (unsigned)side;
        player->kind->begin(player);
        contest->left_ms[side] = contest->match->limits.left_ms;
    }
}

enum dm_error match_game_play(const struct dm_match *match, struct player player[2],
                              unsigned number, atomic_bool *stop, struct dm_game *game,
                              struct dm_played *out) {
    const unsigned white = dm_match_white(match->rules, number);
    struct contest contest = {
        .match = match, .side = {&player[white], &player[!white]}, .game = game, .stop = stop};
    enum dm_error error = DM_OK;
    *out = (struct dm_played){.number = number, .game = game};
    begin(&contest, number);
    while (!error && out->end == DM_END_UNPLAYED) {
        error = atomic_load(stop) ? DM_E_STOPPED : move(&contest, out);
        if (!error && out->end == DM_END_UNPLAYED) error = decide(&contest, out);
    }
    return error;
}
