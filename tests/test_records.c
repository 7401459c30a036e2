/* Records that are not built in: copies of the built-in ones, home-made ones, impossible ones. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "dull/bridge.h"
#include "dull/campaign.h"
#include "dull/scatter.h"
#include "support/setup.h"

#define SEED 7

static void agrees(const struct dm_rules *rules, const struct dull_rules *dull, unsigned count) {
    struct campaign campaign = campaign_run(rules, dull, count, SEED);
    if (!campaign.agrees) fail_msg("%s, seed %d: %s", rules->id, SEED, campaign.fault);
    assert_true(campaign.skipped < count / 100);
}

/* --- copies of built-in records ------------------------------------------------------------- */

static void same_perft(const struct dm_rules *a, const struct dm_rules *b) {
    struct dm_position start = dm_position_start(a);
    for (unsigned depth = 1; depth <= 6; depth++) {
        uint64_t count_a, count_b;
        assert_int_equal(dm_perft(a, &start, depth, NULL, &count_a), DM_OK);
        assert_int_equal(dm_perft(b, &start, depth, NULL, &count_b), DM_OK);
        assert_true(count_a == count_b);
    }
}

/* The built-in record's specialised generator and the one read at run time, also in order. */
static void same_lists(const struct dm_rules *a, const struct dm_rules *b) {
    static struct dm_moves moves_a, moves_b;
    struct scatter scatter = scatter_begin(dull_rules_find(a->id), SEED);
    for (int i = 0; i < 20000; i++) {
        scatter_anew(&scatter);
        struct dm_position position = bridge_position(a, &scatter.board);
        dm_moves_list(a, &position, &moves_a);
        dm_moves_list(b, &position, &moves_b);
        assert_int_equal(moves_a.count, moves_b.count);
        for (unsigned m = 0; m < moves_a.count; m++)
            assert_true(dm_move_equal(&moves_a.move[m], &moves_b.move[m]));
    }
}

static void a_copy_plays_the_same(void **state) {
    const struct dm_rules *rules = *state;
    struct dm_rules copy = *rules;
    copy.generator = NULL;
    assert_int_equal(dm_rules_prepare(&copy), DM_OK);
    assert_non_null(copy.generator);
    same_perft(rules, &copy);
    same_lists(rules, &copy);
    agrees(&copy, dull_rules_find(rules->id), 10000);
}

/* --- home-made records ---------------------------------------------------------------------- */

/* A built-in record with something changed, said twice: to the library and to the dull board. */
struct variant {
    const char *name, *base;
    void (*change)(struct dm_rules *rules, struct dull_rules *dull);
};

static void flying(struct dm_rules *rules, struct dull_rules *dull) {
    rules->king_flies = dull->flying = true;
}

static void short_kings(struct dm_rules *rules, struct dull_rules *dull) {
    rules->king_flies = dull->flying = false;
}

static void men_take_kings(struct dm_rules *rules, struct dull_rules *dull) {
    rules->man_spares_kings = dull->man_spares_kings = false;
}

static void men_spare_kings(struct dm_rules *rules, struct dull_rules *dull) {
    rules->man_spares_kings = dull->man_spares_kings = true;
}

static void men_take_backward(struct dm_rules *rules, struct dull_rules *dull) {
    rules->man_takes = rules->diagonal ? DM_DIAGONAL : DM_ORTHOGONAL;
    dull->man_jumps = rules->diagonal ? "7913" : "8462";
}

static void men_step_forward_only(struct dm_rules *rules, struct dull_rules *dull) {
    rules->man_moves = DM_N;
    dull->man_steps = "8";
}

static void men_take_nothing(struct dm_rules *rules, struct dull_rules *dull) {
    rules->man_takes = 0;
    dull->man_jumps = "";
}

static void lifted_at_end(struct dm_rules *rules, struct dull_rules *dull) {
    rules->lifted_at_once = dull->lifted_at_once = false;
}

