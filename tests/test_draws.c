/* Every draw rule and every ending by material of every rule set, played out: one ply before its
 * edge the game goes on, at the edge it is over. The numbers are those of the rules page. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/random.h"
#include "damier/game.h"
#include "support/setup.h"

/* --- games that go nowhere -------------------------------------------------------------------- */

/* What one may move while waiting for a draw. */
enum waiting { WITH_KINGS = 1, WITH_MEN = 2, WITH_BOTH = 3 };

static bool is_man_move(const struct dm_position *position, const struct dm_move *move) {
    return position->men[position->side] >> move->from & 1;
}

/* How often the game has been in this position. */
static unsigned visits(const struct dm_game *game, const struct dm_position *position) {
    unsigned times = 0;
    for (unsigned ply = 0; ply <= dm_game_plies(game); ply++)
        times += dm_position_equal(dm_game_position_at(game, ply), position);
    return times;
}

/* The counters' places that have come further than one ply before a limit, other than `row`'s. */
static bool ends_by_another(const struct dm_rules *rules, unsigned row,
                            const struct dm_counters *counters) {
    for (unsigned i = 0; i < DM_DRAW_ROWS_MAX && rules->draws[i].plies; i++)
        if (i != row && counters->count[i] >= rules->draws[i].plies) return true;
    return false;
}

/* The smaller the better; 0 is no good at all. Waiting moves set no counter of `row` back, end
 * nothing, give nothing away, and rather go where the game has been least. Men are moved only
 * when they must be: their moves run out. */
static unsigned cost_of(const struct dm_game *game, unsigned row, enum waiting waiting,
                        const struct dm_move *move) {
    const struct dm_rules *rules = dm_game_rules(game);
    const struct dm_position *before = dm_game_position(game);
    const struct dm_position after = dm_move_make(before, move);
    const struct dm_counters counters =
        dm_counters_after(rules, *dm_game_counters(game), before, move, &after);
    const bool man = is_man_move(before, move);
    if (move->taken || dm_can_capture(rules, &after) || !dm_moves_count(rules, &after)) return 0;
    if (!(waiting & (man ? WITH_MEN : WITH_KINGS)) || visits(game, &after) > 1) return 0;
    if (!counters.count[row] || ends_by_another(rules, row, &counters)) return 0;
    return 1 + visits(game, &after) + (man && waiting == WITH_BOTH ? 10 : 0);
}

/* Looking for a way to wait: how many more positions may be tried before starting over, with other
 * choices between equal moves. */
struct patience {
    unsigned row;
    enum waiting waiting;
    unsigned left;
    struct random random;
};
#define POSITIONS_TRIED 400
#define STARTS_TRIED 200

/* The moves of some use, cheapest first, equal ones shuffled. */
static unsigned order(const struct dm_game *game, struct patience *patience,
                      const struct dm_moves *moves, const struct dm_move *ordered[]) {
    unsigned key[DM_MOVES_MAX], count = 0;
    for (unsigned i = 0; i < moves->count; i++) {
        const unsigned cost = cost_of(game, patience->row, patience->waiting, &moves->move[i]);
        const unsigned mine = cost * 1024 + random_below(&patience->random, 1024);
        unsigned place = count;
        if (!cost) continue;
        for (; place && key[place - 1] > mine; place--) {
            key[place] = key[place - 1];
            ordered[place] = ordered[place - 1];
        }
        key[place] = mine;
        ordered[place] = &moves->move[i];
        count++;
    }
    return count;
}

/* Plays waiting moves up to `plies`, going back where it gets stuck. */
static bool wait_on(struct dm_game *game, struct patience *patience, unsigned plies) {
    const struct dm_move *ordered[DM_MOVES_MAX];
    struct dm_moves moves;
    if (dm_game_plies(game) == plies) return true;
    dm_game_moves(game, &moves);
    const unsigned count = order(game, patience, &moves, ordered);
    for (unsigned i = 0; i < count && patience->left; i++) {
        patience->left--;
        assert_int_equal(dm_game_play(game, ordered[i]), DM_OK);
        if (wait_on(game, patience, plies)) return true;
        assert_int_equal(dm_game_undo(game, 1), DM_OK);
    }
    return false;
}

