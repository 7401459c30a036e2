#include <stdlib.h>

#define ROLLED
#include "rules/geometry.h"
#include "tables/layout.h"

/* The sets of squares of the four groups. */
struct placed {
    uint64_t group[GROUPS];
};

static struct placed placed_of(const struct dm_position *view) {
    return (struct placed){{view->men[0], view->men[1], view->kings[0], view->kings[1]}};
}

/* Squares that a group is ranked among, given where those before it stand. */
static uint64_t open_to(const struct layout *layout, const struct placed *placed, int group) {
    const struct terrain *terrain = layout->terrain;
    if (group <= OTHER_MEN) return terrain->men[group];
    const uint64_t men = placed->group[OWN_MEN] | placed->group[OTHER_MEN];
    return terrain->squares & ~(group == OTHER_KINGS ? men | placed->group[OWN_KINGS] : men);
}

/* --- one group ------------------------------------------------------------------------------- */

static uint32_t rank_of(const struct terrain *terrain, uint64_t set, uint64_t among) {
    uint32_t rank = 0;
    unsigned nth = 0;
    EACH_BIT(bit, set) { rank += terrain->choose[bit_count(among & (bit - 1))][++nth]; }
    return rank;
}

/* The n-th square of a set, as a bit. */
static uint64_t nth_of(uint64_t set, unsigned n) {
    unsigned at = 0;
    for (unsigned width = 32; width; width /= 2) {
        const uint64_t low = set >> at & ((UINT64_C(1) << width) - 1);
        const unsigned count = (unsigned)bit_count(low);
        if (n < count) continue;
        n -= count;
        at += width;
    }
    return UINT64_C(1) << at;
}

static uint64_t ranked(const struct terrain *terrain, uint32_t rank, unsigned pieces,
                       uint64_t among) {
    unsigned nth = (unsigned)bit_count(among);
    uint64_t set = 0;
    for (; pieces > 1; pieces--) {
        while (terrain->choose[nth][pieces] > rank) nth--;
        rank -= terrain->choose[nth][pieces];
        set |= nth_of(among, nth);
    }
    return pieces ? set | nth_of(among, rank) : set;
}

static uint32_t group_rank(const struct layout *layout, const struct placed *placed, int group) {
    return rank_of(layout->terrain, placed->group[group], open_to(layout, placed, group));
}

/* --- all groups ------------------------------------------------------------------------------- */

static uint64_t plain_index(const struct layout *layout, const struct placed *placed) {
    uint64_t index = 0;
    for (int g = 0; g < GROUPS; g++)
        if (layout->pieces[g]) index = index * layout->ways[g] + group_rank(layout, placed, g);
    return index;
}

/* The same with the leading group's number given. */
static uint64_t led_index(const struct layout *layout, const struct placed *placed, uint32_t lead) {
    uint64_t index = lead;
    for (int g = layout->leader + 1; g < GROUPS; g++)
        if (layout->pieces[g]) index = index * layout->ways[g] + group_rank(layout, placed, g);
    return index;
}

static struct placed placed_moved(const struct layout *layout, const struct placed *placed,
                                  int symmetry) {
    struct placed moved;
    for (int g = 0; g < GROUPS; g++)
        moved.group[g] = terrain_moved(layout->terrain, symmetry, placed->group[g]);
    return moved;
}

/* Where symmetries leave the leading group alone, the lowest number of the others counts. */
static uint64_t lowest_index(const struct layout *layout, const struct placed *placed,
                             const struct lead *lead) {
    uint64_t lowest = led_index(layout, placed, lead->number);
    for (int symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
        if (!(lead->stays >> symmetry & 1)) continue;
        const struct placed moved = placed_moved(layout, placed, symmetry);
        const uint64_t index = led_index(layout, &moved, lead->number);
        if (index < lowest) lowest = index;
    }
    return lowest;
}

uint64_t layout_index(const struct layout *layout, const struct dm_position *view) {
    struct placed placed = placed_of(view);
    if (!layout->lead) return plain_index(layout, &placed);
    const struct lead *lead = &layout->lead[group_rank(layout, &placed, layout->leader)];
    if (lead->by) placed = placed_moved(layout, &placed, lead->by);
    if (lead->stays == 1) return led_index(layout, &placed, lead->number);
    return lowest_index(layout, &placed, lead);
}

/* --- and back --------------------------------------------------------------------------------- */

/* Each group's rank, by repeated division. */
static void split_index(const struct layout *layout, uint64_t index, uint32_t rank[GROUPS]) {
    for (int g = GROUPS - 1; g >= 0; g--) {
        rank[g] = 0;
        if (!layout->pieces[g]) continue;
        const bool leads = layout->lead && g == layout->leader;
        rank[g] = leads ? layout->lead_rank[index] : (uint32_t)(index % layout->ways[g]);
        index /= layout->ways[g];
    }
}

