/* damier train: a rule set's network, from nothing. */
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "cli/console.h"
#include "cli/given.h"
#include "cli/interrupt.h"
#include "damier/train.h"

#define TOLD_MS 1000       /* how often a terminal is told */
#define TOLD_FILE_MS 30000 /* and a file */
#define FOLDER_SIZE 512

enum { FOLDER, GENERATIONS, SAMPLES, NODES, WINDOW, EPOCHS, LAMBDA, GAMES, TIME, THREADS, SEED };
static const struct option options[] = {
    [FOLDER] = {.name = "--dir", .value = "DIR", .help = "keep all there (default training/ID)"},
    [GENERATIONS] = {"--generations", "N", VALUE_NUMBER, 1, 1000, "train so many (default 4)"},
    [SAMPLES] = {"--samples", "N", VALUE_NUMBER, 20000, 100000000,
                 "positions of each generation (default 1500000)"},
    [NODES] = {"--nodes", "N", VALUE_NUMBER, 50, 10000000,
               "searched for each move of their games (default 1000)"},
    [WINDOW] = {"--window", "N", VALUE_NUMBER, 1, 100,
                "learn from so many last generations (default 2)"},
    [EPOCHS] = {"--epochs", "N", VALUE_NUMBER, 1, 1000, "passes over the positions (default 16)"},
    [LAMBDA] = {"--lambda", "N", VALUE_NUMBER, 0, 100,
                "learn so many parts in 100 of the searches' scores, the rest of the results\n"
                "(default 40)"},
    [GAMES] = {"--games", "N", VALUE_NUMBER, 2, 100000, "of a match at most (default 400)"},
    [TIME] = {"--time", "S", VALUE_SECONDS, 1, 100000, "seconds a move of a match (default 0.02)"},
    [THREADS] = {"--threads", "N", VALUE_NUMBER, 1, 256, "at work (default 2)"},
    [SEED] = {"--seed", "N", VALUE_NUMBER, 0, UINT32_MAX, "of all chance (default 1)"},
    {0}};

/* What is on the screen. */
struct showing {
    bool terminal;
    double told, begun;
    unsigned generation;
    enum dm_stage stage;
    uint64_t already; /* done when the stage began here */
};

static const char *const stage_names[] = {"games", "learning", "match", "result"};

static void show_left(const struct showing *showing, const struct dm_training_state *state,
                      double now) {
    const double here = (double)(state->done - showing->already);
    if (here <= 0 || state->done >= state->total) return;
    const double seconds =
        (now - showing->begun) / 1e3 / here * (double)(state->total - state->done);
    fprintf(stderr, "  left %u:%02u", (unsigned)seconds / 60, (unsigned)seconds % 60);
}

static void show_match(const struct dm_training_state *state) {
    const struct dm_strength strength = dm_strength_of(state->tally);
    fprintf(stderr, "  +%u =%u -%u", state->tally->won, state->tally->drawn, state->tally->lost);
    if (isnan(strength.superior)) return;
    fprintf(stderr, ", Elo %+.0f (%+.0f to %+.0f)", strength.elo, strength.low, strength.high);
}

static void show(const struct showing *showing, const struct dm_training_state *state, double now) {
    fprintf(stderr, "%sgeneration %u, %s: %" PRIu64 " of %" PRIu64, showing->terminal ? "\r" : "",
            state->generation, stage_names[state->stage], state->done, state->total);
    if (state->stage == DM_STAGE_LEARNING)
        fprintf(stderr, "  loss %.5f, unseen %.5f", state->loss, state->test_loss);
    if (state->tally) show_match(state);
    if (state->stage == DM_STAGE_RESULT) fputs(state->better ? ": better" : ": not better", stderr);
    show_left(showing, state, now);
    fputs(showing->terminal ? "\033[K" : "\n", stderr);
    if (showing->terminal && state->stage == DM_STAGE_RESULT) fputc('\n', stderr);
    fflush(stderr);
}

static bool progress(void *context, const struct dm_training_state *state) {
    struct showing *showing = context;
    const double now = clock_ms();
    const bool fresh = showing->generation != state->generation || showing->stage != state->stage;
    if (fresh) {
        showing->generation = state->generation;
        showing->stage = state->stage;
        showing->begun = now;
        showing->already = state->done;
    }
    if (fresh || state->stage == DM_STAGE_LEARNING ||
        now - showing->told >= (showing->terminal ? TOLD_MS : TOLD_FILE_MS)) {
        showing->told = now;
        show(showing, state, now);
    }
    return !interrupt_came();
}

static void take(const struct value *value, unsigned *out) {
    if (value->given) *out = (unsigned)value->number;
}

static struct dm_training training_of(const struct value *value) {
    struct dm_training training = dm_training_usual();
    take(&value[GENERATIONS], &training.generations);
    if (value[SAMPLES].given) training.samples = value[SAMPLES].number;
    take(&value[NODES], &training.nodes);
    take(&value[WINDOW], &training.window);
    take(&value[EPOCHS], &training.epochs);
    if (value[LAMBDA].given) training.lambda = (double)value[LAMBDA].number / 100;
    take(&value[GAMES], &training.games);
    take(&value[TIME], &training.match_time_ms);
    take(&value[THREADS], &training.threads);
    if (value[SEED].given) training.seed = value[SEED].number;
    return training;
}

/* The folder asked for, or training/ID. */
static bool find_folder(const struct value *value, const char *id, char out[FOLDER_SIZE]) {
    const int length = snprintf(out, FOLDER_SIZE, value->given ? "%s" : "training/%s",
                                value->given ? value->text : id);
    if (length < FOLDER_SIZE) return true;
    console_error("--dir: %s", strerror(ENAMETOOLONG));
    return false;
}

static enum status tell_best(const char *folder) {
    char path[FOLDER_SIZE + 16];
    snprintf(path, sizeof path, "%s/best.net", folder);
    if (access(path, F_OK) == 0) {
        puts(path);
        return STATUS_OK;
    }
    console_error("no network was better than material and placement; try more --samples");
    return STATUS_NEGATIVE;
}

static enum status run(const struct arguments *arguments) {
    const struct dm_rules *rules = given_rules(arguments->operand[0]);
    struct showing showing = {.terminal = isatty(STDERR_FILENO)};
    struct dm_training training = training_of(arguments->option);
    struct dm_fault fault;
    char folder[FOLDER_SIZE];
    if (!rules || !find_folder(&arguments->option[FOLDER], rules->id, folder))
        return STATUS_TROUBLE;
    training.rules = rules;
    training.folder = folder;
    training.progress = progress;
    training.context = &showing;
    interrupt_catch(NULL);
    const enum dm_error error = dm_train(&training, &fault);
    interrupt_release();
    if (showing.terminal) fputc('\n', stderr);
    if (error == DM_E_STOPPED) {
        console_error("stopped; the same command goes on from here");
        return STATUS_INTERRUPTED;
    }
    if (error) return fault.code ? console_trouble_with(&fault) : console_trouble(error);
    return tell_best(folder);
}

const struct command command_train = {
    .name = "train",
    .summary = "a rule set's learned evaluation, by play against itself",
    .operands = "ID",
    .operands_min = 1,
    .operands_max = 1,
    .options = options,
    .details =
        "Generation by generation: games of the best network so far against itself, a new\n"
        "network that learns from them, a match between the two. Stop it any time; the same\n"
        "command goes on where it was. The best network is DIR/best.net.\n",
    .examples = "  damier train turkish\n"
                "  damier train russian --generations 6 --samples 3000000 --threads 4\n"
                "  damier match --rules turkish eval=training/turkish/best.net eval=material\n",
    .run = run};
