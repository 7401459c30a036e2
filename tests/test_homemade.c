/* Home-made rule sets from text: what is read plays as the dull generator does by the same rules,
 * what cannot be is refused with its place. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/text.h"
#include "damier/homemade.h"
#include "dull/bridge.h"
#include "dull/campaign.h"

/* --- the same said to the dull board ------------------------------------------------------------
 */

#define SAY(name, statement) \
    static void name(struct dull_rules *dull) { dull->statement; }
SAY(size_8, size = 8)
SAY(size_10, size = 10)
SAY(rows_1, man_rows = 1)
SAY(rows_2, man_rows = 2)
SAY(rows_3, man_rows = 3)
SAY(rows_4, man_rows = 4)
SAY(corner_left, corner = dull->corner == '*' ? '*' : 'a')
SAY(corner_right, corner = 'b')
SAY(white_first, first = 'w')
SAY(black_first, first = 'b')
SAY(back_no, man_jumps = dull->man_steps)
SAY(back_yes, man_jumps = dull->corner == '*' ? "8462" : "7913")
SAY(kings_short, flying = false)
SAY(kings_fly, flying = true)
SAY(spare_no, man_spares_kings = false)
SAY(spare_yes, man_spares_kings = true)
SAY(must_capture, may_leave_captures = false)
SAY(may_capture, may_leave_captures = true)
SAY(choice_free, choice = "")
SAY(choice_most, choice = "p")
SAY(choice_most_kings, choice = "pk")
SAY(choice_king, choice = "b")
SAY(choice_strict, choice = "pbke")
SAY(crown_at_end, crowning = 'p')
SAY(crown_stops, crowning = 's')
SAY(crown_at_once, crowning = 'k')
SAY(lift_at_end, lifted_at_once = false)
SAY(lift_at_once, lifted_at_once = true)
SAY(may_turn, no_turning_back = false)
SAY(may_not_turn, no_turning_back = true)
SAY(as_it_is, size = dull->size)

struct value {
    const char *text;
    void (*change)(struct dull_rules *dull);
};

#define VALUES 6
static const struct value settings[][VALUES] = {
    {{"size:8", size_8}, {"size:10", size_10}},
    {{"rows:1", rows_1}, {"rows:2", rows_2}, {"rows:3", rows_3}, {"rows:4", rows_4}},
    {{"corner:left", corner_left}, {"corner:right", corner_right}},
    {{"first:white", white_first}, {"first:black", black_first}},
    {{"back:no", back_no}, {"back:yes", back_yes}},
    {{"kings:short", kings_short}, {"kings:fly", kings_fly}},
    {{"spare:no", spare_no}, {"spare:yes", spare_yes}},
    {{"capture:must", must_capture}, {"capture:may", may_capture}},
    {{"choice:free", choice_free},
     {"choice:most", choice_most},
     {"choice:most-kings", choice_most_kings},
     {"choice:king", choice_king},
     {"choice:strict", choice_strict}},
    {{"crowning:at-end", crown_at_end},
     {"crowning:stops", crown_stops},
     {"crowning:at-once", crown_at_once}},
    {{"lifted:at-end", lift_at_end}, {"lifted:at-once", lift_at_once}},
    {{"turn:yes", may_turn}, {"turn:no", may_not_turn}},
    {{"draw:25", as_it_is}},
};
#define SETTINGS (sizeof settings / sizeof *settings)

static const struct value *any_value(struct random *random, const struct value values[VALUES]) {
    unsigned count = 0;
    while (count < VALUES && values[count].text) count++;
    return &values[random_below(random, count)];
}

/* Some rules, as text and to the dull board. */
struct made {
    char text[DM_HOMEMADE_SIZE];
    struct dull_rules dull;
};

