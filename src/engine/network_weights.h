/* The learned evaluation: one hidden layer seen from both sides ("NNUE": Yu Nasu, "Efficiently
 * Updatable Neural-Network-based Evaluation Functions for Computer Shogi", 2018).
 *
 * Input: which of four kinds of piece (own man, own king, other man, other king) stands on which
 * square, as each side sees the board from its own edge. Each side's sums over the hidden weights
 * of the pieces on the board are clamped to 0..HIDDEN_ONE and squared; the side to move's come
 * first. One row of output weights for each stage of the game, by the number of pieces. Integers
 * only, and sums that can't overflow: the same everywhere, whichever instructions the compiler
 * chooses. */
#ifndef ENGINE_NETWORK_WEIGHTS_H
#define ENGINE_NETWORK_WEIGHTS_H

#include "damier/network.h"
#include "damier/position.h"

#define NETWORK_HIDDEN 64
#define NETWORK_STAGES 8
#define NETWORK_KINDS 4    /* own man, own king, other man, other king */
#define NETWORK_SQUARES 64 /* bits of a word; those not played on have no weight */

/* What 1 is in integers: after the hidden layer, and for output weights. */
#define HIDDEN_ONE 255
#define OUTPUT_ONE 64
/* Bounds that keep all sums within their types; the reader refuses more. */
#define HIDDEN_WEIGHT_MAX 510
#define HIDDEN_BIAS_MAX 8192
#define OUTPUT_WEIGHT_MAX 127
#define OUTPUT_BIAS_MAX 1000000

struct dm_network {
    int last;      /* the highest square: square s of one side is last - s of the other */
    int full;      /* pieces on the board at the start */
    int32_t scale; /* hundredths of a man that an output of 1 is */
    int16_t hidden[NETWORK_KINDS * NETWORK_SQUARES][NETWORK_HIDDEN];
    int16_t hidden_bias[NETWORK_HIDDEN];
    int16_t output[NETWORK_STAGES][2 * NETWORK_HIDDEN];
    int32_t output_bias[NETWORK_STAGES]; /* in 1 / (HIDDEN_ONE * OUTPUT_ONE) */
};

/* The sums of the position last evaluated: the next one mostly differs in few squares. */
struct network_sums {
    uint64_t words[NETWORK_KINDS];  /* White's men, Black's men, White's kings, Black's kings */
    int16_t sum[2][NETWORK_HIDDEN]; /* as each side sees it */
};

void network_begin(const struct dm_network *network, struct network_sums *sums);
/* In hundredths of a man, from the side to move's view. */
int network_evaluate(const struct dm_network *network, struct network_sums *sums,
                     const struct dm_position *position);
/* Which row of output weights: from 0, nearly empty, to NETWORK_STAGES - 1, all pieces. */
int network_stage(int pieces, int full);

/* Fills in what a network takes from the rules: last and full. */
void network_shape(const struct dm_rules *rules, struct dm_network *network);
/* The size of a network's file, and its bytes, for the trainer. */
size_t network_file_size(const struct dm_rules *rules);
void network_write(const struct dm_rules *rules, const struct dm_network *network, uint8_t *out);

#endif
