/* Threads that share a long piece of work, and can be told to stop. */
#ifndef TABLES_MAKER_TEAM_H
#define TABLES_MAKER_TEAM_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "damier/error.h"

struct team {
    unsigned threads; /* 0 or 1 = the caller's only */
    /* Called on the caller's thread now and then, with the part of this work that is done; false
     * stops all. */
    bool (*pulse)(void *context, double done);
    void *context;
    _Atomic(enum dm_error) error; /* the first one; the work ends early */
};

/* Does the numbers first to end - 1. */
typedef enum dm_error (*team_fn)(void *context, uint64_t first, uint64_t end);
/* Does 0 to count - 1, so many at a time. Returns team->error. */
enum dm_error team_share(struct team *team, uint64_t count, uint64_t portion, team_fn work,
                         void *context);
/* A portion of positions. */
#define TEAM_POSITIONS 8192

#endif
