/* FEN, read and written. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "damier/notation.h"

/* Texts that are read, and how the rule set writes them. */
struct reading {
    const char *rules, *text, *written;
};
static const struct reading readings[] = {
    {"international", "W:W31-50:B1-20",
     "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:"
     "B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20"},
    {"turkish", "W:WKa1,c3:Bf6", "W:WKa1,c3:Bf6"},
    {"turkish", "W:Bf6:WKa1,c3", "W:WKa1,c3:Bf6"},  /* sides in either order */
    {"turkish", "B:Wc3,Ka1:Bf6.", "B:WKa1,c3:Bf6"}, /* final dot */
    {"turkish", " B : W c3 , Ka1 : B f6 . \n", "B:WKa1,c3:Bf6"},
    {"turkish", "W:WKg1,Kh8:B", "W:WKg1,Kh8:B"}, /* an empty side */
    {"turkish", "B:W:Ba5", "B:W:Ba5"},
    {"turkish", "W:WK1,K64:B", "W:WKh1,Ka8:B"},
    {"english", "B:W13,10,K7,6:BK14,3,1.", "B:W6,K7,10,13:B1,3,K14"},
    {"english", "B:WK1-3,30-32:BK9-9", "B:WK1,K2,K3,30,31,32:BK9"}, /* K for all of a range */
    {"english", "W:W30 - 32:B01,02", "W:W30,31,32:B1,2"},           /* leading zeros */
    {"english", "B:Wa1,Kh8:Bb6", "B:WK4,29:B9"},                    /* names, numbered here */
    {"italian", "W:Wb1:Ba8", "W:W29:B1"},
    {"italian", "W:W32:B5", "W:W32:B5"},
    {"spanish", "W:Wh1:Ba8", "W:W1:B32"},
    {"spanish", "W:W1-12:B21-32",
     "W:W1,2,3,4,5,6,7,8,9,10,11,12:B21,22,23,24,25,26,27,28,29,30,31,32"},
    {"portuguese", "W:Wf1,d1:BKc8", "W:W2,3:BK31"},
    {"russian", "B:W21,32:BK1", "B:Wg1,a3:BKb8"}, /* numbers, named here */
    {"international", "W:WKj10,a1:Ba9", "W:WK5,46:B6"},
};

static void reads_and_writes(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof readings / sizeof *readings; i++) {
        const struct reading *r = &readings[i];
        const struct dm_rules *rules = dm_rules_find(r->rules);
        char written[DM_FEN_SIZE];
        struct dm_position position;
        struct dm_fault fault;
        if (dm_fen_read(rules, r->text, &position, &fault))
            fail_msg("%s %s: column %u: %s", r->rules, r->text, fault.column,
                     dm_error_text(fault.code));
        assert_int_equal(dm_fen_write(rules, &position, written, sizeof written),
                         strlen(r->written));
        assert_string_equal(written, r->written);
    }
}

