/* Positions that games of a match begin with: read from a file, or made here. Not in the browser.
 */
#ifndef DAMIER_OPENINGS_H
#define DAMIER_OPENINGS_H

#include <stdio.h>

#include "damier/position.h"

/* All zero: none. To be freed with dm_openings_free. */
struct dm_openings {
    struct dm_position *position;
    unsigned count;
};
void dm_openings_free(struct dm_openings *openings);

/* Reads positions, a FEN a line; empty lines and those that begin with # are skipped. A position
 * where the game is over is refused (DM_E_GAME_OVER). A file without any position is no error. */
enum dm_error dm_openings_read(const struct dm_rules *rules, FILE *file, struct dm_openings *out,
                               struct dm_fault *fault);

/* Ballots: the positions after the first three plies, shuffled by `seed`; then those after four,
 * and so on, until there are `count` (if the rule set has so many). Left out are those where a
 * quick search sees a side far ahead. */
enum dm_error dm_openings_ballots(const struct dm_rules *rules, unsigned count, uint64_t seed,
                                  struct dm_openings *out);

/* Even positions after some random moves: distinct, nothing to capture, and judged within a small
 * score by a long search. */
struct dm_openings_plan {
    const struct dm_rules *rules;
    unsigned count;                /* so many in all */
    unsigned plies_min, plies_max; /* after so many plies from the start */
    uint64_t nodes;                /* of the long search */
    int within;                    /* hundredths of a man */
    unsigned threads;
    uint64_t seed;
    /* Each one that is found, one at a time; false if it can't be noted, which ends it with
     * DM_E_IO.
     */
    bool (*found)(void *context, const struct dm_position *position);
    /* Now and then, from any thread; true ends it with DM_E_STOPPED. */
    bool (*stopped)(void *context);
    void *context;
};
/* Adds to the openings until there are enough. DM_E_NO_OPENINGS if there seem to be no more. */
enum dm_error dm_openings_make(const struct dm_openings_plan *plan, struct dm_openings *openings);

#endif