/* Plays waiting moves up to `plies`; false if no way was found. Another seed, another way. */
static bool wait_until(struct dm_game *game, unsigned row, enum waiting waiting, unsigned plies,
                       unsigned seed) {
    for (unsigned start = 0; start < STARTS_TRIED; start++) {
        struct patience patience = {row, waiting, POSITIONS_TRIED, {seed * STARTS_TRIED + start}};
        if (wait_on(game, &patience, plies)) return true;
    }
    return false;
}

/* Gives a piece away and has it taken, so that the row's counter goes on (`keeps`) or not, and the
 * game is not over. False if there is no such way. */
static bool sacrifice(struct dm_game *game, unsigned row, bool keeps) {
    struct dm_moves moves, captures;
    dm_game_moves(game, &moves);
    for (unsigned i = 0; i < moves.count; i++) {
        assert_int_equal(dm_game_play(game, &moves.move[i]), DM_OK);
        dm_game_moves(game, &captures);
        if (captures.count && captures.move[0].taken) {
            assert_int_equal(dm_game_play(game, &captures.move[0]), DM_OK);
            if (dm_game_status(game).result == DM_UNFINISHED &&
                (dm_game_counters(game)->count[row] > 0) == keeps)
                return true;
            assert_int_equal(dm_game_undo(game, 1), DM_OK);
        }
        assert_int_equal(dm_game_undo(game, 1), DM_OK);
    }
    return false;
}

/* --- the rows --------------------------------------------------------------------------------- */