/* Texts that are refused: where and why. */
struct refusal {
    const char *rules, *text;
    enum dm_error code;
    unsigned line, column;
    const char *detail;
};
static const struct refusal refusals[] = {
    {"turkish", "", DM_E_UNEXPECTED_END, 1, 1, ""},
    {"turkish", "x:Wa1:Bb8", DM_E_SIDE, 1, 1, "x"},
    {"turkish", "WB:Wa1:Bb7", DM_E_SYNTAX, 1, 2, "B"},
    {"turkish", "W", DM_E_UNEXPECTED_END, 1, 2, "the pieces are missing"},
    {"turkish", "W:", DM_E_UNEXPECTED_END, 1, 3, ""},
    {"turkish", "W:Wa1", DM_E_UNEXPECTED_END, 1, 6, "Black's pieces are missing"},
    {"turkish", "W:Bb2", DM_E_UNEXPECTED_END, 1, 6, "White's pieces are missing"},
    {"turkish", "W:Wa1:", DM_E_UNEXPECTED_END, 1, 7, ""},
    {"turkish", "W::.", DM_E_SYNTAX, 1, 3, ":"},
    {"turkish", "W:W:B", DM_E_NO_PIECES, 1, 1, ""},
    {"turkish", "W:Wa1:Wb1", DM_E_SIDE_TWICE, 1, 7, "W"},
    {"turkish", "W:Wa1:Bb7:Wc1", DM_E_SYNTAX, 1, 10, ":"},
    {"turkish", "W:Wa1,a1:Bb7", DM_E_SQUARE_TWICE, 1, 7, "a1"},
    {"turkish", "W:Wa1:BKa1", DM_E_SQUARE_TWICE, 1, 9, "a1"},
    {"turkish", "W:Wa1:Bi7", DM_E_SQUARE, 1, 8, "i7"},
    {"turkish", "W:Wa0:Bb7", DM_E_SQUARE, 1, 4, "a0"},
    {"turkish", "W:Wa9:Bb7", DM_E_SQUARE, 1, 4, "a9"},
    {"turkish", "W:W65:Bb7", DM_E_SQUARE, 1, 4, "65"},
    {"turkish", "W:W99999999999999999999:Bb7", DM_E_SQUARE, 1, 4, "99999999999999999999"},
    {"turkish", "W:Wa:Bb7", DM_E_SYNTAX, 1, 5, ":"},
    {"turkish", "W:WK:Bb7", DM_E_SYNTAX, 1, 5, ":"},
    {"turkish", "W:WDa1:Bb7", DM_E_SYNTAX, 1, 4, "D"},
    {"turkish", "W:Wa1 b2:Bb7", DM_E_SYNTAX, 1, 7, "b"},
    {"turkish", "W:Wa1,:Bb7", DM_E_SYNTAX, 1, 7, ":"},
    {"turkish", "W:Wa1-c1:Bb7", DM_E_RANGE, 1, 6, "-"},
    {"turkish", "W:Wa8:Bb7", DM_E_MAN_ON_LAST_ROW, 1, 4, "a8"},
    {"turkish", "W:Wa2:Bb1", DM_E_MAN_ON_LAST_ROW, 1, 8, "b1"},
    {"turkish", "W:Wa1:Bb7..", DM_E_SYNTAX, 1, 11, "."},
    {"turkish", "W:Wa1:\nBb7,c9", DM_E_SQUARE, 2, 5, "c9"},
    {"turkish", "W:W\xC3\xA9:Bb7", DM_E_SYNTAX, 1, 4, "\xC3\xA9"},
    /* Whole characters, but none that steer a terminal: D0 90 is a letter, C2 9B begins a sequence.
     */
    {"turkish", "\xD0\x90:Wa1:Bb7", DM_E_SIDE, 1, 1, "\xD0\x90"},
    {"turkish", "W:W\xF0\x9F\x99\x82:Bb7", DM_E_SYNTAX, 1, 4, "\xF0\x9F\x99\x82"},
    {"turkish", "W:W\xC2\x9B:Bb7", DM_E_SYNTAX, 1, 4, "?"},
    {"turkish", "W:W\x9B:Bb7", DM_E_SYNTAX, 1, 4, "?"},
    {"turkish", "W:W\xE0\x82\x9B:Bb7", DM_E_SYNTAX, 1, 4, "\xE0"},
    {"turkish", "W:W\xE9:Bb7", DM_E_SYNTAX, 1, 4, "\xE9"}, /* of an older encoding */
    {"international", "W:W31-", DM_E_UNEXPECTED_END, 1, 7, ""},
    {"international", "W:W31 - ", DM_E_UNEXPECTED_END, 1, 9, ""},
    {"international", "W:W31-:B6", DM_E_RANGE, 1, 7, ":"},
    {"english", "B:W32-30:B1", DM_E_RANGE, 1, 4, "32-30"},
    {"english", "B:W30-a1:B1", DM_E_RANGE, 1, 7, "a"},
    {"english", "B:W30-33:B1", DM_E_SQUARE, 1, 7, "33"},
    {"english", "B:W0:B1", DM_E_SQUARE, 1, 4, "0"},
    {"english", "B:W30-32,31:B1", DM_E_SQUARE_TWICE, 1, 10, "31"},
    {"english", "B:W30-32:BK28-30", DM_E_SQUARE_TWICE, 1, 12, "28-30"},
    {"english", "B:Wb1:B1", DM_E_SQUARE_UNPLAYED, 1, 4, "b1"},
    {"italian", "W:Wa1:B1", DM_E_SQUARE_UNPLAYED, 1, 4, "a1"},
    {"english", "B:W1-4:B12", DM_E_MAN_ON_LAST_ROW, 1, 4, "1-4"},
    {"international", "W:Wa11:B6", DM_E_SQUARE, 1, 4, "a11"},
    {"international", "W:Wk1:B6", DM_E_SQUARE, 1, 4, "k1"},
    {"turkish", "?:Wa1:Bb7", DM_E_SIDE_UNKNOWN, 1, 1, "?"},
    {"turkish", " ?:Wa1:Bb7", DM_E_SIDE_UNKNOWN, 1, 2, "?"},
    {"turkish", "?:Wa1:Bi7", DM_E_SQUARE, 1, 8, "i7"},
};

