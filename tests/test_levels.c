/* The levels: named, bounded, repeatable, never throwing pieces away, and each named one stronger
 * than the one before. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "support/contest.h"
#include "support/setup.h"

static struct dm_engine *engine_for(const struct dm_rules *rules) {
    struct dm_engine *engine = dm_engine_new(rules, 4);
    assert_non_null(engine);
    return engine;
}

static struct dm_analysis play(struct dm_engine *engine, const struct dm_game *game, unsigned level,
                               uint64_t seed) {
    const struct dm_situation situation = dm_game_situation(game);
    struct dm_analysis analysis;
    assert_int_equal(dm_engine_play(engine, &situation, level, seed, &analysis), DM_OK);
    return analysis;
}

static void levels_have_names(void **state) {
    static const char *const numbers[] = {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"};
    (void)state;
    for (unsigned level = 1; level <= DM_LEVELS; level++) {
        assert_int_equal(dm_level_find(dm_level_name(level)), level);
        assert_int_equal(dm_level_find(numbers[level - 1]), level);
    }
    assert_string_equal(dm_level_name(DM_EASY), "easy");
    assert_string_equal(dm_level_name(DM_MEDIUM), "medium");
    assert_string_equal(dm_level_name(DM_STRONG), "strong");
    assert_string_equal(dm_level_name(DM_STRONGEST), "strongest");
    static const char *const none[] = {"hardest", "11", "0", "01", "-1", "4 ", ""};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        assert_int_equal(dm_level_find(none[i]), 0);
}

static void unknown_levels_are_refused(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_at(0);
    const struct dm_situation start = {.position = dm_position_start(rules)};
    struct dm_engine *engine = engine_for(rules);
    struct dm_analysis analysis;
    assert_int_equal(dm_engine_play(engine, &start, 0, 1, &analysis), DM_E_ARGUMENT);
    assert_int_equal(dm_engine_play(engine, &start, DM_LEVELS + 1, 1, &analysis), DM_E_ARGUMENT);
    dm_engine_free(engine);
}

/* Contrived positions with endless chains after each move: an answer comes all the same. */
static void endless_chains_are_bounded(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("turkish");
    struct dm_situation situation = {.position = setup_position(rules, SETUP_ENDLESS_CHAINS)};
    struct dm_engine *engine = engine_for(rules);
    struct dm_analysis analysis;
    situation.position.side = DM_BLACK;
    assert_int_equal(dm_engine_play(engine, &situation, DM_EASY, 1, &analysis), DM_OK);
    assert_in_range(analysis.nodes, 1, 100000);
    dm_engine_free(engine);
}

/* The same seed, the same move and the same work, whatever the engine did before; with other seeds
 * other moves. */
static void the_seed_decides(void **state) {
    const struct dm_rules *rules = *state;
    struct dm_game *game = dm_game_new(rules, NULL);
    struct dm_engine *engine = engine_for(rules);
    assert_non_null(game);
    unsigned others = 0;
    const struct dm_analysis first = play(engine, game, DM_EASY, 1);
    for (uint64_t seed = 1; seed <= 12; seed++) {
        play(engine, game, DM_MEDIUM + 2, seed);
        const struct dm_analysis again = play(engine, game, DM_EASY, seed);
        others += !dm_move_equal(&again.best, &first.best);
        if (seed > 1) continue;
        assert_int_equal(others, 0);
        assert_int_equal(again.nodes, first.nodes);
    }
    assert_true(others > 0);
    dm_engine_free(engine);
    dm_game_free(game);
}

/* What the position is worth to the side to move, by a search that sees much further than the
 * levels tested here. */
static int judged(struct dm_engine *judge, const struct dm_position *position) {
    const struct dm_situation situation = {.position = *position};
    const struct dm_limits limits = {.nodes = 30000};
    struct dm_analysis analysis;
    dm_engine_clear(judge);
    const enum dm_error error = dm_engine_search(judge, &situation, &limits, NULL, NULL, &analysis);
    if (error) assert_int_equal(error, DM_E_GAME_OVER);
    return error ? -DM_SCORE_WIN : analysis.score;
}

/* A game that a middle level has played for both sides for so many plies, from a ballot, if it is
 * nearly even then; else NULL. */
static struct dm_game *even_game(const struct dm_rules *rules, const struct dm_position *ballot,
                                 unsigned plies, struct dm_engine *judge) {
    enum { EVEN = 150 };
    struct dm_game *game = dm_game_new(rules, ballot);
    assert_non_null(game);
    while (dm_game_plies(game) < plies && dm_game_status(game).result == DM_UNFINISHED) {
        const struct dm_analysis found = play(judge, game, DM_MEDIUM + 1, plies);
        assert_int_equal(dm_game_play(game, &found.best), DM_OK);
    }
    if (dm_game_status(game).result == DM_UNFINISHED &&
        abs(judged(judge, dm_game_position(game))) <= EVEN)
        return game;
    dm_game_free(game);
    return NULL;
}

