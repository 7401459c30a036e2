/* Training: how a rule set's network comes about. Generation after generation, the best network so
 * far plays against itself, a new one learns from the games of the last generations, and a match
 * decides which of the two is the best from then on. Not in the browser.
 *
 * All is kept in files in one folder, so that a training stopped in any way goes on where it was:
 *
 *     1.samples 1.net 1.match 1.result    of generation 1: positions, network, games, outcome
 *     best.net                            the best network so far
 *     rules                               whose the folder is */
#ifndef DAMIER_TRAIN_H
#define DAMIER_TRAIN_H

#include "damier/match.h"

enum dm_stage { DM_STAGE_GAMES, DM_STAGE_LEARNING, DM_STAGE_MATCH, DM_STAGE_RESULT };

/* What is going on; `done` of `total` positions, epochs or games. */
struct dm_training_state {
    unsigned generation;
    enum dm_stage stage;
    uint64_t done, total;
    double loss, test_loss;       /* DM_STAGE_LEARNING: in nats, of the last epoch */
    const struct dm_tally *tally; /* DM_STAGE_MATCH and _RESULT: the new network's */
    bool better;                  /* DM_STAGE_RESULT: the new network is the best now */
};

struct dm_training {
    const struct dm_rules *rules;
    const char *folder; /* of one rule set and one training at a time; made if it isn't there */
    unsigned generations;
    uint64_t samples;       /* positions of a generation */
    unsigned nodes;         /* searched for each of their moves */
    unsigned window;        /* learns from so many last generations */
    unsigned epochs;        /* passes over their positions */
    double rate;            /* of learning at the beginning; it falls to nearly nothing */
    double lambda;          /* 1: learn what the search said; 0: what the game's result was */
    unsigned games;         /* of the match at most */
    unsigned match_time_ms; /* a move of the match */
    struct dm_sprt sprt;    /* the new network is better if elo1 is likelier than elo0 */
    unsigned threads;
    uint64_t seed;
    /* Now and then, on the caller's thread; false stops. */
    bool (*progress)(void *context, const struct dm_training_state *state);
    void *context;
};

/* Usual values for all but rules and folder. */
struct dm_training dm_training_usual(void);
/* Trains up to the last generation. DM_E_STOPPED; DM_E_TRAINING_FOREIGN if the folder is another
 * rule set's; DM_E_IO, DM_E_MEMORY and what is wrong with files that are there, with the file's
 * name and the system's reason in *fault. */
enum dm_error dm_train(const struct dm_training *training, struct dm_fault *fault);

#endif