static void lifted_at_once(struct dm_rules *rules, struct dull_rules *dull) {
    rules->lifted_at_once = dull->lifted_at_once = true;
}

static void may_turn_back(struct dm_rules *rules, struct dull_rules *dull) {
    rules->no_reversal = dull->no_turning_back = false;
}

static void may_not_turn_back(struct dm_rules *rules, struct dull_rules *dull) {
    rules->no_reversal = dull->no_turning_back = true;
}

static void crown_at_end(struct dm_rules *rules, struct dull_rules *dull) {
    rules->crowning = DM_CROWN_AT_END;
    dull->crowning = 'p';
}

static void crown_stops(struct dm_rules *rules, struct dull_rules *dull) {
    rules->crowning = DM_CROWN_STOPS;
    dull->crowning = 's';
}

static void crown_at_once(struct dm_rules *rules, struct dull_rules *dull) {
    rules->crowning = DM_CROWN_AT_ONCE;
    dull->crowning = 'k';
}

static void free_choice(struct dm_rules *rules, struct dull_rules *dull) {
    rules->choice = (struct dm_choice){0};
    dull->choice = "";
}

static void longest(struct dm_rules *rules, struct dull_rules *dull) {
    rules->choice = (struct dm_choice){.pieces = 1};
    dull->choice = "p";
}

static void kings_before_pieces(struct dm_rules *rules, struct dull_rules *dull) {
    rules->choice = (struct dm_choice){.kings = 1000, .pieces = 1};
    dull->choice = "kp";
}

static void most_kings(struct dm_rules *rules, struct dull_rules *dull) {
    rules->choice = (struct dm_choice){.kings = 1};
    dull->choice = "k";
}

static void by_king_if_possible(struct dm_rules *rules, struct dull_rules *dull) {
    rules->choice = (struct dm_choice){.by_king = 1};
    dull->choice = "b";
}

static void longest_then_early(struct dm_rules *rules, struct dull_rules *dull) {
    rules->choice = (struct dm_choice){.pieces = UINT64_C(1) << 32, .early = 1};
    dull->choice = "pe";
}

static void ten_by_ten(struct dm_rules *rules, struct dull_rules *dull) {
    rules->size = 10;
    dull->size = 10;
    rules->man_rows = 4;
    dull->man_rows = 4;
}

static void other_corner(struct dm_rules *rules, struct dull_rules *dull) {
    rules->a1_unplayed = !rules->a1_unplayed;
    dull->corner = dull->corner == 'a' ? 'b' : 'a';
}

static void black_begins(struct dm_rules *rules, struct dull_rules *dull) {
    rules->first = DM_BLACK;
    dull->first = 'b';
}

