/* Moves as people write them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "support/rows.h"
#include "support/setup.h"

/* --- every legal move of the recorded positions ----------------------------------------------- */

/* The move is written so that it is read again, and no shorter than it must be. */
static void move_comes_back(const struct dm_rules *rules, const struct dm_position *position,
                            const struct dm_moves *moves, const struct dm_move *move) {
    char text[DM_MOVE_TEXT_SIZE];
    const unsigned length = dm_move_write(rules, position, move, text, sizeof text);
    assert_int_equal(length, strlen(text));
    const struct dm_move again = setup_move(rules, position, text);
    assert_true(dm_move_equal(move, &again));
    unsigned alike = 0, signs = 0;
    for (unsigned i = 0; i < moves->count; i++)
        alike += moves->move[i].from == move->from && moves->move[i].to == move->to;
    for (const char *c = text; *c; c++) signs += *c == (move->taken ? rules->capture_sign : '-');
    if (alike == 1) assert_int_equal(signs, 1);
}

static void moves_come_back(void **state) {
    const struct dm_rules *rules = dm_rules_find(*state);
    char path[64];
    snprintf(path, sizeof path, "tests/data/vectors/%s.tsv", rules->id);
    struct rows rows = rows_open(path);
    while (rows_next(&rows)) {
        const struct dm_position position = setup_position(rules, rows.field[0]);
        struct dm_moves moves;
        dm_moves_list(rules, &position, &moves);
        for (unsigned i = 0; i < moves.count; i++)
            move_comes_back(rules, &position, &moves, &moves.move[i]);
    }
    rows_close(&rows);
}

/* A pair of squares is either the ends of a legal move or refused with a reason. */
static void pair_is_judged(const struct dm_rules *rules, const struct dm_position *position,
                           int from, int to) {
    char a[DM_SQUARE_NAME_SIZE], b[DM_SQUARE_NAME_SIZE], text[16];
    struct dm_move move;
    struct dm_fault fault = {.code = DM_OK};
    dm_square_name(rules, from, a);
    dm_square_name(rules, to, b);
    snprintf(text, sizeof text, "%s-%s", a, b);
    const enum dm_error error = dm_move_read(rules, position, text, &move, &fault);
    if (error) {
        assert_int_equal(fault.code, error);
        assert_in_range(error, DM_E_MOVE_ILLEGAL, DM_E_CHAIN_SHORTER);
        assert_true(fault.detail[0] != '\0');
    } else {
        assert_int_equal(move.from, from);
        assert_int_equal(move.to, to);
    }
}

static void every_pair_of_squares_is_judged(void **state) {
    const struct dm_rules *rules = dm_rules_find(*state);
    char path[64];
    snprintf(path, sizeof path, "tests/data/vectors/%s.tsv", rules->id);
    struct rows rows = rows_open(path);
    while (rows_next(&rows) && rows.number <= 10) {
        const struct dm_position position = setup_position(rules, rows.field[0]);
        for (int i = 1; i <= dm_square_count(rules); i++)
            for (int j = 1; j <= dm_square_count(rules); j++)
                pair_is_judged(rules, &position, dm_square_numbered(rules, i),
                               dm_square_numbered(rules, j));
    }
    rows_close(&rows);
}

/* --- spellings -------------------------------------------------------------------------------- */

