/* Squares, their names and numbers, and the start positions, against what the rules say in words.
 */
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "dull/bridge.h"
#include "dull/scatter.h"

struct numbered {
    int number;
    const char *place;
};

/* What people who play by these rules know of the board. */
struct facts {
    const char *id;
    int size, squares;
    const char *played, *unplayed; /* a corner of each kind; NULL if all squares are played on */
    enum dm_side first;
    int men;                                        /* a side */
    struct numbered lowest, highest, other;         /* numbers of places */
    int white_from, white_to, black_from, black_to; /* numbers where the men start */
    const char *name_of_lowest;                     /* as the rule set writes it */
};

#define TURKISH \
    8, 64, "a1", NULL, DM_WHITE, 16, {1, "a8"}, {64, "h1"}, {28, "d5"}, 41, 56, 9, 24, "a8"
#define ALGEBRAIC_EIGHT \
    8, 32, "a1", "h1", DM_WHITE, 12, {1, "b8"}, {32, "g1"}, {14, "c5"}, 21, 32, 1, 12, "b8"
#define FROM_WHITES_LOWER_RIGHT \
    8, 32, "h1", "a1", DM_WHITE, 12, {1, "h1"}, {32, "a8"}, {5, "g2"}, 1, 12, 21, 32, "1"

static const struct facts facts[] = {
    {"turkish", TURKISH},
    {"turkish-dama", TURKISH},
    {"turkish-ludoteka", TURKISH},
    {"italian",
     8,
     32,
     "h1",
     "a1",
     DM_WHITE,
     12,
     {1, "a8"},
     {32, "h1"},
     {29, "b1"},
     21,
     32,
     1,
     12,
     "1"},
    {"english",
     8,
     32,
     "a1",
     "h1",
     DM_BLACK,
     12,
     {1, "b8"},
     {32, "g1"},
     {29, "a1"},
     21,
     32,
     1,
     12,
     "1"},
    {"international",
     10,
     50,
     "a1",
     "j1",
     DM_WHITE,
     20,
     {1, "b10"},
     {50, "i1"},
     {46, "a1"},
     31,
     50,
     1,
     20,
     "1"},
    {"brazilian", ALGEBRAIC_EIGHT},
    {"spanish", FROM_WHITES_LOWER_RIGHT},
    {"portuguese", FROM_WHITES_LOWER_RIGHT},
    {"russian", ALGEBRAIC_EIGHT},
    {"pool", 8, 32, "a1", "h1", DM_BLACK, 12, {1, "b8"}, {32, "g1"}, {5, "a7"}, 21, 32, 1, 12, "1"},
    {"czech", ALGEBRAIC_EIGHT},
};
#define FACTS (sizeof facts / sizeof facts[0])

static int square_named(const struct dm_rules *rules, const char *place) {
    return dm_square_at(rules, place[0] - 'a', atoi(place + 1) - 1);
}

static bool has(uint64_t set, int square) { return set >> square & 1; }

static void board_has_its_corners(const struct dm_rules *rules, const struct facts *fact) {
    assert_int_equal(rules->size, fact->size);
    assert_int_equal(dm_square_count(rules), fact->squares);
    assert_int_equal(__builtin_popcountll(dm_squares(rules)), fact->squares);
    assert_true(square_named(rules, fact->played) >= 0);
    if (fact->unplayed) assert_int_equal(square_named(rules, fact->unplayed), -1);
}

static void there_is_nothing_beside_the_board(const struct dm_rules *rules) {
    int size = rules->size;
    assert_int_equal(dm_square_at(rules, -1, 0), -1);
    assert_int_equal(dm_square_at(rules, 1, -1), -1);
    assert_int_equal(dm_square_at(rules, size, 0), -1);
    assert_int_equal(dm_square_at(rules, size, size), -1);
    assert_int_equal(dm_square_at(rules, size - 1, size), -1);
    assert_int_equal(dm_square_at(rules, 1000, -1000), -1);
    assert_int_equal(dm_square_of_cell(rules, -1), -1);
    assert_int_equal(dm_square_of_cell(rules, size * size), -1);
    assert_int_equal(dm_square_of_cell(rules, INT_MAX), -1);
    assert_int_equal(dm_square_numbered(rules, 0), -1);
    assert_int_equal(dm_square_numbered(rules, -1), -1);
    assert_int_equal(dm_square_numbered(rules, dm_square_count(rules) + 1), -1);
}

