/* The library's moves against the dull generator's on random positions, for every rule set. The
 * seed can be set by DAMIER_SEED, to hunt further. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "dull/bridge.h"
#include "dull/campaign.h"
#include "dull/scatter.h"

/* Under a sanitizer, which watches memory and not moves, fewer do. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define POSITIONS 10000
#endif
#endif
#ifndef POSITIONS
#define POSITIONS 100000
#endif
#define RULE_SETS_MAX 32

static uint64_t seed(void) {
    const char *text = getenv("DAMIER_SEED");
    return text ? strtoull(text, NULL, 10) : 1;
}

static void compare_many(void **state) {
    const struct dm_rules *rules = *state;
    const struct dull_rules *dull = dull_rules_find(rules->id);
    assert_non_null(dull);
    struct campaign campaign = campaign_run(rules, dull, POSITIONS, seed());
    char line[2048];
    campaign_write(&campaign, line, sizeof line);
    print_message("%s, seed %llu: %s\n", rules->id, (unsigned long long)seed(), line);
    assert_true(campaign.agrees);
    assert_true(campaign.skipped < POSITIONS / 100);
    assert_true(campaign.several_kings > POSITIONS / 5);
    assert_true(campaign.long_chains > POSITIONS / 20);
}

/* Positions on which the two once disagreed. */
static const struct {
    const char *id, *fen;
} once_wrong[] = {
    /* A ring that may be run in one direction only, since there a king is met earlier. */
    {"italian", "W:WKb1,Kd1,Kc2,Kf5,Kh5,Kg6,Kh7,Ke8:BKh1,Ke2,Kg2,f3,a4,Ke4,g4,Kc6,b7,Kf7"},
    /* Two ways to one end, one of them past a stop that the other doesn't touch. */
    {"english", "W:WKe1,Ka3,Ka5,Kd6:Bb2,Kd2,h2,b4,d4,f4"},
    /* A man crowned by its first jump that cannot go on as a king, and another single jump. */
    {"turkish-dama", "W:We5,c6,h7:BKa1,Kg2,Kh2,d6,c7,d7,a8"},
};

static void compare_once_wrong(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof once_wrong / sizeof once_wrong[0]; i++) {
        const struct dull_rules *dull = dull_rules_find(once_wrong[i].id);
        struct comparison *comparison =
            comparison_new(dm_rules_find(once_wrong[i].id), dull, seed());
        struct dull_board board;
        assert_non_null(comparison);
        assert_true(dull_fen_read(dull, once_wrong[i].fen, &board));
        /* What is asked beyond the list is drawn by lot. */
        for (int again = 0; again < 100; again++)
            if (!comparison_run(comparison, &board))
                fail_msg("%s %s: %s", dull->id, once_wrong[i].fen, comparison->fault);
        free(comparison);
    }
}

/* Boards with more chains than anyone could walk: whatever the answer, it comes. */
static void end_on_explosive_boards(void **state) {
    const struct dm_rules *rules = *state;
    struct scatter scatter = scatter_begin(dull_rules_find(rules->id), seed());
    for (int i = 0; i < 100; i++) {
        struct dull_board board = scatter_explosive(&scatter);
        struct dm_position position = bridge_position(rules, &board);
        struct dm_moves moves;
        dm_moves_list(rules, &position, &moves);
        assert_true(moves.count <= DM_MOVES_MAX);
        uint64_t count = dm_moves_count(rules, &position);
        if (!moves.overflow) assert_int_equal(moves.count, count);
        if (dm_can_capture(rules, &position)) assert_true(moves.overflow || moves.move[0].taken);
        struct dm_path path;
        if (moves.count && !moves.overflow)
            assert_true(dm_move_path(rules, &position, &moves.move[0], &path));
    }
}

int main(void) {
    struct CMUnitTest tests[1 + 2 * RULE_SETS_MAX] = {cmocka_unit_test(compare_once_wrong)};
    size_t count = 1;
    if (dm_rules_count() != dull_rules_count() || dm_rules_count() > RULE_SETS_MAX) return 1;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        const struct dm_rules *rules = dm_rules_at(i);
        tests[count++] =
            (struct CMUnitTest){rules->id, compare_many, NULL, NULL, (void *)(uintptr_t)rules};
        tests[count++] = (struct CMUnitTest){"explosive boards", end_on_explosive_boards, NULL,
                                             NULL, (void *)(uintptr_t)rules};
    }
    return _cmocka_run_group_tests("random positions", tests, count, NULL, NULL);
}