static struct made make_up(struct random *random) {
    const unsigned base = random_below(random, dull_rules_count());
    struct made made = {.dull = *dull_rules_at(base)};
    struct text text = text_in(made.text, sizeof made.text);
    text_put(&text, made.dull.id);
    for (unsigned i = 0; i < SETTINGS; i++) {
        if (random_below(random, 2)) continue;
        const struct value *value = any_value(random, settings[i]);
        text_char(&text, ',');
        text_put(&text, value->text);
        value->change(&made.dull);
    }
    assert_true(text_end(&text) < sizeof made.text);
    return made;
}

/* What these rules are refused for, if they are: a full board is told by its men's steps, as its
 * corner may have been changed. */
static enum dm_error expected(const struct dull_rules *dull) {
    const bool full = strchr(dull->man_steps, '8') != NULL;
    if (full && (dull->size != 8 || dull->corner == 'b')) return DM_E_RULES_BOARD;
    if (2 * (dull->empty_rows + dull->man_rows) >= dull->size) return DM_E_RULES_ROWS;
    return DM_OK;
}

/* --- counting by the dull generator -------------------------------------------------------------
 */

#define DEPTH 4

static uint64_t dull_perft(const struct dull_rules *dull, const struct dull_board *board,
                           unsigned depth, struct dull_moves *room) {
    uint64_t count = 0;
    dull_moves_list(dull, board, room);
    assert_false(room->gave_up);
    if (depth == 1) return (uint64_t)dull_moves_distinct(room);
    for (int i = 0; i < room->count; i++) {
        if (i && !strcmp(room->chain[i - 1].effect, room->chain[i].effect)) continue;
        const struct dull_board after = dull_play(board, &room->chain[i]);
        count += dull_perft(dull, &after, depth - 1, room + 1);
    }
    return count;
}

static void counts_agree(const struct dm_rules *rules, const struct dull_rules *dull,
                         struct dull_moves *room) {
    const struct dm_position start = dm_position_start(rules);
    const struct dull_board board = dull_start(dull);
    uint64_t count;
    assert_int_equal(dm_perft(rules, &start, DEPTH, NULL, &count), DM_OK);
    const uint64_t wanted = dull_perft(dull, &board, DEPTH, room);
    if (count != wanted) fail_msg("%s: %d, not %d", rules->id, (int)count, (int)wanted);
}

/* --- tests --------------------------------------------------------------------------------------
 */

#define SETS 48
#define SEED 11

static void sets_made_at_random_play_as_the_dull_board_does(void **state) {
    struct random random = {SEED};
    struct dull_moves *room = malloc(DEPTH * sizeof *room);
    (void)state;
    assert_non_null(room);
    for (unsigned played = 0; played < SETS;) {
        struct made made = make_up(&random);
        struct dm_homemade homemade;
        struct dm_fault fault = {0};
        const enum dm_error error = dm_homemade_read(made.text, &homemade, &fault);
        if (error != expected(&made.dull)) fail_msg("%s: %s", made.text, dm_error_name(error));
        if (error) continue;
        counts_agree(&homemade.rules, &made.dull, room);
        struct campaign campaign = campaign_run(&homemade.rules, &made.dull, 300, SEED);
        if (!campaign.agrees) fail_msg("%s: %s", made.text, campaign.fault);
        played++;
    }
    free(room);
}

static void a_built_in_set_alone_stays_as_it_is(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        const struct dm_rules *base = dm_rules_at(i);
        struct dm_homemade homemade;
        assert_int_equal(dm_homemade_read(base->id, &homemade, NULL), DM_OK);
        assert_string_equal(homemade.rules.id, base->id);
        assert_null(homemade.rules.network);
        assert_memory_equal(homemade.rules.draws, base->draws, sizeof base->draws);
        assert_memory_equal(&homemade.rules.choice, &base->choice, sizeof base->choice);
    }
}

static void draws_are_counted_as_wanted(void **state) {
    struct dm_homemade homemade;
    (void)state;
    assert_int_equal(dm_homemade_read("international,draw:7", &homemade, NULL), DM_OK);
    assert_int_equal(homemade.rules.draws[0].plies, 14);
    assert_int_equal(homemade.rules.draws[0].reason, DM_NO_PROGRESS);
    assert_int_equal(homemade.rules.draws[1].plies, 0);
}