static void refuses_with_place_and_reason(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++) {
        const struct refusal *r = &refusals[i];
        const struct dm_rules *rules = dm_rules_find(r->rules);
        struct dm_position position;
        struct dm_fault fault;
        const enum dm_error code = dm_fen_read(rules, r->text, &position, &fault);
        if (code != r->code || fault.code != code || fault.line != r->line ||
            fault.column != r->column || strcmp(fault.detail, r->detail) != 0)
            fail_msg("%s: got %s at %u:%u \"%s\", expected %s at %u:%u \"%s\"", r->text,
                     dm_error_name(code), fault.line, fault.column, fault.detail,
                     dm_error_name(r->code), r->line, r->column, r->detail);
        assert_int_equal(dm_fen_read(rules, r->text, &position, NULL), r->code);
    }
}

static void unknown_side_still_gives_the_pieces(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("english");
    char written[DM_FEN_SIZE];
    struct dm_position position;
    assert_int_equal(dm_fen_read(rules, "?:W32:BK1", &position, NULL), DM_E_SIDE_UNKNOWN);
    dm_fen_write(rules, &position, written, sizeof written);
    assert_string_equal(written, "B:W32:BK1");
}

static void more_pieces_than_at_the_start_are_fine(void **state) {
    (void)state;
    struct dm_position position;
    assert_int_equal(dm_fen_read(dm_rules_find("international"), "W:W6-45:BK1-5", &position, NULL),
                     DM_OK);
    assert_int_equal(dm_fen_read(dm_rules_find("turkish"), "W:WK1-64:B", &position, NULL), DM_OK);
}

/* Every rule set writes its start so that it reads it again, and cuts what does not fit. */
static void start_positions_come_back(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        const struct dm_rules *rules = dm_rules_at(i);
        const struct dm_position start = dm_position_start(rules);
        struct dm_position again;
        char fen[DM_FEN_SIZE], cut[10];
        const unsigned length = dm_fen_write(rules, &start, fen, sizeof fen);
        assert_int_equal(length, strlen(fen));
        assert_int_equal(dm_fen_read(rules, fen, &again, NULL), DM_OK);
        assert_true(dm_position_equal(&start, &again));
        assert_int_equal(dm_fen_write(rules, &start, cut, sizeof cut), length);
        assert_int_equal(strlen(cut), sizeof cut - 1);
        assert_memory_equal(cut, fen, sizeof cut - 1);
        assert_int_equal(dm_fen_write(rules, &start, NULL, 0), length);
    }
}

/* A full board of kings is the longest FEN there is. */
static void the_longest_fits(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        struct dm_position full = {.kings = {dm_squares(dm_rules_at(i)), 0}};
        char fen[DM_FEN_SIZE];
        assert_true(dm_fen_write(dm_rules_at(i), &full, fen, sizeof fen) < sizeof fen);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_and_writes),
        cmocka_unit_test(refuses_with_place_and_reason),
        cmocka_unit_test(unknown_side_still_gives_the_pieces),
        cmocka_unit_test(more_pieces_than_at_the_start_are_fine),
        cmocka_unit_test(start_positions_come_back),
        cmocka_unit_test(the_longest_fits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
