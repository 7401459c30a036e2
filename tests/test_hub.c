/* The Hub protocol as text: lines, positions, moves, in every rule set. The lines are those of the
 * protocol's own description. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/random.h"
#include "damier/hub.h"
#include "support/setup.h"

#define LINE_SIZE 4096

static const struct dm_rules *international(void) { return dm_hub_variant_find("normal"); }

/* Reads a line from a buffer that lives as long as the test. */
static enum dm_error read_line(const char *text, struct dm_hub_line *line, struct dm_fault *fault) {
    static char buffer[LINE_SIZE];
    snprintf(buffer, sizeof buffer, "%s", text);
    return dm_hub_read(buffer, line, fault);
}

static void is_value(const struct dm_hub_line *line, const char *name, const char *value) {
    const char *found = dm_hub_value(line, name);
    assert_non_null(found);
    assert_string_equal(found, value);
}

/* --- lines ---------------------------------------------------------------------------------- */

static void lines_come_apart(void **state) {
    (void)state;
    struct dm_hub_line line;
    assert_int_equal(read_line("id name=Scan version=3.0 author=\"Fabien Letouzey\" country=France",
                               &line, NULL),
                     DM_OK);
    assert_string_equal(line.command, "id");
    assert_int_equal(line.arguments, 4);
    is_value(&line, "author", "Fabien Letouzey");
    is_value(&line, "country", "France");
    assert_null(dm_hub_value(&line, "Name"));
    assert_int_equal(read_line("  go   think ", &line, NULL), DM_OK);
    assert_string_equal(line.command, "go");
    is_value(&line, "think", "");
    assert_int_equal(read_line("a b = \"c d\" e=\"\" f =g h= i", &line, NULL), DM_OK);
    is_value(&line, "b", "c d");
    is_value(&line, "e", "");
    is_value(&line, "f", "g");
    is_value(&line, "h", "i");
    assert_int_equal(read_line(" \t ", &line, NULL), DM_OK);
    assert_string_equal(line.command, "");
    assert_int_equal(line.arguments, 0);
}

static void faulty_lines_say_where(void **state) {
    (void)state;
    static const struct {
        const char *text;
        enum dm_error error;
        unsigned column;
    } cases[] = {{"pos pos=\"W", DM_E_UNEXPECTED_END, 9},
                 {"pos =W", DM_E_SYNTAX, 5},
                 {"pos a=\"b\"c", DM_E_SYNTAX, 10}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct dm_hub_line line;
        struct dm_fault fault = {0};
        assert_int_equal(read_line(cases[i].text, &line, &fault), cases[i].error);
        assert_int_equal(fault.column, cases[i].column);
    }
}

static void arguments_are_bounded(void **state) {
    (void)state;
    char text[8 * DM_HUB_ARGUMENTS_MAX] = "x";
    struct dm_hub_line line;
    for (int i = 0; i < DM_HUB_ARGUMENTS_MAX; i++) strcat(text, " a=b");
    assert_int_equal(read_line(text, &line, NULL), DM_OK);
    strcat(text, " a=b");
    assert_int_equal(read_line(text, &line, NULL), DM_E_TOO_LONG);
}

/* --- positions ------------------------------------------------------------------------------ */

static void the_start_is_as_described(void **state) {
    (void)state;
    const struct dm_position start = dm_position_start(international());
    char text[DM_HUB_POSITION_SIZE];
    dm_hub_position_write(international(), &start, text);
    assert_string_equal(text, "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww");
}

static void positions_come_back(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        const struct dm_rules *rules = dm_rules_at(i);
        const struct dm_position start = dm_position_start(rules);
        struct dm_position again;
        char text[DM_HUB_POSITION_SIZE];
        dm_hub_position_write(rules, &start, text);
        assert_int_equal(strlen(text), 1 + dm_square_count(rules));
        assert_int_equal(dm_hub_position_read(rules, text, &again, NULL), DM_OK);
        assert_true(dm_position_equal(&start, &again));
    }
}

static void faulty_positions_say_where(void **state) {
    (void)state;
    static const struct {
        const char *text;
        enum dm_error error;
        unsigned column;
    } cases[] = {
        {"", DM_E_SIDE, 1},
        {"wbbb", DM_E_SIDE, 1},
        {"Wbbbbbbb", DM_E_UNEXPECTED_END, 9},
        {"Wbbx", DM_E_SYNTAX, 4},
        {"Weeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee", DM_E_UNEXPECTED_END, 51},
        {"Weeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee", DM_E_NO_PIECES, 1},
        {"WeeeeeeeeeeWeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee", DM_E_TOO_LONG, 52},
        {"Wweeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee", DM_E_MAN_ON_LAST_ROW, 2},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct dm_position position;
        struct dm_fault fault = {0};
        const enum dm_error error =
            dm_hub_position_read(international(), cases[i].text, &position, &fault);
        assert_int_equal(error, cases[i].error);
        assert_int_equal(fault.column, cases[i].column);
    }
}

/* --- moves ---------------------------------------------------------------------------------- */

