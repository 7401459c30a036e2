/* Learning a network's weights from samples: logistic regression of the expected result by gradient
 * descent with Adam (Kingma and Ba, "Adam: A Method for Stochastic Optimization", ICLR 2015). */
#ifndef TRAIN_LEARNER_H
#define TRAIN_LEARNER_H

#include "engine/network_weights.h"
#include "train/sample.h"

struct learning {
    const struct dm_rules *rules;
    const struct sample *samples;
    uint64_t count;
    unsigned epochs;
    unsigned threads;
    double rate;   /* of learning at the beginning; falls to nearly nothing at the end */
    double lambda; /* 1: learn what the search said; 0: what the games' results were */
    uint64_t seed;
    /* Called after each epoch; losses are cross entropies in nats. False stops. */
    bool (*progress)(void *context, unsigned epoch, double loss, double test_loss);
    void *context;
};

/* Fills the network. DM_E_MEMORY, DM_E_STOPPED, DM_E_ARGUMENT (too few samples). */
enum dm_error learn_network(const struct learning *learning, struct dm_network *out);

#endif