static const struct variant variants[] = {
    {"italian, flying kings", "italian", flying},
    {"italian, men take kings", "italian", men_take_kings},
    {"italian, men take backward", "italian", men_take_backward},
    {"italian, lifted at once", "italian", lifted_at_once},
    {"italian, crown at end", "italian", crown_at_end},
    {"italian, crown at once", "italian", crown_at_once},
    {"italian, 10x10", "italian", ten_by_ten},
    {"italian, longest and early", "italian", longest_then_early},
    {"italian, a1 played on", "italian", other_corner},
    {"english, flying kings", "english", flying},
    {"english, longest", "english", longest},
    {"english, crown at once", "english", crown_at_once},
    {"english, men spare kings", "english", men_spare_kings},
    {"english, most kings", "english", most_kings},
    {"english, a1 not played on", "english", other_corner},
    {"international, short kings", "international", short_kings},
    {"international, crown at once", "international", crown_at_once},
    {"international, crown stops", "international", crown_stops},
    {"international, lifted at once", "international", lifted_at_once},
    {"international, free choice", "international", free_choice},
    {"international, a1 not played on", "international", other_corner},
    {"international, men spare kings", "international", men_spare_kings},
    {"brazilian, no turning back", "brazilian", may_not_turn_back},
    {"spanish, 10x10", "spanish", ten_by_ten},
    {"spanish, kings before pieces", "spanish", kings_before_pieces},
    {"spanish, men take nothing", "spanish", men_take_nothing},
    {"russian, lifted at once", "russian", lifted_at_once},
    {"russian, longest", "russian", longest},
    {"russian, a king must take", "russian", by_king_if_possible},
    {"russian, most kings", "russian", most_kings},
    {"pool, 10x10", "pool", ten_by_ten},
    {"czech, Black begins", "czech", black_begins},
    {"czech, longest and early", "czech", longest_then_early},
    {"turkish, lifted at end", "turkish", lifted_at_end},
    {"turkish, turning back", "turkish", may_turn_back},
    {"turkish, crown stops", "turkish", crown_stops},
    {"turkish, short kings", "turkish", short_kings},
    {"turkish, free choice", "turkish", free_choice},
    {"turkish, kings before pieces", "turkish", kings_before_pieces},
    {"turkish, men take backward", "turkish", men_take_backward},
    {"turkish, men step forward", "turkish", men_step_forward_only},
    {"turkish, men spare kings", "turkish", men_spare_kings},
    {"turkish-dama, free choice", "turkish-dama", free_choice},
    {"turkish-dama, longest and early", "turkish-dama", longest_then_early},
    {"turkish-dama, turning back", "turkish-dama", may_turn_back},
};
#define VARIANTS (sizeof variants / sizeof variants[0])

static void a_home_made_one_agrees(void **state) {
    const struct variant *variant = *state;
    struct dm_rules rules = *dm_rules_find(variant->base);
    struct dull_rules dull = *dull_rules_find(variant->base);
    variant->change(&rules, &dull);
    rules.id = variant->name;
    assert_int_equal(dm_rules_prepare(&rules), DM_OK);
    agrees(&rules, &dull, 5000);
}

/* --- impossible records ------------------------------------------------------------------------
 */

/* Each writes one thing that cannot be played into an otherwise good record. */
#define SPOIL(name, statement) \
    static void name(struct dm_rules *rules) { rules->statement; }
SPOIL(no_id, id = NULL)
SPOIL(no_name, name = NULL)
SPOIL(no_source, source = NULL)
SPOIL(no_size, size = 0)
SPOIL(size_9, size = 9)
SPOIL(size_12, size = 12)
SPOIL(size_255, size = 255)
SPOIL(no_men, man_rows = 0)
SPOIL(too_many_rows, man_rows = 5)
SPOIL(too_many_empty_rows, empty_rows = 255)
SPOIL(unknown_naming, naming = 3)
SPOIL(unknown_side, first = 2)
SPOIL(unknown_sign, capture_sign = '?')
SPOIL(unknown_crowning, crowning = 3)
SPOIL(man_cannot_move, man_moves = 0)
SPOIL(king_cannot_move, king_moves = 0)
SPOIL(man_moves_across, man_moves |= DM_E)
SPOIL(man_takes_across, man_takes |= DM_N)
SPOIL(king_moves_across, king_moves |= DM_S)
SPOIL(king_takes_across, king_takes |= DM_W)
SPOIL(heavy_pieces, choice.pieces = UINT64_MAX)
SPOIL(heavy_kings, choice.kings = UINT64_C(1) << 60)
SPOIL(heavy_by_king, choice.by_king = UINT64_C(1) << 63)
SPOIL(heavy_early, choice.early = UINT64_C(1) << 40)
SPOIL(too_many_patterns, draws[0].patterns = DM_PATTERNS_MAX + 1)
SPOIL(unknown_draw_reason, draws[0].reason = DM_REASON_COUNT)
SPOIL(unknown_ending_reason, endings[0].reason = 200)