/* All these are read, and written like this. */
struct reading {
    const char *rules, *fen, *text, *written;
};
static const char plain[] = "W:Wc3,e3:Bb6,d6";
static const char chain[] = "W:W22:B18,11";
static const char circle[] = "W:WKc1:Bb2,b4,d2,d4";   /* round and back, either way: one move */
static const char forked[] = "W:Wc1:Bb2,b4,d2,d4,d6"; /* two ways to c5, each with its pieces */
static const struct reading readings[] = {
    {"russian", plain, "c3-d4", "c3-d4"},
    {"russian", plain, "c3d4", "c3-d4"},
    {"russian", plain, "c3xd4", "c3-d4"},
    {"russian", plain, " c3 - d4 ", "c3-d4"},
    {"russian", plain, "c3-d4!", "c3-d4"},
    {"russian", plain, "c3-d4?! ", "c3-d4"},
    {"russian", plain, "c3-d4 (!?)", "c3-d4"},
    {"russian", plain, "22-18", "c3-d4"},
    {"russian", "W:Wc3:Bd4", "c3:e5", "c3:e5"},
    {"russian", "W:Wc3:Bd4", "c3xe5", "c3:e5"},
    {"russian", "W:Wc3:Bd4", "c3e5", "c3:e5"},
    {"russian", "W:Wc3:Bd4", "22x15", "c3:e5"},
    {"turkish", "W:Wd4:Bd5", "d4xd6", "d4xd6"},
    {"turkish", "W:Wd4:Bd5", "d4:d6", "d4xd6"},
    {"english", chain, "22x8", "22x8"},
    {"english", chain, "22x15x8", "22x8"},
    {"english", chain, "22-15-8", "22x8"},
    {"english", chain, "22X15X8", "22x8"},
    {"english", chain, "22:08", "22x8"},
    {"english", chain, "2208", "22x8"},
    {"english", chain, "221508", "22x8"},
    {"english", chain, "c3e5g7", "22x8"},
    {"english", "W:W9:B28", "09-05", "9-5"},
    {"english", "W:W9:B28", "b6a7", "9-5"},
    {"english", circle, "30x30", "30x30"},
    {"english", circle, "30x23x14x21x30", "30x30"},
    {"english", circle, "30x21x14x23x30", "30x30"},
    {"english", forked, "30x23x14x7", "30x23x14x7"},
    {"english", forked, "30x21x14x7", "30x21x14x7"},
    {"english", forked, "30x23x7", "30x23x14x7"}, /* enough to tell them apart */
    {"english", "W:Wc1:Bb2,b4,d2,d4", "30x23x14", "30x23x14"},
    {"italian", "W:W21:B5", "21-17", "21-17"},
    {"italian", "W:Wb1:B5", "b1a2", "29-25"},
    {"spanish", "W:W1:BK32", "1-5", "1-5"},
    /* A flying king may be said to land on any square it can go on from. */
    {"international", "W:WK46:B41,23", "46x14", "46x14"},
    {"international", "W:WK46:B41,23", "46x37x14", "46x14"},
    {"international", "W:WK46:B41,23", "46x28x14", "46x14"},
};

static void reads_what_people_write(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof readings / sizeof *readings; i++) {
        const struct reading *r = &readings[i];
        const struct dm_rules *rules = dm_rules_find(r->rules);
        const struct dm_position position = setup_position(rules, r->fen);
        char written[DM_MOVE_TEXT_SIZE];
        struct dm_move move;
        const enum dm_error error = dm_move_read(rules, &position, r->text, &move, NULL);
        if (!error) dm_move_write(rules, &position, &move, written, sizeof written);
        if ((error != DM_OK) != !r->written || (!error && strcmp(written, r->written) != 0))
            fail_msg("%s %s %s: got %s", r->rules, r->fen, r->text,
                     error ? dm_error_name(error) : written);
    }
}

/* --- refusals --------------------------------------------------------------------------------- */

