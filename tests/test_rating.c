/* Glicko-2: the paper's example, what must hold of any results, and bad input. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/random.h"
#include "damier/rating.h"

static void assert_near(double value, double expected, double within) {
    if (!(fabs(value - expected) <= within)) fail_msg("%.6f is not %.6f", value, expected);
}

static struct dm_rating update(struct dm_rating player, double periods,
                               const struct dm_rated_game *games, unsigned count) {
    struct dm_rating after;
    assert_int_equal(dm_rating_update(&player, periods, games, count, &after), DM_OK);
    return after;
}

/* http://www.glicko.net/glicko/glicko2.pdf, "Example calculation": tau 0.5. */
static void the_papers_example_is_met(void **state) {
    (void)state;
    const struct dm_rated_game games[] = {
        {{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}};
    const struct dm_rating after = update((struct dm_rating){1500, 200, 0.06}, 1, games, 3);
    assert_near(after.rating, 1464.06, 0.01);
    assert_near(after.deviation, 151.52, 0.01);
    assert_near(after.volatility, 0.05999, 0.00001);
}

/* The same page's table of what is expected of each of these games. */
static void the_papers_expectations_are_met(void **state) {
    (void)state;
    const struct dm_rating player = {1500, 200, 0.06};
    const struct dm_rating opponents[] = {{1400, 30, 0.06}, {1550, 100, 0.06}, {1700, 300, 0.06}};
    const double expected[] = {0.639, 0.432, 0.303};
    for (unsigned i = 0; i < 3; i++)
        assert_near(dm_rating_expected(&player, &opponents[i]), expected[i], 0.0006);
}

static void without_games_only_the_deviation_grows(void **state) {
    (void)state;
    const struct dm_rating player = {1700, 60, 0.06};
    const struct dm_rating year = update(player, 78, NULL, 0),
                           rested = dm_rating_rested(&player, 78);
    assert_near(year.rating, 1700, 1e-9);
    assert_near(year.deviation, 110, 0.2); /* what the length of a period was chosen for */
    assert_near(rested.deviation, year.deviation, 1e-9);
    assert_near(dm_rating_rested(&player, 1e9).deviation, DM_DEVIATION_MAX, 1e-9);
    assert_near(dm_rating_rested(&player, -1).deviation, 60, 1e-9);
}

/* Halves of a period add up to a whole one. */
static void periods_may_be_divided(void **state) {
    (void)state;
    const struct dm_rating player = {1700, 60, 0.06};
    struct dm_rating parts = player;
    for (unsigned i = 0; i < 10; i++) parts = dm_rating_rested(&parts, 0.1);
    assert_near(parts.deviation, dm_rating_rested(&player, 1).deviation, 1e-9);
    assert_near(dm_rating_periods(1000, 1000 + DM_RATING_PERIOD_MS / 2), 0.5, 1e-6);
    assert_near(dm_rating_periods(1000, 0), 0, 0);
    assert_near(dm_rating_periods(INT64_MIN, INT64_MAX) / 1e10,
                1.8447e19 / DM_RATING_PERIOD_MS / 1e10, 0.01);
}

static void equals_move_apart_alike(void **state) {
    (void)state;
    const double periods[2] = {1, 1};
    struct dm_rating pair[2] = {dm_rating_new(), dm_rating_new()};
    assert_true(dm_rating_provisional(&pair[0]));
    assert_int_equal(dm_rating_game(pair, periods, 0), DM_OK);
    assert_near(pair[0].rating + pair[1].rating, 3000, 1e-9);
    assert_true(pair[1].rating > 1600);
    assert_true(pair[0].deviation < DM_DEVIATION_MAX);
    assert_near(pair[0].deviation, pair[1].deviation, 1e-9);
}

static void games_settle_a_rating(void **state) {
    (void)state;
    const double periods[2] = {0.1, 0.1};
    struct dm_rating pair[2] = {dm_rating_new(), {1500, 50, 0.06}};
    unsigned games = 0;
    while (dm_rating_provisional(&pair[0]) && games < 100) {
        assert_int_equal(dm_rating_game(pair, periods, games % 2), DM_OK);
        games++;
    }
    assert_in_range(games, 5, 20);
    assert_near(pair[0].rating, 1500, 60);
}

/* Whatever comes, ratings stay within their bounds, and who wins never loses by it. */
static void ratings_stay_in_bounds(void **state) {
    (void)state;
    struct random random = {1};
    struct dm_rating pair[2] = {dm_rating_new(), dm_rating_new()};
    for (unsigned i = 0; i < 20000; i++) {
        const double periods[2] = {random_below(&random, 1000) / 100.0, 0};
        const double before = pair[0].rating;
        const bool won = i < 5000 || random_below(&random, 2);
        assert_int_equal(dm_rating_game(pair, periods, won), DM_OK);
        assert_true(dm_rating_valid(&pair[0]) && dm_rating_valid(&pair[1]));
        assert_true(pair[0].deviation >= DM_DEVIATION_MIN);
        assert_true(won ? pair[0].rating >= before : pair[0].rating <= before);
        if (i % 100 == 0) pair[1] = dm_rating_new();
    }
}

static void bad_input_is_refused(void **state) {
    (void)state;
    const struct dm_rating good = dm_rating_new();
    const struct dm_rating bad[] = {{NAN, 100, 0.06},  {1500, 0, 0.06},  {1500, 351, 0.06},
                                    {1500, 100, 0},    {1500, 100, 1},   {INFINITY, 100, 0.06},
                                    {1500, NAN, 0.06}, {1500, 100, NAN}, {-5, 100, 0.06}};
    struct dm_rating out;
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++) {
        const struct dm_rated_game game = {bad[i], 1};
        assert_int_equal(dm_rating_update(&bad[i], 1, NULL, 0, &out), DM_E_ARGUMENT);
        assert_int_equal(dm_rating_update(&good, 1, &game, 1, &out), DM_E_ARGUMENT);
    }
    const double wrong[] = {NAN, -0.1, 1.1, INFINITY};
    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        const struct dm_rated_game game = {good, wrong[i]};
        assert_int_equal(dm_rating_update(&good, 1, &game, 1, &out), DM_E_ARGUMENT);
    }
    assert_int_equal(dm_rating_update(&good, NAN, NULL, 0, &out), DM_E_ARGUMENT);
    assert_int_equal(dm_rating_update(&good, -1, NULL, 0, &out), DM_E_ARGUMENT);
    struct dm_rating pair[2] = {good, bad[0]};
    assert_int_equal(dm_rating_game(pair, (double[2]){1, 1}, 1), DM_E_ARGUMENT);
    assert_near(pair[0].rating, 1500, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_papers_example_is_met),
                                       cmocka_unit_test(the_papers_expectations_are_met),
                                       cmocka_unit_test(without_games_only_the_deviation_grows),
                                       cmocka_unit_test(periods_may_be_divided),
                                       cmocka_unit_test(equals_move_apart_alike),
                                       cmocka_unit_test(games_settle_a_rating),
                                       cmocka_unit_test(ratings_stay_in_bounds),
                                       cmocka_unit_test(bad_input_is_refused)};
    return cmocka_run_group_tests_name("ratings", tests, NULL, NULL);
}
