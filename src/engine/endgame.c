#include "engine/endgame.h"

#include "rules/pieces.h"

/* Above it no win by tables is told: room for the plies to come and gone. */
#define BEST (DM_SCORE_TABLES + 4000)

void endgame_use(struct endgame *endgame, const struct dm_tables *tables) {
    endgame->tables = tables;
    endgame->pieces = tables ? (int)dm_tables_pieces(tables) : 0;
}

/* A capture or a crowning is the step that the tables count to: who has just made one need not
 * look how far the next one is. */
static int plies_to_go(const struct frame *frame, const struct dm_table_value *value) {
    if (frame->ply > 0 && (frame[-1].move.taken || frame[-1].move.crowns)) return 0;
    return value->plies;
}

/* Where the game is over it is not only certain how it ends, but proven. */
static int score_of(const struct frame *frame, const struct dm_table_value *value) {
    if (value->result < 0 && value->plies == 0) return frame->ply - DM_SCORE_WIN;
    return value->result * (BEST - plies_to_go(frame, value) - frame->ply);
}

bool endgame_known(const struct endgame *endgame, const struct frame *frame, struct known *known) {
    struct dm_table_value value;
    if (pieces_count(&frame->position) > endgame->pieces) return false;
    if (!dm_tables_probe(endgame->tables, &frame->position, &value)) return false;
    known->score = score_of(frame, &value);
    known->plies = value.plies;
    return true;
}
