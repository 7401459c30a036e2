/* The value of a position, without looking ahead.
 *
 * This is the one place that judges positions, and it knows them through the record alone: what is
 * prepared once for a rule set, and a function of a position. A network takes the place of the
 * built-in evaluation where there is one. */
#ifndef ENGINE_EVALUATE_H
#define ENGINE_EVALUATE_H

#include "damier/engine.h"
#include "engine/network_weights.h"

#define EVALUATION_STEPS 4 /* directions a piece can have: all of the board's own kind */
#define EVALUATION_BITS 4  /* of a row's number */

/* A step of every piece at once: those that don't leave the board, turned by that many bits. */
struct evaluation_step {
    uint64_t source;
    unsigned turn;
};

struct evaluation {
    uint64_t squares;
    /* Squares whose row, counted from the side's own edge, has this bit set: the sum of all men's
     * rows is then a sum of few popcounts. */
    uint64_t row_bit[2][EVALUATION_BITS];
    uint64_t home[2]; /* the side's own first row with men */
    uint64_t centre;
    struct evaluation_step man_step[2][EVALUATION_STEPS], king_step[EVALUATION_STEPS];
    unsigned man_steps, king_steps;
    int king;                         /* worth of a king, that of a man is 100 */
    int advance;                      /* of a row that a man has gone */
    const struct dm_network *network; /* judges in place of all this; may be NULL */
};

void evaluation_prepare(struct evaluation *evaluation, const struct dm_rules *rules);
/* Lets a network judge, which must outlive the evaluation; NULL: the built-in one again. */
void evaluation_use(struct evaluation *evaluation, const struct dm_network *network);
/* What evaluate remembers between positions, as it is before the first one. */
void evaluation_begin(const struct evaluation *evaluation, struct network_sums *sums);
/* In hundredths of a man, from the side to move's view; integers only, so that it is the same
 * everywhere. Always between -DM_SCORE_TABLES and DM_SCORE_TABLES. */
int evaluate(const struct evaluation *evaluation, struct network_sums *sums,
             const struct dm_position *position);

#endif
