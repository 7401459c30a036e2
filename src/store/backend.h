/* What a database does for the store. */
#ifndef STORE_BACKEND_H
#define STORE_BACKEND_H

#include "store/store.h"

enum store_task {
    STORE_ADD_PLAYER,
    STORE_READ_PLAYER,
    STORE_ADD_GAME,
    STORE_ADD_EVENT,
    STORE_READ_GAME,
    STORE_READ_LIVE,
};

/* What is looked for. */
struct store_wanted {
    char id[STORE_ID_SIZE];
    uint32_t number; /* a version, or how many */
};

struct store_request {
    struct store_request *next;
    enum store_task task;
    union {
        struct store_player player;
        struct store_game game;
        struct store_event event;
        struct store_wanted wanted;
    };
    struct store_reply reply;
    struct store_answer answer; /* what it points to is the request's own, from malloc */
};

struct store_backend {
    /* Carries out a list of requests as one transaction and fills in their answers. Returns when it
     * is on disk, or when nothing of it is: then every outcome is STORE_FAILED. Called by one
     * thread at a time. */
    void (*perform)(void *database, struct store_request *batch);
    void (*close)(void *database);
    void *database;
};

#endif
