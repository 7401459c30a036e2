/* The machine, held to a few thousand positions a move, against players without sight. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "support/contest.h"

#define GAMES 6

static void beats(const struct dm_rules *rules, const char *opponent) {
    const struct dm_tally tally = contest(rules, "nodes=3000,hash=4", opponent, GAMES);
    if (tally.won < GAMES)
        fail_msg("%s: won %u, drew %u, lost %u of %d", rules->id, tally.won, tally.drawn,
                 tally.lost, GAMES);
}

static void beats_a_random_mover(void **state) { beats(*state, "random"); }

static void beats_a_greedy_taker(void **state) { beats(*state, "greedy"); }

int main(void) {
    struct CMUnitTest *tests = calloc(dm_rules_count(), 2 * sizeof *tests);
    if (!tests) return 1;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        void *rules = (void *)(uintptr_t)dm_rules_at(i);
        tests[2 * i] =
            (struct CMUnitTest){"beats a random mover", beats_a_random_mover, NULL, NULL, rules};
        tests[2 * i + 1] =
            (struct CMUnitTest){"beats a greedy taker", beats_a_greedy_taker, NULL, NULL, rules};
    }
    const int failed = _cmocka_run_group_tests("players", tests, 2 * dm_rules_count(), NULL, NULL);
    free(tests);
    return failed;
}
