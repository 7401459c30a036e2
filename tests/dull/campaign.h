/* Many random positions of one rule set, compared. */
#ifndef DULL_CAMPAIGN_H
#define DULL_CAMPAIGN_H

#include "dull/compare.h"

struct campaign {
    unsigned positions, skipped; /* compared; left out where the dull generator gave up */
    unsigned captures;           /* of the positions, those with a capture ... */
    unsigned several_kings;      /* ... those where the side to move has two kings or more ... */
    unsigned long_chains;        /* ... and those with a legal chain of three or more */
    unsigned longest, most_moves;
    bool agrees;
    char fault[COMPARE_FAULT_SIZE + DULL_FEN_SIZE]; /* the position and what is wrong with it */
};

/* Goes on until `count` positions are compared or one is found where the two disagree. */
struct campaign campaign_run(const struct dm_rules *rules, const struct dull_rules *dull,
                             unsigned count, uint64_t seed);
/* What was met, and the fault if there is one, on one line. */
void campaign_write(const struct campaign *campaign, char *out, unsigned size);

#endif
