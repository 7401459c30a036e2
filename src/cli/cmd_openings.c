/* damier openings: makes start positions for matches. */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/console.h"
#include "cli/given.h"
#include "cli/interrupt.h"
#include "damier/notation.h"
#include "damier/openings.h"

enum { COUNT, PLIES, NODES, WITHIN, THREADS, SEED };
static const struct option options[] = {
    [COUNT] = {"--count", "N", VALUE_NUMBER, 1, 100000, "so many in all (default 128)"},
    [PLIES] = {"--plies", "N", VALUE_NUMBER, 1, 40, "after at most so many plies (default 8)"},
    [NODES] = {"--nodes", "N", VALUE_NUMBER, 1, 1000000000000, "of the long search (200000)"},
    [WITHIN] = {"--within", "N", VALUE_NUMBER, 0, 1000,
                "of even, in hundredths of a man (default 25)"},
    [THREADS] = {"--threads", "N", VALUE_NUMBER, 1, 256, "default 1"},
    [SEED] = {"--seed", "N", VALUE_NUMBER, 0, UINT32_MAX, "of the random moves (default 1)"},
    {0}};

struct collecting {
    struct dm_openings_plan plan;
    struct dm_openings openings;
    FILE *file;
    int reason; /* errno of a write that failed */
};

static bool note(void *context, const struct dm_position *position) {
    struct collecting *collecting = context;
    char fen[DM_FEN_SIZE];
    dm_fen_write(collecting->plan.rules, position, fen, sizeof fen);
    fprintf(collecting->file, "%s\n", fen);
    if (fflush(collecting->file) == 0) return true;
    collecting->reason = errno;
    return false;
}

static bool is_stopped(void *context) {
    (void)context;
    return interrupt_came();
}

/* What the file has already; a new one begins with how it is made. */
static bool look_back(struct collecting *collecting, const char *path) {
    const struct dm_openings_plan *plan = &collecting->plan;
    struct dm_fault fault = {0};
    rewind(collecting->file);
    if (dm_openings_read(plan->rules, collecting->file, &collecting->openings, &fault)) {
        console_file_fault(path, &fault);
        return false;
    }
    fseek(collecting->file, 0, SEEK_END);
    if (ftell(collecting->file) == 0)
        fprintf(collecting->file,
                "# %s: even positions after %u to %u random plies, by\n"
                "# damier openings --plies %u --nodes %" PRIu64 " --within %d --seed %" PRIu64 "\n",
                plan->rules->id, plan->plies_min, plan->plies_max, plan->plies_max, plan->nodes,
                plan->within, plan->seed);
    return true;
}

static enum status collect(struct collecting *collecting, const char *path) {
    if (!look_back(collecting, path)) return STATUS_TROUBLE;
    interrupt_catch(NULL);
    const enum dm_error error = dm_openings_make(&collecting->plan, &collecting->openings);
    fprintf(stderr, "%s: %u openings\n", path, collecting->openings.count);
    if (error == DM_E_STOPPED) return STATUS_INTERRUPTED;
    if (error != DM_E_IO) return error ? console_trouble(error) : STATUS_OK;
    console_error("%s: %s", path, strerror(collecting->reason));
    return STATUS_TROUBLE;
}

static uint64_t number_or(const struct value *value, uint64_t usual) {
    return value->given ? value->number : usual;
}

static enum status run(const struct arguments *arguments) {
    const struct value *value = arguments->option;
    const char *path = arguments->operand[1];
    const unsigned plies = (unsigned)number_or(&value[PLIES], 8);
    struct collecting collecting = {.plan = {.rules = given_rules(arguments->operand[0]),
                                             .count = (unsigned)number_or(&value[COUNT], 128),
                                             .plies_min = plies > 1 ? plies - 1 : plies,
                                             .plies_max = plies,
                                             .nodes = number_or(&value[NODES], 200000),
                                             .within = (int)number_or(&value[WITHIN], 25),
                                             .threads = (unsigned)number_or(&value[THREADS], 1),
                                             .seed = number_or(&value[SEED], 1),
                                             .found = note,
                                             .stopped = is_stopped,
                                             .context = &collecting}};
    if (!collecting.plan.rules) return STATUS_TROUBLE;
    collecting.file = fopen(path, "a+");
    if (!collecting.file) {
        console_error("%s: %s", path, strerror(errno));
        return STATUS_TROUBLE;
    }
    const enum status status = collect(&collecting, path);
    dm_openings_free(&collecting.openings);
    if (fclose(collecting.file) == 0 || collecting.reason) return status;
    console_error("%s: %s", path, strerror(errno));
    return STATUS_TROUBLE;
}

const struct command command_openings = {
    .name = "openings",
    .summary = "make start positions for matches",
    .operands = "ID FILE",
    .operands_min = 2,
    .operands_max = 2,
    .options = options,
    .details =
        "Adds positions to FILE, a FEN a line, until it has as many as asked for: after\n"
        "some random plies from the start, all different, with nothing to capture, and even\n"
        "in the eyes of a long search. Ctrl-C stops it; the same command goes on. In one go\n"
        "with one thread the same seed makes the same file.\n",
    .examples = "  damier openings turkish turkish.fen --threads 2\n"
                "  damier match depth=6 depth=4 --rules turkish --openings turkish.fen\n",
    .run = run};
