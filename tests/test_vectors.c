/* Positions with all their legal moves, listed by programs that are not ours. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "dull/bridge.h"
#include "support/rows.h"

/* Which file holds the positions of a rule set; some move alike. */
struct vectors {
    const char *id, *file;
};
static const struct vectors vectors[] = {
    {"turkish", "turkish"},
    {"turkish-dama", "turkish-dama"},
    {"turkish-ludoteka", "turkish"},
    {"italian", "italian"},
    {"english", "english"},
    {"international", "international"},
    {"brazilian", "brazilian"},
    {"spanish", "spanish"},
    {"portuguese", "spanish"},
    {"russian", "russian"},
    {"pool", "pool"},
    {"czech", "czech"},
};
#define VECTORS (sizeof vectors / sizeof vectors[0])
#define LINE_SIZE (DM_MOVES_MAX * 32)

static void vectors_agree(void **state) {
    const struct vectors *set = *state;
    const struct dm_rules *rules = dm_rules_find(set->id);
    const struct dull_rules *dull = dull_rules_find(set->id);
    static char line[LINE_SIZE], path[64];
    snprintf(path, sizeof path, "tests/data/vectors/%s.tsv", set->file);
    struct rows rows = rows_open(path);
    while (rows_next(&rows)) {
        struct dull_board board;
        assert_int_equal(rows.fields, 2);
        assert_true(dull_fen_read(dull, rows.field[0], &board));
        struct dm_position position = bridge_position(rules, &board);
        bridge_moves(rules, &position, line, sizeof line);
        if (strcmp(line, rows.field[1]) != 0)
            fail_msg("%s:%u %s\n     got %s\nexpected %s", path, rows.number, rows.field[0], line,
                     rows.field[1]);
    }
    assert_int_equal(rows.number, 1000);
    rows_close(&rows);
}

int main(void) {
    struct CMUnitTest tests[VECTORS];
    for (size_t i = 0; i < VECTORS; i++)
        tests[i] = (struct CMUnitTest){vectors[i].id, vectors_agree, NULL, NULL,
                                       (void *)(uintptr_t)&vectors[i]};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
