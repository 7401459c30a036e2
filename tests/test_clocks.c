/* How a search shares out a clock, and pondering. The clock is one of our own, which goes on a
 * little each time it is looked at: so all comes out the same on every machine, however busy. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/clock.h"
#include "damier/engine.h"
#include "damier/game.h"
#include "support/setup.h"

#define TICK_MS 0.5
static double now = 1000;

/* In place of the library's: the linker takes this one. */
double clock_ms(void) { return now += TICK_MS; }

static struct dm_engine *engine_for(const struct dm_rules *rules) {
    struct dm_engine *engine = dm_engine_new(rules, 1);
    assert_non_null(engine);
    return engine;
}

static struct dm_situation start_of(const char *id) {
    return (struct dm_situation){.position = dm_position_start(dm_rules_find(id))};
}

/* The time that a search takes in a cleared engine. */
static double spent(struct dm_engine *engine, const struct dm_situation *situation,
                    struct dm_limits limits, struct dm_analysis *analysis) {
    const double before = now;
    dm_engine_clear(engine);
    assert_int_equal(dm_engine_search(engine, situation, &limits, NULL, NULL, analysis), DM_OK);
    return now - before;
}

static void more_on_the_clock_is_more_time(void **state) {
    (void)state;
    const struct dm_situation start = start_of("english");
    struct dm_engine *engine = engine_for(dm_rules_find("english"));
    struct dm_analysis analysis;
    double before = 0;
    for (unsigned left = 500; left <= 8000; left *= 4) {
        const double time = spent(engine, &start, (struct dm_limits){.left_ms = left}, &analysis);
        assert_true(time > before && time < left / 4.0);
        before = time;
    }
    dm_engine_free(engine);
}

static void increments_and_fewer_moves_are_more_time(void **state) {
    (void)state;
    const struct dm_situation start = start_of("russian");
    struct dm_engine *engine = engine_for(dm_rules_find("russian"));
    struct dm_analysis analysis;
    const double plain = spent(engine, &start, (struct dm_limits){.left_ms = 4000}, &analysis);
    const struct dm_limits raised = {.left_ms = 4000, .increment_ms = 400};
    const struct dm_limits few = {.left_ms = 4000, .moves_to_go = 4};
    const struct dm_limits last = {.left_ms = 4000, .moves_to_go = 1};
    assert_true(spent(engine, &start, raised, &analysis) > plain);
    const double with_few = spent(engine, &start, few, &analysis);
    assert_true(with_few > plain);
    assert_true(spent(engine, &start, last, &analysis) > with_few);
    dm_engine_free(engine);
}

static void fixed_time_is_used_up(void **state) {
    (void)state;
    const struct dm_situation start = start_of("international");
    struct dm_engine *engine = engine_for(dm_rules_find("international"));
    struct dm_analysis analysis;
    for (unsigned time = 1; time <= 64; time *= 4) {
        const double taken = spent(engine, &start, (struct dm_limits){.time_ms = time}, &analysis);
        assert_true(taken >= time && taken < time + 8 * TICK_MS);
    }
    const struct dm_limits both = {.time_ms = 20, .left_ms = 1000000};
    assert_true(spent(engine, &start, both, &analysis) < 20 + 8 * TICK_MS);
    dm_engine_free(engine);
}

/* Whatever is left and however it is to be used: the move comes before the flag falls. */
static void no_move_is_late(void **state) {
    const struct dm_rules *rules = *state;
    static const unsigned lefts[] = {4, 6, 10, 30, 100, 300}, increments[] = {0, 10, 5000},
                          moves[] = {0, 1, 2, 40};
    const struct dm_situation start = {.position = dm_position_start(rules)};
    struct dm_engine *engine = engine_for(rules);
    struct dm_analysis analysis;
    for (unsigned i = 0; i < 6 * 3 * 4; i++) {
        const struct dm_limits limits = {.left_ms = lefts[i / 12],
                                         .increment_ms = increments[i / 4 % 3],
                                         .moves_to_go = moves[i % 4]};
        assert_true(spent(engine, &start, limits, &analysis) < limits.left_ms);
    }
    dm_engine_free(engine);
}

/* Plays the machine against itself on two clocks; fails if one runs out. */
static void play_on_clocks(struct dm_engine *engine, struct dm_game *game, double clock,
                           unsigned increment, unsigned plies) {
    double left[2] = {clock, clock};
    while (dm_game_status(game).result == DM_UNFINISHED && dm_game_plies(game) < plies) {
        double *own = &left[dm_game_position(game)->side];
        const struct dm_situation situation = dm_game_situation(game);
        const struct dm_limits limits = {.left_ms = (unsigned)*own, .increment_ms = increment};
        struct dm_analysis analysis;
        assert_true(limits.left_ms > 0);
        *own -= spent(engine, &situation, limits, &analysis);
        assert_true(*own > 0);
        *own += increment;
        assert_int_equal(dm_game_play(game, &analysis.best), DM_OK);
    }
}

