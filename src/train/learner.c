#include "train/learner.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/random.h"
#include "base/threads.h"
#include "rules/geometry.h"

#define BATCH 8192
/* One sample of so many is kept to test with, in blocks of some games each, so that most games are
 * on one side only. */
#define TEST_SHARE 32
#define TEST_BLOCK 512
#define FEATURES_MAX SAMPLE_PIECES_MAX

/* The weights as floats; also their gradients and Adam's moments. */
struct weights {
    float hidden[NETWORK_KINDS * NETWORK_SQUARES][NETWORK_HIDDEN];
    float hidden_bias[NETWORK_HIDDEN];
    float output[NETWORK_STAGES][2 * NETWORK_HIDDEN];
    float output_bias[NETWORK_STAGES];
};
#define WEIGHTS (sizeof(struct weights) / sizeof(float))

/* A sample as the network sees it. */
struct example {
    unsigned count;
    uint8_t feature[2][FEATURES_MAX]; /* as the side to move sees it, and the other */
    int stage;
};

struct pass {
    float sum[2][NETWORK_HIDDEN];
    float active[2][NETWORK_HIDDEN]; /* clamped sums */
    float output;
};

struct learner {
    const struct learning *learning;
    uint64_t *order; /* samples to learn from, then those to test with */
    uint64_t train_count, test_count;
    double scale; /* hundredths of a man that double e-fold the odds: of the samples' scores */
    struct dm_network *network; /* what is to be made; has its shape from the beginning */
    struct weights weights, moment, square;
    unsigned steps;
};

/* A thread's share of a batch. */
struct share {
    struct learner *learner;
    struct thread thread;
    bool apart; /* in a thread of its own */
    const uint64_t *order;
    unsigned count;
    bool mirrors; /* turns some positions left to right: of another kind the rules know nothing */
    uint64_t seed;
    double loss;
    struct weights gradient;
};

static uint64_t mirrored(uint64_t word) {
    const uint64_t k1 = UINT64_C(0x5555555555555555), k2 = UINT64_C(0x3333333333333333),
                   k4 = UINT64_C(0x0F0F0F0F0F0F0F0F);
    word = (word >> 1 & k1) | (word & k1) << 1;
    word = (word >> 2 & k2) | (word & k2) << 2;
    return (word >> 4 & k4) | (word & k4) << 4;
}

static void see(const struct learner *learner, const struct sample *sample, bool mirror,
                struct example *out) {
    const struct dm_position position = sample_position(sample);
    const int us = position.side;
    out->count = 0;
    for (int kind = 0; kind < NETWORK_KINDS; kind++) {
        const int side = kind & 1, king = kind >> 1;
        uint64_t pieces = king ? position.kings[side] : position.men[side];
        if (mirror) pieces = mirrored(pieces);
        EACH_BIT(bit, pieces) {
            const int square = bit_index(bit), turned_square = learner->network->last - square;
            for (int view = 0; view < 2; view++) {
                const int viewer = view ? us ^ 1 : us;
                const int row = (side == viewer ? 0 : 2) + king;
                out->feature[view][out->count] =
                    (uint8_t)(row * NETWORK_SQUARES +
                              (viewer == DM_WHITE ? square : turned_square));
            }
            out->count++;
        }
    }
    out->stage = network_stage((int)out->count, learner->network->full);
}

static void forward(const struct weights *weights, const struct example *example,
                    struct pass *pass) {
    float output = weights->output_bias[example->stage];
    for (int view = 0; view < 2; view++) {
        float *sum = pass->sum[view], *active = pass->active[view];
        memcpy(sum, weights->hidden_bias, sizeof weights->hidden_bias);
        for (unsigned i = 0; i < example->count; i++) {
            const float *row = weights->hidden[example->feature[view][i]];
            for (int j = 0; j < NETWORK_HIDDEN; j++) sum[j] += row[j];
        }
        const float *out = weights->output[example->stage] + view * NETWORK_HIDDEN;
        for (int j = 0; j < NETWORK_HIDDEN; j++) {
            active[j] = fminf(fmaxf(sum[j], 0), 1);
            output += active[j] * active[j] * out[j];
        }
    }
    pass->output = output;
}

/* Adds the gradient of the loss, whose derivative by the output is `error`. */
static void backward(const struct weights *weights, const struct example *example,
                     const struct pass *pass, float error, struct weights *gradient) {
    gradient->output_bias[example->stage] += error;
    for (int view = 0; view < 2; view++) {
        const float *sum = pass->sum[view], *active = pass->active[view];
        const float *out = weights->output[example->stage] + view * NETWORK_HIDDEN;
        float *out_gradient = gradient->output[example->stage] + view * NETWORK_HIDDEN;
        float back[NETWORK_HIDDEN];
        for (int j = 0; j < NETWORK_HIDDEN; j++) {
            out_gradient[j] += error * active[j] * active[j];
            back[j] = sum[j] > 0 && sum[j] < 1 ? 2 * error * out[j] * active[j] : 0;
            gradient->hidden_bias[j] += back[j];
        }
        for (unsigned i = 0; i < example->count; i++) {
            float *row = gradient->hidden[example->feature[view][i]];
            for (int j = 0; j < NETWORK_HIDDEN; j++) row[j] += back[j];
        }
    }
}

