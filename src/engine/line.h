/* What the rules say of the line searched besides legal moves: endings by material, repetition and
 * draw counters. */
#ifndef ENGINE_LINE_H
#define ENGINE_LINE_H

#include "engine/frame.h"

/* Of a game's earlier positions so many of the last are looked at. */
#define LINE_KEYS_MAX 1024

struct line {
    const struct dm_rules *rules;
    int ending_pieces; /* with more pieces on the board no ending by material is possible */
    bool men_retreat;  /* men can move backwards */
    uint8_t row[64];   /* by square */
    /* Positions that stood twice before the search: another time ends the game. */
    unsigned twice_count;
    uint64_t twice[LINE_KEYS_MAX / 2];
};

void line_prepare(struct line *line, const struct dm_rules *rules);
/* Before a search: takes note of the game's earlier positions. */
void line_remember(struct line *line, const struct dm_situation *situation);
/* Fills the root's frame. */
void line_begin(const struct line *line, struct frame *root, const struct dm_situation *situation);

/* Fills the rest of a main search's frame, whose position and key are there, from the frame before.
 *
 * table_key is the position's key, but for counters that near their limits: those change it, so
 * that no score is taken over from the same position with more or less time left. */
void line_enter(const struct line *line, struct frame *frame);

/* True if the game has ended in an entered frame by material, repetition or counters; *score is
 * what that is worth to the side to move. As everywhere, a side without a legal move has lost
 * before any of that counts: then false.
 *
 * The second time that a position stands on the line counts as a draw already: what can be
 * repeated once can be repeated twice, and the search would see nothing new. Positions before the
 * root count by the rule: the third time. */
bool line_over(const struct line *line, const struct frame *frame, int *score);
/* The same, by material only, for frames of quiescence; most have too many pieces for it. */
bool line_ended_by_material(const struct line *line, const struct frame *frame, int *score);

static inline bool line_over_by_material(const struct line *line, const struct frame *frame,
                                         int *score) {
    const struct dm_position *p = &frame->position;
    const uint64_t pieces = p->men[0] | p->men[1] | p->kings[0] | p->kings[1];
    return line->ending_pieces && __builtin_popcountll(pieces) <= line->ending_pieces &&
           line_ended_by_material(line, frame, score);
}

/* True if no draw counter runs out before the capture or crowning that endgame tables say comes
 * within so many plies. */
bool line_leaves_time(const struct line *line, const struct frame *frame, unsigned plies);
/* The same of a frame of quiescence, where counters aren't kept, after a capture. */
bool line_leaves_time_anew(const struct line *line, const struct frame *frame, unsigned plies);

#endif
