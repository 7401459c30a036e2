#include "cli/hub_search.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "damier/hub.h"

void hub_search_prepare(struct hub_search *search) {
    memset(search, 0, sizeof *search);
    pthread_mutex_init(&search->lock, NULL);
}

void hub_search_forget(struct hub_search *search) { pthread_mutex_destroy(&search->lock); }

bool hub_search_runs(const struct hub_search *search) { return atomic_load(&search->running); }

/* A hit that came before the engine could hear it is told now. */
static void now_it_hears(struct hub_search *search) {
    pthread_mutex_lock(&search->lock);
    if (search->hit && !search->begun) dm_engine_ponder_hit(search->engine);
    search->begun = true;
    pthread_mutex_unlock(&search->lock);
}

static bool report(void *context, const struct dm_analysis *analysis) {
    struct hub_search *search = context;
    char line[DM_PV_MAX * DM_HUB_MOVE_SIZE];
    struct text text = text_in(line, sizeof line);
    now_it_hears(search);
    for (unsigned i = 0; i < analysis->pv_length; i++) {
        char move[DM_HUB_MOVE_SIZE];
        dm_hub_move_write(search->rules, &analysis->pv[i], move);
        if (i) text_char(&text, ' ');
        text_put(&text, move);
    }
    text_end(&text);
    const double seconds = analysis->time_ms / 1e3;
    printf("info depth=%u score=%.2f nodes=%" PRIu64 " time=%.3f nps=%.2f pv=\"%s\"\n",
           analysis->depth, analysis->score / 1e2, analysis->nodes, seconds,
           seconds > 0 ? (double)analysis->nodes / 1e6 / seconds : 0, line);
    fflush(stdout);
    return !atomic_load(&search->stopped);
}

static void say_done(const struct hub_search *search, const struct dm_analysis *analysis) {
    char move[DM_HUB_MOVE_SIZE], answer[DM_HUB_MOVE_SIZE] = "";
    dm_hub_move_write(search->rules, &analysis->best, move);
    if (analysis->pv_length > 1) dm_hub_move_write(search->rules, &analysis->pv[1], answer);
    printf("done move=%s%s%s\n", move, answer[0] ? " ponder=" : "", answer);
}

static void *run(void *context) {
    struct hub_search *search = context;
    struct dm_analysis analysis;
    const enum dm_error error = dm_engine_search(search->engine, &search->situation,
                                                 &search->limits, report, search, &analysis);
    atomic_store(&search->running, false); /* who reads "done" may go on at once */
    if (error)
        printf("error message=\"%s\"\n", dm_error_text(error));
    else
        say_done(search, &analysis);
    fflush(stdout);
    return NULL;
}

bool hub_search_start(struct hub_search *search) {
    atomic_store(&search->stopped, false);
    atomic_store(&search->running, true);
    search->begun = search->hit = false;
    search->started = pthread_create(&search->thread, NULL, run, search) == 0;
    if (!search->started) atomic_store(&search->running, false);
    return search->started;
}

void hub_search_hit(struct hub_search *search) {
    if (!hub_search_runs(search)) return;
    pthread_mutex_lock(&search->lock);
    if (search->begun) dm_engine_ponder_hit(search->engine);
    search->hit = true;
    pthread_mutex_unlock(&search->lock);
}

void hub_search_stop(struct hub_search *search) {
    if (!hub_search_runs(search)) return;
    atomic_store(&search->stopped, true);
    dm_engine_stop(search->engine);
}

void hub_search_join(struct hub_search *search) {
    if (search->started) pthread_join(search->thread, NULL);
    search->started = false;
}
