#define ROLLED
#include "tables/maker/retreat.h"
#include "rules/geometry.h"

struct retreat {
    const struct terrain *terrain;
    struct dm_position after; /* as the mover sees it */
    uint64_t empty;
    retreat_fn use;
    void *context;
};

static void men(const struct retreat *retreat, int direction) {
    const struct dm_rules *rules = retreat->terrain->rules;
    const uint64_t from = step(rules, retreat->after.men[0], opposite(direction)) & retreat->empty &
                          retreat->terrain->men[0];
    EACH_BIT(bit, from) {
        struct dm_position before = retreat->after;
        before.men[0] ^= bit | step(rules, bit, direction);
        retreat->use(retreat->context, &before);
    }
}

static void king(const struct retreat *retreat, uint64_t at, int direction) {
    const struct dm_rules *rules = retreat->terrain->rules;
    uint64_t from = at;
    do {
        from = step(rules, from, opposite(direction)) & retreat->empty;
        if (!from) return;
        struct dm_position before = retreat->after;
        before.kings[0] ^= at | from;
        retreat->use(retreat->context, &before);
    } while (rules->king_flies);
}

void retreat_each(const struct terrain *terrain, const struct dm_position *view, retreat_fn use,
                  void *context) {
    struct retreat retreat = {terrain, terrain_turned(terrain, view), 0, use, context};
    const struct dm_position *after = &retreat.after;
    retreat.empty =
        terrain->squares & ~(after->men[0] | after->men[1] | after->kings[0] | after->kings[1]);
    for (int d = 0; d < DM_DIRECTIONS; d++) {
        if (terrain->rules->man_moves >> d & 1) men(&retreat, d);
        if (!(terrain->rules->king_moves >> d & 1)) continue;
        EACH_BIT(at, after->kings[0]) { king(&retreat, at, d); }
    }
}
