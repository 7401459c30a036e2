/* One position: everything the library says about its moves against the dull generator. */
#ifndef DULL_COMPARE_H
#define DULL_COMPARE_H

#include "base/random.h"
#include "damier/moves.h"
#include "dull/dull.h"

#define COMPARE_FAULT_SIZE 640
struct comparison {
    const struct dm_rules *rules;
    const struct dull_rules *dull;
    struct random random;
    /* Of the last position. */
    struct dull_board board;
    struct dm_position position;
    struct dull_moves moves;
    struct dm_moves list;
    struct dm_path paths[DM_MOVES_MAX]; /* of list */
    struct {
        char effect[DULL_EFFECT_SIZE];
        unsigned index;
    } sorted[DM_MOVES_MAX];         /* of list, by effect */
    char fault[COMPARE_FAULT_SIZE]; /* what they disagree about */
};

/* A big struct: on the heap. NULL when out of memory; free it with free(). */
struct comparison *comparison_new(const struct dm_rules *rules, const struct dull_rules *dull,
                                  uint64_t seed);
/* False if they disagree. Where the dull generator gives up (moves.gave_up), the library is only
 * asked to come to an end. */
bool comparison_run(struct comparison *comparison, const struct dull_board *board);

#endif
