/* A move as somebody asks for it, which may leave out stops of its chain. */
#ifndef GAME_WANTED_H
#define GAME_WANTED_H

#include "damier/moves.h"

struct wanted {
    uint8_t from;
    unsigned stops; /* 1 to DM_PATH_MAX; the last one is the end */
    uint8_t stop[DM_PATH_MAX];
};

/* How the chains of the side to move fit what is wanted. */
struct wanted_fit {
    bool exact;              /* one goes just over the wanted stops ... */
    struct dm_move the_same; /* ... this one */
    unsigned passing;        /* moves that end there and pass the wanted stops: 0, 1, 2 = several */
    struct dm_move passer;   /* one of them */
    bool goes_on;            /* one passes all wanted stops, the end too, and goes on ... */
    struct dm_move longer;   /* ... this one */
};

static inline uint8_t wanted_end(const struct wanted *wanted) {
    return wanted->stop[wanted->stops - 1];
}

/* Compares with all ways of all legal chains; quiet moves are none. */
struct wanted_fit wanted_compare(const struct dm_rules *rules, const struct dm_position *position,
                                 const struct wanted *wanted);

#endif
