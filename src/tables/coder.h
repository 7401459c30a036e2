/* Binary arithmetic coding with adaptive probabilities (Witten, Neal, Cleary: Arithmetic Coding for
 * Data Compression, CACM 30(6), 1987; bounds kept and shifted out bytewise as in M. Mahoney, Data
 * Compression Explained, 3.2). The same functions code and decode, so that the two can't differ. */
#ifndef TABLES_CODER_H
#define TABLES_CODER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct coder {
    bool decodes;
    uint32_t low, high; /* what is left of the interval */
    uint32_t at;        /* decoding: the number in it */
    const uint8_t *in, *in_end;
    uint8_t *out, *out_end;
};

/* How likely a 1 is, of 65536, and from how many bits that was learned. */
struct chance {
    uint16_t one, seen;
};
#define CHANCE_NEW ((struct chance){1u << 15, 0})
/* How many bits a chance remembers, in effect. */
#define CHANCE_SEEN_MAX 30

struct coder coder_write(uint8_t *out, size_t size);
struct coder coder_read(const uint8_t *in, size_t size);
/* Ends writing. The number of bytes, CODER_FULL if they didn't fit. */
#define CODER_FULL SIZE_MAX
size_t coder_end(struct coder *coder, const uint8_t *out);
void coder_shift(struct coder *coder);

static inline void chance_learn(struct chance *chance, bool bit) {
    const int target = bit ? 65535 - 16 : 16;
    chance->one = (uint16_t)(chance->one + (target - chance->one) * 2 / (2 * chance->seen + 3));
    if (chance->seen < CHANCE_SEEN_MAX) chance->seen++;
}

/* Writes `bit`, or reads one (then the argument is of no matter). */
static inline bool coder_bit(struct coder *coder, struct chance *chance, bool bit) {
    const uint32_t range = coder->high - coder->low;
    const uint32_t middle = coder->low + (uint32_t)((uint64_t)range * chance->one >> 16);
    if (coder->decodes) bit = coder->at <= middle;
    if (bit)
        coder->high = middle;
    else
        coder->low = middle + 1;
    chance_learn(chance, bit);
    if (!((coder->low ^ coder->high) >> 24)) coder_shift(coder);
    return bit;
}

#endif