static void number_is(const struct dm_rules *rules, const struct numbered *numbered) {
    int square = square_named(rules, numbered->place);
    assert_true(square >= 0);
    assert_int_equal(dm_square_number(rules, square), numbered->number);
    assert_int_equal(dm_square_numbered(rules, numbered->number), square);
}

static void numbers_are(const struct dm_rules *rules, const struct facts *fact) {
    number_is(rules, &fact->lowest);
    number_is(rules, &fact->highest);
    number_is(rules, &fact->other);
    char name[DM_SQUARE_NAME_SIZE];
    dm_square_name(rules, square_named(rules, fact->lowest.place), name);
    assert_string_equal(name, fact->name_of_lowest);
    dm_square_algebraic(rules, square_named(rules, fact->lowest.place), name);
    assert_string_equal(name, fact->lowest.place);
}

/* The men start on all squares of these numbers and nowhere else. */
static void starts_on(const struct dm_rules *rules, uint64_t men, int from, int to) {
    uint64_t expected = 0;
    for (int number = from; number <= to; number++)
        expected |= UINT64_C(1) << dm_square_numbered(rules, number);
    assert_true(men == expected);
}

static void start_is(const struct dm_rules *rules, const struct facts *fact) {
    struct dm_position start = dm_position_start(rules);
    assert_int_equal(start.side, fact->first);
    assert_int_equal(rules->first, fact->first);
    assert_int_equal(__builtin_popcountll(start.men[DM_WHITE]), fact->men);
    assert_int_equal(__builtin_popcountll(start.men[DM_BLACK]), fact->men);
    assert_true(!start.kings[DM_WHITE] && !start.kings[DM_BLACK]);
    starts_on(rules, start.men[DM_WHITE], fact->white_from, fact->white_to);
    starts_on(rules, start.men[DM_BLACK], fact->black_from, fact->black_to);
}

static void board_is_as_the_rules_say(void **state) {
    const struct facts *fact = *state;
    const struct dm_rules *rules = dm_rules_find(fact->id);
    assert_non_null(rules);
    board_has_its_corners(rules, fact);
    there_is_nothing_beside_the_board(rules);
    numbers_are(rules, fact);
    start_is(rules, fact);
}

/* A place by its file and rank, all ways to speak of it there and back. */
static void place_converts(const struct dm_rules *rules, const struct dull_rules *dull,
                           struct dull_square place) {
    char expected[DULL_NAME_SIZE], name[DM_SQUARE_NAME_SIZE];
    int square = dm_square_at(rules, place.file, place.rank);
    assert_in_range(square, 0, 63);
    assert_true(has(dm_squares(rules), square));
    assert_int_equal(dm_square_file(rules, square), place.file);
    assert_int_equal(dm_square_rank(rules, square), place.rank);
    assert_int_equal(dm_cell_of(rules, square), place.rank * rules->size + place.file);
    assert_int_equal(dm_square_of_cell(rules, dm_cell_of(rules, square)), square);
    assert_int_equal(dm_square_number(rules, square), dull_number(dull, place));
    assert_int_equal(dm_square_numbered(rules, dull_number(dull, place)), square);
    dull_name(place, expected);
    dm_square_algebraic(rules, square, name);
    assert_string_equal(name, expected);
    if (dull->numbers != 'a') snprintf(expected, sizeof expected, "%d", dull_number(dull, place));
    dm_square_name(rules, square, name);
    assert_string_equal(name, expected);
    for (int side = DM_WHITE; side <= DM_BLACK; side++) {
        bool last = place.rank == dull_last_rank(dull, side == DM_WHITE ? 'w' : 'b');
        assert_int_equal(has(dm_last_row(rules, (enum dm_side)side), square), last);
    }
}

