/* The engine with endgame tables: it wins what is won, and knows at once what is certain. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "damier/engine.h"
#include "damier/game.h"
#include "damier/tables.h"
#include "support/setup.h"

#define PIECES 3
#define POSITIONS 25

struct endings {
    const struct dm_rules *rules;
    struct dm_tables *tables;
    struct dm_engine *engine;
    char folder[64];
};

static struct endings endings_of(const char *id) {
    struct endings endings = {.rules = dm_rules_find(id), .folder = "/tmp/damier-endgame-XXXXXX"};
    const struct dm_tables_options options = {.pieces = PIECES};
    assert_non_null(mkdtemp(endings.folder));
    assert_int_equal(dm_tables_build(endings.folder, endings.rules, &options, NULL), DM_OK);
    assert_int_equal(dm_tables_open(endings.folder, endings.rules, &endings.tables, NULL), DM_OK);
    endings.engine = dm_engine_new(endings.rules, 1);
    assert_non_null(endings.engine);
    dm_engine_use_tables(endings.engine, endings.tables);
    return endings;
}

static void clear_endings(struct endings *endings) {
    char command[96];
    dm_engine_free(endings->engine);
    dm_tables_close(endings->tables);
    snprintf(command, sizeof command, "rm -rf '%s'", endings->folder);
    assert_int_equal(system(command), 0);
}

static struct dm_move engine_move(struct endings *endings, const struct dm_game *game,
                                  struct dm_analysis *analysis) {
    const struct dm_situation situation = dm_game_situation(game);
    const struct dm_limits limits = {.nodes = 300};
    assert_int_equal(dm_engine_search(endings->engine, &situation, &limits, NULL, NULL, analysis),
                     DM_OK);
    return analysis->best;
}

/* The defence that holds out longest. */
static struct dm_move defence(const struct endings *endings, const struct dm_game *game) {
    struct dm_moves moves;
    struct dm_table_value best = {0};
    unsigned chosen = 0;
    dm_game_moves(game, &moves);
    for (unsigned i = 0; i < moves.count; i++) {
        const struct dm_position after = dm_move_make(dm_game_position(game), &moves.move[i]);
        struct dm_table_value value;
        assert_true(dm_tables_probe(endings->tables, &after, &value));
        value = dm_table_value_before(value, &moves.move[i]);
        if (i > 0 && !dm_table_value_better(value, best)) continue;
        best = value;
        chosen = i;
    }
    return moves.move[chosen];
}

static void wins_from(struct endings *endings, const struct dm_position *position) {
    struct dm_game *game = dm_game_new(endings->rules, position);
    const enum dm_side winner = position->side;
    struct dm_analysis analysis;
    assert_non_null(game);
    while (dm_game_status(game).result == DM_UNFINISHED) {
        const bool strong = dm_game_position(game)->side == winner;
        const struct dm_move move =
            strong ? engine_move(endings, game, &analysis) : defence(endings, game);
        if (strong) assert_true(analysis.score >= DM_SCORE_TABLES);
        assert_int_equal(dm_game_play(game, &move), DM_OK);
    }
    assert_int_equal(dm_game_status(game).result,
                     winner == DM_WHITE ? DM_WHITE_WINS : DM_BLACK_WINS);
    dm_game_free(game);
}

/* Wins by more plies than this could end in a draw by a counter before they are won. */
#define PLIES_MOST 8

static void wins_what_is_won(void **state) {
    struct endings endings = endings_of(*state);
    unsigned found = 0;
    for (uint64_t seed = 1; found < POSITIONS; seed++) {
        struct dm_position position;
        struct dm_table_value value;
        if (!dm_tables_random(endings.tables, PIECES, seed, &position)) continue;
        assert_true(dm_tables_probe(endings.tables, &position, &value));
        if (value.result != 1 || value.plies > PLIES_MOST) continue;
        if (dm_ending_of(endings.rules, &position).result != DM_UNFINISHED) continue;
        wins_from(&endings, &position);
        found++;
    }
    clear_endings(&endings);
}

/* Whatever the result is, the engine's score says it. */
static void says_what_is_certain(void **state) {
    struct endings endings = endings_of(*state);
    for (uint64_t seed = 1; seed <= 200; seed++) {
        struct dm_position position;
        struct dm_table_value value;
        struct dm_analysis analysis;
        if (!dm_tables_random(endings.tables, PIECES, seed, &position)) continue;
        if (dm_ending_of(endings.rules, &position).result != DM_UNFINISHED) continue;
        if (dm_moves_count(endings.rules, &position) == 0) continue;
        assert_true(dm_tables_probe(endings.tables, &position, &value));
        const struct dm_situation situation = {.position = position};
        const struct dm_limits limits = {.depth = 2};
        assert_int_equal(
            dm_engine_search(endings.engine, &situation, &limits, NULL, NULL, &analysis), DM_OK);
        const int says = (analysis.score >= DM_SCORE_TABLES) - (analysis.score <= -DM_SCORE_TABLES);
        if (value.plies <= PLIES_MOST) assert_int_equal(says, value.result);
    }
    clear_endings(&endings);
}

