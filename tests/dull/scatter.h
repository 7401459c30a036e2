/* Random positions: stretches of random play from the start and from thrown set-ups of all
 * densities, many with several kings and with the enemy standing apart, so that chains are long. */
#ifndef DULL_SCATTER_H
#define DULL_SCATTER_H

#include "base/random.h"
#include "dull/dull.h"

struct scatter {
    const struct dull_rules *rules;
    struct random random;
    struct dull_board board;     /* the current position */
    unsigned plies_left;         /* to be played on from it */
    unsigned odd_file, odd_rank; /* where pieces stand apart: see spread() */
};

struct scatter scatter_begin(const struct dull_rules *rules, uint64_t seed);
/* The next position is a new set-up. */
void scatter_anew(struct scatter *scatter);
/* The next position; moves are those of the current one. */
void scatter_next(struct scatter *scatter, const struct dull_moves *moves);
/* A set-up beyond what the others do: kings among many pieces that stand apart. */
struct dull_board scatter_explosive(struct scatter *scatter);

#endif
