#include <stdlib.h>
#include <string.h>

#include "cli/effects.h"

static int compare(const void *a, const void *b) {
    return strcmp(((const struct effect *)a)->text, ((const struct effect *)b)->text);
}

void effects_list(const struct dm_rules *rules, const struct dm_position *position,
                  struct effects *effects) {
    struct dm_moves moves;
    dm_moves_list(rules, position, &moves);
    effects->count = moves.count;
    effects->overflow = moves.overflow;
    for (unsigned i = 0; i < moves.count; i++) {
        struct effect *effect = &effects->effect[i];
        effect->move = moves.move[i];
        dm_effect_write(rules, &effect->move, effect->text, sizeof effect->text);
    }
    qsort(effects->effect, effects->count, sizeof *effects->effect, compare);
}