static void every_place_converts(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        const struct dm_rules *rules = dm_rules_at(i);
        const struct dull_rules *dull = dull_rules_find(rules->id);
        struct dull_board empty = dull_empty(dull);
        for (signed char rank = 0; rank < rules->size; rank++) {
            for (signed char file = 0; file < rules->size; file++) {
                struct dull_square place = {file, rank};
                if (dull_look(&empty, place) == '.')
                    place_converts(rules, dull, place);
                else
                    assert_int_equal(dm_square_at(rules, file, rank), -1);
            }
        }
    }
}

static void starts_agree_with_the_dull_board(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        const struct dm_rules *rules = dm_rules_at(i);
        struct dull_board board = dull_start(dull_rules_find(rules->id));
        struct dm_position start = dm_position_start(rules);
        struct dm_position expected = bridge_position(rules, &board);
        assert_true(dm_position_equal(&start, &expected));
    }
}

/* --- keys ------------------------------------------------------------------------------------- */

static void positions_differ_by_piece_and_side(void **state) {
    (void)state;
    struct dm_position white = dm_position_start(dm_rules_find("turkish"));
    struct dm_position black = white, promoted = white, fewer = white;
    black.side = DM_BLACK;
    uint64_t man = white.men[DM_WHITE] & -white.men[DM_WHITE];
    promoted.men[DM_WHITE] ^= man;
    promoted.kings[DM_WHITE] ^= man;
    fewer.men[DM_WHITE] ^= man;
    const struct dm_position *others[] = {&black, &promoted, &fewer};
    for (unsigned i = 0; i < sizeof others / sizeof others[0]; i++) {
        assert_false(dm_position_equal(&white, others[i]));
        assert_true(dm_position_key(&white) != dm_position_key(others[i]));
    }
    struct dm_position same = white;
    assert_true(dm_position_equal(&white, &same));
    assert_true(dm_position_key(&white) == dm_position_key(&same));
}

struct keyed {
    uint64_t key;
    struct dm_position position;
};

static int by_key(const void *a, const void *b) {
    uint64_t left = ((const struct keyed *)a)->key, right = ((const struct keyed *)b)->key;
    return (left > right) - (left < right);
}

/* With 64-bit keys, two of 200,000 positions meet by chance once in a thousand million runs. */
static void keys_tell_positions_apart(void **state) {
    (void)state;
    enum { POSITIONS = 200000 };
    const struct dm_rules *rules = dm_rules_find("international");
    const struct dull_rules *dull = dull_rules_find("international");
    struct keyed *keyed = malloc(POSITIONS * sizeof *keyed);
    assert_non_null(keyed);
    struct scatter scatter = scatter_begin(dull, 1);
    for (int i = 0; i < POSITIONS; i++) {
        scatter_anew(&scatter);
        keyed[i].position = bridge_position(rules, &scatter.board);
        keyed[i].key = dm_position_key(&keyed[i].position);
    }
    qsort(keyed, POSITIONS, sizeof *keyed, by_key);
    for (int i = 1; i < POSITIONS; i++) {
        if (keyed[i].key != keyed[i - 1].key) continue;
        assert_true(dm_position_equal(&keyed[i].position, &keyed[i - 1].position));
    }
    free(keyed);
}

int main(void) {
    struct CMUnitTest tests[FACTS + 4] = {
        cmocka_unit_test(every_place_converts),
        cmocka_unit_test(starts_agree_with_the_dull_board),
        cmocka_unit_test(positions_differ_by_piece_and_side),
        cmocka_unit_test(keys_tell_positions_apart),
    };
    for (size_t i = 0; i < FACTS; i++)
        tests[4 + i] = (struct CMUnitTest){facts[i].id, board_is_as_the_rules_say, NULL, NULL,
                                           (void *)(uintptr_t)&facts[i]};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
