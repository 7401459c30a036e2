/* What a search found, in words. */
#ifndef CLI_ANALYSIS_H
#define CLI_ANALYSIS_H

#include <stdio.h>

#include "damier/engine.h"

/* "+0.35" men, "won in 7" plies, or "won" if endgame tables say so. */
void analysis_put_score(FILE *file, int score);
/* Called with the text of each move of the line of play it expects. */
typedef void (*analysis_move_fn)(void *context, const char *text);
void analysis_each_move(const struct dm_rules *rules, const struct dm_position *position,
                        const struct dm_analysis *analysis, analysis_move_fn use, void *context);
/* The same, with a blank before each. */
void analysis_put_line(FILE *file, const struct dm_rules *rules, const struct dm_position *position,
                       const struct dm_analysis *analysis);

#endif