struct refusal {
    const char *rules, *fen, *text;
    enum dm_error code;
    unsigned column;
    const char *detail;
};
static const struct refusal refusals[] = {
    {"russian", plain, "", DM_E_UNEXPECTED_END, 1, ""},
    {"russian", plain, "c3", DM_E_UNEXPECTED_END, 3, ""},
    {"russian", plain, "c3-", DM_E_UNEXPECTED_END, 4, ""},
    {"russian", plain, "c3--d4", DM_E_SYNTAX, 4, "-"},
    {"russian", plain, "c3-d4 e5", DM_E_SYNTAX, 7, "e"},
    {"russian", plain, "c3-d4(x)", DM_E_SYNTAX, 7, "x"},
    {"russian", plain, "c3-d4(?", DM_E_UNEXPECTED_END, 8, ""},
    {"russian", plain, "-c3", DM_E_SYNTAX, 1, "-"},
    {"russian", plain, "Kc3-d4", DM_E_SYNTAX, 1, "K"},
    {"russian", plain, "c3-d9", DM_E_SQUARE, 4, "d9"},
    {"russian", plain, "c3-c4", DM_E_SQUARE_UNPLAYED, 4, "c4"},
    {"english", chain, "22x33", DM_E_SQUARE, 4, "33"},
    {"english", chain, "22x150", DM_E_SQUARE, 4, "150"},
    {"english", chain, "0-1", DM_E_SQUARE, 1, "0"},
    {"english", chain, "22x15", DM_E_CHAIN_UNFINISHED, 1, "such as 22x8"},
    {"english", chain, "22-17", DM_E_CAPTURE_COMPULSORY, 1, "such as 22x8"},
    {"english", chain, "22-16", DM_E_MOVE_ILLEGAL, 1, "this piece cannot go there"},
    {"english", chain, "22x17x8", DM_E_MOVE_ILLEGAL, 1, "no chain goes that way"},
    {"english", chain, "18x25", DM_E_MOVE_ILLEGAL, 1, "18 is the other side's piece"},
    {"english", chain, "23x16", DM_E_MOVE_ILLEGAL, 1, "23 is empty"},
    {"english", "W:W22,18:B1", "22-18", DM_E_MOVE_ILLEGAL, 1, "18 is occupied"},
    {"english", "W:W22:B1", "22-22", DM_E_MOVE_ILLEGAL, 1, "this piece cannot go there"},
    {"english", "W:W:B1", "22-18", DM_E_MOVE_ILLEGAL, 1, "there is no legal move"},
    {"english", forked, "30x7", DM_E_MOVE_AMBIGUOUS, 1, "30x7"},
    {"english", forked, "30x14x7", DM_E_MOVE_AMBIGUOUS, 1, "30x14x7"},
    {"english", forked, "30x23x14", DM_E_CHAIN_UNFINISHED, 1, "such as 30x23x14x7"},
    {"english", forked, "30x14", DM_E_CHAIN_UNFINISHED, 1, "such as 30x23x14x7"},
    /* A longest chain is compulsory: two pieces one way, one the other. */
    {"international", "W:W38:B32,22,33", "38x29", DM_E_CHAIN_SHORTER, 1, "such as 38x18"},
    {"turkish", "W:Wd4:Bd5,d7,c4", "d4xb4", DM_E_CHAIN_SHORTER, 1, "such as d4xd8"},
    {"turkish", "W:Wd4,h2:Bd5,d7", "d4xd6", DM_E_CHAIN_UNFINISHED, 1, "such as d4xd8"},
    {"turkish", "W:Wd4,h2:Bd5,d7", "h2-h3", DM_E_CAPTURE_COMPULSORY, 1, "such as d4xd8"},
    /* In Italian a king must, where a man could take as much. */
    {"italian", "W:WK26,28:B22,23", "28x19", DM_E_CHAIN_SHORTER, 1, NULL},
};

static void refuses_with_place_and_reason(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++) {
        const struct refusal *r = &refusals[i];
        const struct dm_rules *rules = dm_rules_find(r->rules);
        const struct dm_position position = setup_position(rules, r->fen);
        struct dm_move move;
        struct dm_fault fault = {.code = DM_OK};
        const enum dm_error code = dm_move_read(rules, &position, r->text, &move, &fault);
        if (code != r->code || fault.code != code || fault.line != 1 || fault.column != r->column ||
            (r->detail && strcmp(fault.detail, r->detail) != 0))
            fail_msg("%s %s: got %s at %u:%u \"%s\", expected %s at 1:%u \"%s\"", r->fen, r->text,
                     dm_error_name(code), fault.line, fault.column, fault.detail,
                     dm_error_name(r->code), r->column, r->detail);
        assert_int_equal(dm_move_read(rules, &position, r->text, &move, NULL), r->code);
    }
}

static void a_text_with_too_many_squares_is_refused(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("turkish");
    const struct dm_position position = dm_position_start(rules);
    char text[4 * DM_PATH_MAX + 16] = "a3";
    struct dm_move move;
    struct dm_fault fault;
    for (int i = 0; i <= DM_PATH_MAX; i++) strcat(text, i % 2 ? "xa3" : "xa4");
    assert_int_equal(dm_move_read(rules, &position, text, &move, &fault), DM_E_TOO_LONG);
}