struct refusal {
    const char *text;
    enum dm_error code;
    unsigned column;
    const char *detail;
};

static const struct refusal refusals[] = {
    {"", DM_E_RULES_UNKNOWN, 1, ""},
    {"chess", DM_E_RULES_UNKNOWN, 1, "chess"},
    {"back:yes", DM_E_RULES_UNKNOWN, 1, "back:yes"},
    {"russian,", DM_E_SETTING, 9, ""},
    {"russian,wings:two", DM_E_SETTING, 9, "wings"},
    {"russian,back", DM_E_VALUE, 13, ""},
    {"russian,back:", DM_E_VALUE, 14, ""},
    {"russian,back:perhaps", DM_E_VALUE, 14, "perhaps"},
    {"russian,back:yes:no", DM_E_VALUE, 14, "yes:no"},
    {"russian,back:yes,back:yes", DM_E_SETTING_TWICE, 18, "back"},
    {"russian,size:9", DM_E_VALUE, 14, "9"},
    {"russian,rows:0", DM_E_VALUE, 14, "0"},
    {"russian,rows:5", DM_E_VALUE, 14, "5"},
    {"russian,rows:-1", DM_E_VALUE, 14, "-1"},
    {"russian,draw:4", DM_E_VALUE, 14, "4"},
    {"russian,draw:101", DM_E_VALUE, 14, "101"},
    {"russian,draw:99999999999", DM_E_VALUE, 14, "99999999999"},
    {"russian,rows:4", DM_E_RULES_ROWS, 1, ""},
    {"turkish,rows:3", DM_E_RULES_ROWS, 1, ""},
    {"international,size:8", DM_E_RULES_ROWS, 1, ""},
    {"turkish,size:10", DM_E_RULES_BOARD, 1, ""},
    {"turkish,corner:right", DM_E_RULES_BOARD, 1, ""},
};

static void what_makes_no_rules_is_refused_with_its_place(void **state) {
    (void)state;
    for (unsigned i = 0; i < sizeof refusals / sizeof *refusals; i++) {
        const struct refusal *refusal = &refusals[i];
        struct dm_homemade homemade;
        struct dm_fault fault = {0};
        const enum dm_error error = dm_homemade_read(refusal->text, &homemade, &fault);
        if (error != refusal->code || fault.column != refusal->column)
            fail_msg("%s: %s at %u", refusal->text, dm_error_name(error), fault.column);
        assert_int_equal(fault.code, error);
        assert_int_equal(fault.line, 1);
        assert_string_equal(fault.detail, refusal->detail);
    }
}

static void a_text_without_end_is_refused(void **state) {
    struct dm_homemade homemade;
    struct dm_fault fault = {0};
    char text[DM_HOMEMADE_SIZE + 1];
    (void)state;
    memset(text, 'r', DM_HOMEMADE_SIZE);
    text[DM_HOMEMADE_SIZE] = '\0';
    assert_int_equal(dm_homemade_read(text, &homemade, &fault), DM_E_TOO_LONG);
    text[DM_HOMEMADE_SIZE - 1] = '\0';
    assert_int_equal(dm_homemade_read(text, &homemade, &fault), DM_E_RULES_UNKNOWN);
    assert_int_equal(dm_homemade_read(text, &homemade, NULL), DM_E_RULES_UNKNOWN);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sets_made_at_random_play_as_the_dull_board_does),
        cmocka_unit_test(a_built_in_set_alone_stays_as_it_is),
        cmocka_unit_test(draws_are_counted_as_wanted),
        cmocka_unit_test(what_makes_no_rules_is_refused_with_its_place),
        cmocka_unit_test(a_text_without_end_is_refused),
    };
    return cmocka_run_group_tests_name("homemade", tests, NULL, NULL);
}
