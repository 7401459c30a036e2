/* A match: threads that each play one game after another, and the caller's thread that looks at the
 * clock and at who wants to stop. */
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "damier/match.h"
#include "train/match_game.h"

/* How often the caller hears of the progress. */
#define PROGRESS_MS 200

struct tournament {
    const struct dm_match *match;
    struct dm_sheet *sheet;
    struct worker *worker;
    unsigned workers;
    atomic_bool stop;
    pthread_mutex_t lock; /* of all below, the sheet, and match->played */
    pthread_cond_t ended; /* a worker has */
    unsigned next;        /* no game before it is open */
    unsigned running;     /* workers */
    enum dm_error error;  /* the first one */
};

struct worker {
    struct tournament *tournament;
    pthread_t thread;
    struct player player[2];
};

/* --- one worker ----------------------------------------------------------------------------- */

/* The next game to play, `games` if there is none. */
static unsigned take_game(struct tournament *tournament) {
    pthread_mutex_lock(&tournament->lock);
    const struct dm_sheet *sheet = tournament->sheet;
    while (tournament->next < sheet->games && sheet->score[tournament->next]) tournament->next++;
    const unsigned number = tournament->next;
    if (number < sheet->games) tournament->next++;
    pthread_mutex_unlock(&tournament->lock);
    return number;
}

static void fail(struct tournament *tournament, enum dm_error error) {
    if (!tournament->error) tournament->error = error;
    atomic_store(&tournament->stop, true);
}

static bool is_decided(const struct tournament *tournament) {
    const struct dm_sprt *sprt = tournament->match->sprt;
    if (!sprt) return false;
    const double ratio = dm_sprt_ratio(sprt, &tournament->sheet->tally);
    return ratio >= DM_SPRT_BOUND || ratio <= -DM_SPRT_BOUND;
}

/* Enters a game that has ended. */
static void enter(struct tournament *tournament, const struct dm_played *played) {
    const struct dm_match *match = tournament->match;
    pthread_mutex_lock(&tournament->lock);
    dm_sheet_enter(tournament->sheet, match->rules, played->number, played->result, played->end);
    if (match->played && !match->played(match->context, played)) fail(tournament, DM_E_IO);
    if (is_decided(tournament)) atomic_store(&tournament->stop, true);
    pthread_mutex_unlock(&tournament->lock);
}

static enum dm_error play(struct worker *worker, unsigned number) {
    struct tournament *tournament = worker->tournament;
    const struct dm_match *match = tournament->match;
    const struct dm_openings *openings = match->openings;
    struct dm_game *game =
        dm_game_new(match->rules, &openings->position[number / 2 % openings->count]);
    if (!game) return DM_E_MEMORY;
    struct dm_played played;
    const enum dm_error error =
        match_game_play(match, worker->player, number, &tournament->stop, game, &played);
    if (!error) enter(tournament, &played);
    dm_game_free(game);
    return error;
}

static void *work(void *context) {
    struct worker *worker = context;
    struct tournament *tournament = worker->tournament;
    enum dm_error error = DM_OK;
    unsigned number;
    while (!error && !atomic_load(&tournament->stop) &&
           (number = take_game(tournament)) < tournament->sheet->games)
        error = play(worker, number);
    pthread_mutex_lock(&tournament->lock);
    if (error && error != DM_E_STOPPED) fail(tournament, error);
    tournament->running--;
    pthread_cond_signal(&tournament->ended);
    pthread_mutex_unlock(&tournament->lock);
    return NULL;
}

/* --- all of them ---------------------------------------------------------------------------- */

static enum dm_error open_players(struct tournament *tournament, struct dm_fault *fault) {
    const struct dm_match *match = tournament->match;
    for (unsigned i = 0; i < tournament->workers; i++)
        for (unsigned p = 0; p < 2; p++) {
            const enum dm_error error = player_open(&tournament->worker[i].player[p], match->rules,
                                                    &match->contestant[p], fault);
            if (error) return error;
        }
    return DM_OK;
}

static void close_players(struct tournament *tournament) {
    for (unsigned i = 0; i < tournament->workers; i++)
        for (unsigned p = 0; p < 2; p++) player_close(&tournament->worker[i].player[p]);
}

/* A search that has just begun doesn't hear a stop, so it is told again and again. */
static void stop_players(struct tournament *tournament) {
    for (unsigned i = 0; i < tournament->workers; i++)
        for (unsigned p = 0; p < 2; p++) {
            struct player *player = &tournament->worker[i].player[p];
            player->kind->stop(player);
        }
}

/* Sleeps until a worker has ended, but not long. With the lock. */
static void doze(struct tournament *tournament) {
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += PROGRESS_MS * 1000000L;
    until.tv_sec += until.tv_nsec / 1000000000L;
    until.tv_nsec %= 1000000000L;
    pthread_cond_timedwait(&tournament->ended, &tournament->lock, &until);
}

/* Until all workers have ended. True if the caller wanted an end before. */
static bool watch(struct tournament *tournament) {
    const struct dm_match *match = tournament->match;
    bool stopped = false;
    pthread_mutex_lock(&tournament->lock);
    while (tournament->running) {
        doze(tournament);
        if (match->progress && !match->progress(match->context)) stopped = true;
        if (stopped) atomic_store(&tournament->stop, true);
        if (atomic_load(&tournament->stop)) stop_players(tournament);
    }
    pthread_mutex_unlock(&tournament->lock);
    return stopped;
}

static void run_workers(struct tournament *tournament, bool *stopped) {
    unsigned started = 0;
    pthread_mutex_lock(&tournament->lock);
    while (started < tournament->workers && !tournament->error) {
        struct worker *worker = &tournament->worker[started];
        worker->tournament = tournament;
        if (pthread_create(&worker->thread, NULL, work, worker))
            fail(tournament, DM_E_MEMORY);
        else
            started++;
    }
    tournament->running = started;
    pthread_mutex_unlock(&tournament->lock);
    *stopped = watch(tournament);
    for (unsigned i = 0; i < started; i++) pthread_join(tournament->worker[i].thread, NULL);
}

enum dm_error dm_match_run(const struct dm_match *match, struct dm_sheet *sheet,
                           struct dm_fault *fault) {
    struct tournament tournament = {.match = match,
                                    .sheet = sheet,
                                    .workers = match->concurrency,
                                    .lock = PTHREAD_MUTEX_INITIALIZER,
                                    .ended = PTHREAD_COND_INITIALIZER};
    bool stopped = false;
    tournament.worker = calloc(match->concurrency, sizeof *tournament.worker);
    if (!tournament.worker) {
        if (fault) *fault = (struct dm_fault){.code = DM_E_MEMORY};
        return DM_E_MEMORY;
    }
    enum dm_error error = open_players(&tournament, fault);
    if (!error && !is_decided(&tournament)) {
        run_workers(&tournament, &stopped);
        error = tournament.error ? tournament.error : stopped ? DM_E_STOPPED : DM_OK;
        if (error && fault) *fault = (struct dm_fault){.code = error};
    }
    close_players(&tournament);
    free(tournament.worker);
    pthread_mutex_destroy(&tournament.lock);
    pthread_cond_destroy(&tournament.ended);
    return error;
}
