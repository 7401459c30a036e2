/* How fast endgame tables are probed: bench_tables ID FOLDER PIECES. Nanoseconds of processor
 * time a probe of random positions, the first time (when blocks are decoded), then again, then of
 * those without a capture. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "damier/tables.h"

#define POSITIONS 200000

static double probe_all(const struct dm_tables *tables, const struct dm_position *positions,
                        unsigned count) {
    const clock_t begun = clock();
    for (unsigned i = 0; i < count; i++) {
        struct dm_table_value value;
        if (!dm_tables_probe(tables, &positions[i], &value)) abort();
    }
    return (double)(clock() - begun) * (1e9 / CLOCKS_PER_SEC) / count;
}

static unsigned keep_quiet(const struct dm_rules *rules, struct dm_position *positions) {
    unsigned quiet = 0;
    for (unsigned i = 0; i < POSITIONS; i++)
        if (!dm_can_capture(rules, &positions[i])) positions[quiet++] = positions[i];
    return quiet;
}

static int bench(const struct dm_rules *rules, const struct dm_tables *tables, unsigned pieces) {
    struct dm_position *positions = malloc(POSITIONS * sizeof *positions);
    if (!positions) return 1;
    for (unsigned i = 0; i < POSITIONS; i++)
        if (!dm_tables_random(tables, pieces, i, &positions[i])) return 1;
    const double first = probe_all(tables, positions, POSITIONS);
    const double again = probe_all(tables, positions, POSITIONS);
    const unsigned quiet = keep_quiet(rules, positions);
    printf("first %.0f ns, again %.0f ns, without a capture (%u %%) %.0f ns\n", first, again,
           quiet / (POSITIONS / 100), probe_all(tables, positions, quiet));
    free(positions);
    return 0;
}

int main(int argc, char **argv) {
    const struct dm_rules *rules = argc == 4 ? dm_rules_find(argv[1]) : NULL;
    struct dm_tables *tables;
    struct dm_fault fault;
    if (!rules) {
        fputs("bench_tables ID FOLDER PIECES\n", stderr);
        return 2;
    }
    if (dm_tables_open(argv[2], rules, &tables, &fault)) {
        fprintf(stderr, "%s (%s)\n", dm_error_text(fault.code), fault.detail);
        return 2;
    }
    const int status = bench(rules, tables, (unsigned)atoi(argv[3]));
    dm_tables_close(tables);
    return status;
}