/* Taking the last piece wins in one ply, however much the tables know of it too. */
static void the_end_itself_is_proven(void **state) {
    (void)state;
    static char turkish[] = "turkish";
    struct endings endings = endings_of(turkish);
    const struct dm_situation situation = {.position =
                                               setup_position(endings.rules, "W:Wa2,d4:Bd5")};
    for (unsigned depth = 1; depth <= 4; depth++) {
        const struct dm_limits limits = {.depth = depth};
        struct dm_analysis analysis;
        assert_int_equal(
            dm_engine_search(endings.engine, &situation, &limits, NULL, NULL, &analysis), DM_OK);
        assert_int_equal(analysis.score, DM_SCORE_WIN - 1);
    }
    clear_endings(&endings);
}

/* --- draw counters ---------------------------------------------------------------------------- */

struct counted {
    const char *id;
    unsigned row;   /* of its draw rows */
    unsigned after; /* plies that must be left after a capture: it does not set the row back */
};

/* The score with the row's counter at `count`. */
static int score_at(struct endings *endings, const struct dm_position *position, unsigned row,
                    unsigned count, unsigned depth) {
    struct dm_situation situation = {.position = *position};
    const struct dm_limits limits = {.depth = depth};
    struct dm_analysis analysis;
    situation.counters.count[row] = (uint16_t)count;
    assert_int_equal(dm_engine_search(endings->engine, &situation, &limits, NULL, NULL, &analysis),
                     DM_OK);
    return analysis.score;
}

static int certain(int score) { return (score >= DM_SCORE_TABLES) - (score <= -DM_SCORE_TABLES); }

/* A king ending that is decided, its capture some plies away. */
static bool find_ending(const struct endings *endings, unsigned row, uint64_t seed,
                        struct dm_position *position, struct dm_table_value *value) {
    return dm_tables_random(endings->tables, PIECES, seed, position) &&
           !(position->men[0] | position->men[1]) &&
           dm_draw_row_fits(endings->rules, row, position) &&
           dm_tables_probe(endings->tables, position, value) && value->result != 0 &&
           value->plies >= 2 && value->plies <= PLIES_MOST;
}

/* What is won in time is certain; one ply less of time, and it is a draw. */
static void counters_come_first(void **state) {
    const struct counted *counted = *state;
    struct endings endings = endings_of(counted->id);
    const unsigned row = counted->row, limit = endings.rules->draws[row].plies;
    unsigned found = 0;
    for (uint64_t seed = 1; found < POSITIONS; seed++) {
        struct dm_position position;
        struct dm_table_value value;
        if (!find_ending(&endings, row, seed, &position, &value)) continue;
        const unsigned in_time = limit - value.plies - counted->after;
        assert_int_equal(certain(score_at(&endings, &position, row, in_time, 2)), value.result);
        const unsigned late = limit - value.plies + 1;
        assert_int_equal(certain(score_at(&endings, &position, row, late, 2)), 0);
        assert_int_equal(certain(score_at(&endings, &position, row, late, PLIES_MOST)), 0);
        found++;
    }
    clear_endings(&endings);
}

int main(void) {
    static struct counted rows[] = {{"english", 0, 0},
                                    {"turkish", 0, 0},
                                    {"russian", 0, 0},
                                    {"russian", 2, 2},
                                    {"international", 2, 2}};
    static char english[] = "english", turkish[] = "turkish", russian[] = "russian";
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_prestate(wins_what_is_won, english),
        cmocka_unit_test_prestate(wins_what_is_won, turkish),
        cmocka_unit_test_prestate(wins_what_is_won, russian),
        cmocka_unit_test_prestate(says_what_is_certain, english),
        cmocka_unit_test_prestate(says_what_is_certain, turkish),
        cmocka_unit_test_prestate(says_what_is_certain, russian),
        cmocka_unit_test(the_end_itself_is_proven),
        cmocka_unit_test_prestate(counters_come_first, &rows[0]),
        cmocka_unit_test_prestate(counters_come_first, &rows[1]),
        cmocka_unit_test_prestate(counters_come_first, &rows[2]),
        cmocka_unit_test_prestate(counters_come_first, &rows[3]),
        cmocka_unit_test_prestate(counters_come_first, &rows[4]),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
