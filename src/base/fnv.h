/* FNV-1a, 64 bits (Fowler, Noll, Vo; draft-eastlake-fnv): tells whether bytes are what they were,
 * not against those who mean harm. */
#ifndef BASE_FNV_H
#define BASE_FNV_H

#include <stddef.h>
#include <stdint.h>

static inline uint64_t fnv_hash(const uint8_t *bytes, size_t size) {
    uint64_t hash = UINT64_C(0xCBF29CE484222325);
    for (size_t i = 0; i < size; i++) hash = (hash ^ bytes[i]) * UINT64_C(0x100000001B3);
    return hash;
}

#endif
