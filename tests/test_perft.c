/* Published and recomputed numbers of move sequences. DAMIER_LONG=1 counts the longer rows too. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "dull/bridge.h"
#include "support/rows.h"

static uint64_t longest_row(void) {
    const char *wanted = getenv("DAMIER_LONG");
    return wanted && !strcmp(wanted, "1") ? 300000000 : 5000000;
}

struct counting {
    unsigned hash_mb, threads; /* 0 = no table */
};

static uint64_t count_row(const char *id, const char *fen, unsigned depth,
                          struct counting counting) {
    const struct dm_rules *rules = dm_rules_find(id);
    const struct dull_rules *dull = dull_rules_find(id);
    struct dull_board board;
    assert_non_null(rules);
    assert_non_null(dull);
    assert_true(dull_fen_read(dull, fen, &board));
    struct dm_position position = bridge_position(rules, &board);
    uint64_t count = 0;
    struct dm_perft_table *table = counting.hash_mb ? dm_perft_table_new(counting.hash_mb) : NULL;
    const struct dm_perft_options options = {.table = table, .threads = counting.threads};
    assert_true(table || !counting.hash_mb);
    assert_int_equal(dm_perft(rules, &position, depth, &options, &count), DM_OK);
    dm_perft_table_free(table);
    return count;
}

/* Counts every row of at most `longest` sequences in this way. */
static void count_rows(uint64_t longest, struct counting counting) {
    struct rows rows = rows_open("tests/data/perft.tsv");
    unsigned counted = 0;
    assert_true(rows_next(&rows)); /* the headings */
    while (rows_next(&rows)) {
        assert_true(rows.fields >= 4);
        const char *id = rows.field[0], *fen = rows.field[1];
        unsigned depth = (unsigned)strtoul(rows.field[2], NULL, 10);
        uint64_t want = strtoull(rows.field[3], NULL, 10);
        if (want > longest) continue;
        uint64_t got = count_row(id, fen, depth, counting);
        if (got != want)
            fail_msg("%s %s depth %u: %llu sequences, expected %llu", id, fen, depth,
                     (unsigned long long)got, (unsigned long long)want);
        counted++;
    }
    print_message("%u of %u rows\n", counted, rows.number - 1);
    assert_true(counted > 100);
    rows_close(&rows);
}

static void counts_agree(void **state) {
    (void)state;
    count_rows(longest_row(), (struct counting){0, 0});
}

static void counts_agree_with_a_table(void **state) {
    (void)state;
    count_rows(longest_row(), (struct counting){16, 1});
}

static void counts_agree_with_threads(void **state) {
    (void)state;
    count_rows(500000, (struct counting){0, 3});
    count_rows(500000, (struct counting){1, 3});
}

/* Counts of several positions and depths may share one, and find in it what others left. */
static void a_table_is_shared(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("english");
    const struct dm_position start = dm_position_start(rules);
    struct dm_perft_table *table = dm_perft_table_new(8);
    const struct dm_perft_options options = {.table = table};
    struct dm_moves moves;
    uint64_t sum = 0, part, whole;
    assert_non_null(table);
    dm_moves_list(rules, &start, &moves);
    for (unsigned i = 0; i < moves.count; i++) {
        const struct dm_position after = dm_move_make(&start, &moves.move[i]);
        assert_int_equal(dm_perft(rules, &after, 8, &options, &part), DM_OK);
        sum += part;
    }
    assert_int_equal(dm_perft(rules, &start, 9, &options, &whole), DM_OK);
    assert_true(sum == 3963680 && whole == 3963680); /* tests/data/perft.tsv */
    dm_perft_table_free(table);
    dm_perft_table_free(NULL);
}

static void depth_0_counts_1(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++)
        assert_int_equal(count_row(dm_rules_at(i)->id, "start", 0, (struct counting){0, 0}), 1);
}

static void a_lost_position_counts_0(void **state) {
    (void)state;
    assert_int_equal(count_row("turkish", "W:W:BKa1", 1, (struct counting){0, 0}), 0);
    assert_int_equal(count_row("turkish", "W:W:BKa1", 3, (struct counting){0, 0}), 0);
    assert_int_equal(count_row("russian", "W:Wa5:Bh2,Kc5,b6,d6,c7", 2, (struct counting){0, 0}), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counts_agree),
        cmocka_unit_test(counts_agree_with_a_table),
        cmocka_unit_test(counts_agree_with_threads),
        cmocka_unit_test(a_table_is_shared),
        cmocka_unit_test(depth_0_counts_1),
        cmocka_unit_test(a_lost_position_counts_0),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
