/* Wins and losses carried back from the positions where they are known, ply by ply (retrograde
 * analysis: T. Ströhlein 1970; in draughts R. Lake, J. Schaeffer, P. Lu, Solving Large Retrograde
 * Analysis Problems Using a Network of Workstations, 1994).
 *
 * Who can move to a position that is lost in n plies wins in n + 1. Where a position is won in n
 * plies, those that lead to it may be lost in n + 1: they are if all their moves lead to positions
 * won in n or fewer, which is looked up rather than counted, so that symmetric positions need no
 * thought. */
#include "rules/generator.h"
#include "rules/make.h"
#include "tables/maker/retreat.h"
#include "tables/maker/slice.h"

struct spreading {
    struct slice *slice;
    struct half *half;   /* whose values are carried */
    struct half *before; /* to this one */
    unsigned plies;      /* those of so many */
    atomic_bool any;     /* there was one */
};

/* Are all moves that stay in the slice answered by a win within `plies`? There is at least one, and
 * none of the others saves. */
static bool is_lost(const struct spreading *work, const struct dm_position *view) {
    const struct dm_tables *tables = work->slice->tables;
    struct dm_moves moves;
    tables->rules->generator->list(tables->rules, view, &moves);
    for (unsigned i = 0; i < moves.count; i++) {
        if (slice_left_by(&moves.move[i])) continue;
        const struct dm_position moved = position_after(view, &moves.move[i]);
        const struct dm_position after = terrain_turned(&tables->terrain, &moved);
        const uint64_t index = layout_index(&work->half->layout, &after);
        const unsigned value = half_get(work->half, index) & ~VALUE_FREE;
        if (!value_is_win(value) || value_plies(value) > work->plies) return false;
    }
    return true;
}

static void carry_loss(void *context, const struct dm_position *before) {
    const struct spreading *work = context;
    const uint64_t index = layout_index(&work->before->layout, before);
    const unsigned value = half_get(work->before, index);
    if (value == VALUE_UNKNOWN || value == VALUE_SAFE)
        half_set(work->before, index, value_win(work->plies + 1));
}

static void carry_win(void *context, const struct dm_position *before) {
    const struct spreading *work = context;
    const uint64_t index = layout_index(&work->before->layout, before);
    if (half_get(work->before, index) == VALUE_UNKNOWN && is_lost(work, before))
        half_set(work->before, index, value_loss(work->plies + 1));
}

static enum dm_error carry_some(void *context, uint64_t first, uint64_t end) {
    struct spreading *work = context;
    const struct terrain *terrain = &work->slice->tables->terrain;
    for (uint64_t index = first; index < end; index++) {
        const unsigned value = half_get(work->half, index) & ~VALUE_FREE;
        struct dm_position view;
        if (value / 2 != work->plies + 1) continue;
        layout_view(&work->half->layout, index, &view);
        work->any = true;
        retreat_each(terrain, &view, value_is_win(value) ? carry_win : carry_loss, work);
    }
    return DM_OK;
}

/* Carries all values of so many plies; false in *any if there were none. */
static enum dm_error carry_all(struct slice *slice, unsigned plies, bool *any) {
    enum dm_error error = DM_OK;
    *any = false;
    for (unsigned i = 0; !error && i < slice->halves; i++) {
        struct half *half = &slice->half[i];
        struct spreading work = {
            .slice = slice, .half = half, .before = slice_other(slice, half), .plies = plies};
        error = team_share(slice->team, half->layout.count, TEAM_POSITIONS, carry_some, &work);
        *any |= work.any;
    }
    return error;
}

enum dm_error slice_spread(struct slice *slice) {
    enum dm_error error = DM_OK;
    bool any = true;
    /* From plies 0 on; those of 1 come from outside as well. */
    for (unsigned plies = 0; !error && (any || plies < 2); plies++)
        error = carry_all(slice, plies, &any);
    return error;
}
