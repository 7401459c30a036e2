/* The legal moves of a position in effect form, sorted bytewise. */
#ifndef CLI_EFFECTS_H
#define CLI_EFFECTS_H

#include "damier/notation.h"

struct effects {
    unsigned count;
    bool overflow; /* as in struct dm_moves */
    struct effect {
        char text[DM_EFFECT_SIZE];
        struct dm_move move;
    } effect[DM_MOVES_MAX];
};

void effects_list(const struct dm_rules *rules, const struct dm_position *position,
                  struct effects *effects);

#endif
