/* Draw offers and resigning: what a machine answers by its score and the stage of the game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "damier/engine.h"
#include "damier/notation.h"

enum { LOST = -DM_SCORE_WIN + 5, MUCH_WORSE = -300, EVEN = 0, BETTER = 120 };

static const struct dm_rules *rules_of(const char *id) {
    const struct dm_rules *rules = dm_rules_find(id);
    assert_non_null(rules);
    return rules;
}

static bool takes(const char *id, const char *fen, unsigned counted, int score) {
    const struct dm_rules *rules = rules_of(id);
    struct dm_situation situation = {.position = dm_position_start(rules)};
    if (fen) assert_int_equal(dm_fen_read(rules, fen, &situation.position, NULL), DM_OK);
    situation.counters.count[0] = (uint16_t)counted;
    return dm_machine_takes_draw(rules, &situation, score);
}

static void at_the_start_only_the_worse_side_takes_a_draw(void **state) {
    (void)state;
    assert_false(takes("turkish", NULL, 0, BETTER));
    assert_false(takes("turkish", NULL, 0, EVEN));
    assert_true(takes("turkish", NULL, 0, MUCH_WORSE));
    assert_true(takes("turkish", NULL, 0, LOST));
}

static void with_few_pieces_an_even_game_is_a_draw(void **state) {
    static const char fen[] = "W:WK5,9,13:BK32,28,24";
    (void)state;
    assert_true(takes("english", fen, 0, EVEN));
    assert_true(takes("english", fen, 0, MUCH_WORSE));
    assert_false(takes("english", fen, 0, BETTER));
    assert_false(takes("english", fen, 0, DM_SCORE_WIN - 9));
}

static void where_nothing_happens_an_even_game_is_a_draw(void **state) {
    const unsigned limit = rules_of("turkish")->draws[0].plies;
    (void)state;
    assert_false(takes("turkish", NULL, limit / 2 - 1, EVEN));
    assert_true(takes("turkish", NULL, limit / 2, EVEN));
    assert_false(takes("turkish", NULL, limit / 2, BETTER));
}

/* After how many moves of that score, after one that is another, the level resigns; 0 = never. */
static unsigned resigns_after(unsigned level, int score) {
    enum { MOVES = 50 };
    unsigned hopeless = dm_machine_hopeless(0, BETTER);
    for (unsigned i = 1; i <= MOVES; i++) {
        hopeless = dm_machine_hopeless(hopeless, score);
        if (dm_machine_resigns(level, hopeless)) return i;
    }
    return 0;
}

static void a_lost_game_is_given_up_not_at_once(void **state) {
    (void)state;
    for (unsigned level = DM_MEDIUM + 1; level <= DM_LEVELS; level++) {
        assert_in_range(resigns_after(level, LOST), 3, 6);
        assert_in_range(resigns_after(level, -1500), 3, 6);
        assert_int_equal(resigns_after(level, MUCH_WORSE), 0);
        assert_int_equal(resigns_after(level, EVEN), 0);
    }
}

static void learners_may_win_to_the_end(void **state) {
    (void)state;
    for (unsigned level = 1; level <= DM_MEDIUM; level++)
        assert_int_equal(resigns_after(level, LOST), 0);
}

static void hope_begins_anew(void **state) {
    (void)state;
    unsigned hopeless = 0;
    for (unsigned i = 0; i < 20; i++) {
        hopeless = dm_machine_hopeless(hopeless, i % 3 == 2 ? EVEN : LOST);
        assert_false(dm_machine_resigns(DM_STRONGEST, hopeless));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(at_the_start_only_the_worse_side_takes_a_draw),
        cmocka_unit_test(with_few_pieces_an_even_game_is_a_draw),
        cmocka_unit_test(where_nothing_happens_an_even_game_is_a_draw),
        cmocka_unit_test(a_lost_game_is_given_up_not_at_once),
        cmocka_unit_test(learners_may_win_to_the_end),
        cmocka_unit_test(hope_begins_anew),
    };
    return cmocka_run_group_tests_name("manners", tests, NULL, NULL);
}
