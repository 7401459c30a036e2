/* Endgame tables against a solver that goes by the definition alone. DAMIER_LONG=1: three pieces in
 * every rule set, not only in two. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "damier/draws.h"
#include "damier/notation.h"
#include "support/endings.h"
#include "support/setup.h"
#include "support/table_folder.h"

struct comparison {
    const struct dm_rules *rules;
    const struct dm_tables *tables;
};

static void same_value(void *context, const struct dm_position *position,
                       struct dm_table_value expected) {
    const struct comparison *comparison = context;
    struct dm_table_value value;
    char fen[DM_FEN_SIZE];
    const bool known = dm_tables_probe(comparison->tables, position, &value);
    if (known && value.result == expected.result && value.plies == expected.plies) return;
    dm_fen_write(comparison->rules, position, fen, sizeof fen);
    if (!known) fail_msg("%s %s: not known", comparison->rules->id, fen);
    fail_msg("%s %s: %d in %u, expected %d in %u", comparison->rules->id, fen, value.result,
             value.plies, expected.result, expected.plies);
}

static void compare(const struct dm_rules *rules, unsigned pieces) {
    struct dm_tables *tables = tables_built(rules, pieces);
    struct endings *endings = endings_solve(rules, pieces);
    struct comparison comparison = {rules, tables};
    assert_int_equal(dm_tables_pieces(tables), pieces);
    assert_true(endings_each(endings, same_value, &comparison) > 4000);
    endings_free(endings);
    dm_tables_close(tables);
}

static void two_pieces(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++) compare(dm_rules_at(i), 2);
}

/* Russian: kings that fly, men that take backwards and are crowned in the middle of a chain. */
static void three_pieces(void **state) {
    (void)state;
    const char *wanted = getenv("DAMIER_LONG");
    const bool all = wanted && strcmp(wanted, "1") == 0;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        const struct dm_rules *rules = dm_rules_at(i);
        if (all || strcmp(rules->id, "russian") == 0) compare(rules, 3);
    }
}

/* --- home-made rule sets
 * ---------------------------------------------------------------------------
 */

static struct dm_rules home_made(const char *like) {
    struct dm_rules rules = *dm_rules_find(like);
    rules.id = "home-made";
    return rules;
}

/* Men that go back, so that they are not on their way to anything; kings that step. */
static void men_that_retreat(void **state) {
    (void)state;
    struct dm_rules rules = home_made("turkish");
    rules.man_moves = rules.man_takes = DM_ORTHOGONAL;
    rules.king_flies = false;
    assert_int_equal(dm_rules_prepare(&rules), DM_OK);
    compare(&rules, 2);
}

/* Men that step to one side only: the board's left and right differ. */
static void lopsided_men(void **state) {
    (void)state;
    struct dm_rules rules = home_made("turkish-dama");
    rules.man_moves = rules.man_takes = DM_N | DM_E;
    assert_int_equal(dm_rules_prepare(&rules), DM_OK);
    compare(&rules, 2);
}

/* A capture may be left: many positions that hang are then not settled by it. */
static void optional_capture(void **state) {
    (void)state;
    struct dm_rules rules = home_made("russian");
    rules.capture_optional = true;
    assert_int_equal(dm_rules_prepare(&rules), DM_OK);
    compare(&rules, 2);
    rules.choice.pieces = 1;
    rules.lifted_at_once = true;
    compare(&rules, 2);
}

/* An ending that asks for one of the two long diagonals. */
static void ending_on_the_long_diagonal(void **state) {
    (void)state;
    struct dm_rules rules = home_made("brazilian");
    const struct dm_force one = {0, 1, 0, 1, 1, 1}, king = {0, 0, 1, 1, 1, 1},
                          man = {1, 1, 0, 0, 1, 1};
    rules.endings[0] = (struct dm_ending_row){
        .reason = DM_MATERIAL,
        .pattern = {.strong = one, .weak = king, .weak_on_long_diagonal = true}};
    rules.endings[1] = (struct dm_ending_row){.reason = DM_KING_AGAINST_MAN,
                                              .strong_wins = true,
                                              .unless_capture = true,
                                              .pattern = {.strong = king, .weak = man}};
    assert_int_equal(dm_rules_prepare(&rules), DM_OK);
    compare(&rules, 2);
}

