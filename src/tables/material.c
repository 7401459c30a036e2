#include "tables/material.h"

static uint8_t bits(uint64_t set) { return (uint8_t)__builtin_popcountll(set); }

struct material material_of(const struct dm_position *view) {
    return (struct material){.men = {bits(view->men[0]), bits(view->men[1])},
                             .kings = {bits(view->kings[0]), bits(view->kings[1])}};
}

struct material material_turned(struct material material) {
    return (struct material){.men = {material.men[1], material.men[0]},
                             .kings = {material.kings[1], material.kings[0]}};
}

static unsigned side_pieces(struct material m, int side) { return m.men[side] + m.kings[side]; }

unsigned material_men(struct material m) { return m.men[0] + m.men[1]; }

unsigned material_pieces(struct material m) { return side_pieces(m, 0) + side_pieces(m, 1); }

bool material_equal(struct material a, struct material b) {
    return material_number(a) == material_number(b);
}

bool material_fits(struct material m) {
    return side_pieces(m, 0) && side_pieces(m, 1) && material_pieces(m) <= DM_TABLES_PIECES_MAX;
}

unsigned material_number(struct material m) {
    const unsigned base = DM_TABLES_PIECES_MAX + 1;
    return ((m.men[0] * base + m.kings[0]) * base + m.men[1]) * base + m.kings[1];
}

bool material_is_first(struct material m) {
    const unsigned own = side_pieces(m, 0), other = side_pieces(m, 1);
    return own > other || (own == other && m.kings[0] >= m.kings[1]);
}

static char *put(char *out, char letter, unsigned count) {
    while (count--) *out++ = letter;
    return out;
}

void material_name(struct material m, char out[MATERIAL_NAME_SIZE]) {
    out = put(put(out, 'K', m.kings[0]), 'M', m.men[0]);
    *out++ = '-';
    out = put(put(out, 'K', m.kings[1]), 'M', m.men[1]);
    *out = '\0';
}

static bool leads_to(struct material from, struct material to) {
    for (int side = 0; side < 2; side++)
        if (to.men[side] > from.men[side] || side_pieces(to, side) > side_pieces(from, side))
            return false;
    return true;
}

bool material_leads_to(struct material from, struct material to) {
    return leads_to(from, to) || leads_to(from, material_turned(to));
}

/* The slices of so many pieces, `men` of them men. */
static unsigned slices_of(unsigned pieces, unsigned men, struct material *out) {
    unsigned count = 0;
    for (unsigned other = 1; 2 * other <= pieces; other++) {
        for (unsigned own_men = 0; own_men <= men; own_men++) {
            const unsigned own = pieces - other, other_men = men - own_men;
            if (own_men > own || other_men > other) continue;
            const struct material m = {
                .men = {(uint8_t)own_men, (uint8_t)other_men},
                .kings = {(uint8_t)(own - own_men), (uint8_t)(other - other_men)}};
            if (!material_is_first(m)) continue;
            if (out) out[count] = m;
            count++;
        }
    }
    return count;
}

unsigned material_slices(unsigned pieces, struct material *out) {
    unsigned count = 0;
    for (unsigned all = 2; all <= pieces; all++)
        for (unsigned men = 0; men <= all; men++)
            count += slices_of(all, men, out ? out + count : NULL);
    return count;
}
