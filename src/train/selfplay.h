/* Games of the machine against itself, kept as samples to learn from. */
#ifndef TRAIN_SELFPLAY_H
#define TRAIN_SELFPLAY_H

#include "damier/engine.h"

struct selfplay {
    const struct dm_rules *rules;
    const struct dm_network *network; /* that plays; NULL: the built-in evaluation */
    const char *path;                 /* file of samples; what is there is kept and counted */
    uint64_t samples;                 /* how many there are to be */
    unsigned nodes;                   /* searched for each move */
    unsigned threads;
    uint64_t seed;
    /* Called now and then by the caller's thread with what is there; false stops. */
    bool (*progress)(void *context, uint64_t samples);
    void *context;
};

/* Plays until the file has its samples. A game is written as a whole when it has ended: stopped in
 * any way, all but the games in progress is kept. DM_E_IO with errno, DM_E_MEMORY, DM_E_STOPPED. */
enum dm_error selfplay_run(const struct selfplay *selfplay);

#endif
