#include "tables/coder.h"

struct coder coder_write(uint8_t *out, size_t size) {
    return (struct coder){.high = UINT32_MAX, .out = out, .out_end = out + size};
}

/* After the end come zeros: they decode to something, and the checksum has been looked at. */
static void take(struct coder *coder) {
    coder->at = coder->at << 8 | (coder->in < coder->in_end ? *coder->in++ : 0u);
}

/* A byte that doesn't fit leaves no room for any other: see coder_end. */
static void put(struct coder *coder, uint8_t byte) {
    if (coder->out < coder->out_end)
        *coder->out++ = byte;
    else
        coder->out = coder->out_end = NULL;
}

struct coder coder_read(const uint8_t *in, size_t size) {
    struct coder coder = {.decodes = true, .high = UINT32_MAX, .in = in, .in_end = in + size};
    for (int i = 0; i < 4; i++) take(&coder);
    return coder;
}

void coder_shift(struct coder *coder) {
    while (!((coder->low ^ coder->high) >> 24)) {
        if (coder->decodes)
            take(coder);
        else
            put(coder, (uint8_t)(coder->high >> 24));
        coder->low <<= 8;
        coder->high = coder->high << 8 | 0xFF;
    }
}

/* One byte between the bounds is enough: what follows reads as zeros. */
size_t coder_end(struct coder *coder, const uint8_t *out) {
    if (coder->low) put(coder, (uint8_t)((coder->low >> 24) + 1));
    return coder->out ? (size_t)(coder->out - out) : CODER_FULL;
}