static void come_back(const struct dm_rules *rules, const struct dm_position *position,
                      const struct dm_moves *moves) {
    for (unsigned i = 0; i < moves->count; i++) {
        char text[DM_HUB_MOVE_SIZE];
        struct dm_move again;
        dm_hub_move_write(rules, &moves->move[i], text);
        assert_int_equal(dm_hub_move_read(rules, position, text, &again, NULL, NULL), DM_OK);
        assert_true(dm_move_equal(&again, &moves->move[i]));
    }
}

static void moves_come_back(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        const struct dm_rules *rules = dm_rules_at(i);
        struct random random = {.state = i};
        struct dm_position position = dm_position_start(rules);
        struct dm_moves moves;
        for (int ply = 0; ply < 200; ply++) {
            dm_moves_list(rules, &position, &moves);
            if (!moves.count) break;
            come_back(rules, &position, &moves);
            position = dm_move_make(&position, &moves.move[random_below(&random, moves.count)]);
        }
    }
}

/* Two kings' chains with one origin and end, over different men. */
static void what_was_taken_tells_moves_apart(void **state) {
    (void)state;
    const struct dm_position position =
        setup_position(international(), "W:WK46:B32,33,21,22,42,43,11,12");
    struct dm_moves moves;
    struct dm_move move;
    struct dm_fault fault = {0};
    char text[DM_HUB_MOVE_SIZE];
    dm_moves_list(international(), &position, &moves);
    come_back(international(), &position, &moves);
    assert_int_equal(dm_hub_move_read(international(), &position, "46x", &move, NULL, &fault),
                     DM_E_UNEXPECTED_END);
    dm_hub_move_write(international(), &moves.move[0], text);
    strcat(text, "x50");
    assert_int_equal(dm_hub_move_read(international(), &position, text, &move, NULL, &fault),
                     DM_E_MOVE_ILLEGAL);
    assert_string_equal(fault.detail, text);
}

static void faulty_moves_say_why(void **state) {
    (void)state;
    static const struct {
        const char *text;
        enum dm_error error;
        unsigned column;
    } cases[] = {{"", DM_E_UNEXPECTED_END, 1},    {"32", DM_E_SYNTAX, 3},
                 {"32-", DM_E_UNEXPECTED_END, 4}, {"32-99", DM_E_SQUARE, 6},
                 {"0-5", DM_E_SQUARE, 2},         {"32-28x1", DM_E_SYNTAX, 6},
                 {"32:28", DM_E_SYNTAX, 3},       {"32x28", DM_E_MOVE_ILLEGAL, 6},
                 {"17-22", DM_E_MOVE_ILLEGAL, 6}, {"4294967328-28", DM_E_SQUARE, 4},
                 {"32-28!", DM_E_SYNTAX, 6}};
    const struct dm_position start = dm_position_start(international());
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct dm_move move;
        struct dm_fault fault = {0};
        assert_int_equal(
            dm_hub_move_read(international(), &start, cases[i].text, &move, NULL, &fault),
            cases[i].error);
        assert_int_equal(fault.column, cases[i].column);
    }
}

/* --- what commands say ---------------------------------------------------------------------- */

static void a_history_is_played(void **state) {
    (void)state;
    struct dm_hub_line line;
    struct dm_hub_history history;
    const char *text = "pos pos=BeeeWWeeeeeeeeeeeeeeeeeeeweeeeeeeeewweBeeeeeeeeeBee"
                       " moves=\"38-15  5-41 15-38 41-5\"";
    assert_int_equal(read_line(text, &line, NULL), DM_OK);
    assert_int_equal(dm_hub_history_read(international(), &line, &history, NULL), DM_E_OK);
    assert_int_equal(history.key_count, 4);
    assert_int_equal(history.position.side, DM_BLACK);
    assert_true(history.keys[0] == dm_position_key(&history.position));
    dm_hub_history_free(&history);
    assert_null(history.keys);
}

/* What is read of a game as it is written: the same to a search, but for what can't return. */
static void is_the_same_situation(const struct dm_game *game) {
    const unsigned plies = dm_game_plies(game);
    char *text = dm_hub_history_write(game);
    struct dm_hub_line line;
    struct dm_hub_history history;
    assert_non_null(text);
    assert_int_equal(dm_hub_read(text, &line, NULL), DM_OK);
    assert_int_equal(dm_hub_history_read(dm_game_rules(game), &line, &history, NULL), DM_OK);
    assert_true(dm_position_equal(&history.position, dm_game_position(game)));
    assert_memory_equal(&history.counters, dm_game_counters(game), sizeof history.counters);
    assert_true(history.key_count <= plies);
    const unsigned left_out = plies - history.key_count;
    for (unsigned i = 0; i < history.key_count; i++)
        assert_true(history.keys[i] == dm_game_keys(game)[left_out + i]);
    for (unsigned i = 0; i < left_out; i++)
        assert_true(dm_game_keys(game)[i] != dm_game_keys(game)[plies]);
    dm_hub_history_free(&history);
    free(text);
}

