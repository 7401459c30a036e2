/* damier bench: the search's node signature and speed. */
#include <inttypes.h>
#include <stdio.h>

#include "base/clock.h"
#include "cli/console.h"
#include "damier/engine.h"

#define DEFAULT_DEPTH 16

enum { DEPTH };
static const struct option options[] = {
    [DEPTH] = {"--depth", "N", VALUE_NUMBER, 1, DM_DEPTH_MAX, "search so many plies (default 16)"},
    {0}};

static void print(const char *what, uint64_t nodes, double seconds) {
    printf("%s %" PRIu64 " %.3f %.0f\n", what, nodes, seconds,
           seconds > 0 ? (double)nodes / seconds : 0);
    fflush(stdout);
}

static enum status run(const struct arguments *arguments) {
    const struct value *value = arguments->option;
    const unsigned depth = value[DEPTH].given ? (unsigned)value[DEPTH].number : DEFAULT_DEPTH;
    uint64_t nodes = 0;
    double seconds = 0;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        const struct dm_rules *rules = dm_rules_at(i);
        struct dm_analysis analysis;
        const double start = clock_ms();
        const enum dm_error error = dm_engine_bench(rules, NULL, depth, &analysis);
        if (error) return console_trouble(error);
        const double taken = (clock_ms() - start) / 1e3;
        print(rules->id, analysis.nodes, taken);
        nodes += analysis.nodes;
        seconds += taken;
    }
    print("total", nodes, seconds);
    return STATUS_OK;
}

const struct command command_bench = {
    .name = "bench",
    .summary = "node count and speed of the search in each rule set",
    .operands = "",
    .options = options,
    .details = "Searches each rule set's start position to a fixed depth. One line each, and one\n"
               "for all: ID NODES SECONDS NODES/S. The nodes are the same on every machine, with\n"
               "every compiler and in the browser; they change when the search does.\n",
    .examples = "  damier bench\n"
                "  damier bench --depth 18\n",
    .run = run};
