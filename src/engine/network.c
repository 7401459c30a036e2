#include "engine/network_weights.h"

#include <string.h>

#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

#include "rules/geometry.h"
#include "rules/pieces.h"

/* The row of hidden weights of a piece as `view` sees it. */
static const int16_t *weights_of(const struct dm_network *network, int word, int square, int view) {
    const int own = (word & 1) == view, king = word >> 1;
    const int seen = view == DM_WHITE ? square : network->last - square;
    return network->hidden[((own ? 0 : 2) + king) * NETWORK_SQUARES + seen];
}

static void add(int16_t *restrict sum, const int16_t *restrict weights) {
    for (int i = 0; i < NETWORK_HIDDEN; i++) sum[i] = (int16_t)(sum[i] + weights[i]);
}

static void subtract(int16_t *restrict sum, const int16_t *restrict weights) {
    for (int i = 0; i < NETWORK_HIDDEN; i++) sum[i] = (int16_t)(sum[i] - weights[i]);
}

void network_begin(const struct dm_network *network, struct network_sums *sums) {
    memset(sums->words, 0, sizeof sums->words);
    for (int view = 0; view < 2; view++)
        memcpy(sums->sum[view], network->hidden_bias, sizeof network->hidden_bias);
}

static void follow(const struct dm_network *network, struct network_sums *sums,
                   const struct dm_position *position) {
    const uint64_t words[NETWORK_KINDS] = {position->men[0], position->men[1], position->kings[0],
                                           position->kings[1]};
    for (int word = 0; word < NETWORK_KINDS; word++) {
        const uint64_t before = sums->words[word], now = words[word];
        EACH_BIT(bit, now & ~before)
        for (int view = 0; view < 2; view++)
            add(sums->sum[view], weights_of(network, word, bit_index(bit), view));
        EACH_BIT(bit, before & ~now)
        for (int view = 0; view < 2; view++)
            subtract(sums->sum[view], weights_of(network, word, bit_index(bit), view));
        sums->words[word] = now;
    }
}

/* clamp(sum)^2 * weight, summed. The product of clamped sum and weight fits 16 bits, so that it
 * takes two vector multiplications; compilers see that for themselves, but not for WebAssembly. */
#ifdef __wasm_simd128__
static int32_t squared_product(const int16_t *sum, const int16_t *weights) {
    v128_t product = wasm_i32x4_splat(0);
    for (int i = 0; i < NETWORK_HIDDEN; i += 8) {
        v128_t value = wasm_i16x8_max(wasm_v128_load(sum + i), wasm_i16x8_splat(0));
        value = wasm_i16x8_min(value, wasm_i16x8_splat(HIDDEN_ONE));
        const v128_t weighted = wasm_i16x8_mul(value, wasm_v128_load(weights + i));
        product = wasm_i32x4_add(product, wasm_i32x4_dot_i16x8(weighted, value));
    }
    return wasm_i32x4_extract_lane(product, 0) + wasm_i32x4_extract_lane(product, 1) +
           wasm_i32x4_extract_lane(product, 2) + wasm_i32x4_extract_lane(product, 3);
}
#else
static int32_t squared_product(const int16_t *restrict sum, const int16_t *restrict weights) {
    int32_t product = 0;
    for (int i = 0; i < NETWORK_HIDDEN; i++) {
        int16_t value = sum[i] < 0 ? 0 : sum[i];
        value = value > HIDDEN_ONE ? HIDDEN_ONE : value;
        product += (int16_t)(value * weights[i]) * value;
    }
    return product;
}
#endif

int network_stage(int pieces, int full) {
    const int stage = pieces * NETWORK_STAGES / (full + 1);
    return stage < NETWORK_STAGES ? stage : NETWORK_STAGES - 1;
}

int network_evaluate(const struct dm_network *network, struct network_sums *sums,
                     const struct dm_position *position) {
    follow(network, sums, position);
    const int stage = network_stage(pieces_count(position), network->full);
    const int us = position->side;
    const int64_t output =
        squared_product(sums->sum[us], network->output[stage]) +
        squared_product(sums->sum[us ^ 1], network->output[stage] + NETWORK_HIDDEN);
    const int64_t sum = output / HIDDEN_ONE + network->output_bias[stage];
    return (int)(sum * network->scale / (HIDDEN_ONE * OUTPUT_ONE));
}