static void histories_come_back(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        struct random random = {.state = i};
        struct dm_game *game = dm_game_new(dm_rules_at(i), NULL);
        assert_non_null(game);
        while (dm_game_status(game).result == DM_UNFINISHED) {
            struct dm_moves moves;
            is_the_same_situation(game);
            dm_game_moves(game, &moves);
            const struct dm_move move = moves.move[random_below(&random, moves.count)];
            assert_int_equal(dm_game_play(game, &move), DM_OK);
        }
        dm_game_free(game);
    }
}

static void faulty_histories_are_refused(void **state) {
    (void)state;
    static const char *const lines[] = {
        "pos", "pos pos=W", "pos moves=32-28",
        "pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww moves=\"32-28 32-28\"",
        "pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww moves=what"};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        struct dm_hub_line line;
        struct dm_hub_history history;
        struct dm_fault fault = {0};
        assert_int_equal(read_line(lines[i], &line, NULL), DM_OK);
        assert_int_not_equal(dm_hub_history_read(international(), &line, &history, &fault), DM_OK);
        assert_int_not_equal(fault.code, DM_OK);
        assert_null(history.keys);
    }
}

static void levels_are_read(void **state) {
    (void)state;
    struct dm_hub_line line;
    struct dm_hub_level level;
    assert_int_equal(read_line("level moves=9 time=291.587 inc=0.5", &line, NULL), DM_OK);
    assert_int_equal(dm_hub_level_read(&line, &level, NULL), DM_OK);
    assert_int_equal(level.moves, 9);
    assert_int_equal(level.time_ms, 291587);
    assert_int_equal(level.increment_ms, 500);
    assert_int_equal(level.move_time_ms, 0);
    assert_int_equal(read_line("level infinite", &line, NULL), DM_OK);
    assert_int_equal(dm_hub_level_read(&line, &level, NULL), DM_OK);
    assert_int_equal(level.time_ms + level.move_time_ms + level.depth, 0);
    assert_int_equal(read_line("level time=0 move-time=0 depth=12 nodes=1e6", &line, NULL), DM_OK);
    assert_int_equal(dm_hub_level_read(&line, &level, NULL), DM_OK);
    assert_int_equal(level.time_ms, 1);
    assert_int_equal(level.move_time_ms, 1);
    assert_int_equal(level.depth, 12);
    assert_int_equal(level.nodes, 1000000);
}

static void levels_come_back(void **state) {
    (void)state;
    const struct dm_hub_level level = {.depth = 9,
                                       .moves = 30,
                                       .nodes = 123456789012,
                                       .move_time_ms = 1,
                                       .time_ms = 291587,
                                       .increment_ms = 60};
    struct dm_hub_line line;
    struct dm_hub_level again;
    char text[DM_HUB_LEVEL_SIZE];
    dm_hub_level_write(&level, text);
    assert_string_equal(text, "level depth=9 nodes=123456789012 moves=30 move-time=0.001 "
                              "time=291.587 inc=0.060\n");
    assert_int_equal(dm_hub_read(text, &line, NULL), DM_OK);
    assert_int_equal(dm_hub_level_read(&line, &again, NULL), DM_OK);
    assert_memory_equal(&level, &again, sizeof level);
}

static void faulty_levels_are_refused(void **state) {
    (void)state;
    static const char *const lines[] = {"level time=x",       "level time=",     "level time=-1",
                                        "level time=nan",     "level time=inf",  "level time=0x10",
                                        "level time=1e99",    "level depth=2.5", "level depth=1e9",
                                        "level move-time=1s", "level moves=--2"};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        struct dm_hub_line line;
        struct dm_hub_level level;
        struct dm_fault fault = {0};
        assert_int_equal(read_line(lines[i], &line, NULL), DM_OK);
        assert_int_equal(dm_hub_level_read(&line, &level, &fault), DM_E_VALUE);
        assert_int_equal(fault.code, DM_E_VALUE);
    }
}

static void every_rule_set_is_a_variant(void **state) {
    (void)state;
    assert_string_equal(international()->id, "international");
    assert_null(dm_hub_variant_find("frisian"));
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        const char *variant = dm_hub_variant(dm_rules_at(i));
        assert_ptr_equal(dm_hub_variant_find(variant ? variant : "normal"), dm_rules_at(i));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_come_apart),
        cmocka_unit_test(faulty_lines_say_where),
        cmocka_unit_test(arguments_are_bounded),
        cmocka_unit_test(the_start_is_as_described),
        cmocka_unit_test(positions_come_back),
        cmocka_unit_test(faulty_positions_say_where),
        cmocka_unit_test(moves_come_back),
        cmocka_unit_test(what_was_taken_tells_moves_apart),
        cmocka_unit_test(faulty_moves_say_why),
        cmocka_unit_test(a_history_is_played),
        cmocka_unit_test(histories_come_back),
        cmocka_unit_test(faulty_histories_are_refused),
        cmocka_unit_test(levels_are_read),
        cmocka_unit_test(levels_come_back),
        cmocka_unit_test(faulty_levels_are_refused),
        cmocka_unit_test(every_rule_set_is_a_variant),
    };
    return cmocka_run_group_tests_name("hub", tests, NULL, NULL);
}
