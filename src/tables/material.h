/* Material: how many men and kings each side has. Tables see every position from the side to move,
 * as if it were White's turn: a *view*. Side 0 is the side to move, 1 the other. */
#ifndef TABLES_MATERIAL_H
#define TABLES_MATERIAL_H

#include "damier/tables.h"

struct material {
    uint8_t men[2], kings[2];
};

struct material material_of(const struct dm_position *view);
struct material material_turned(struct material material);
unsigned material_pieces(struct material material);
unsigned material_men(struct material material);
bool material_equal(struct material a, struct material b);
/* Both sides have something, and there are no more pieces than tables have. */
bool material_fits(struct material material);

#define MATERIAL_NUMBERS                                                                    \
    ((DM_TABLES_PIECES_MAX + 1) * (DM_TABLES_PIECES_MAX + 1) * (DM_TABLES_PIECES_MAX + 1) * \
     (DM_TABLES_PIECES_MAX + 1))
/* A number for each material that fits, below MATERIAL_NUMBERS. */
unsigned material_number(struct material material);

/* A slice is material and the same with sides exchanged; its name is given by the stronger side's
 * view: more pieces, then more kings. */
bool material_is_first(struct material material);
#define MATERIAL_NAME_SIZE (DM_TABLES_PIECES_MAX + 2)
/* "KKM-KM": kings, men, of the side to move and of the other. */
void material_name(struct material material, char out[MATERIAL_NAME_SIZE]);

/* True if captures, which take pieces, and crownings, which make kings of men, lead from one slice
 * to the other, or they are the same. */
bool material_leads_to(struct material from, struct material to);

/* All slices of up to `pieces` pieces, each after those that its captures and crownings lead to.
 * Returns how many there are; `out` (room for SLICES_MAX) may be NULL. */
#define SLICES_MAX 128
unsigned material_slices(unsigned pieces, struct material *out);

#endif