static void (*const spoilers[])(struct dm_rules *) = {
    no_id,
    no_name,
    no_source,
    no_size,
    size_9,
    size_12,
    size_255,
    no_men,
    too_many_rows,
    too_many_empty_rows,
    unknown_naming,
    unknown_side,
    unknown_sign,
    unknown_crowning,
    man_cannot_move,
    king_cannot_move,
    man_moves_across,
    man_takes_across,
    king_moves_across,
    king_takes_across,
    heavy_pieces,
    heavy_kings,
    heavy_by_king,
    heavy_early,
    too_many_patterns,
    unknown_draw_reason,
    unknown_ending_reason,
};
#define SPOILERS (sizeof spoilers / sizeof spoilers[0])

static void impossible_ones_are_refused(void **state) {
    (void)state;
    for (unsigned i = 0; i < SPOILERS; i++) {
        struct dm_rules rules = *dm_rules_find("english");
        spoilers[i](&rules);
        if (dm_rules_prepare(&rules) != DM_E_RULES_INVALID) fail_msg("spoiler %u is accepted", i);
    }
}

static void full_boards_know_no_diagonals(void **state) {
    (void)state;
    struct dm_rules ten = *dm_rules_find("turkish");
    ten.size = 10;
    assert_int_equal(dm_rules_prepare(&ten), DM_E_RULES_INVALID);
    struct dm_rules cornerless = *dm_rules_find("turkish");
    cornerless.a1_unplayed = true;
    assert_int_equal(dm_rules_prepare(&cornerless), DM_E_RULES_INVALID);
    struct dm_rules diagonal = *dm_rules_find("turkish");
    diagonal.man_takes |= DM_NE;
    assert_int_equal(dm_rules_prepare(&diagonal), DM_E_RULES_INVALID);
}

static void names_find_records(void **state) {
    (void)state;
    assert_null(dm_rules_find(""));
    assert_null(dm_rules_find("Turkish"));
    assert_null(dm_rules_find("turkish "));
    assert_null(dm_rules_at(dm_rules_count()));
    for (unsigned i = 0; i < dm_rules_count(); i++)
        assert_ptr_equal(dm_rules_find(dm_rules_at(i)->id), dm_rules_at(i));
}

static void free_choice_leaves_every_capture(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("international");
    const struct dm_position position = setup_position(rules, "W:W28:B22,23,12");
    struct dm_rules free_choice;
    struct dm_moves moves;
    dm_moves_list(rules, &position, &moves);
    assert_int_equal(moves.count, 1); /* 28x17x8 */
    assert_int_equal(dm_rules_free_choice(rules, &free_choice), DM_OK);
    dm_moves_list(&free_choice, &position, &moves);
    assert_int_equal(moves.count, 2); /* and 28x19 */
    free_choice.size = 9;
    assert_int_equal(dm_rules_free_choice(&free_choice, &free_choice), DM_E_RULES_INVALID);
}

#define RULE_SETS_MAX 32

int main(void) {
    struct CMUnitTest tests[4 + VARIANTS + RULE_SETS_MAX] = {
        cmocka_unit_test(impossible_ones_are_refused),
        cmocka_unit_test(full_boards_know_no_diagonals),
        cmocka_unit_test(names_find_records),
        cmocka_unit_test(free_choice_leaves_every_capture),
    };
    size_t count = 4;
    for (size_t i = 0; i < VARIANTS; i++)
        tests[count++] = (struct CMUnitTest){variants[i].name, a_home_made_one_agrees, NULL, NULL,
                                             (void *)(uintptr_t)&variants[i]};
    if (dm_rules_count() > RULE_SETS_MAX) return 1;
    for (unsigned i = 0; i < dm_rules_count(); i++)
        tests[count++] = (struct CMUnitTest){dm_rules_at(i)->id, a_copy_plays_the_same, NULL, NULL,
                                             (void *)(uintptr_t)dm_rules_at(i)};
    return _cmocka_run_group_tests("records", tests, count, NULL, NULL);
}
