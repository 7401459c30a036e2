#include "support/contest.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#define TEXT_SIZE 256

struct dm_tally contest(const struct dm_rules *rules, const char *a, const char *b,
                        unsigned games) {
    char text[2][TEXT_SIZE];
    struct dm_openings ballots;
    struct dm_sheet sheet;
    struct dm_match match = {
        .rules = rules, .openings = &ballots, .concurrency = 1, .grace_ms = 5000, .seed = 11};
    snprintf(text[0], TEXT_SIZE, "%s", a);
    snprintf(text[1], TEXT_SIZE, "%s", b);
    for (int i = 0; i < 2; i++)
        assert_int_equal(dm_contestant_read(text[i], &match.contestant[i], NULL), DM_OK);
    assert_int_equal(dm_openings_ballots(rules, games / 2, match.seed, &ballots), DM_OK);
    assert_int_equal(dm_sheet_open(&sheet, games), DM_OK);
    assert_int_equal(dm_match_run(&match, &sheet, NULL), DM_OK);
    const struct dm_tally tally = sheet.tally;
    dm_sheet_close(&sheet);
    dm_openings_free(&ballots);
    assert_int_equal(tally.won + tally.drawn + tally.lost, games);
    return tally;
}