struct waiting_game {
    const char *rules;
    unsigned row; /* of the record */
    const char *fen;
    enum waiting waiting;
    unsigned plies;
    enum dm_reason reason;
    unsigned given; /* a piece is given away after so many plies; the material still fits */
};
/* clang-format off */
static const struct waiting_game waiting_games[] = {
    {"turkish", 0, "W:WKa1,Kc1:BKh8,Kf8", WITH_KINGS, 100, DM_NO_PROGRESS, 0},
    {"turkish", 0, "W:Wa3:Bf6", WITH_MEN, 100, DM_NO_PROGRESS, 0}, /* sideways */
    {"turkish-dama", 0, "W:WKa1,Kc1:BKh8,Kf8", WITH_KINGS, 100, DM_NO_PROGRESS, 0},
    {"turkish-dama", 0, "W:Wa3:Bf6", WITH_MEN, 100, DM_NO_PROGRESS, 0},
    {"turkish-ludoteka", 0, "W:WKa1,Kc1:BKh8,Kf8", WITH_KINGS, 32, DM_NO_PROGRESS, 0},
    {"italian", 0, "W:WKb1,Kd1,d3:BKg8,Ke8,f5", WITH_KINGS, 80, DM_NO_PROGRESS, 0},
    {"italian", 0, "W:WKb1,h1,h3:BKg8,a6,a8", WITH_BOTH, 80, DM_NO_PROGRESS, 0}, /* men too */
    {"english", 0, "B:WKa1,Kc1,c3:BKh8,Kf8,e5", WITH_KINGS, 80, DM_NO_PROGRESS, 0},
    {"international", 0, "W:WKa1,Kc1:BKj10,Kh10", WITH_KINGS, 50, DM_NO_PROGRESS, 0},
    {"international", 1, "W:WK46,K47,K48:BK15", WITH_KINGS, 32, DM_MATERIAL, 0},
    {"international", 1, "W:WK46,47,48:BK15", WITH_BOTH, 32, DM_MATERIAL, 0},
    {"international", 2, "W:WK46:BK15", WITH_KINGS, 10, DM_MATERIAL, 0},
    {"international", 2, "W:WK46,K47:BK15", WITH_KINGS, 10, DM_MATERIAL, 0},
    {"international", 2, "B:WK15:BK46,1", WITH_BOTH, 10, DM_MATERIAL, 0},
    {"international", 2, "W:WK46,K47:BK15", WITH_KINGS, 10, DM_MATERIAL, 6},
    {"brazilian", 0, "W:WKa1,Kc1,Ke1:BKh8,Kf8", WITH_KINGS, 40, DM_NO_PROGRESS, 0},
    {"brazilian", 1, "W:WKa1,Kc1:BKh8,Kf8", WITH_KINGS, 10, DM_MATERIAL, 0},
    {"brazilian", 1, "B:WKa3:BKh8,Kf8", WITH_KINGS, 10, DM_MATERIAL, 0},
    {"brazilian", 1, "W:WKa1,Kc1:BKb8,h6", WITH_BOTH, 10, DM_MATERIAL, 0},
    {"brazilian", 1, "W:WKa1:BKb8", WITH_KINGS, 10, DM_MATERIAL, 0},
    {"brazilian", 1, "W:WKa1:BKb8,h6", WITH_BOTH, 10, DM_MATERIAL, 0},
    {"spanish", 0, "W:WKb1,Kd1:BKg8,Ke8", WITH_KINGS, 40, DM_NO_PROGRESS, 0},
    {"portuguese", 0, "W:WKb1,Kd1:BKg8,Ke8", WITH_KINGS, 40, DM_NO_PROGRESS, 0},
    {"russian", 0, "W:WKa3,Kc1,a1:BKb8,Kd8,h8", WITH_KINGS, 30, DM_NO_PROGRESS, 0},
    /* The kings-only counter is as long, but begins anew with the capture. */
    {"russian", 1, "W:WKa3,Kc1,Ke1,Kg1:BKb8", WITH_KINGS, 30, DM_MATERIAL, 2},
    {"russian", 2, "W:WKb8,Kd8,Kf8:BKa1", WITH_KINGS, 10, DM_MATERIAL, 0}, /* on the long diagonal */
    {"russian", 2, "W:WKb8,h2,Kf8:BKa1", WITH_KINGS, 10, DM_MATERIAL, 0},
    {"russian", 2, "W:WKb8,Kd8:BKa1", WITH_KINGS, 10, DM_MATERIAL, 0},
    {"russian", 2, "B:WKa7:BKh2,Kf2", WITH_KINGS, 10, DM_MATERIAL, 0}, /* two against one, anywhere */
    {"russian", 2, "B:WKa7:BKh2,h8", WITH_KINGS, 10, DM_MATERIAL, 0},
    {"russian", 3, "W:WKa3,a1:BKh6,h8", WITH_BOTH, 60, DM_NO_PROGRESS, 0},
    {"russian", 3, "W:WKa3,a1,c1:BKh6,h8", WITH_BOTH, 60, DM_NO_PROGRESS, 0},
    {"russian", 4, "W:WKa3,a1,c1:BKh6,h8,f8", WITH_BOTH, 120, DM_NO_PROGRESS, 0},
    {"russian", 4, "W:WKa3,a1,c1,e1:BKh6,h8,f8", WITH_BOTH, 120, DM_NO_PROGRESS, 0},
    {"pool", 0, "B:WKa1,Kc1:BKh8,Kf8", WITH_KINGS, 80, DM_NO_PROGRESS, 0},
    {"pool", 1, "B:WKa1,Kc1,Ke1:BKb8", WITH_KINGS, 26, DM_MATERIAL, 0},
    {"czech", 0, "W:WKa1,Kc1,c3:BKh8,Kf8,e5", WITH_KINGS, 30, DM_NO_PROGRESS, 0},
};
/* clang-format on */
#define WAITING_GAMES (sizeof waiting_games / sizeof *waiting_games)

static struct dm_game *new_game(const char *id, const char *fen) {
    const struct dm_rules *rules = dm_rules_find(id);
    const struct dm_position start = setup_position(rules, fen);
    struct dm_game *game = dm_game_new(rules, &start);
    assert_non_null(game);
    return game;
}

/* The game after so many plies of waiting. */
static struct dm_game *waited(const struct waiting_game *w, unsigned plies, unsigned seed) {
    struct dm_game *game = new_game(w->rules, w->fen);
    const bool got_there = !w->given || (wait_until(game, w->row, w->waiting, w->given, seed) &&
                                         sacrifice(game, w->row, true));
    if (!got_there || !wait_until(game, w->row, w->waiting, plies, seed))
        fail_msg("%s %s: no way to wait", w->rules, w->fen);
    return game;
}

static void drawn_at_the_edge(void **state) {
    (void)state;
    for (size_t i = 0; i < WAITING_GAMES; i++) {
        const struct waiting_game *w = &waiting_games[i];
        struct dm_game *game = waited(w, w->plies, 0);
        assert_int_equal(dm_game_status(game).result, DM_DRAW);
        assert_int_equal(dm_game_status(game).reason, w->reason);
        assert_int_equal(dm_game_undo(game, 1), DM_OK);
        assert_int_equal(dm_game_status(game).result, DM_UNFINISHED);
        dm_game_free(game);
    }
}

