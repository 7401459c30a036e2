#include "engine/transpositions.h"

#include <stdlib.h>
#include <string.h>
#ifdef __linux__
#include <sys/mman.h>
#endif

/* An entry's data, from the lowest bit: score 16, move 11, depth 8, bound 2, age 6. */
enum { MOVE_AT = 16, DEPTH_AT = 27, BOUND_AT = 35, AGE_AT = 37 };
#define AGES 64

static uint64_t packed(const struct finding *finding, unsigned age) {
    return (uint16_t)finding->score | (uint64_t)finding->move << MOVE_AT |
           (uint64_t)(uint8_t)finding->depth << DEPTH_AT | (uint64_t)finding->bound << BOUND_AT |
           (uint64_t)age << AGE_AT;
}

static int depth_of(uint64_t data) { return (int)(data >> DEPTH_AT & 0xFF); }

static struct finding unpacked(uint64_t data) {
    return (struct finding){.score = (int16_t)data,
                            .depth = depth_of(data),
                            .move = data >> MOVE_AT & 0x7FF,
                            .bound = data >> BOUND_AT & 3};
}

static uint64_t load(const _Atomic uint64_t *word) {
    return atomic_load_explicit(word, memory_order_relaxed);
}

/* Nearly every look into the table is at a page not looked at for long, which with small pages
 * takes a look at the page tables besides. */
#define PAGE (2 << 20)
static void want_large_pages(void *memory, size_t size) {
#ifdef MADV_HUGEPAGE
    if (size % PAGE == 0) madvise(memory, size, MADV_HUGEPAGE);
#else
    (void)memory, (void)size;
#endif
}

bool transpositions_open(struct transpositions *table, unsigned megabytes) {
    const uint64_t count = (uint64_t)megabytes * (1 << 20) / sizeof(struct bucket);
    if (count == 0 || count > UINT32_MAX || count > SIZE_MAX / sizeof(struct bucket)) return false;
    table->count = (uint32_t)count;
    const size_t size = (size_t)count * sizeof(struct bucket);
    table->buckets = aligned_alloc(size % PAGE ? _Alignof(struct bucket) : PAGE, size);
    if (!table->buckets) return false;
    want_large_pages(table->buckets, size);
    transpositions_clear(table);
    return true;
}

void transpositions_close(struct transpositions *table) { free(table->buckets); }

void transpositions_clear(struct transpositions *table) {
    memset(table->buckets, 0, table->count * sizeof(struct bucket));
    table->age = 0;
}

void transpositions_grow_older(struct transpositions *table) {
    table->age = (table->age + 1) % AGES;
}

struct finding transpositions_find(const struct transpositions *table, uint64_t key) {
    const struct bucket *bucket = transpositions_bucket(table, key);
    for (int i = 0; i < BUCKET_SIZE; i++) {
        const uint64_t data = load(&bucket->entry[i].data);
        if ((load(&bucket->entry[i].check) ^ data) == key) return unpacked(data);
    }
    return (struct finding){.move = NO_MOVE, .bound = BOUND_NONE};
}

/* How much an entry is worth keeping: its depth, less for each search since. */
static int worth(const struct transpositions *table, uint64_t data) {
    const unsigned years = (table->age + AGES - (unsigned)(data >> AGE_AT)) % AGES;
    return depth_of(data) - 4 * (int)years;
}

/* The position's own entry, or else the one least worth keeping. */
static struct transposition *place_for(const struct transpositions *table, uint64_t key) {
    struct bucket *bucket = transpositions_bucket(table, key);
    struct transposition *place = NULL;
    int least = 0;
    for (int i = 0; i < BUCKET_SIZE; i++) {
        struct transposition *entry = &bucket->entry[i];
        const uint64_t data = load(&entry->data);
        if ((load(&entry->check) ^ data) == key) return entry;
        if (!place || worth(table, data) < least) place = entry, least = worth(table, data);
    }
    return place;
}

void transpositions_keep(const struct transpositions *table, uint64_t key,
                         const struct finding *finding) {
    struct transposition *place = place_for(table, key);
    const uint64_t data = packed(finding, table->age);
    atomic_store_explicit(&place->data, data, memory_order_relaxed);
    atomic_store_explicit(&place->check, key ^ data, memory_order_relaxed);
}
