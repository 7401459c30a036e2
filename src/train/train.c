#include "damier/train.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/fault.h"
#include "engine/network_weights.h"
#include "tables/maker/lock.h"
#include "train/learner.h"
#include "train/selfplay.h"
#include "train/training_files.h"
#include "train/training_owner.h"

#define MATCH_HASH_MB 16

/* A training at some stage of a generation. */
struct run {
    const struct dm_training *training;
    struct dm_training_state state;
    struct dm_sheet sheet;
    struct dm_fault *fault;
};

static bool tell(struct run *run, enum dm_stage stage, uint64_t done, uint64_t total) {
    const struct dm_training *training = run->training;
    run->state.stage = stage;
    run->state.done = done;
    run->state.total = total;
    return !training->progress || training->progress(training->context, &run->state);
}

/* What is wrong with a file; DM_E_IO with errno. */
static enum dm_error trouble(struct run *run, enum dm_error error, const char *path) {
    if (!error || error == DM_E_STOPPED || run->fault->code) return error;
    return fault_blame(run->fault, error, path, error == DM_E_IO && errno ? strerror(errno) : "");
}

static struct training_path path_of(const struct run *run, unsigned generation, const char *what) {
    return training_path(run->training->folder, generation, what);
}

/* --- games ---------------------------------------------------------------------------------- */

static bool played(void *context, uint64_t samples) {
    struct run *run = context;
    return tell(run, DM_STAGE_GAMES, samples, run->training->samples);
}

/* The best network so far; *out is NULL in the beginning. */
static enum dm_error read_best(struct run *run, struct dm_network **out) {
    const struct training_path path = path_of(run, 0, "best.net");
    *out = NULL;
    if (access(path.text, F_OK) != 0) return DM_OK;
    return dm_network_open(run->training->rules, path.text, out, run->fault);
}

static enum dm_error play_games(struct run *run) {
    const struct dm_training *training = run->training;
    const struct training_path path = path_of(run, run->state.generation, "samples");
    struct dm_network *network;
    enum dm_error error = read_best(run, &network);
    if (error) return error;
    const struct selfplay selfplay = {.rules = training->rules,
                                      .network = network,
                                      .path = path.text,
                                      .samples = training->samples,
                                      .nodes = training->nodes,
                                      .threads = training->threads,
                                      .seed = training->seed + run->state.generation,
                                      .progress = played,
                                      .context = run};
    error = selfplay_run(&selfplay);
    dm_network_free(network);
    return trouble(run, error, path.text);
}

/* --- learning ------------------------------------------------------------------------------- */

static bool learned(void *context, unsigned epoch, double loss, double test_loss) {
    struct run *run = context;
    run->state.loss = loss;
    run->state.test_loss = test_loss;
    return tell(run, DM_STAGE_LEARNING, epoch, run->training->epochs);
}

static enum dm_error learn_from(struct run *run, const struct sample *samples, uint64_t count) {
    const struct dm_training *training = run->training;
    const struct training_path path = path_of(run, run->state.generation, "net");
    const struct learning learning = {.rules = training->rules,
                                      .samples = samples,
                                      .count = count,
                                      .epochs = training->epochs,
                                      .threads = training->threads,
                                      .rate = training->rate,
                                      .lambda = training->lambda,
                                      .seed = training->seed,
                                      .progress = learned,
                                      .context = run};
    struct dm_network *network = calloc(1, sizeof *network);
    enum dm_error error = network ? learn_network(&learning, network) : DM_E_MEMORY;
    if (!error) error = training_write_network(training->rules, network, path.text);
    dm_network_free(network);
    return trouble(run, error, path.text);
}

static enum dm_error learn(struct run *run) {
    const unsigned last = run->state.generation, window = run->training->window;
    struct sample *samples = NULL;
    uint64_t count = 0;
    enum dm_error error = DM_OK;
    for (unsigned i = last > window ? last - window + 1 : 1; i <= last && !error; i++) {
        const struct training_path path = path_of(run, i, "samples");
        error =
            trouble(run, training_read_samples(run->training->rules, path.text, &samples, &count),
                    path.text);
    }
    if (!error) error = learn_from(run, samples, count);
    free(samples);
    return error;
}

/* --- the match ------------------------------------------------------------------------------ */

struct noted {
    struct run *run;
    FILE *record;
};

static bool note(void *context, const struct dm_played *game) {
    return dm_record_add(((struct noted *)context)->record, game);
}

static bool playing(void *context) {
    struct run *run = ((struct noted *)context)->run;
    const struct dm_tally *tally = &run->sheet.tally;
    return tell(run, DM_STAGE_MATCH, tally->won + tally->drawn + tally->lost, run->sheet.games);
}

