/* The levels: named, quick, repeatable, never playing worse than they may, and each stronger than
 * the one before. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "base/random.h"
#include "support/contest.h"

/* Plays random moves until there are so many, if the game lasts so long. */
static void play_random(struct dm_game *game, unsigned plies, uint64_t seed) {
    struct random random = {.state = seed};
    while (dm_game_plies(game) < plies && dm_game_status(game).result == DM_UNFINISHED) {
        struct dm_moves moves;
        dm_game_moves(game, &moves);
        const struct dm_move move = moves.move[random_below(&random, moves.count)];
        assert_int_equal(dm_game_play(game, &move), DM_OK);
    }
}

/* A random game of so many plies that is not over: the first from that seed on. */
static struct dm_game *game_after(const struct dm_rules *rules, unsigned plies, uint64_t seed) {
    for (;; seed += 1000) {
        struct dm_game *game = dm_game_new(rules, NULL);
        assert_non_null(game);
        play_random(game, plies, seed);
        if (dm_game_status(game).result == DM_UNFINISHED) return game;
        dm_game_free(game);
    }
}

static struct dm_engine *engine_for(const struct dm_rules *rules) {
    struct dm_engine *engine = dm_engine_new(rules, 4);
    assert_non_null(engine);
    return engine;
}

static struct dm_analysis play(struct dm_engine *engine, const struct dm_game *game,
                               enum dm_level level, uint64_t seed) {
    const struct dm_situation situation = dm_game_situation(game);
    struct dm_analysis analysis;
    assert_int_equal(dm_engine_play(engine, &situation, level, seed, &analysis), DM_OK);
    return analysis;
}

static void levels_have_names(void **state) {
    (void)state;
    for (enum dm_level level = 0; level < DM_LEVEL_COUNT; level++)
        assert_int_equal(dm_level_find(dm_level_name(level)), level);
    assert_string_equal(dm_level_name(DM_EASY), "easy");
    assert_string_equal(dm_level_name(DM_STRONGEST), "strongest");
    assert_int_equal(dm_level_find("hardest"), DM_LEVEL_COUNT);
    assert_int_equal(dm_level_find(""), DM_LEVEL_COUNT);
}

static void unknown_levels_are_refused(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_at(0);
    struct dm_game *game = game_after(rules, 0, 0);
    struct dm_engine *engine = engine_for(rules);
    const struct dm_situation situation = dm_game_situation(game);
    struct dm_analysis analysis;
    assert_int_equal(dm_engine_play(engine, &situation, DM_LEVEL_COUNT, 1, &analysis),
                     DM_E_ARGUMENT);
    dm_engine_free(engine);
    dm_game_free(game);
}

/* The same seed, the same move, whatever the engine did before; other seeds, other moves. */
static void the_seed_decides(void **state) {
    const struct dm_rules *rules = *state;
    struct dm_game *game = game_after(rules, 0, 1);
    struct dm_engine *engine = engine_for(rules);
    unsigned others = 0;
    const struct dm_analysis first = play(engine, game, DM_EASY, 1);
    for (uint64_t seed = 1; seed <= 12; seed++) {
        const struct dm_analysis again = play(engine, game, DM_EASY, seed);
        others += !dm_move_equal(&again.best, &first.best);
        if (seed == 1) assert_int_equal(others, 0);
    }
    assert_true(others > 0);
    dm_engine_free(engine);
    dm_game_free(game);
}

/* What the position is worth, looked at so deep by an engine that knows nothing yet. */
static int worth(struct dm_engine *engine, const struct dm_game *game, unsigned depth) {
    const struct dm_situation situation = dm_game_situation(game);
    const struct dm_limits limits = {.depth = depth};
    struct dm_analysis analysis;
    dm_engine_clear(engine);
    assert_int_equal(dm_engine_search(engine, &situation, &limits, NULL, NULL, &analysis), DM_OK);
    return analysis.score;
}

/* However weak: no move that looks a man worse than the best, seen as far as the level sees. */
static void nothing_is_thrown_away(void **state) {
    enum { DEPTH = 3 };
    const struct dm_rules *rules = *state;
    struct dm_engine *engine = engine_for(rules), *judge = engine_for(rules);
    for (uint64_t seed = 1; seed <= 25; seed++) {
        struct dm_game *game = game_after(rules, 10 + (unsigned)seed, seed);
        const struct dm_analysis played = play(engine, game, DM_MEDIUM, seed);
        const int best = worth(judge, game, DEPTH);
        const bool choice = dm_moves_count(rules, dm_game_position(game)) > 1;
        assert_int_equal(dm_game_play(game, &played.best), DM_OK);
        if (choice && dm_game_status(game).result == DM_UNFINISHED) {
            const int got = -worth(judge, game, DEPTH - 1);
            if (got < best - 100)
                fail_msg("%s, seed %u: %d, not %d", rules->id, (unsigned)seed, got, best);
        }
        dm_game_free(game);
    }
    dm_engine_free(judge);
    dm_engine_free(engine);
}

static void answers_come_quickly(void **state) {
    const struct dm_rules *rules = *state;
    struct dm_engine *engine = engine_for(rules);
    struct dm_game *game = game_after(rules, 12, 5);
    assert_in_range(play(engine, game, DM_EASY, 1).time_ms, 0, 300);
    assert_in_range(play(engine, game, DM_MEDIUM, 1).time_ms, 0, 300);
    dm_game_free(game);
    dm_engine_free(engine);
}

static void medium_beats_easy(void **state) {
    enum { GAMES = 12 };
    const struct dm_rules *rules = *state;
    const struct dm_tally tally = contest(rules, "level=medium,hash=4", "level=easy,hash=4", GAMES);
    print_message("%s: medium won %u, drew %u, lost %u\n", rules->id, tally.won, tally.drawn,
                  tally.lost);
    assert_true(tally.won > tally.lost + GAMES / 4);
}

typedef void (*test_fn)(void **state);
static const struct {
    const char *name;
    test_fn run;
} everywhere[] = {{"the seed decides", the_seed_decides},
                  {"nothing is thrown away", nothing_is_thrown_away},
                  {"answers come quickly", answers_come_quickly},
                  {"medium beats easy", medium_beats_easy}};
#define EVERYWHERE (sizeof everywhere / sizeof *everywhere)

static int run_everywhere(void) {
    const size_t count = EVERYWHERE * dm_rules_count();
    struct CMUnitTest *tests = calloc(count, sizeof *tests);
    if (!tests) return 1;
    for (size_t i = 0; i < count; i++) {
        const struct dm_rules *rules = dm_rules_at((unsigned)(i / EVERYWHERE));
        tests[i] =
            (struct CMUnitTest){everywhere[i % EVERYWHERE].name, everywhere[i % EVERYWHERE].run,
                                NULL, NULL, (void *)(uintptr_t)rules};
    }
    const int failed = _cmocka_run_group_tests("levels, every rule set", tests, count, NULL, NULL);
    free(tests);
    return failed;
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(levels_have_names),
                                       cmocka_unit_test(unknown_levels_are_refused)};
    const int failed = cmocka_run_group_tests_name("levels", tests, NULL, NULL);
    return failed + run_everywhere();
}
