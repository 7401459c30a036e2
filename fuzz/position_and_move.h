/* Text of two lines: a FEN (an empty one is the start position), and what is to be read there. */
#ifndef FUZZ_POSITION_AND_MOVE_H
#define FUZZ_POSITION_AND_MOVE_H

#include "damier/notation.h"
#include "input.h"

/* Reads the first line; *rest is the second. False if there is no position to play from. */
static inline bool read_position(struct input *input, struct dm_position *position,
                                 const char **rest) {
    char *end = strchr(input->text, '\n');
    if (!end) return false;
    *end = '\0';
    *rest = end + 1;
    *position = dm_position_start(input->rules);
    return end == input->text || !dm_fen_read(input->rules, input->text, position, NULL);
}

static inline bool is_legal(const struct dm_rules *rules, const struct dm_position *position,
                            const struct dm_move *move) {
    struct dm_moves moves;
    dm_moves_list(rules, position, &moves);
    for (unsigned i = 0; i < moves.count; i++)
        if (dm_move_equal(&moves.move[i], move)) return true;
    return false;
}

#endif
