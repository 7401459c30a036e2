/* What a match tells as it goes on and when it has ended. */
#ifndef CLI_MATCH_SHOW_H
#define CLI_MATCH_SHOW_H

#include "damier/match.h"

struct match_show {
    const struct dm_match *match;
    const struct dm_sheet *sheet;
    unsigned already;   /* games played before, from the record */
    double begun, told; /* ms of the clock */
    bool terminal;      /* standard error can be written over */
};

struct match_show match_show_begin(const struct dm_match *match, const struct dm_sheet *sheet);
/* How many games were played, with those of before. */
unsigned match_show_played(const struct match_show *show);
/* Shows how far it is, if it is time to. */
void match_show_progress(struct match_show *show);
/* All figures, on standard output. */
void match_show_figures(struct match_show *show);

#endif
