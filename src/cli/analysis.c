#include "cli/analysis.h"

#include <stdlib.h>

#include "damier/notation.h"

void analysis_put_score(FILE *file, int score) {
    const char *won = score > 0 ? "won" : "lost";
    const unsigned plies = dm_score_plies(score);
    if (plies)
        fprintf(file, "%s in %u", won, plies);
    else if (abs(score) >= DM_SCORE_TABLES)
        fputs(won, file);
    else
        fprintf(file, "%+.2f", (double)score / 100);
}

void analysis_each_move(const struct dm_rules *rules, const struct dm_position *position,
                        const struct dm_analysis *analysis, analysis_move_fn use, void *context) {
    struct dm_position current = *position;
    for (unsigned i = 0; i < analysis->pv_length; i++) {
        char text[DM_MOVE_TEXT_SIZE];
        dm_move_write(rules, &current, &analysis->pv[i], text, sizeof text);
        use(context, text);
        current = dm_move_make(&current, &analysis->pv[i]);
    }
}

static void put_move(void *file, const char *text) { fprintf(file, " %s", text); }

void analysis_put_line(FILE *file, const struct dm_rules *rules, const struct dm_position *position,
                       const struct dm_analysis *analysis) {
    analysis_each_move(rules, position, analysis, put_move, file);
}