/* --- single positions ------------------------------------------------------------------------- */

struct probed {
    const char *rules, *fen;
    int result;
    unsigned plies;
};

static void one_by_one(void **state) {
    (void)state;
    static const struct probed rows[] = {
        {"turkish-dama", "W:WKa1:Bh7", 1, 0},     /* king against man: won at once */
        {"turkish-dama", "B:WKa1:Bh7", -1, 0},    /* whoever is to move */
        {"turkish-dama", "B:WKd4:Bd5", 1, 1},     /* unless it takes */
        {"turkish", "B:WKd4:Bd5", 1, 1},          /* takes */
        {"turkish-ludoteka", "W:WKd4:Bd5", 0, 0}, /* one piece each, whatever hangs */
        {"english", "W:W5:B1", -1, 0},            /* blocked */
        {"english", "W:WK1:B", 1, 1},             /* no pieces against */
        {"english", "W:W:BK1", -1, 0},            /* none of its own */
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct dm_rules *rules = dm_rules_find(rows[i].rules);
        struct dm_tables *tables = tables_built(rules, 2);
        const struct dm_position position = setup_position(rules, rows[i].fen);
        same_value(&(struct comparison){rules, tables}, &position,
                   (struct dm_table_value){(int8_t)rows[i].result, (uint16_t)rows[i].plies});
        dm_tables_close(tables);
    }
}

static void what_is_not_known(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("english");
    struct dm_tables *tables = tables_built(rules, 2);
    struct dm_table_value value;
    struct dm_position position = setup_position(rules, "W:WK1,K2:BK32");
    assert_false(dm_tables_probe(tables, &position, &value)); /* more pieces */
    position = dm_position_start(rules);
    assert_false(dm_tables_probe(tables, &position, &value));
    position = setup_position(rules, "W:W5:BK32");
    position.men[DM_WHITE] = dm_last_row(rules, DM_WHITE) & -dm_last_row(rules, DM_WHITE);
    assert_false(dm_tables_probe(tables, &position, &value)); /* a man on its last row */
    dm_tables_close(tables);
}

/* A winner that always plays to a lost position with the fewest plies wins. */
static void winner_gets_there(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("english");
    struct dm_tables *tables = tables_built(rules, 3);
    struct dm_position position = setup_position(rules, "W:WK30:BK21,K29");
    struct dm_table_value value;
    unsigned plies = 0;
    for (; plies < 200; plies++) {
        struct dm_moves moves;
        dm_moves_list(rules, &position, &moves);
        if (!moves.count) break;
        assert_true(dm_tables_probe(tables, &position, &value));
        assert_int_equal(value.result, plies % 2 ? 1 : -1);
        unsigned chosen = 0;
        for (unsigned i = 0; i < moves.count; i++) {
            const struct dm_position after = dm_move_make(&position, &moves.move[i]);
            struct dm_table_value found;
            assert_true(dm_tables_probe(tables, &after, &found));
            found = dm_table_value_before(found, &moves.move[i]);
            if (found.result == value.result && found.plies == value.plies) chosen = i;
        }
        position = dm_move_make(&position, &moves.move[chosen]);
    }
    assert_in_range(plies, 34, 120);
    assert_int_equal(plies % 2, 0); /* Black, who was to win, had the last word */
    dm_tables_close(tables);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_pieces),        cmocka_unit_test(three_pieces),
        cmocka_unit_test(men_that_retreat),  cmocka_unit_test(optional_capture),
        cmocka_unit_test(lopsided_men),      cmocka_unit_test(ending_on_the_long_diagonal),
        cmocka_unit_test(one_by_one),        cmocka_unit_test(what_is_not_known),
        cmocka_unit_test(winner_gets_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
