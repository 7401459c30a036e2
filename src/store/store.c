/* The queue of requests, and the thread that has a backend carry them out. While one transaction
 * goes to disk the next one gathers: the slower the disk, the more share a write to it. */
#include "store/store.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/fault.h"
#include "base/threads.h"
#include "store/backend.h"
#include "store/sqlite.h"

#define WAITING_MAX 65536 /* requests that were made and not yet replied to */
#define BATCH_MAX 1024

struct list {
    struct store_request *first, *last;
};

struct store {
    struct store_options options;
    struct store_backend backend;
    struct thread thread;
    pthread_mutex_t lock; /* of all that follows */
    pthread_cond_t changed;
    struct list waiting, done;
    unsigned count; /* in both lists and with the backend */
    bool closing;
};

static void append(struct list *list, struct store_request *first, struct store_request *last) {
    if (list->last)
        list->last->next = first;
    else
        list->first = first;
    list->last = last;
}

/* Takes up to BATCH_MAX requests off a list. */
static struct list take_batch(struct list *from) {
    struct list batch = {from->first, from->first};
    for (unsigned n = 1; n < BATCH_MAX && batch.last->next; n++) batch.last = batch.last->next;
    from->first = batch.last->next;
    if (!from->first) from->last = NULL;
    batch.last->next = NULL;
    return batch;
}

/* With the lock held, before and after. */
static void carry_out(struct store *store) {
    struct list batch = take_batch(&store->waiting);
    pthread_mutex_unlock(&store->lock);
    store->backend.perform(store->backend.database, batch.first);
    pthread_mutex_lock(&store->lock);
    append(&store->done, batch.first, batch.last);
    store->options.wake(store->options.context);
}

static void *work(void *context) {
    struct store *store = context;
    pthread_mutex_lock(&store->lock);
    for (;;) {
        while (!store->waiting.first && !store->closing)
            pthread_cond_wait(&store->changed, &store->lock);
        if (!store->waiting.first) break;
        carry_out(store);
    }
    pthread_mutex_unlock(&store->lock);
    return NULL;
}

static void free_request(struct store_request *request) {
    free(request->answer.games);
    free(request->answer.events);
    free(request);
}

static void reply_to(struct store_request *request) {
    request->reply.call(request->reply.context, &request->answer);
    free_request(request);
}

void store_collect(struct store *store) {
    pthread_mutex_lock(&store->lock);
    struct store_request *request = store->done.first;
    store->done = (struct list){0};
    for (struct store_request *each = request; each; each = each->next) store->count--;
    pthread_mutex_unlock(&store->lock);
    while (request) {
        struct store_request *next = request->next;
        reply_to(request);
        request = next;
    }
}

enum dm_error store_open(const struct store_options *options, struct store **out,
                         struct dm_fault *fault) {
    struct store *store = calloc(1, sizeof *store);
    if (!store) return fault_blame(fault, DM_E_MEMORY, options->folder, "");
    store->options = *options;
    const enum dm_error error = sqlite_open(options->folder, &store->backend, fault);
    if (error) {
        free(store);
        return error;
    }
    pthread_mutex_init(&store->lock, NULL);
    pthread_cond_init(&store->changed, NULL);
    if (!thread_start(&store->thread, work, store)) {
        store->backend.close(store->backend.database);
        free(store);
        return fault_blame(fault, DM_E_MEMORY, options->folder, "no thread to write with");
    }
    *out = store;
    return DM_OK;
}

void store_close(struct store *store) {
    if (!store) return;
    pthread_mutex_lock(&store->lock);
    store->closing = true;
    pthread_cond_signal(&store->changed);
    pthread_mutex_unlock(&store->lock);
    thread_join(&store->thread);
    store_collect(store);
    store->backend.close(store->backend.database);
    pthread_cond_destroy(&store->changed);
    pthread_mutex_destroy(&store->lock);
    free(store);
}

/* Puts a copy of the request in the queue. */
static bool submit(struct store *store, const struct store_request *request) {
    struct store_request *copy = malloc(sizeof *copy);
    if (!copy) return false;
    *copy = *request;
    pthread_mutex_lock(&store->lock);
    const bool room = store->count < WAITING_MAX && !store->closing;
    if (room) {
        append(&store->waiting, copy, copy);
        store->count++;
        pthread_cond_signal(&store->changed);
    }
    pthread_mutex_unlock(&store->lock);
    if (!room) free(copy);
    return room;
}

/* Nobody has an id that is too long, nor the empty one. */
static struct store_wanted wanted(const char *id, uint32_t number) {
    struct store_wanted wanted = {.number = number};
    snprintf(wanted.id, sizeof wanted.id, "%s", strlen(id) < STORE_ID_SIZE ? id : "");
    return wanted;
}

bool store_add_player(struct store *store, const struct store_player *player,
                      struct store_reply reply) {
    return submit(store, &(struct store_request){
                             .task = STORE_ADD_PLAYER, .player = *player, .reply = reply});
}

bool store_read_player(struct store *store, const char *id, struct store_reply reply) {
    return submit(store, &(struct store_request){
                             .task = STORE_READ_PLAYER, .wanted = wanted(id, 0), .reply = reply});
}

bool store_add_game(struct store *store, const struct store_game *game, struct store_reply reply) {
    return submit(store,
                  &(struct store_request){.task = STORE_ADD_GAME, .game = *game, .reply = reply});
}

bool store_add_event(struct store *store, const struct store_event *event,
                     struct store_reply reply) {
    return submit(
        store, &(struct store_request){.task = STORE_ADD_EVENT, .event = *event, .reply = reply});
}

bool store_read_game(struct store *store, const char *id, uint32_t after,
                     struct store_reply reply) {
    return submit(store, &(struct store_request){
                             .task = STORE_READ_GAME, .wanted = wanted(id, after), .reply = reply});
}

bool store_read_live(struct store *store, const char *after, unsigned limit,
                     struct store_reply reply) {
    return submit(store, &(struct store_request){.task = STORE_READ_LIVE,
                                                 .wanted = wanted(after, limit),
                                                 .reply = reply});
}