/* So that a row added to a record does not go untested. */
static void every_row_has_a_game(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        const struct dm_rules *rules = dm_rules_at(i);
        for (unsigned row = 0; row < DM_DRAW_ROWS_MAX && rules->draws[row].plies; row++) {
            bool tested = false;
            for (size_t w = 0; w < WAITING_GAMES; w++)
                tested |= waiting_games[w].row == row && !strcmp(waiting_games[w].rules, rules->id);
            if (!tested) fail_msg("%s row %u is not tested", rules->id, row);
        }
    }
}

/* --- what sets a counter back ----------------------------------------------------------------- */

/* A man waits until one ply is missing, and then moves: the game is drawn, or goes on. */
struct last_move {
    const char *rules;
    unsigned row;
    const char *fen; /* the man's opponent begins, so that it is the man's side that ends */
    unsigned plies;
    const char *move;
    bool drawn;
};
static const struct last_move last_moves[] = {
    {"turkish", 0, "B:WKa1,h5:BKb8,Kd8", 100, "h5-g5", true},
    {"turkish", 0, "B:WKa1,h5:BKb8,Kd8", 100, "h5-h6", false},
    {"turkish-dama", 0, "B:WKa1,h5:BKb8,Kd8", 100, "h5-g5", true},
    {"turkish-dama", 0, "B:WKa1,h5:BKb8,Kd8", 100, "h5-h6", false},
    {"turkish-ludoteka", 0, "B:WKa1,h5:BKb8,Kd8", 32, "h5-g5", false},
    {"turkish-ludoteka", 0, "B:WKa1,h5:BKb8,Kd8", 32, "h5-h6", false},
    {"italian", 0, "B:WKb1,h5:BKg8,Ke8", 80, "h5-g6", true},
    {"italian", 0, "B:WKb1,b7:BKg8,Ke8", 80, "b7-a8", false},
    {"english", 0, "B:WKc1,h4:BKf8,Kb8", 80, "h4-g5", false},
    {"international", 0, "B:WKa1,Kc1,a5:BKj10,Kh10", 50, "a5-b6", false},
    {"international", 1, "B:WKa1,Kc1,a5:BKj8", 32, "a5-b6", true},
    {"brazilian", 0, "B:WKa1,Kc1,a5:BKh8,Kf8", 40, "a5-b6", false},
    {"spanish", 0, "B:WKb1,h5:BKg8,Ke8", 40, "h5-g6", false},
    {"portuguese", 0, "B:WKb1,h5:BKg8,Ke8", 40, "h5-g6", false},
    {"russian", 0, "B:WKa1,Kc1,a5:BKh8,Kf8", 30, "a5-b6", false},
    {"pool", 0, "B:WKc1,h4:BKf8,Kb8", 80, "h4-g5", false},
    {"czech", 0, "B:WKc1,h4:BKf8,Kb8", 30, "h4-g5", false},
};

/* The game with its last move: the first way of waiting that leaves it possible. */
static struct dm_game *waited_for(const struct last_move *last) {
    const struct waiting_game w = {
        .rules = last->rules, .row = last->row, .fen = last->fen, .waiting = WITH_KINGS};
    for (unsigned seed = 0;; seed++) {
        struct dm_game *game = waited(&w, last->plies - 1, seed);
        struct dm_move move;
        assert_int_equal(dm_game_status(game).result, DM_UNFINISHED);
        if (!dm_move_read(dm_game_rules(game), dm_game_position(game), last->move, &move, NULL)) {
            assert_int_equal(dm_game_play(game, &move), DM_OK);
            return game;
        }
        dm_game_free(game);
        if (seed == 20) fail_msg("%s %s: no way to %s", last->rules, last->fen, last->move);
    }
}

static void man_moves_that_reset(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof last_moves / sizeof *last_moves; i++) {
        const struct last_move *last = &last_moves[i];
        struct dm_game *game = waited_for(last);
        if ((dm_game_status(game).result == DM_DRAW) != last->drawn)
            fail_msg("%s %s %s: %s", last->rules, last->fen, last->move,
                     dm_reason_name(dm_game_status(game).reason));
        if (!last->drawn) assert_int_equal(dm_game_counters(game)->count[last->row], 0);
        dm_game_free(game);
    }
}