static double logistic(double x) { return 1 / (1 + exp(-x)); }

static double target_of(const struct learner *learner, const struct sample *sample) {
    const double lambda = learner->learning->lambda;
    return lambda * logistic(sample->score / learner->scale) + (1 - lambda) * sample->result / 2;
}

static double cross_entropy(double target, double guess) {
    const double tiny = 1e-9;
    return -(target * log(guess + tiny) + (1 - target) * log(1 - guess + tiny));
}

static void *learn_share(void *argument) {
    struct share *share = argument;
    struct learner *learner = share->learner;
    struct random random = {.state = share->seed};
    memset(&share->gradient, 0, sizeof share->gradient);
    share->loss = 0;
    for (unsigned i = 0; i < share->count; i++) {
        const struct sample *sample = &learner->learning->samples[share->order[i]];
        struct example example;
        struct pass pass;
        see(learner, sample, share->mirrors && random_next(&random) >> 63, &example);
        forward(&learner->weights, &example, &pass);
        const double guess = logistic((double)pass.output), target = target_of(learner, sample);
        share->loss += cross_entropy(target, guess);
        backward(&learner->weights, &example, &pass, (float)(guess - target), &share->gradient);
    }
    return NULL;
}

static void adam_step(struct learner *learner, const float *gradient, float rate) {
    const float beta1 = 0.9F, beta2 = 0.999F, tiny = 1e-8F;
    learner->steps++;
    const float unbias1 = 1 - powf(beta1, (float)learner->steps);
    const float unbias2 = 1 - powf(beta2, (float)learner->steps);
    float *weight = (float *)&learner->weights, *moment = (float *)&learner->moment,
          *square = (float *)&learner->square;
    for (size_t i = 0; i < WEIGHTS; i++) {
        moment[i] = beta1 * moment[i] + (1 - beta1) * gradient[i];
        square[i] = beta2 * square[i] + (1 - beta2) * gradient[i] * gradient[i];
        weight[i] -= rate * (moment[i] / unbias1) / (sqrtf(square[i] / unbias2) + tiny);
    }
}

static void bound(float *weight, size_t count, float most) {
    for (size_t i = 0; i < count; i++) weight[i] = fmaxf(fminf(weight[i], most), -most);
}

/* Keeps the weights where integers can follow. */
static void bound_weights(struct weights *weights) {
    bound((float *)weights->hidden, sizeof weights->hidden / sizeof(float),
          (float)HIDDEN_WEIGHT_MAX / HIDDEN_ONE);
    bound(weights->hidden_bias, NETWORK_HIDDEN, (float)HIDDEN_BIAS_MAX / HIDDEN_ONE);
    bound((float *)weights->output, sizeof weights->output / sizeof(float),
          (float)OUTPUT_WEIGHT_MAX / OUTPUT_ONE);
}

static double learn_batch(struct learner *learner, struct share *shares, const uint64_t *order,
                          unsigned count, float rate) {
    const unsigned threads = learner->learning->threads;
    double loss = 0;
    for (unsigned i = 0; i < threads; i++) {
        const unsigned from = count * i / threads, to = count * (i + 1) / threads;
        shares[i].order = order + from;
        shares[i].count = to - from;
        shares[i].seed += 0x9E3779B97F4A7C15u;
        shares[i].apart = i > 0 && thread_start(&shares[i].thread, learn_share, &shares[i]);
    }
    learn_share(&shares[0]);
    float *total = (float *)&shares[0].gradient;
    for (unsigned i = 1; i < threads; i++) {
        if (shares[i].apart)
            thread_join(&shares[i].thread);
        else
            learn_share(&shares[i]);
        const float *part = (const float *)&shares[i].gradient;
        for (size_t j = 0; j < WEIGHTS; j++) total[j] += part[j];
    }
    for (unsigned i = 0; i < threads; i++) loss += shares[i].loss;
    for (size_t j = 0; j < WEIGHTS; j++) total[j] /= (float)count;
    adam_step(learner, total, rate);
    bound_weights(&learner->weights);
    return loss;
}

static void shuffle(uint64_t *order, uint64_t count, struct random *random) {
    for (uint64_t i = count; i > 1; i--) {
        const uint64_t j = random_below(random, i), swap = order[i - 1];
        order[i - 1] = order[j];
        order[j] = swap;
    }
}

