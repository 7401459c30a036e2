/* Numbers in files: lowest byte first, at any address. */
#ifndef TABLES_BYTES_LE_H
#define TABLES_BYTES_LE_H

#include <stdint.h>

static inline uint32_t le32_get(const uint8_t *in) {
    return in[0] | (uint32_t)in[1] << 8 | (uint32_t)in[2] << 16 | (uint32_t)in[3] << 24;
}

static inline uint64_t le64_get(const uint8_t *in) {
    return le32_get(in) | (uint64_t)le32_get(in + 4) << 32;
}

static inline void le32_put(uint8_t *out, uint32_t number) {
    for (int i = 0; i < 4; i++) out[i] = (uint8_t)(number >> 8 * i);
}

static inline void le64_put(uint8_t *out, uint64_t number) {
    le32_put(out, (uint32_t)number);
    le32_put(out + 4, (uint32_t)(number >> 32));
}

#endif
