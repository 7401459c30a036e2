/* damier perft: counts move sequences. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/clock.h"
#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/effects.h"
#include "cli/given.h"
#include "cli/interrupt.h"

enum { FEN, DIVIDE, HASH, THREADS };
static const struct option options[] = {
    [FEN] = {.name = "--fen", .value = "F", .help = "count from this position, not from the start"},
    [DIVIDE] = {.name = "--divide", .help = "first a line EFFECT MOVES for each first move"},
    [HASH] = {"--hash", "MB", VALUE_NUMBER, 1, 1 << 20,
              "remember counted positions in so much memory"},
    [THREADS] = {"--threads", "N", VALUE_NUMBER, 1, 256, "count with so many threads (default 1)"},
    {0}};

struct task {
    const struct dm_rules *rules;
    struct dm_position position;
    unsigned depth;
    struct dm_perft_options options;
};

/* Shows how much is done, where anybody can see it; context: what is shown now. */
static bool progress(void *context, double done) {
    int *percent = context;
    if (isatty(STDERR_FILENO) && *percent != (int)(100 * done))
        fprintf(stderr, "\r%3d %%", *percent = (int)(100 * done));
    return !interrupt_came();
}

/* One line for each first move; the sum goes to *count. */
static enum dm_error divide(const struct task *task, uint64_t *count) {
    struct effects *effects = malloc(sizeof *effects);
    enum dm_error error = effects ? DM_OK : DM_E_MEMORY;
    *count = 0;
    if (effects) effects_list(task->rules, &task->position, effects);
    for (unsigned i = 0; !error && i < effects->count; i++) {
        const struct dm_position after = dm_move_make(&task->position, &effects->effect[i].move);
        uint64_t part = 0;
        error = dm_perft(task->rules, &after, task->depth - 1, &task->options, &part);
        if (!error) printf("%s %" PRIu64 "\n", effects->effect[i].text, part);
        *count += part;
    }
    free(effects);
    return error;
}

static enum dm_error count_all(const struct task *task, bool divided, uint64_t *count) {
    if (divided && task->depth) return divide(task, count);
    return dm_perft(task->rules, &task->position, task->depth, &task->options, count);
}

static enum status count_timed(const struct task *task, bool divided) {
    uint64_t count = 0;
    const double start = clock_ms();
    const enum dm_error error = count_all(task, divided, &count);
    const double seconds = (clock_ms() - start) / 1e3;
    if (isatty(STDERR_FILENO)) fputs("\r      \r", stderr);
    if (error) {
        console_trouble(error);
        return error == DM_E_STOPPED ? STATUS_INTERRUPTED : STATUS_TROUBLE;
    }
    printf("%u %" PRIu64 " %.3f %.0f\n", task->depth, count, seconds,
           seconds > 0 ? (double)count / seconds : 0);
    return STATUS_OK;
}

/* False, after a message, if there is no memory for the table that is asked for. */
static bool make_table(const struct value *megabytes, struct task *task) {
    if (!megabytes->given) return true;
    task->options.table = dm_perft_table_new((unsigned)megabytes->number);
    if (!task->options.table) console_trouble(DM_E_MEMORY);
    return task->options.table;
}

static enum status run(const struct arguments *arguments) {
    const struct value *value = arguments->option;
    int percent = -1;
    uint64_t depth;
    struct task task = {.rules = given_rules(arguments->operand[0]),
                        .options = {.threads = (unsigned)value[THREADS].number,
                                    .progress = progress,
                                    .context = &percent}};
    if (!task.rules || !given_position(task.rules, &value[FEN], &task.position) ||
        !arguments_number("DEPTH", arguments->operand[1], 0, DM_PERFT_DEPTH_MAX, &depth) ||
        !make_table(&value[HASH], &task))
        return STATUS_TROUBLE;
    task.depth = (unsigned)depth;
    interrupt_catch(NULL);
    const enum status status = count_timed(&task, value[DIVIDE].given);
    dm_perft_table_free(task.options.table);
    return status;
}

const struct command command_perft = {
    .name = "perft",
    .summary = "count move sequences, to test and time the move generator",
    .operands = "ID DEPTH",
    .operands_min = 2,
    .operands_max = 2,
    .options = options,
    .details = "Counts the sequences of DEPTH legal moves from a position. Captures with the same\n"
               "origin, end and taken pieces are one move. The last line is: DEPTH MOVES SECONDS\n"
               "MOVES/S. Ctrl-C stops it; on a terminal standard error shows how far it is.\n",
    .examples = "  damier perft turkish 8\n"
                "  damier perft international 11 --hash 1024 --threads 2\n"
                "  damier perft russian 5 --fen 'W:Wc3,Kd4:Be7,f6' --divide\n",
    .run = run};
