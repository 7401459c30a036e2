#include <string.h>

#include "rules/sets.h"

static const struct dm_rules *const registry[] = {
#define ADDRESS(name) &rules_##name,
    RULE_SETS(ADDRESS)
#undef ADDRESS
};

unsigned dm_rules_count(void) { return sizeof registry / sizeof *registry; }

const struct dm_rules *dm_rules_at(unsigned i) { return i < dm_rules_count() ? registry[i] : NULL; }

const struct dm_rules *dm_rules_find(const char *id) {
    for (unsigned i = 0; i < dm_rules_count(); i++)
        if (!strcmp(registry[i]->id, id)) return registry[i];
    return NULL;
}

static bool directions_fit(const struct dm_rules *rules) {
    const unsigned all =
        rules->man_moves | rules->man_takes | rules->king_moves | rules->king_takes;
    const unsigned allowed = rules->diagonal ? DM_DIAGONAL : DM_ORTHOGONAL;
    return !(all & ~allowed) && rules->man_moves && rules->king_moves;
}

static bool board_fits(const struct dm_rules *rules) {
    return (rules->size == 8 || (rules->size == 10 && rules->diagonal)) &&
           (rules->diagonal || !rules->a1_unplayed) && rules->man_rows > 0 &&
           2 * (rules->empty_rows + rules->man_rows) <= rules->size;
}

/* The weights must not run over 63 bits for chains of 24 pieces. */
static bool choice_fits(const struct dm_choice *choice) {
    const uint64_t limit = UINT64_C(1) << 61;
    return choice->pieces < limit / 24 && choice->kings < limit / 24 && choice->by_king < limit &&
           choice->early < limit >> 24;
}

static bool rows_fit(const struct dm_rules *rules) {
    for (int i = 0; i < DM_DRAW_ROWS_MAX && rules->draws[i].plies; i++) {
        const struct dm_draw_row *row = &rules->draws[i];
        if (row->patterns > DM_PATTERNS_MAX) return false;
        if (row->reason != DM_NO_PROGRESS && row->reason != DM_MATERIAL) return false;
    }
    for (int i = 0; i < DM_ENDING_ROWS_MAX; i++)
        if (rules->endings[i].reason >= DM_REASON_COUNT) return false;
    return true;
}

enum dm_error dm_rules_prepare(struct dm_rules *rules) {
    if (!rules->id || !rules->name || !rules->source || !board_fits(rules) ||
        !directions_fit(rules) || !choice_fits(&rules->choice) || !rows_fit(rules) ||
        rules->first > DM_BLACK || rules->naming > DM_FROM_LOWER_RIGHT ||
        rules->crowning > DM_CROWN_AT_ONCE ||
        (rules->capture_sign != 'x' && rules->capture_sign != ':'))
        return DM_E_RULES_INVALID;
    rules->generator = &generator_any;
    return DM_OK;
}

enum dm_error dm_rules_free_choice(const struct dm_rules *rules, struct dm_rules *out) {
    *out = *rules;
    out->choice = (struct dm_choice){0};
    return dm_rules_prepare(out);
}
