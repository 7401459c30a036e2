/* What is known of a slice before its own positions are compared. */
#include "rules/generator.h"
#include "tables/maker/slice.h"

/* A position whose side to move need not take, by its moves that leave the slice, and whether it
 * has others. No move at all: lost. */
static enum dm_error weigh_leavings(const struct slice *slice, const struct dm_position *view,
                                    unsigned *value) {
    struct dm_moves moves;
    struct dm_table_value best = {-1, 0};
    unsigned leavings = 0;
    slice->tables->rules->generator->list(slice->tables->rules, view, &moves);
    for (unsigned i = 0; i < moves.count; i++) {
        struct dm_table_value found;
        if (!slice_left_by(&moves.move[i])) continue;
        if (!tables_move_value(slice->tables, view, &moves.move[i], &found)) return DM_E_MEMORY;
        if (leavings++ == 0 || dm_table_value_better(found, best)) best = found;
    }
    if (best.result > 0 || (best.result < 0 && leavings == moves.count))
        *value = value_code(best);
    else
        *value = best.result == 0 ? VALUE_SAFE : VALUE_UNKNOWN;
    return DM_OK;
}

struct classifying {
    struct slice *slice;
    struct half *half;
};

static enum dm_error classify(struct classifying *work, uint64_t index) {
    const struct slice *slice = work->slice;
    struct dm_position view;
    struct dm_table_value value;
    unsigned code = VALUE_UNUSED;
    if (layout_view(&work->half->layout, index, &view)) {
        const enum tables_answer answer = tables_settle(slice->tables, &view, &value);
        if (answer == TABLES_MISSING) return DM_E_MEMORY;
        if (answer == TABLES_SETTLED)
            code = VALUE_FREE | (value.result ? value_code(value) : VALUE_SAFE);
        else if (weigh_leavings(slice, &view, &code))
            return DM_E_MEMORY;
    }
    half_set(work->half, index, code);
    return DM_OK;
}

static enum dm_error classify_some(void *context, uint64_t first, uint64_t end) {
    enum dm_error error = DM_OK;
    for (uint64_t index = first; !error && index < end; index++) error = classify(context, index);
    return error;
}

enum dm_error slice_classify(struct slice *slice) {
    enum dm_error error = DM_OK;
    for (unsigned i = 0; !error && i < slice->halves; i++) {
        struct classifying work = {slice, &slice->half[i]};
        error = team_share(slice->team, slice->half[i].layout.count, TEAM_POSITIONS, classify_some,
                           &work);
    }
    return error;
}
