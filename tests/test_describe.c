/* The record as text: lengths, cut buffers, and home-made records in words. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/json.h"
#include "damier/position.h"

typedef unsigned (*describe_fn)(const struct dm_rules *rules, char *out, unsigned size);

#define TEXT_SIZE 8192

static void keeps_to_its_buffer(const struct dm_rules *rules, describe_fn describe) {
    static char whole[TEXT_SIZE], cut[TEXT_SIZE];
    const unsigned length = describe(rules, NULL, 0);
    assert_true(length > 0 && length < TEXT_SIZE);
    assert_int_equal(describe(rules, whole, sizeof whole), length);
    assert_int_equal(strlen(whole), length);
    for (unsigned size = 1; size <= length + 1; size++) {
        memset(cut, '#', sizeof cut);
        assert_int_equal(describe(rules, cut, size), length);
        assert_int_equal(strlen(cut), size - 1);
        assert_memory_equal(cut, whole, size - 1);
        assert_true(cut[size] == '#');
    }
}

static void texts_keep_to_their_buffers(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        keeps_to_its_buffer(dm_rules_at(i), dm_rules_json);
        keeps_to_its_buffer(dm_rules_at(i), dm_rules_table);
    }
}

/* A line of the table, which must be there. */
static void has_line(const struct dm_rules *rules, const char *line) {
    char text[TEXT_SIZE];
    dm_rules_table(rules, text, sizeof text);
    const char *found = strstr(text, line);
    if (!found || (found != text && found[-1] != '\n') || found[strlen(line)] != '\n')
        fail_msg("no line \"%s\" in:\n%s", line, text);
}

static void home_made_records_in_words(void **state) {
    (void)state;
    struct dm_rules rules = *dm_rules_find("turkish");
    rules.first = DM_BLACK;
    rules.man_moves = DM_N | DM_W;
    rules.king_flies = false;
    rules.choice = (struct dm_choice){.pieces = 1, .kings = 100};
    rules.draws[0] = (struct dm_draw_row){.plies = 7, .reason = DM_NO_PROGRESS};
    assert_int_equal(dm_rules_prepare(&rules), DM_OK);
    has_line(&rules, "moves first: Black");
    has_line(&rules, "man moves: one square forward or left");
    has_line(&rules,
             "king moves: one square along rows and columns, forward, backward or sideways");
    has_line(&rules, "capture: the chain that takes the most kings; between equals the one that "
                     "takes the most pieces");
    has_line(&rules, "draw: 7 plies");
    rules.capture_optional = true;
    rules.choice = (struct dm_choice){0};
    has_line(&rules, "capture: not compulsory; free; a chain must be finished");
}

static const struct dm_force lone_king = {0, 0, 1, 1, 1, 1};
static const struct {
    struct dm_force strong;
    const char *line;
} forces[] = {
    {{0, 0, 2, 2, 2, 2}, "draw: 5 moves each with 2 kings against 1 king"},
    {{0, 0, 3, 99, 3, 99}, "draw: 5 moves each with at least 3 kings against 1 king"},
    {{2, 2, 1, 1, 3, 3}, "draw: 5 moves each with 1 king and 2 men against 1 king"},
    {{1, 4, 0, 0, 0, 99}, "draw: 5 moves each with 1 to 4 men against 1 king"},
    {{0, 99, 1, 99, 2, 3},
     "draw: 5 moves each with 2 or 3 pieces (at least 1 king) against 1 king"},
    {{0, 99, 1, 99, 0, 99}, "draw: 5 moves each with any pieces (at least 1 king) against 1 king"},
};

static void material_in_words(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof forces / sizeof *forces; i++) {
        struct dm_rules rules = *dm_rules_find("russian");
        rules.draws[0] =
            (struct dm_draw_row){.plies = 10,
                                 .reason = DM_MATERIAL,
                                 .patterns = 1,
                                 .pattern = {{.strong = forces[i].strong, .weak = lone_king}}};
        has_line(&rules, forces[i].line);
    }
}

static void json_escapes_and_commas(void **state) {
    (void)state;
    char out[128];
    struct json json = json_in(out, sizeof out);
    json_open(&json, NULL, '{');
    json_string(&json, "a\"b", "line\nend\\ \x7f");
    json_open(&json, "list", '[');
    json_close(&json, ']');
    json_open(&json, "more", '[');
    json_number(&json, NULL, INT64_MIN);
    json_bool(&json, NULL, true);
    json_close(&json, ']');
    json_close(&json, '}');
    assert_int_equal(json_end(&json), strlen(out));
    assert_string_equal(out, "{\"a\\\"b\":\"line\\u000aend\\\\ \\u007f\",\"list\":[],"
                             "\"more\":[-9223372036854775808,true]}");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_keep_to_their_buffers),
        cmocka_unit_test(home_made_records_in_words),
        cmocka_unit_test(material_in_words),
        cmocka_unit_test(json_escapes_and_commas),
    };
    return cmocka_run_group_tests_name("describe", tests, NULL, NULL);
}
