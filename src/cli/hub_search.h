/* The search of a Hub session, in a thread of its own, so that other commands are answered at once.
 * It writes "info" and "done" lines itself. */
#ifndef CLI_HUB_SEARCH_H
#define CLI_HUB_SEARCH_H

#include <pthread.h>
#include <stdatomic.h>

#include "damier/engine.h"

struct hub_search {
    const struct dm_rules *rules;
    struct dm_engine *engine;
    struct dm_situation situation;
    struct dm_limits limits;
    pthread_t thread;
    bool started;         /* there is a thread to join */
    atomic_bool running;  /* until just before "done" */
    atomic_bool stopped;  /* told to, perhaps before the engine could hear it */
    pthread_mutex_t lock; /* of the two below */
    bool begun, hit;      /* the engine hears us; the move pondered on was played */
};

/* Makes a new one, in which nothing runs; to be forgotten when nothing does. */
void hub_search_prepare(struct hub_search *search);
void hub_search_forget(struct hub_search *search);
/* Starts a search of what rules, engine, situation and limits say. False if there is no thread. */
bool hub_search_start(struct hub_search *search);
bool hub_search_runs(const struct hub_search *search);
/* What was pondered on was played: its limits count from now on. */
void hub_search_hit(struct hub_search *search);
/* "done" comes soon. */
void hub_search_stop(struct hub_search *search);
/* Waits for its end. */
void hub_search_join(struct hub_search *search);

#endif