/* True if there is nothing to give away at the end: short kings are too far off then. */
static bool gives_nothing(const struct waiting_game *w) {
    return w->waiting == WITH_MEN ||
           (w->waiting == WITH_BOTH && !dm_rules_find(w->rules)->king_flies);
}

/* At the edge of each counter that knows of progress a capture sets it back. */
static void captures_reset(void **state) {
    (void)state;
    for (size_t i = 0; i < WAITING_GAMES; i++) {
        const struct waiting_game *w = &waiting_games[i];
        if (w->reason != DM_NO_PROGRESS || gives_nothing(w)) continue;
        struct dm_game *game = waited(w, w->plies - 2, 0);
        if (!sacrifice(game, w->row, false))
            fail_msg("%s %s: nothing to give away", w->rules, w->fen);
        assert_int_equal(dm_game_plies(game), w->plies);
        dm_game_free(game);
    }
}

/* --- when a material row begins and ends ------------------------------------------------------ */

/* The capture that brings the material about does not count itself. */
static void material_counts_from_the_next_ply(void **state) {
    (void)state;
    struct dm_game *game = new_game("brazilian", "W:WKa1,c3:BKh2,b4");
    const struct dm_move move = setup_move(dm_game_rules(game), dm_game_position(game), "c3xa5");
    assert_int_equal(dm_game_play(game, &move), DM_OK);
    assert_int_equal(dm_game_counters(game)->count[1], 0);
    assert_true(wait_until(game, 1, WITH_BOTH, 11, 0));
    assert_int_equal(dm_game_status(game).reason, DM_MATERIAL);
    assert_int_equal(dm_game_undo(game, 1), DM_OK);
    assert_int_equal(dm_game_status(game).result, DM_UNFINISHED);
    dm_game_free(game);
}

/* Three against one off the long diagonal counts by another row; leaving it starts anew. */
static void leaving_the_long_diagonal_resets(void **state) {
    (void)state;
    const struct waiting_game w = {"russian", 2, "W:WKb8,Kd8,Kf8:BKd4", WITH_KINGS, 0, 0, 0};
    struct dm_game *game = waited(&w, 9, 0);
    const struct dm_rules *rules = dm_game_rules(game);
    struct dm_moves moves;
    unsigned i = 0;
    dm_game_moves(game, &moves);
    while (i < moves.count) {
        const struct dm_position after = dm_move_make(dm_game_position(game), &moves.move[i]);
        if (!dm_draw_row_fits(rules, 2, &after)) break;
        i++;
    }
    if (i == moves.count) fail_msg("the king cannot leave");
    assert_int_equal(dm_game_play(game, &moves.move[i]), DM_OK);
    assert_int_equal(dm_game_status(game).result, DM_UNFINISHED);
    assert_int_equal(dm_game_counters(game)->count[2], 0);
    assert_int_equal(dm_game_counters(game)->count[1], 10);
    dm_game_free(game);
}

/* --- endings by material ---------------------------------------------------------------------- */