/* Material from the view of the side to move, in men. */
static int material(const struct dm_position *position) {
    enum { KING = 3 };
    const int own = position->side, other = !own;
    return __builtin_popcountll(position->men[own]) - __builtin_popcountll(position->men[other]) +
           KING * (__builtin_popcountll(position->kings[own]) -
                   __builtin_popcountll(position->kings[other]));
}

/* The same when all captures have been played out, by both sides as is best for them. */
static int played_out(const struct dm_rules *rules, const struct dm_position *position) {
    struct dm_moves moves;
    if (!dm_can_capture(rules, position)) return material(position);
    dm_moves_list(rules, position, &moves);
    int best = INT32_MIN;
    for (unsigned i = 0; i < moves.count; i++) {
        const struct dm_position after = dm_move_make(position, &moves.move[i]);
        const int worth = -played_out(rules, &after);
        if (worth > best) best = worth;
    }
    return best;
}

static int worth_of(const struct dm_rules *rules, const struct dm_position *position,
                    const struct dm_move *move) {
    const struct dm_position after = dm_move_make(position, move);
    return -played_out(rules, &after);
}

/* How many men a move gives away: what the best one would bring, less what it does. */
static int given_away(const struct dm_rules *rules, const struct dm_position *position,
                      const struct dm_move *move) {
    struct dm_moves moves;
    int best = INT32_MIN;
    dm_moves_list(rules, position, &moves);
    for (unsigned i = 0; i < moves.count; i++) {
        const int worth = worth_of(rules, position, &moves.move[i]);
        if (worth > best) best = worth;
    }
    return best - worth_of(rules, position, move);
}

/* By how much a move is worse than the position, which is as good as its best move. */
static int loss(struct dm_engine *judge, const struct dm_position *position,
                const struct dm_move *move) {
    const struct dm_position after = dm_move_make(position, move);
    return judged(judge, position) + judged(judge, &after);
}

/* True if the level gives men away there, in plain sight and for nothing. */
static bool throws_away(struct dm_engine *engine, struct dm_engine *judge,
                        const struct dm_game *game, unsigned level) {
    enum { A_MAN = 100 };
    const struct dm_position *position = dm_game_position(game);
    const struct dm_move move = play(engine, game, level, level).best;
    return given_away(dm_game_rules(game), position, &move) > 0 &&
           loss(judge, position, &move) >= A_MAN;
}

/* However weak: where the captures after a move leave less than another move would, there is
 * something to be had for it. The lowest level sees just these captures; those above it see a
 * little more, and so may give a man for what isn't there, or one that they believe lost. */
static void nothing_is_thrown_away(void **state) {
    enum { GAMES = 16, MISTAKEN_MOST = 4 };
    const struct dm_rules *rules = *state;
    struct dm_engine *engine = engine_for(rules), *judge = engine_for(rules);
    struct dm_openings ballots;
    unsigned games = 0, thrown[DM_MEDIUM + 1] = {0}, mistaken = 0;
    assert_int_equal(dm_openings_ballots(rules, GAMES, 3, &ballots), DM_OK);
    for (unsigned i = 0; i < ballots.count; i++) {
        struct dm_game *game = even_game(rules, &ballots.position[i], 4 + i, judge);
        games += game != NULL;
        for (unsigned level = 1; game && level <= DM_MEDIUM; level++)
            thrown[level] += throws_away(engine, judge, game, level);
        dm_game_free(game);
    }
    for (unsigned level = 2; level <= DM_MEDIUM; level++) mistaken += thrown[level];
    print_message("%s: %u games, thrown away %u, mistaken %u\n", rules->id, games, thrown[1],
                  mistaken);
    assert_true(games > 0);
    assert_int_equal(thrown[1], 0);
    assert_in_range(mistaken, 0, MISTAKEN_MOST);
    dm_openings_free(&ballots);
    dm_engine_free(judge);
    dm_engine_free(engine);
}

/* Up to `strong`, so many positions at most on any machine, and that is about time enough. */
static void positions_are_counted(void **state) {
    enum { MOST = 250000 };
    const struct dm_rules *rules = *state;
    struct dm_engine *engine = engine_for(rules);
    struct dm_game *game = dm_game_new(rules, NULL);
    assert_non_null(game);
    for (unsigned level = 1; level <= DM_STRONG; level++) {
        const struct dm_analysis played = play(engine, game, level, 1);
        assert_in_range(played.nodes, 1, MOST);
        assert_int_equal(play(engine, game, level, 1).nodes, played.nodes);
    }
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
                  {"positions are counted", positions_are_counted},
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
                                       cmocka_unit_test(unknown_levels_are_refused),
                                       cmocka_unit_test(endless_chains_are_bounded)};
    const int failed = cmocka_run_group_tests_name("levels", tests, NULL, NULL);
    return failed + run_everywhere();
}
