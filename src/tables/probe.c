/* The value of a position. */
#include "damier/draws.h"
#include "rules/generator.h"
#include "rules/make.h"
#include "tables/shelf.h"
#include "tables/value.h"

struct dm_table_value dm_table_value_before(struct dm_table_value after,
                                            const struct dm_move *move) {
    struct dm_table_value value = {(int8_t)-after.result, 0};
    if (value.result) value.plies = (uint16_t)(move->taken || move->crowns ? 1 : after.plies + 1);
    return value;
}

bool dm_table_value_better(struct dm_table_value a, struct dm_table_value b) {
    if (a.result != b.result) return a.result > b.result;
    return a.result > 0 ? a.plies < b.plies : a.plies > b.plies;
}

bool tables_move_value(const struct dm_tables *tables, const struct dm_position *view,
                       const struct dm_move *move, struct dm_table_value *value) {
    const struct dm_position black = position_after(view, move);
    const struct dm_position after = terrain_turned(&tables->terrain, &black);
    if (!tables_value(tables, &after, value)) return false;
    *value = dm_table_value_before(*value, move);
    return true;
}

static enum tables_answer best_capture(const struct dm_tables *tables,
                                       const struct dm_position *view,
                                       struct dm_table_value *best) {
    struct dm_moves moves;
    tables->rules->generator->captures(tables->rules, view, &moves);
    for (unsigned i = 0; i < moves.count; i++) {
        struct dm_table_value value;
        if (!tables_move_value(tables, view, &moves.move[i], &value)) return TABLES_MISSING;
        if (i == 0 || dm_table_value_better(value, *best)) *best = value;
    }
    return TABLES_SETTLED;
}

static enum tables_answer settled(struct dm_table_value *value, int result, unsigned plies) {
    *value = (struct dm_table_value){(int8_t)result, (uint16_t)plies};
    return TABLES_SETTLED;
}

static bool can_move(const struct dm_tables *tables, const struct dm_position *view) {
    return dm_moves_count(tables->rules, view) > 0;
}

/* Who can't move has lost before any ending counts. */
static bool ended(const struct dm_tables *tables, const struct dm_position *view, int *result) {
    const struct dm_status status = dm_ending_of(tables->rules, view);
    if (status.result == DM_UNFINISHED) return false;
    *result = status.result == DM_DRAW ? 0 : status.result == DM_WHITE_WINS ? 1 : -1;
    if (!can_move(tables, view)) *result = -1;
    return true;
}

enum tables_answer tables_settle(const struct dm_tables *tables, const struct dm_position *view,
                                 struct dm_table_value *value) {
    const struct material material = material_of(view);
    int result;
    if (!(view->men[0] | view->kings[0])) return settled(value, -1, 0);
    if (material_pieces(material) <= tables->terrain.ending_pieces && ended(tables, view, &result))
        return settled(value, result, 0);
    if (!(view->men[1] | view->kings[1]))
        return can_move(tables, view) ? settled(value, 1, 1) : settled(value, -1, 0);
    if (dm_must_capture(tables->rules, view)) return best_capture(tables, view, value);
    return TABLES_OPEN;
}

bool tables_value(const struct dm_tables *tables, const struct dm_position *view,
                  struct dm_table_value *value) {
    const enum tables_answer answer = tables_settle(tables, view, value);
    if (answer != TABLES_OPEN) return answer == TABLES_SETTLED;
    const struct material material = material_of(view);
    const struct table *table =
        material_fits(material) ? tables->table[material_number(material)] : NULL;
    const int code = table ? table_value(table, layout_index(&table->layout, view)) : -1;
    if (code < 0) return false;
    *value = value_of((unsigned)code);
    return true;
}

/* Pieces on squares of their own where such pieces may stand, and not too many. */
static bool is_position(const struct terrain *terrain, const struct dm_position *view) {
    const uint64_t men = view->men[0] | view->men[1], kings = view->kings[0] | view->kings[1];
    const uint64_t twice =
        (view->men[0] & view->men[1]) | (view->kings[0] & view->kings[1]) | (men & kings);
    const uint64_t misplaced = (view->men[0] & ~terrain->men[0]) |
                               (view->men[1] & ~terrain->men[1]) | (kings & ~terrain->squares);
    return !(twice | misplaced) && __builtin_popcountll(men | kings) <= DM_TABLES_PIECES_MAX;
}

/* Whoever is to move: a slice has both of its tables. A search asks often. */
static bool lacks(const struct dm_tables *tables, const struct dm_position *position) {
    const struct material material = material_of(position);
    return material_fits(material) && !tables->table[material_number(material)];
}

bool dm_tables_probe(const struct dm_tables *tables, const struct dm_position *position,
                     struct dm_table_value *value) {
    if (lacks(tables, position)) return false;
    const struct dm_position view = terrain_view(&tables->terrain, position);
    return is_position(&tables->terrain, &view) && tables_value(tables, &view, value);
}