static enum dm_error play_match(struct run *run, const struct dm_openings *openings,
                                const char *network, const char *best) {
    const struct dm_training *training = run->training;
    const struct training_path path = path_of(run, run->state.generation, "match");
    struct noted noted = {.run = run};
    const struct dm_contestant usual = {.hash_mb = MATCH_HASH_MB, .threads = 1};
    struct dm_match match = {.rules = training->rules,
                             .contestant = {usual, usual},
                             .openings = openings,
                             .limits = {.time_ms = training->match_time_ms},
                             .concurrency = training->threads,
                             .grace_ms = 1000,
                             .seed = training->seed,
                             .sprt = &training->sprt,
                             .played = note,
                             .progress = playing,
                             .context = &noted};
    match.contestant[0].evaluation = network;
    match.contestant[1].evaluation = best;
    enum dm_error error = dm_record_open(path.text, "training", training->rules, &run->sheet,
                                         &noted.record, run->fault);
    if (error) return trouble(run, error, path.text);
    error = dm_match_run(&match, &run->sheet, run->fault);
    if (fclose(noted.record) != 0 && !error) error = DM_E_IO;
    return trouble(run, error, path.text);
}

/* The new network against the best one; in the first generation against the built-in evaluation. */
static enum dm_error compare(struct run *run) {
    const struct dm_training *training = run->training;
    const struct training_path path = path_of(run, run->state.generation, "net"),
                               best = path_of(run, 0, "best.net");
    struct dm_openings openings;
    enum dm_error error =
        dm_openings_ballots(training->rules, (training->games + 1) / 2, training->seed, &openings);
    if (!error)
        error = play_match(run, &openings, path.text,
                           access(best.text, F_OK) == 0 ? best.text : DM_EVALUATION_BUILT_IN);
    dm_openings_free(&openings);
    return error;
}

/* --- a generation --------------------------------------------------------------------------- */

static enum dm_error decide(struct run *run) {
    const struct dm_training *training = run->training;
    const struct training_path path = path_of(run, run->state.generation, "net"),
                               best = path_of(run, 0, "best.net"),
                               result = path_of(run, run->state.generation, "result");
    const struct dm_tally *tally = &run->sheet.tally;
    run->state.tally = tally;
    run->state.better = dm_sprt_ratio(&training->sprt, tally) > 0;
    enum dm_error error = DM_OK;
    if (run->state.better) error = training_copy(path.text, best.text);
    if (!error) error = training_write_result(result.text, tally, run->state.better);
    if (error) return trouble(run, error, result.text);
    const uint64_t games = tally->won + tally->drawn + tally->lost;
    return tell(run, DM_STAGE_RESULT, games, run->sheet.games) ? DM_OK : DM_E_STOPPED;
}

static enum dm_error match_and_decide(struct run *run) {
    enum dm_error error = dm_sheet_open(&run->sheet, run->training->games);
    run->state.tally = &run->sheet.tally;
    if (!error) error = compare(run);
    if (!error) error = decide(run);
    dm_sheet_close(&run->sheet);
    run->state.tally = NULL;
    return error;
}

static bool there(const struct run *run, const char *what) {
    return access(path_of(run, run->state.generation, what).text, F_OK) == 0;
}

/* A generation that has its result is done; one whose result is something else is not to be. */
static enum dm_error read_result(struct run *run) {
    const struct training_path path = path_of(run, run->state.generation, "result");
    return trouble(run, training_check_result(path.text), path.text);
}

static enum dm_error train_generation(struct run *run) {
    enum dm_error error = DM_OK;
    if (there(run, "result")) return read_result(run);
    if (!there(run, "net")) {
        error = play_games(run);
        if (!error) error = learn(run);
    }
    return error ? error : match_and_decide(run);
}

struct dm_training dm_training_usual(void) {
    return (struct dm_training){.generations = 4,
                                .samples = 1500000,
                                .nodes = 1000,
                                .window = 2,
                                .epochs = 16,
                                .rate = 0.002,
                                .lambda = 0.4,
                                .games = 400,
                                .match_time_ms = 20,
                                .sprt = {0, 20},
                                .threads = 2,
                                .seed = 1};
}

static enum dm_error train_alone(struct run *run) {
    const struct dm_training *training = run->training;
    enum dm_error error = training_claim(training->rules, training->folder, run->fault);
    for (unsigned i = 1; i <= training->generations && !error; i++) {
        run->state = (struct dm_training_state){.generation = i};
        error = train_generation(run);
    }
    return error;
}

enum dm_error dm_train(const struct dm_training *training, struct dm_fault *fault) {
    struct run run = {.training = training, .fault = fault};
    int lock = -1;
    fault->code = DM_OK;
    enum dm_error error = lock_folder(training->folder, "a training goes on there", &lock, fault);
    if (!error) error = train_alone(&run);
    lock_release(lock);
    return error;
}
