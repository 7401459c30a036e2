/* What earlier searches found out about positions: a table of fixed size that forgets the least
 * useful.
 *
 * Threads may share it without locks: an entry's two words are key ^ data and data, so an entry
 * whose words come from two writers matches no key (Hyatt and Mann, "A lockless transposition
 * table implementation for parallel chess search", ICGA Journal 25(1), 2002). */
#ifndef ENGINE_TRANSPOSITIONS_H
#define ENGINE_TRANSPOSITIONS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

/* What a score says about the true one. */
enum bound { BOUND_NONE, BOUND_UPPER, BOUND_LOWER, BOUND_EXACT };

/* No best move is known. */
#define NO_MOVE 0x7FF

struct finding {
    int score;     /* within 16 bits */
    int depth;     /* searched, 0 to 255 */
    unsigned move; /* index of the best move in the position's move list, or NO_MOVE */
    enum bound bound;
};

struct transposition {
    _Atomic uint64_t check; /* key ^ data */
    _Atomic uint64_t data;
};

#define BUCKET_SIZE 4
/* One cache line. */
struct bucket {
    _Alignas(64) struct transposition entry[BUCKET_SIZE];
};

struct transpositions {
    struct bucket *buckets;
    uint32_t count;
    unsigned age; /* number of the search, modulo AGES */
};

/* False when out of memory. megabytes: 1 up. */
bool transpositions_open(struct transpositions *table, unsigned megabytes);
void transpositions_close(struct transpositions *table);
void transpositions_clear(struct transpositions *table);
/* From now on entries of earlier searches give way first. */
void transpositions_grow_older(struct transpositions *table);

/* The key's upper half picks the bucket: a multiplication instead of a division. */
static inline struct bucket *transpositions_bucket(const struct transpositions *table,
                                                   uint64_t key) {
    return &table->buckets[(key >> 32) * table->count >> 32];
}

/* Has the bucket on its way while other things are done. */
static inline void transpositions_fetch(const struct transpositions *table, uint64_t key) {
    __builtin_prefetch(transpositions_bucket(table, key));
}

/* bound is BOUND_NONE and move NO_MOVE if nothing is known. */
struct finding transpositions_find(const struct transpositions *table, uint64_t key);
void transpositions_keep(const struct transpositions *table, uint64_t key,
                         const struct finding *finding);

#endif