struct ending {
    const char *rules, *fen, *move; /* move: leads to the ending; "" if it stands at once */
    enum dm_result result;
    enum dm_reason reason;
};
static const struct ending endings[] = {
    /* One king against one man is won by the king, */
    {"turkish-dama", "W:WKa1:Bh7", "", DM_WHITE_WINS, DM_KING_AGAINST_MAN},
    {"turkish-dama", "B:WKa1:Bh7", "", DM_WHITE_WINS, DM_KING_AGAINST_MAN},
    {"turkish-dama", "B:Wa2:BKh8", "", DM_BLACK_WINS, DM_KING_AGAINST_MAN},
    {"turkish-dama", "W:Wa2:BKh8", "", DM_BLACK_WINS, DM_KING_AGAINST_MAN},
    {"turkish-dama", "W:WKa1:Bh7,a5", "a1xa8", DM_WHITE_WINS, DM_KING_AGAINST_MAN},
    /* unless the side to move can capture; */
    {"turkish-dama", "W:WKa1:Ba6", "", DM_UNFINISHED, DM_REASON_NONE},
    {"turkish-dama", "B:WKa5:Ba6", "", DM_UNFINISHED, DM_REASON_NONE},
    {"turkish-dama", "B:WKa1:Ba6", "", DM_WHITE_WINS, DM_KING_AGAINST_MAN},
    {"turkish-dama", "W:WKa1:Ba6", "a1xa8", DM_WHITE_WINS, DM_NO_PIECES},
    {"turkish-dama", "B:WKa5:Ba6", "a6xa4", DM_BLACK_WINS, DM_NO_PIECES},
    /* and nothing else is. */
    {"turkish-dama", "W:WKa1:BKh8", "", DM_UNFINISHED, DM_REASON_NONE},
    {"turkish-dama", "W:Wa1:Bh8", "", DM_UNFINISHED, DM_REASON_NONE},
    {"turkish-dama", "W:WKa1,b1:Bh7", "", DM_UNFINISHED, DM_REASON_NONE},
    {"turkish", "W:WKa1:Bh7", "", DM_UNFINISHED, DM_REASON_NONE},
    {"turkish-ludoteka", "W:WKa1:BKh8", "", DM_DRAW, DM_ONE_PIECE_EACH},
    {"turkish-ludoteka", "W:WKa1:Bh7", "", DM_DRAW, DM_ONE_PIECE_EACH},
    {"turkish-ludoteka", "W:Wa2:Bh7", "", DM_DRAW, DM_ONE_PIECE_EACH},
    {"turkish-ludoteka", "W:WKa1:Ba6", "", DM_DRAW, DM_ONE_PIECE_EACH}, /* could capture */
    {"turkish-ludoteka", "W:WKa1:Bh7,a5", "a1xa8", DM_DRAW, DM_ONE_PIECE_EACH},
    {"turkish-ludoteka", "W:WKa1,b1:Bh7", "", DM_UNFINISHED, DM_REASON_NONE},
    {"turkish-ludoteka", "W:WKa1:B", "", DM_UNFINISHED, DM_REASON_NONE},
};

static void endings_by_material(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        const struct ending *e = &endings[i];
        struct dm_game *game = new_game(e->rules, e->fen);
        if (*e->move) {
            assert_int_equal(dm_game_status(game).result, DM_UNFINISHED);
            const struct dm_move move =
                setup_move(dm_game_rules(game), dm_game_position(game), e->move);
            assert_int_equal(dm_game_play(game, &move), DM_OK);
        }
        const struct dm_status status = dm_game_status(game);
        if (status.result != e->result || status.reason != e->reason)
            fail_msg("%s %s %s: %s %s", e->rules, e->fen, e->move, dm_result_name(status.result),
                     dm_reason_name(status.reason));
        dm_game_free(game);
    }
}

/* --- time for a win ----------------------------------------------------------------------------
 */

static const struct haste {
    const char *rules, *fen;
    unsigned row, count,
        plies; /* of a counter; to the next capture or crowning, the most in time */
} hastes[] = {
    {"english", "W:WK1,K2:BK32", 0, 75, 5},      /* of 80; the capture may be the last of them */
    {"turkish", "W:WKa1,b2:BKh8", 0, 0, 100},    /* crowning is a man's advance */
    {"italian", "W:WK1,K2:BK32", 0, 79, 1},      /* of 80 */
    {"russian", "W:WKa3,Kc1:BKh6", 2, 3, 5},     /* of 10, and two for what comes after */
    {"russian", "W:WKa3,Kc1:BKf6,Kh6", 2, 9, 30} /* does not count there; kings only: 30 */
};

static void counters_leave_time(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof hastes / sizeof *hastes; i++) {
        const struct haste *haste = &hastes[i];
        const struct dm_rules *rules = dm_rules_find(haste->rules);
        const struct dm_position position = setup_position(rules, haste->fen);
        struct dm_counters counters = {0};
        counters.count[haste->row] = (uint16_t)haste->count;
        assert_true(dm_counters_leave_time(rules, &counters, &position, haste->plies));
        assert_false(dm_counters_leave_time(rules, &counters, &position, haste->plies + 1));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(drawn_at_the_edge),
        cmocka_unit_test(every_row_has_a_game),
        cmocka_unit_test(man_moves_that_reset),
        cmocka_unit_test(captures_reset),
        cmocka_unit_test(material_counts_from_the_next_ply),
        cmocka_unit_test(leaving_the_long_diagonal_resets),
        cmocka_unit_test(endings_by_material),
        cmocka_unit_test(counters_leave_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
