/* A network's file. All numbers are little-endian:
 *
 *     8 bytes  "DMNET" and the version, 3 digits
 *     8 bytes  board: size, 1 if diagonal, squares, hidden units, stages, three zeros
 *     4 bytes  scale
 *     then 16-bit hidden weights (own man, own king, other man, other king; each by square, from
 *     the side's lower left; each by unit), 16-bit hidden biases, 8-bit output weights (by stage,
 *     by unit), 32-bit output biases
 *     8 bytes  checksum of all before: FNV-1a, 64 bits (base/fnv.h) */
#include <stdlib.h>
#include <string.h>

#include "base/fnv.h"
#include "engine/network_weights.h"
#include "rules/geometry.h"

#define MAGIC "DMNET001"
#define MAGIC_SIZE 8
#define BOARD_SIZE 8
#define CHECK_SIZE 8

size_t network_file_size(const struct dm_rules *rules) {
    const size_t inputs = (size_t)(NETWORK_KINDS * bit_count(board_squares(rules)));
    return MAGIC_SIZE + BOARD_SIZE + 4 + 2 * NETWORK_HIDDEN * (inputs + 1) +
           NETWORK_STAGES * (2 * NETWORK_HIDDEN + 4) + CHECK_SIZE;
}

/* One way through a file serves reading and writing: `turn` moves a number between the two. */
struct stream {
    uint8_t *at;
    bool writing, good;
};

static void turn(struct stream *stream, int32_t *value, unsigned bytes, int32_t most) {
    uint32_t bits = (uint32_t)*value;
    if (!stream->writing) bits = 0;
    for (unsigned i = 0; i < bytes; i++) {
        if (stream->writing)
            stream->at[i] = (uint8_t)(bits >> 8 * i);
        else
            bits |= (uint32_t)stream->at[i] << 8 * i;
    }
    stream->at += bytes;
    const unsigned unused = 32 - 8 * bytes;
    *value = (int32_t)(bits << unused) >> unused;
    stream->good &= *value <= most && *value >= -most;
}

static void turn_row(struct stream *stream, int16_t *row, unsigned count, unsigned bytes,
                     int32_t most) {
    for (unsigned i = 0; i < count; i++) {
        int32_t value = row[i];
        turn(stream, &value, bytes, most);
        row[i] = (int16_t)value;
    }
}

static void turn_network(struct stream *stream, const struct dm_rules *rules,
                         struct dm_network *network) {
    turn(stream, &network->scale, 4, 10000);
    for (int kind = 0; kind < NETWORK_KINDS; kind++) EACH_BIT(bit, board_squares(rules))
    turn_row(stream, network->hidden[kind * NETWORK_SQUARES + bit_index(bit)], NETWORK_HIDDEN, 2,
             HIDDEN_WEIGHT_MAX);
    turn_row(stream, network->hidden_bias, NETWORK_HIDDEN, 2, HIDDEN_BIAS_MAX);
    for (int stage = 0; stage < NETWORK_STAGES; stage++)
        turn_row(stream, network->output[stage], 2 * NETWORK_HIDDEN, 1, OUTPUT_WEIGHT_MAX);
    for (int stage = 0; stage < NETWORK_STAGES; stage++)
        turn(stream, &network->output_bias[stage], 4, OUTPUT_BIAS_MAX);
}

static void put_head(const struct dm_rules *rules, uint8_t *out) {
    memcpy(out, MAGIC, MAGIC_SIZE);
    const uint8_t board[BOARD_SIZE] = {rules->size, rules->diagonal,
                                       (uint8_t)bit_count(board_squares(rules)), NETWORK_HIDDEN,
                                       NETWORK_STAGES};
    memcpy(out + MAGIC_SIZE, board, BOARD_SIZE);
}

void network_write(const struct dm_rules *rules, const struct dm_network *network, uint8_t *out) {
    const size_t body = network_file_size(rules) - CHECK_SIZE;
    struct dm_network copy = *network;
    put_head(rules, out);
    struct stream stream = {.at = out + MAGIC_SIZE + BOARD_SIZE, .writing = true};
    turn_network(&stream, rules, &copy);
    const uint64_t check = fnv_hash(out, body);
    for (int i = 0; i < CHECK_SIZE; i++) out[body + (size_t)i] = (uint8_t)(check >> 8 * i);
}

static enum dm_error check_file(const struct dm_rules *rules, const uint8_t *bytes, size_t size) {
    uint8_t head[MAGIC_SIZE + BOARD_SIZE];
    put_head(rules, head);
    const size_t known = size < sizeof head ? size : sizeof head;
    if (memcmp(bytes, head, known) != 0 || known == 0) return DM_E_NETWORK_FOREIGN;
    if (size != network_file_size(rules)) return DM_E_NETWORK_DAMAGED;
    uint64_t check = 0;
    for (int i = 0; i < CHECK_SIZE; i++)
        check |= (uint64_t)bytes[size - CHECK_SIZE + (size_t)i] << 8 * i;
    return check == fnv_hash(bytes, size - CHECK_SIZE) ? DM_OK : DM_E_NETWORK_DAMAGED;
}

void network_shape(const struct dm_rules *rules, struct dm_network *network) {
    network->last = 63 - __builtin_clzll(board_squares(rules));
    network->full = 2 * rules->man_rows * squares_in_row(rules);
}

enum dm_error dm_network_read(const struct dm_rules *rules, const void *bytes, size_t size,
                              struct dm_network **out) {
    const enum dm_error error = check_file(rules, bytes, size);
    if (error) return error;
    struct dm_network *network = calloc(1, sizeof *network);
    if (!network) return DM_E_MEMORY;
    network_shape(rules, network);
    struct stream stream = {.at = (uint8_t *)(uintptr_t)bytes + MAGIC_SIZE + BOARD_SIZE,
                            .good = true};
    turn_network(&stream, rules, network);
    if (!stream.good) {
        dm_network_free(network);
        return DM_E_NETWORK_DAMAGED;
    }
    *out = network;
    return DM_OK;
}

void dm_network_free(struct dm_network *network) { free(network); }
