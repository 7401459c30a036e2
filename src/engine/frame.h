/* The line of play from the position searched to the current node, one frame a ply.
 *
 * Frames lie in one array, so frame[-1] is the position before and frame[1] the one after. */
#ifndef ENGINE_FRAME_H
#define ENGINE_FRAME_H

#include "damier/engine.h"
#include "engine/order.h"
#include "rules/make.h"

/* No line gets longer than this, forced replies and captures included. */
#define PLIES_MAX 200

struct frame {
    struct dm_position position;
    struct dm_move move; /* being tried: leads to frame[1] */
    int ply;             /* 0 at the root */
    /* What follows is kept in nodes of the main search only, not in quiescence. */
    struct dm_counters counters;
    uint64_t key;
    uint64_t table_key; /* see line_enter */
    int reversible;     /* plies since the last one that can't be undone, or since the root */
    bool draw_near;     /* some counter is one ply from its limit */
    move_code killer[2];
    struct ranked ranked;
    unsigned pv_length;
    struct dm_move pv[DM_PV_MAX];
};

/* Plays frame->move: fills the position of frame[1]. */
static inline void frame_play(struct frame *frame) {
    frame[1].position = position_after(&frame->position, &frame->move);
}

/* The principal variation from here: frame->move, then that of frame[1]. */
void frame_keep_pv(struct frame *frame);

#endif
