/* A table of counted positions, for perft. Threads share it without locks: an entry whose two
 * words were written by different threads fails its check (Hyatt and Mann, ICGA Journal 25(1)). */
#ifndef RULES_PERFT_TABLE_H
#define RULES_PERFT_TABLE_H

#include "rules/key.h"
#include <stddef.h>

struct perft_entry {
    uint64_t check; /* key ^ count */
    uint64_t count;
};

struct dm_perft_table {
    struct perft_entry *entries;
    uint64_t mask; /* one less than the number of entries, a power of two */
};

/* The key of a position with so many plies to go; never 0. */
static inline uint64_t perft_key_of(const struct dm_position *position, unsigned depth) {
    return (position_key(position) ^ depth * UINT64_C(0x9E3779B97F4A7C15)) | 1;
}

static inline struct perft_entry *perft_slot(const struct dm_perft_table *table, uint64_t key) {
    return &table->entries[key & table->mask];
}

/* The count stored under key, 0 if none (such counts need not be stored). */
static inline uint64_t perft_find(const struct dm_perft_table *table, uint64_t key) {
    const struct perft_entry *entry = perft_slot(table, key);
    const uint64_t count = __atomic_load_n(&entry->count, __ATOMIC_RELAXED);
    const uint64_t check = __atomic_load_n(&entry->check, __ATOMIC_RELAXED);
    return (check ^ count) == key ? count : 0;
}

static inline void perft_store(const struct dm_perft_table *table, uint64_t key, uint64_t count) {
    struct perft_entry *entry = perft_slot(table, key);
    __atomic_store_n(&entry->count, count, __ATOMIC_RELAXED);
    __atomic_store_n(&entry->check, key ^ count, __ATOMIC_RELAXED);
}

#endif