static double test(const struct learner *learner) {
    double loss = 0;
    for (uint64_t i = 0; i < learner->test_count; i++) {
        const uint64_t which = learner->order[learner->train_count + i];
        const struct sample *sample = &learner->learning->samples[which];
        struct example example;
        struct pass pass;
        see(learner, sample, false, &example);
        forward(&learner->weights, &example, &pass);
        loss += cross_entropy(target_of(learner, sample), logistic((double)pass.output));
    }
    return loss / (double)(learner->test_count ? learner->test_count : 1);
}

/* The scale at which scores tell results best: Newton's method on the logistic loss. */
static double fit_scale(const struct learning *learning) {
    double slope = 1.0 / 100;
    for (int round = 0; round < 30; round++) {
        double first = 0, second = 0;
        for (uint64_t i = 0; i < learning->count; i += 7) {
            const double x = learning->samples[i].score;
            const double guess = logistic(slope * x);
            first += (guess - learning->samples[i].result / 2.0) * x;
            second += guess * (1 - guess) * x * x;
        }
        slope -= first / (second + 1);
        if (slope < 1.0 / 2000) slope = 1.0 / 2000;
    }
    return 1 / slope;
}

static void begin_weights(struct weights *weights, struct random *random) {
    const float reach = 0.25F;
    for (size_t i = 0; i < WEIGHTS; i++)
        ((float *)weights)[i] = reach * ((float)(random_next(random) >> 40) / (float)(1 << 23) - 1);
    for (int i = 0; i < NETWORK_HIDDEN; i++) weights->hidden_bias[i] = 0.3F;
    memset(weights->output_bias, 0, sizeof weights->output_bias);
}

static void quantize(const float *weights, int16_t *out, size_t count, int one) {
    for (size_t i = 0; i < count; i++) out[i] = (int16_t)lrintf(weights[i] * (float)one);
}

static void finish(const struct learner *learner) {
    const struct weights *weights = &learner->weights;
    struct dm_network *out = learner->network;
    out->scale = (int32_t)lrint(learner->scale);
    quantize((const float *)weights->hidden, (int16_t *)out->hidden,
             sizeof weights->hidden / sizeof(float), HIDDEN_ONE);
    quantize(weights->hidden_bias, out->hidden_bias, NETWORK_HIDDEN, HIDDEN_ONE);
    quantize((const float *)weights->output, (int16_t *)out->output,
             sizeof weights->output / sizeof(float), OUTPUT_ONE);
    for (int i = 0; i < NETWORK_STAGES; i++)
        out->output_bias[i] = (int32_t)lrintf(weights->output_bias[i] * HIDDEN_ONE * OUTPUT_ONE);
}

static enum dm_error learn_epochs(struct learner *learner, struct share *shares) {
    const struct learning *learning = learner->learning;
    struct random random = {.state = learning->seed};
    begin_weights(&learner->weights, &random);
    for (unsigned epoch = 0; epoch < learning->epochs; epoch++) {
        double loss = 0;
        shuffle(learner->order, learner->train_count, &random);
        for (uint64_t at = 0; at + BATCH <= learner->train_count; at += BATCH) {
            const double done =
                ((double)epoch + (double)at / (double)learner->train_count) / learning->epochs;
            const double rate = learning->rate * (0.5 + 0.5 * cos(done * 3.14159265358979)) + 1e-6;
            loss += learn_batch(learner, shares, learner->order + at, BATCH, (float)rate);
        }
        loss /= (double)(learner->train_count / BATCH * BATCH);
        if (learning->progress &&
            !learning->progress(learning->context, epoch + 1, loss, test(learner)))
            return DM_E_STOPPED;
    }
    return DM_OK;
}

static void split(struct learner *learner) {
    const uint64_t count = learner->learning->count;
    uint64_t train = 0, tests = count;
    for (uint64_t i = 0; i < count; i++)
        learner->order[i / TEST_BLOCK % TEST_SHARE == TEST_SHARE - 1 ? --tests : train++] = i;
    learner->train_count = train;
    learner->test_count = count - train;
}

enum dm_error learn_network(const struct learning *learning, struct dm_network *out) {
    if (learning->count < 2 * BATCH) return DM_E_ARGUMENT;
    const struct dm_rules *rules = learning->rules;
    struct learner *learner = calloc(1, sizeof *learner);
    struct share *shares = calloc(learning->threads, sizeof *shares);
    enum dm_error error = DM_E_MEMORY;
    if (learner && shares) learner->order = malloc(learning->count * sizeof *learner->order);
    if (learner && learner->order) {
        learner->learning = learning;
        learner->network = out;
        network_shape(rules, out);
        learner->scale = fit_scale(learning);
        split(learner);
        for (unsigned i = 0; i < learning->threads; i++)
            shares[i] = (struct share){.learner = learner, .mirrors = !rules->diagonal, .seed = i};
        error = learn_epochs(learner, shares);
        if (!error) finish(learner);
        free(learner->order);
    }
    free(shares);
    free(learner);
    return error;
}
