/* Where in its table a view stands: a number for each way to place some material on the board.
 *
 * The pieces form four groups: own men, the other's men, own kings, the other's kings. A group's
 * number is the rank of its set of squares among all of that size, in the order of the
 * combinatorial number system (D. E. Knuth, The Art of Computer Programming 4A, 7.2.1.3). Men are
 * ranked among the squares where such men may stand (so numbers where two men share a square stay
 * unused), kings among those left free by the groups before. The first group that has pieces leads:
 * its number is the most significant, and where the rules have symmetries (Turkish: left and right;
 * kings alone: all of the board's) only one of the placements that they carry into one another has
 * a number. */
#ifndef TABLES_LAYOUT_H
#define TABLES_LAYOUT_H

#include "tables/terrain.h"

enum { OWN_MEN, OTHER_MEN, OWN_KINGS, OTHER_KINGS, GROUPS };

struct layout {
    const struct terrain *terrain;
    struct material material;
    uint8_t pieces[GROUPS];
    uint32_t ways[GROUPS];
    uint64_t count; /* of positions: 0 to count - 1 */
    uint32_t row;   /* positions that differ in the last group only stand in rows of so many */

    /* Only if there are symmetries (else NULL): */
    int leader;          /* the group that leads */
    uint32_t leads;      /* placements of it that are numbered */
    struct lead *lead;   /* by rank of the leading group */
    uint32_t *lead_rank; /* the rank that is numbered so */
};

/* One placement of the leading group. */
struct lead {
    uint32_t number;
    uint8_t by;    /* the symmetry that takes it to the placement that is numbered */
    uint8_t stays; /* symmetries that leave that placement as it is, a set */
};

enum dm_error layout_open(struct layout *layout, const struct terrain *terrain,
                          struct material material);
void layout_close(struct layout *layout);

/* The number of a view of this material. */
uint64_t layout_index(const struct layout *layout, const struct dm_position *view);
/* The view of a number; false if the number is unused. */
bool layout_view(const struct layout *layout, uint64_t index, struct dm_position *view);

#endif