/* Each look at this clock takes time, so without an increment the longest games can't be won. */
static void games_end_before_their_clocks(void **state) {
    const struct dm_rules *rules = *state;
    static const struct {
        unsigned increment, plies;
    } rows[] = {{.increment = 0, .plies = 100}, {.increment = 5, .plies = 300}};
    struct dm_engine *engine = engine_for(rules);
    for (int i = 0; i < 2; i++) {
        struct dm_game *game = dm_game_new(rules, NULL);
        assert_non_null(game);
        play_on_clocks(engine, game, 200, rows[i].increment, rows[i].plies);
        dm_game_free(game);
    }
    dm_engine_free(engine);
}

static void a_single_move_is_answered_at_once(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("english");
    const struct dm_situation forced = {.position =
                                            setup_position(rules, "W:W32,31,30,22,K29:B18,2,3,K4")};
    struct dm_engine *engine = engine_for(rules);
    struct dm_analysis analysis;
    assert_int_equal(dm_moves_count(rules, &forced.position), 1);
    spent(engine, &forced, (struct dm_limits){.left_ms = 60000}, &analysis);
    assert_int_equal(analysis.depth, 1);
    spent(engine, &forced, (struct dm_limits){.time_ms = 50}, &analysis);
    assert_true(analysis.depth > 1);
    dm_engine_free(engine);
}

/* A list of endless chains takes as long as thousands of nodes: the clock is looked at after each.
 */
static void slow_positions_do_not_hide_the_clock(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("turkish");
    struct dm_situation slow = {.position = setup_position(rules, SETUP_ENDLESS_CHAINS)};
    slow.position.side = DM_BLACK;
    struct dm_engine *engine = engine_for(rules);
    struct dm_analysis analysis;
    const double time = spent(engine, &slow, (struct dm_limits){.time_ms = 8}, &analysis);
    assert_true((double)analysis.nodes < 20 * time / TICK_MS);
    dm_engine_free(engine);
}

struct pondering {
    struct dm_engine *engine;
    unsigned hit_at; /* depth */
    double hit;      /* when */
};

static bool hit_at_depth(void *context, const struct dm_analysis *analysis) {
    struct pondering *pondering = context;
    if (analysis->depth == pondering->hit_at) {
        pondering->hit = now;
        dm_engine_ponder_hit(pondering->engine);
    }
    return true;
}

/* No limit ends a search that ponders; from the hit on all count. */
static void limits_count_from_the_hit(void **state) {
    (void)state;
    static const struct dm_limits limits[] = {{.ponder = true, .time_ms = 2},
                                              {.ponder = true, .left_ms = 40},
                                              {.ponder = true, .nodes = 100}};
    const struct dm_situation start = start_of("international");
    struct pondering pondering = {.engine = engine_for(dm_rules_find("international")),
                                  .hit_at = 11};
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        struct dm_analysis analysis;
        const double before = now;
        dm_engine_clear(pondering.engine);
        assert_int_equal(dm_engine_search(pondering.engine, &start, &limits[i], hit_at_depth,
                                          &pondering, &analysis),
                         DM_OK);
        assert_true(pondering.hit - before > 5);
        assert_true(now - pondering.hit < 5);
    }
    dm_engine_free(pondering.engine);
}

/* Each of the tests of every rule set. */
static int run_everywhere(void) {
    enum { TESTS = 2, MOST = 64 };
    struct CMUnitTest tests[TESTS * MOST];
    const unsigned count = TESTS * dm_rules_count();
    if (count > TESTS * MOST) return 1;
    for (unsigned i = 0; i < count; i++) {
        void *rules = (void *)(uintptr_t)dm_rules_at(i / TESTS);
        tests[i] = i % TESTS
                       ? (struct CMUnitTest){"no move is late", no_move_is_late, NULL, NULL, rules}
                       : (struct CMUnitTest){"games on clocks", games_end_before_their_clocks, NULL,
                                             NULL, rules};
    }
    return _cmocka_run_group_tests("clocks, every rule set", tests, count, NULL, NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(more_on_the_clock_is_more_time),
                                       cmocka_unit_test(increments_and_fewer_moves_are_more_time),
                                       cmocka_unit_test(fixed_time_is_used_up),
                                       cmocka_unit_test(a_single_move_is_answered_at_once),
                                       cmocka_unit_test(slow_positions_do_not_hide_the_clock),
                                       cmocka_unit_test(limits_count_from_the_hit)};
    const int failed = cmocka_run_group_tests_name("clocks", tests, NULL, NULL);
    return failed + run_everywhere();
}