static bool is_numbered(const struct layout *layout, const struct placed *placed, uint64_t index) {
    if (placed->group[OWN_MEN] & placed->group[OTHER_MEN]) return false;
    if (!layout->lead) return true;
    const struct lead *lead = &layout->lead[group_rank(layout, placed, layout->leader)];
    return lead->stays == 1 || lowest_index(layout, placed, lead) == index;
}

bool layout_view(const struct layout *layout, uint64_t index, struct dm_position *view) {
    uint32_t rank[GROUPS];
    struct placed placed = {0};
    split_index(layout, index, rank);
    for (int g = 0; g < GROUPS; g++)
        if (layout->pieces[g])
            placed.group[g] =
                ranked(layout->terrain, rank[g], layout->pieces[g], open_to(layout, &placed, g));
    *view = (struct dm_position){.men = {placed.group[OWN_MEN], placed.group[OTHER_MEN]},
                                 .kings = {placed.group[OWN_KINGS], placed.group[OTHER_KINGS]},
                                 .side = DM_WHITE};
    return is_numbered(layout, &placed, index);
}

/* --- sizes and leads -------------------------------------------------------------------------- */

static struct layout measured(const struct terrain *terrain, struct material m) {
    struct layout layout = {
        .terrain = terrain, .material = m, .pieces = {m.men[0], m.men[1], m.kings[0], m.kings[1]}};
    const int squares = bit_count(terrain->squares), men = m.men[0] + m.men[1];
    const int area[GROUPS] = {bit_count(terrain->men[0]), bit_count(terrain->men[1]), squares - men,
                              squares - men - m.kings[0]};
    layout.count = 1;
    layout.leader = -1;
    for (int g = 0; g < GROUPS; g++) {
        layout.ways[g] = terrain->choose[area[g]][layout.pieces[g]];
        if (!layout.pieces[g]) continue;
        if (layout.leader < 0) layout.leader = g;
        layout.row = layout.ways[g];
        layout.count *= layout.ways[g];
    }
    return layout;
}

static uint8_t symmetries_of(const struct layout *layout) {
    return material_men(layout->material) ? layout->terrain->with_men : layout->terrain->with_kings;
}

/* The lowest rank that symmetries take a placement to, and how. */
static struct lead lead_of(const struct layout *layout, uint64_t set, uint64_t among) {
    struct lead lead = {.number = UINT32_MAX};
    for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
        if (!(symmetries_of(layout) >> symmetry & 1)) continue;
        const uint64_t moved = terrain_moved(layout->terrain, symmetry, set);
        const uint32_t rank = rank_of(layout->terrain, moved, among);
        if (moved == set) lead.stays |= (uint8_t)(1 << symmetry);
        if (rank >= lead.number) continue;
        lead.number = rank;
        lead.by = (uint8_t)symmetry;
    }
    return lead;
}

/* Placements come by rank, so the lowest of each class is met first and gets the next number. */
static void number_leads(struct layout *layout) {
    const struct terrain *terrain = layout->terrain;
    const unsigned pieces = layout->pieces[layout->leader];
    const uint64_t among = open_to(layout, &(struct placed){0}, layout->leader);
    for (uint32_t rank = 0; rank < layout->ways[layout->leader]; rank++) {
        struct lead lead = lead_of(layout, ranked(terrain, rank, pieces, among), among);
        if (lead.number == rank) {
            layout->lead_rank[layout->leads] = rank;
            lead.number = layout->leads++;
        } else {
            const struct lead *lowest = &layout->lead[lead.number];
            lead.number = lowest->number;
            lead.stays = lowest->stays;
        }
        layout->lead[rank] = lead;
    }
}

enum dm_error layout_open(struct layout *layout, const struct terrain *terrain,
                          struct material material) {
    *layout = measured(terrain, material);
    if (symmetries_of(layout) == 1) return DM_OK;
    const uint32_t ways = layout->ways[layout->leader];
    layout->lead = malloc(ways * sizeof *layout->lead);
    layout->lead_rank = malloc(ways * sizeof *layout->lead_rank);
    if (!layout->lead || !layout->lead_rank) {
        layout_close(layout);
        return DM_E_MEMORY;
    }
    number_leads(layout);
    layout->count = layout->count / ways * layout->leads;
    return DM_OK;
}

void layout_close(struct layout *layout) {
    free(layout->lead);
    free(layout->lead_rank);
    layout->lead = NULL;
    layout->lead_rank = NULL;
}
