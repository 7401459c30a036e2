/* The figures of a match, against formulas from elsewhere. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "damier/match.h"

static void is_near(double value, double expected, double within) {
    if (!(fabs(value - expected) <= within)) fail_msg("%g, not %g", value, expected);
}

static struct dm_tally pairs(unsigned a, unsigned b, unsigned c, unsigned d, unsigned e) {
    return (struct dm_tally){.pairs = {a, b, c, d, e}};
}

static double score_of(double elo) { return 1 / (1 + pow(10, -elo / 400)); }

/* The usual formula: an expected score of 0.69 is a difference of 400 log10(0.69 / 0.31). */
static void elo_is_the_logistic_one(void **state) {
    (void)state;
    const struct dm_tally tally = pairs(0, 24, 0, 52, 24);
    const struct dm_strength strength = dm_strength_of(&tally);
    is_near(strength.score, 0.69, 1e-12);
    is_near(strength.elo, 139.0, 0.05);
    const struct dm_tally even = pairs(3, 4, 5, 4, 3);
    is_near(dm_strength_of(&even).elo, 0, 1e-9);
    is_near(dm_strength_of(&even).superior, 0.5, 1e-12);
}

/* By hand: mean 0.625, variance of a pair 0.046875 * 40 / 39, of the mean that / 40. */
static void bounds_come_from_the_pairs(void **state) {
    (void)state;
    const struct dm_tally tally = pairs(0, 10, 0, 30, 0);
    const struct dm_strength strength = dm_strength_of(&tally);
    const double error = 1.959964 * sqrt(0.046875 / 39);
    is_near(score_of(strength.low), 0.625 - error, 1e-6);
    is_near(score_of(strength.high), 0.625 + error, 1e-6);
    is_near(strength.superior, 0.5 * erfc(-0.125 / sqrt(0.046875 / 39) / sqrt(2)), 1e-9);
}

static void too_little_is_not_a_number(void **state) {
    (void)state;
    const struct dm_tally none = pairs(0, 0, 0, 0, 0), one = pairs(0, 0, 0, 1, 0);
    assert_true(isnan(dm_strength_of(&none).superior));
    assert_true(isnan(dm_strength_of(&one).superior));
}

static void all_won_is_infinite(void **state) {
    (void)state;
    const struct dm_tally tally = pairs(0, 0, 0, 0, 5);
    const struct dm_strength strength = dm_strength_of(&tally);
    assert_true(isinf(strength.elo) && strength.elo > 0);
    is_near(strength.superior, 1, 1e-9);
}

/* With two outcomes there is nothing to maximise: the ratio is that of a coin. */
static void ratio_of_a_coin(void **state) {
    (void)state;
    const struct dm_sprt sprt = {-10, 40};
    const double s0 = score_of(-10), s1 = score_of(40);
    for (unsigned won = 10; won <= 90; won += 10) {
        const struct dm_tally tally = pairs(100 - won, 0, 0, 0, won);
        const double expected = won * log(s1 / s0) + (100 - won) * log((1 - s1) / (1 - s0));
        is_near(dm_sprt_ratio(&sprt, &tally), expected, 0.02);
    }
}

/* The usual approximation for small differences: N (s1 - s0) (2 m - s0 - s1) / (2 variance). */
static void ratio_of_small_differences(void **state) {
    (void)state;
    const struct dm_sprt sprt = {0, 5};
    const struct dm_tally tally = pairs(120, 480, 800, 520, 130);
    const double s0 = score_of(0), s1 = score_of(5), n = 2050;
    const double mean = (480 * 0.25 + 800 * 0.5 + 520 * 0.75 + 130) / n;
    const double square = (480 * 0.0625 + 800 * 0.25 + 520 * 0.5625 + 130) / n;
    const double variance = square - mean * mean;
    const double expected = n * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
    is_near(dm_sprt_ratio(&sprt, &tally), expected, 0.01);
}

static void ratio_turns_round(void **state) {
    (void)state;
    const struct dm_sprt up = {-3, 8}, down = {-8, 3};
    const struct dm_tally tally = pairs(3, 7, 20, 11, 6), turned = pairs(6, 11, 20, 7, 3);
    is_near(dm_sprt_ratio(&up, &tally), -dm_sprt_ratio(&down, &turned), 1e-9);
}

static void nothing_played_decides_nothing(void **state) {
    (void)state;
    const struct dm_sprt sprt = {0, 5};
    const struct dm_tally tally = pairs(0, 0, 0, 0, 0);
    is_near(dm_sprt_ratio(&sprt, &tally), 0, 0.01);
}

/* Game 0 and 2 are the first contestant's as White where White begins; 1 and 3 as Black. */
static void games_make_pairs(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("turkish");
    struct dm_sheet sheet;
    assert_int_equal(dm_sheet_open(&sheet, 4), DM_OK);
    assert_true(dm_sheet_enter(&sheet, rules, 0, DM_WHITE_WINS, DM_END_RULES));
    assert_false(dm_sheet_enter(&sheet, rules, 0, DM_WHITE_WINS, DM_END_RULES));
    assert_false(dm_sheet_enter(&sheet, rules, 4, DM_WHITE_WINS, DM_END_RULES));
    assert_true(dm_sheet_enter(&sheet, rules, 3, DM_WHITE_WINS, DM_END_CRASH));
    assert_int_equal(sheet.tally.pairs[0] + sheet.tally.pairs[2] + sheet.tally.pairs[4], 0);
    assert_true(dm_sheet_enter(&sheet, rules, 1, DM_DRAW, DM_END_RULES));
    assert_true(dm_sheet_enter(&sheet, rules, 2, DM_BLACK_WINS, DM_END_RULES));
    assert_int_equal(sheet.tally.pairs[3], 1);
    assert_int_equal(sheet.tally.pairs[0], 1);
    assert_int_equal(sheet.tally.won, 1);
    assert_int_equal(sheet.tally.drawn, 1);
    assert_int_equal(sheet.tally.lost, 2);
    assert_int_equal(sheet.tally.ends[0][DM_END_CRASH], 1);
    assert_int_equal(sheet.tally.ends[1][DM_END_CRASH], 0);
    dm_sheet_close(&sheet);
}

static void first_mover_alternates(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        const struct dm_rules *rules = dm_rules_at(i);
        const unsigned white = dm_match_white(rules, 6);
        assert_int_equal(white, rules->first == DM_WHITE ? 0 : 1);
        assert_int_equal(dm_match_white(rules, 7), !white);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(elo_is_the_logistic_one),
        cmocka_unit_test(bounds_come_from_the_pairs),
        cmocka_unit_test(too_little_is_not_a_number),
        cmocka_unit_test(all_won_is_infinite),
        cmocka_unit_test(ratio_of_a_coin),
        cmocka_unit_test(ratio_of_small_differences),
        cmocka_unit_test(ratio_turns_round),
        cmocka_unit_test(nothing_played_decides_nothing),
        cmocka_unit_test(games_make_pairs),
        cmocka_unit_test(first_mover_alternates),
    };
    return cmocka_run_group_tests_name("strength", tests, NULL, NULL);
}
