/* Positions at random. */
#include "base/random.h"
#include "tables/shelf.h"

/* The table of the n-th position of so many pieces, n becoming its number there. */
static const struct table *find(const struct dm_tables *tables, unsigned pieces, uint64_t *n) {
    for (unsigned i = 0; i < MATERIAL_NUMBERS; i++) {
        const struct table *table = tables->table[i];
        if (!table || material_pieces(table->layout.material) != pieces) continue;
        if (*n < table->layout.count) return table;
        *n -= table->layout.count;
    }
    return NULL;
}

static uint64_t positions(const struct dm_tables *tables, unsigned pieces) {
    uint64_t n = UINT64_MAX;
    find(tables, pieces, &n);
    return UINT64_MAX - n;
}

bool dm_tables_random(const struct dm_tables *tables, unsigned pieces, uint64_t seed,
                      struct dm_position *out) {
    const uint64_t count = positions(tables, pieces);
    struct random random = {seed};
    if (!count) return false;
    for (;;) {
        uint64_t n = random_next(&random) % count;
        const struct table *table = find(tables, pieces, &n);
        if (!layout_view(&table->layout, n, out)) continue;
        if (random_below(&random, 2)) {
            *out = terrain_turned(&tables->terrain, out);
            out->side = DM_BLACK;
        }
        return true;
    }
}
