/* Whole games with their endings, played and judged by a program that is not ours. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "support/recorded.h"

static void judged_alike(const struct dm_game *game, const char *expected, const char *place) {
    const struct dm_status status = dm_game_status(game);
    char got[64];
    snprintf(got, sizeof got, "%u %s %s", dm_game_plies(game), dm_result_name(status.result),
             dm_reason_name(status.reason));
    if (strcmp(got, expected) != 0) fail_msg("%s: got %s, expected %s", place, got, expected);
}

static void endings_agree(void **state) { recorded_each(*state, judged_alike); }

int main(void) {
    struct CMUnitTest *tests = calloc(recorded_set_count, sizeof *tests);
    if (!tests) return 1;
    for (unsigned i = 0; i < recorded_set_count; i++)
        tests[i] = (struct CMUnitTest){recorded_sets[i].id, endings_agree, NULL, NULL,
                                       (void *)(uintptr_t)&recorded_sets[i]};
    const int failed = _cmocka_run_group_tests("endings", tests, recorded_set_count, NULL, NULL);
    free(tests);
    return failed;
}
