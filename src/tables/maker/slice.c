#include "tables/maker/slice.h"

#include <stdlib.h>

static enum dm_error half_open(struct half *half, const struct dm_tables *tables,
                               struct material material) {
    if (layout_open(&half->layout, &tables->terrain, material)) return DM_E_MEMORY;
    half->value = calloc(half->layout.count, sizeof *half->value);
    return half->value ? DM_OK : DM_E_MEMORY;
}

enum dm_error slice_open(struct slice *slice, const struct dm_tables *tables,
                         struct material material, struct team *team) {
    const struct material other = material_turned(material);
    *slice = (struct slice){.tables = tables, .material = material, .team = team};
    slice->halves = material_equal(material, other) ? 1 : 2;
    enum dm_error error = half_open(&slice->half[0], tables, material);
    if (!error && slice->halves == 2) error = half_open(&slice->half[1], tables, other);
    if (error) slice_close(slice);
    return error;
}

void slice_close(struct slice *slice) {
    for (unsigned i = 0; i < slice->halves; i++) {
        free((void *)slice->half[i].value);
        layout_close(&slice->half[i].layout);
    }
    slice->halves = 0;
}

struct half *slice_other(struct slice *slice, const struct half *half) {
    return &slice->half[half == &slice->half[0] ? slice->halves - 1 : 0];
}

/* --- sizes ------------------------------------------------------------------------------------ */

/* 0 when out of memory: then the slice can't be made either. */
static uint64_t positions(const struct dm_tables *tables, struct material material) {
    struct layout layout;
    if (layout_open(&layout, &tables->terrain, material)) return 0;
    layout_close(&layout);
    return layout.count;
}

uint64_t slice_positions(const struct dm_tables *tables, struct material material) {
    const struct material other = material_turned(material);
    const uint64_t count = positions(tables, material);
    return material_equal(material, other) ? count : count + positions(tables, other);
}

/* True if some capture or crowning by the first side leads to it. */
static bool leads_to(struct material from, struct material to) {
    const unsigned lost = material_pieces(from) - material_pieces(to);
    const bool own_kept = from.men[0] + from.kings[0] == to.men[0] + to.kings[0];
    const int crowned = from.men[0] - to.men[0];
    return own_kept && (crowned == 0 || crowned == 1) && (lost || crowned) &&
           from.men[1] >= to.men[1] && from.kings[1] >= to.kings[1];
}

static bool slice_leads_to(struct material from, struct material to) {
    const struct material turned = material_turned(to);
    return leads_to(from, to) || leads_to(from, turned) || leads_to(material_turned(from), to) ||
           leads_to(material_turned(from), turned);
}

/* Its own values, and, decoded, those of all slices that its moves lead to. */
uint64_t slice_memory(const struct dm_tables *tables, struct material material) {
    struct material slices[SLICES_MAX];
    const unsigned count = material_slices(material_pieces(material), slices);
    uint64_t values = slice_positions(tables, material);
    for (unsigned i = 0; i < count; i++)
        if (slice_leads_to(material, slices[i])) values += slice_positions(tables, slices[i]);
    return values * sizeof(uint16_t);
}
