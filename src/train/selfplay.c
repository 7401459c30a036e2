#include "train/selfplay.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/random.h"
#include "base/threads.h"
#include "damier/game.h"
#include "train/player.h"
#include "train/sample.h"

/* Games longer than this count as drawn. */
#define PLIES_LIMIT 300
/* The first plies are at random, between so many, and leave neither side more than this ahead. */
#define OPENING_LEAST 3
#define OPENING_CHOICE 10
#define BALANCED 120
#define HASH_MB 2
#define PROGRESS_MS 500

/* What the threads share. */
struct workshop {
    const struct selfplay *selfplay;
    int file;
    _Atomic uint64_t samples;
    _Atomic int error;  /* enum dm_error; anything but DM_OK stops all */
    _Atomic int reason; /* errno of a write that failed */
    _Atomic unsigned working;
};

struct worker {
    struct workshop *workshop;
    struct thread thread;
    struct dm_engine *engine;
    struct random random;
    struct sample sample[PLIES_LIMIT];
    unsigned count;
};

static bool think(struct worker *worker, const struct dm_game *game, struct dm_analysis *out) {
    const struct dm_situation situation = dm_game_situation(game);
    const struct dm_limits limits = {.nodes = worker->workshop->selfplay->nodes};
    return !dm_engine_search(worker->engine, &situation, &limits, NULL, NULL, out);
}

/* Random first plies; true if they led to a game that both sides can still win. */
static bool open_game(struct worker *worker, struct dm_game *game) {
    struct dm_analysis analysis;
    const unsigned plies = OPENING_LEAST + random_below(&worker->random, OPENING_CHOICE);
    for (unsigned i = 0; i < plies; i++) {
        struct dm_moves moves;
        dm_game_moves(game, &moves);
        if (moves.count == 0) return false;
        dm_game_play(game, &moves.move[random_below(&worker->random, moves.count)]);
    }
    return think(worker, game, &analysis) && abs(analysis.score) <= BALANCED;
}

/* The search's answer is worth learning where it is no capture, which is for the search to see, and
 * no proof. */
static void keep(struct worker *worker, const struct dm_game *game,
                 const struct dm_analysis *analysis) {
    if (!analysis->best.taken && worker->count < PLIES_LIMIT)
        worker->sample[worker->count++] = sample_of(dm_game_position(game), analysis->score);
}

/* Plays on to the end, or until the end is proven. */
static enum dm_result finish_game(struct worker *worker, struct dm_game *game) {
    while (dm_game_status(game).result == DM_UNFINISHED) {
        struct dm_analysis analysis;
        if (dm_game_plies(game) >= PLIES_LIMIT || !think(worker, game, &analysis)) return DM_DRAW;
        if (abs(analysis.score) >= DM_SCORE_PROVEN)
            return (analysis.score > 0) == (dm_game_position(game)->side == DM_WHITE)
                       ? DM_WHITE_WINS
                       : DM_BLACK_WINS;
        keep(worker, game, &analysis);
        dm_game_play(game, &analysis.best);
    }
    return dm_game_status(game).result;
}

static void write_game(struct worker *worker, enum dm_result result) {
    struct workshop *workshop = worker->workshop;
    for (unsigned i = 0; i < worker->count; i++) {
        struct sample *sample = &worker->sample[i];
        const bool won = (result == DM_WHITE_WINS) == (sample->side == DM_WHITE);
        sample->result = result == DM_DRAW ? 1 : won ? 2 : 0;
    }
    const size_t size = worker->count * sizeof *worker->sample;
    errno = ENOSPC; /* as it is where only a part was written */
    if (write(workshop->file, worker->sample, size) == (ssize_t)size) {
        workshop->samples += worker->count;
    } else {
        workshop->reason = errno;
        workshop->error = DM_E_IO;
    }
}

static void play_game(struct worker *worker) {
    struct dm_game *game = dm_game_new(worker->workshop->selfplay->rules, NULL);
    if (!game) {
        worker->workshop->error = DM_E_MEMORY;
        return;
    }
    worker->count = 0;
    dm_engine_clear(worker->engine);
    if (open_game(worker, game)) write_game(worker, finish_game(worker, game));
    dm_game_free(game);
}

static void *work(void *argument) {
    struct worker *worker = argument;
    struct workshop *workshop = worker->workshop;
    while (!workshop->error && workshop->samples < workshop->selfplay->samples) play_game(worker);
    workshop->working--;
    return NULL;
}

static void tell(struct workshop *workshop) {
    const struct selfplay *selfplay = workshop->selfplay;
    if (selfplay->progress && !selfplay->progress(selfplay->context, workshop->samples))
        workshop->error = DM_E_STOPPED;
}

/* Tells at least once, however little there is to do. */
static void watch(struct workshop *workshop) {
    tell(workshop);
    while (workshop->working > 0) {
        nanosleep(&(struct timespec){.tv_nsec = PROGRESS_MS * 1000000L}, NULL);
        tell(workshop);
    }
}

static bool prepare(struct worker *worker, struct workshop *workshop, unsigned number) {
    const struct selfplay *selfplay = workshop->selfplay;
    worker->workshop = workshop;
    worker->engine = dm_engine_new(selfplay->rules, HASH_MB);
    if (!worker->engine) return false;
    dm_engine_use_network(worker->engine, selfplay->network);
    /* Samples there already are part of the seed: who goes on doesn't play the same games again. */
    worker->random.state = selfplay->seed + number + (workshop->samples << 8);
    random_next(&worker->random);
    return true;
}

static enum dm_error run(struct workshop *workshop, struct worker *workers) {
    const unsigned count = workshop->selfplay->threads;
    for (unsigned i = 0; i < count && !workshop->error; i++)
        if (!prepare(&workers[i], workshop, i)) workshop->error = DM_E_MEMORY;
    unsigned started = 0;
    for (; started < count && !workshop->error; started++) {
        workshop->working++;
        if (thread_start(&workers[started].thread, work, &workers[started])) continue;
        workshop->working--;
        workshop->error = DM_E_MEMORY;
        break;
    }
    watch(workshop);
    for (unsigned i = 0; i < started; i++) thread_join(&workers[i].thread);
    for (unsigned i = 0; i < count; i++) dm_engine_free(workers[i].engine);
    return (enum dm_error)workshop->error;
}

/* Opens the file at the end of its last whole sample. */
static bool open_samples(struct workshop *workshop) {
    struct stat status;
    workshop->file = open(workshop->selfplay->path, O_WRONLY | O_APPEND | O_CREAT, 0666);
    if (workshop->file < 0) return false;
    if (fstat(workshop->file, &status) == 0) {
        workshop->samples = (uint64_t)status.st_size / sizeof(struct sample);
        if (ftruncate(workshop->file, (off_t)(workshop->samples * sizeof(struct sample))) == 0)
            return true;
    }
    close(workshop->file);
    return false;
}

enum dm_error selfplay_run(const struct selfplay *selfplay) {
    struct workshop workshop = {.selfplay = selfplay};
    if (!open_samples(&workshop)) return DM_E_IO;
    struct worker *workers = calloc(selfplay->threads, sizeof *workers);
    const enum dm_error error = workers ? run(&workshop, workers) : DM_E_MEMORY;
    free(workers);
    if (close(workshop.file) != 0 && !error) return DM_E_IO;
    if (error == DM_E_IO) errno = workshop.reason;
    return error;
}
