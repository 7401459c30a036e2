/* The effect form, read and written. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "support/rows.h"
#include "support/setup.h"

/* All that the recorded positions have: each effect is read, and written as it was. */
static void effects_come_back(void **state) {
    const struct dm_rules *rules = dm_rules_find(*state);
    char path[64], written[DM_EFFECT_SIZE];
    snprintf(path, sizeof path, "tests/data/vectors/%s.tsv", rules->id);
    struct rows rows = rows_open(path);
    while (rows_next(&rows)) {
        const struct dm_position position = setup_position(rules, rows.field[0]);
        for (char *rest = rows.field[1], *effect; rest && *rest && (effect = strsep(&rest, " "));) {
            struct dm_move move;
            assert_int_equal(dm_effect_read(rules, &position, effect, &move, NULL), DM_OK);
            dm_effect_write(rules, &move, written, sizeof written);
            assert_string_equal(written, effect);
        }
    }
    rows_close(&rows);
}

struct refusal {
    const char *rules, *fen, *effect;
    enum dm_error code;
    unsigned column;
    const char *detail;
};
static const char turkish[] = "W:Wd4,a3:Bd5,h7";
static const char international[] = "W:W46:BKj10,9";
static const struct refusal refusals[] = {
    {"turkish", turkish, "", DM_E_UNEXPECTED_END, 1, ""},
    {"turkish", turkish, "d4", DM_E_UNEXPECTED_END, 3, ""},
    {"turkish", turkish, "d4>", DM_E_UNEXPECTED_END, 4, ""},
    {"turkish", turkish, "d4-d6", DM_E_SYNTAX, 3, "-"},
    {"turkish", turkish, "d4>d6*", DM_E_UNEXPECTED_END, 7, ""},
    {"turkish", turkish, "d4>d6*d5,", DM_E_UNEXPECTED_END, 10, ""},
    {"turkish", turkish, "d4>d6*d5 ", DM_E_SYNTAX, 9, " "},
    {"turkish", turkish, " d4>d6*d5", DM_E_SYNTAX, 1, " "},
    {"turkish", turkish, "d4>d6*d5,d5", DM_E_SQUARE_TWICE, 10, "d5"},
    {"turkish", turkish, "d4>d9*d5", DM_E_SQUARE, 4, "d9"},
    {"turkish", turkish, "28>44*36", DM_E_SYNTAX, 1, "2"},
    {"turkish", turkish, "d4>d6", DM_E_MOVE_ILLEGAL, 1, "d4>d6"}, /* takes nothing */
    {"turkish", turkish, "d4>d6*d5,h7", DM_E_MOVE_ILLEGAL, 1, "d4>d6*d5,h7"},
    {"turkish", turkish, "a3>a4", DM_E_CAPTURE_COMPULSORY, 1, "such as d4xd6"},
    {"turkish", turkish, "b3>b4", DM_E_MOVE_ILLEGAL, 1, "b3 is empty"},
    {"turkish", turkish, "h7>h6", DM_E_MOVE_ILLEGAL, 1, "h7 is the other side's piece"},
    {"turkish", "W:Wd4,d5:Bh7", "d4>d5", DM_E_MOVE_ILLEGAL, 1, "d5 is occupied"},
    {"turkish", "W:Wd4,d5:Bh7", "d4>d3", DM_E_MOVE_ILLEGAL, 1, "this piece cannot go there"},
    {"turkish", "W:W:Bh7", "d4>d5", DM_E_MOVE_ILLEGAL, 1, "there is no legal move"},
    {"turkish", "W:Wd4:Bd5,d7", "d4>d6*d5", DM_E_CHAIN_UNFINISHED, 1, "such as d4xd8"},
    {"turkish", "W:Wd4:Bd5,d7,c4", "d4>b4*c4", DM_E_CHAIN_SHORTER, 1, "such as d4xd8"},
    {"international", international, "b1>b2", DM_E_SQUARE_UNPLAYED, 1, "b1"},
    {"international", international, "a1>k2", DM_E_SQUARE, 4, "k2"},
    {"international", international, "a1>b11", DM_E_SQUARE, 4, "b11"},
};

static void refuses_with_place_and_reason(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++) {
        const struct refusal *r = &refusals[i];
        const struct dm_rules *rules = dm_rules_find(r->rules);
        const struct dm_position position = setup_position(rules, r->fen);
        struct dm_move move;
        struct dm_fault fault = {.code = DM_OK};
        const enum dm_error code = dm_effect_read(rules, &position, r->effect, &move, &fault);
        if (code != r->code || fault.code != code || fault.line != 1 || fault.column != r->column ||
            strcmp(fault.detail, r->detail) != 0)
            fail_msg("%s %s: got %s at %u:%u \"%s\", expected %s at 1:%u \"%s\"", r->fen, r->effect,
                     dm_error_name(code), fault.line, fault.column, fault.detail,
                     dm_error_name(r->code), r->column, r->detail);
        assert_int_equal(dm_effect_read(rules, &position, r->effect, &move, NULL), r->code);
    }
}

/* Taken squares are written sorted by name, and read in any order. */
static void taken_squares_in_any_order(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("turkish");
    const struct dm_position position = setup_position(rules, "W:Wd2:Bd3,c6,d5");
    char written[DM_EFFECT_SIZE];
    struct dm_move move;
    assert_int_equal(dm_effect_read(rules, &position, "d2>b6*d5,d3,c6", &move, NULL), DM_OK);
    dm_effect_write(rules, &move, written, sizeof written);
    assert_string_equal(written, "d2>b6*c6,d3,d5");
}

int main(void) {
    static const char *const ids[] = {"turkish", "turkish-dama", "italian",       "english",
                                      "spanish", "russian",      "international", "pool",
                                      "czech",   "brazilian"};
    enum { IDS = sizeof ids / sizeof *ids };
    struct CMUnitTest tests[IDS + 2];
    for (size_t i = 0; i < IDS; i++)
        tests[i] =
            (struct CMUnitTest){ids[i], effects_come_back, NULL, NULL, (void *)(uintptr_t)ids[i]};
    tests[IDS] = (struct CMUnitTest)cmocka_unit_test(refuses_with_place_and_reason);
    tests[IDS + 1] = (struct CMUnitTest)cmocka_unit_test(taken_squares_in_any_order);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