/* More chains than there is time to follow: whether a move is a longest one cannot be told. */
static void too_many_chains_are_said_so(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("turkish");
    const struct dm_position position = setup_position(rules, SETUP_ENDLESS_CHAINS);
    const struct dm_move move = {.from = 0, .to = 2, .taken = 2};
    char text[DM_MOVE_TEXT_SIZE];
    struct dm_move read;
    struct dm_fault fault;
    assert_int_equal(dm_move_read(rules, &position, "a1xc1", &read, &fault), DM_E_TOO_MANY_MOVES);
    assert_int_equal(fault.code, DM_E_TOO_MANY_MOVES);
    assert_int_equal(dm_effect_read(rules, &position, "a1>c1*b1", &read, &fault),
                     DM_E_TOO_MANY_MOVES);
    assert_int_equal(fault.code, DM_E_TOO_MANY_MOVES);
    dm_move_write(rules, &position, &move, text, sizeof text);
    assert_string_equal(text, "a1xc1");
}

/* Where captures are optional a piece may come to the same square with a chain and without. */
static void a_chain_is_told_from_a_quiet_move(void **state) {
    (void)state;
    struct dm_rules rules = *dm_rules_find("russian");
    rules.capture_optional = true;
    assert_int_equal(dm_rules_prepare(&rules), DM_OK);
    const struct dm_position position = setup_position(&rules, "W:WKe1:Bd4,f2,f4");
    struct dm_moves moves;
    dm_moves_list(&rules, &position, &moves);
    for (unsigned i = 0; i < moves.count; i++)
        move_comes_back(&rules, &position, &moves, &moves.move[i]);
    assert_true(setup_move(&rules, &position, "e1-c3").taken == 0);
    assert_int_equal(__builtin_popcountll(setup_move(&rules, &position, "e1:g3:e5:c3").taken), 3);
    assert_int_equal(__builtin_popcountll(setup_move(&rules, &position, "e1:e5:c3").taken), 3);
}

static void either_form_is_read(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("english");
    const struct dm_position start = dm_position_start(rules);
    struct dm_move move, effect;
    struct dm_fault fault;
    char text[DM_EFFECT_SIZE];
    assert_int_equal(dm_move_read_any(rules, &start, "11-15", &move, &fault), DM_OK);
    dm_effect_write(rules, &move, text, sizeof text);
    assert_int_equal(dm_move_read_any(rules, &start, text, &effect, &fault), DM_OK);
    assert_true(dm_move_equal(&move, &effect));
    assert_int_equal(dm_move_read_any(rules, &start, "c3>c4", &effect, &fault),
                     DM_E_SQUARE_UNPLAYED);
    assert_int_equal(dm_move_read_any(rules, &start, "11-14", &effect, &fault), DM_E_MOVE_ILLEGAL);
}

int main(void) {
    static const char *const ids[] = {"turkish", "turkish-dama", "italian",       "english",
                                      "spanish", "russian",      "international", "pool",
                                      "czech",   "brazilian"};
    enum { IDS = sizeof ids / sizeof *ids };
    struct CMUnitTest tests[2 * IDS + 6];
    for (size_t i = 0; i < IDS; i++) {
        void *id = (void *)(uintptr_t)ids[i];
        tests[i] = (struct CMUnitTest){ids[i], moves_come_back, NULL, NULL, id};
        tests[IDS + i] =
            (struct CMUnitTest){ids[i], every_pair_of_squares_is_judged, NULL, NULL, id};
    }
    tests[2 * IDS] = (struct CMUnitTest)cmocka_unit_test(reads_what_people_write);
    tests[2 * IDS + 1] = (struct CMUnitTest)cmocka_unit_test(refuses_with_place_and_reason);
    tests[2 * IDS + 2] =
        (struct CMUnitTest)cmocka_unit_test(a_text_with_too_many_squares_is_refused);
    tests[2 * IDS + 3] = (struct CMUnitTest)cmocka_unit_test(too_many_chains_are_said_so);
    tests[2 * IDS + 4] = (struct CMUnitTest)cmocka_unit_test(either_form_is_read);
    tests[2 * IDS + 5] = (struct CMUnitTest)cmocka_unit_test(a_chain_is_told_from_a_quiet_move);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
