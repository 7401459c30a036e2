/* A board drawn with characters. */
#ifndef CLI_PICTURE_H
#define CLI_PICTURE_H

#include "damier/moves.h"

struct picture_style {
    bool unicode; /* draughtsmen; else w W b B, capitals are kings */
    bool colours; /* escape sequences */
    bool black_below;
};

/* What the terminal can show: its character set, and whether it takes escape sequences. */
struct picture_style picture_style_here(void);
/* Draws on standard output. The squares of last_move (may be NULL) stand in brackets. */
void picture_draw(const struct dm_rules *rules, const struct dm_position *position,
                  const struct dm_move *last_move, const struct picture_style *style);

#endif
