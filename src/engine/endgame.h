/* What endgame tables know of a position in the search. */
#ifndef ENGINE_ENDGAME_H
#define ENGINE_ENDGAME_H

#include "damier/tables.h"
#include "engine/frame.h"

struct endgame {
    const struct dm_tables *tables; /* NULL: none */
    int pieces;                     /* with more no position is in them */
};

void endgame_use(struct endgame *endgame, const struct dm_tables *tables);
/* What is known of a position: how the game ends as DM_SCORE_TABLES says, or as one that
 * is proven where it has ended, and the plies to the next capture or crowning on the way there, in
 * which a draw counter must not run out. */
struct known {
    int score;
    unsigned plies;
};

/* True if the tables know the position of a frame. */
bool endgame_known(const struct endgame *endgame, const struct frame *frame, struct known *known);

#endif
