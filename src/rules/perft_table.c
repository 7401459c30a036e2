#include "rules/perft_table.h"

#include <stdlib.h>

#include "damier/moves.h"

struct dm_perft_table *dm_perft_table_new(unsigned megabytes) {
    const uint64_t bytes = (uint64_t)megabytes << 20;
    size_t entries = 1;
    if (bytes > SIZE_MAX) return NULL;
    while (entries * 2 <= bytes / sizeof(struct perft_entry)) entries *= 2;
    struct dm_perft_table *table = malloc(sizeof *table);
    if (!table) return NULL;
    table->mask = entries - 1;
    table->entries = calloc(entries, sizeof(struct perft_entry));
    if (table->entries) return table;
    free(table);
    return NULL;
}

void dm_perft_table_free(struct dm_perft_table *table) {
    if (!table) return;
    free(table->entries);
    free(table);
}
