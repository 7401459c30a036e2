/* How fast moves are generated: perft of each rule set from its start position, beside the same by
 * the generator that reads its record at run time. Prints moves a second (median of five) and the
 * ratio of the two, which holds on a noisy machine. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/clock.h"
#include "damier/moves.h"

#define RUNS 5

/* About as much work for each: the depths that published figures are given for. */
static unsigned depth_of(const struct dm_rules *rules) {
    if (!rules->diagonal) return 7;
    return rules->size == 10 ? 8 : 10;
}

static int ascending(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Median seconds; the count goes to *moves. */
static double seconds(const struct dm_rules *rules, uint64_t *moves) {
    const struct dm_position start = dm_position_start(rules);
    double taken[RUNS];
    for (int i = 0; i < RUNS; i++) {
        const double begun = clock_ms();
        if (dm_perft(rules, &start, depth_of(rules), NULL, moves)) abort();
        taken[i] = (clock_ms() - begun) / 1e3;
    }
    qsort(taken, RUNS, sizeof *taken, ascending);
    return taken[RUNS / 2];
}

int main(void) {
    printf("%-18s %5s %12s %10s %14s %6s\n", "rules", "depth", "moves", "M moves/s",
           "read at run time", "ratio");
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        const struct dm_rules *rules = dm_rules_at(i);
        struct dm_rules copy = *rules;
        uint64_t moves, same;
        if (dm_rules_prepare(&copy)) return 1;
        const double constant = seconds(rules, &moves), read = seconds(&copy, &same);
        if (moves != same) return 1;
        printf("%-18s %5u %12" PRIu64 " %10.0f %16.0f %6.1f\n", rules->id, depth_of(rules), moves,
               (double)moves / constant / 1e6, (double)moves / read / 1e6, read / constant);
        fflush(stdout);
    }
    return 0;
}
