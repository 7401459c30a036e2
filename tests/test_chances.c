/* What scores mean for the game's end: they add up, are the same seen from either side, grow with
 * the score, and are certain where the end is. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "damier/engine.h"

static void chances_hold(const struct dm_engine *engine) {
    struct dm_chances before = dm_engine_chances(engine, -DM_SCORE_TABLES);
    for (int score = 1 - DM_SCORE_TABLES; score < DM_SCORE_TABLES; score += 7) {
        const struct dm_chances now = dm_engine_chances(engine, score);
        const struct dm_chances other = dm_engine_chances(engine, -score);
        assert_int_equal(now.win + now.draw + now.loss, 1000);
        assert_in_range(now.draw, 0, 1000);
        assert_true(abs((int)now.win - (int)other.loss) <= 1);
        assert_true(now.win >= before.win && now.loss <= before.loss);
        assert_in_range(now.win, 0, 999);
        assert_in_range(now.loss, 0, 999);
        before = now;
    }
}

static void every_rule_set(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        struct dm_engine *engine = dm_engine_new(dm_rules_at(i), 1);
        assert_non_null(engine);
        chances_hold(engine);
        dm_engine_use_network(engine, NULL);
        chances_hold(engine);
        dm_engine_free(engine);
    }
}

static void a_rule_set_without_margin(void **state) {
    (void)state;
    struct dm_rules rules = *dm_rules_at(0);
    rules.draw_margin = 0;
    assert_int_equal(dm_rules_prepare(&rules), DM_OK);
    struct dm_engine *engine = dm_engine_new(&rules, 1);
    assert_non_null(engine);
    chances_hold(engine);
    dm_engine_free(engine);
}

static void ends_are_certain(void **state) {
    (void)state;
    const int wins[] = {DM_SCORE_WIN - 1, DM_SCORE_PROVEN, DM_SCORE_TABLES};
    struct dm_engine *engine = dm_engine_new(dm_rules_find("international"), 1);
    assert_non_null(engine);
    for (unsigned i = 0; i < sizeof wins / sizeof *wins; i++) {
        assert_int_equal(dm_engine_chances(engine, wins[i]).win, 1000);
        assert_int_equal(dm_engine_chances(engine, -wins[i]).loss, 1000);
        assert_int_equal(dm_score_plies(wins[i]),
                         wins[i] < DM_SCORE_PROVEN ? 0 : DM_SCORE_WIN - wins[i]);
        assert_int_equal(dm_score_plies(-wins[i]), dm_score_plies(wins[i]));
    }
    assert_in_range(dm_engine_chances(engine, 0).draw, 500, 900);
    dm_engine_free(engine);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_rule_set),
        cmocka_unit_test(a_rule_set_without_margin),
        cmocka_unit_test(ends_are_certain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
