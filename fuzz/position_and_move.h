/* Text of two lines, a FEN (an empty one is the start position) and a move, in whatever form: only
 * legal moves are read, and they come back. */
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

/* How a move is written and read; its text is shorter than FORM_SIZE. */
#define FORM_SIZE 256
struct form {
    unsigned (*write)(const struct dm_rules *rules, const struct dm_position *position,
                      const struct dm_move *move, char *out, unsigned size);
    enum dm_error (*read)(const struct dm_rules *rules, const struct dm_position *position,
                          const char *text, struct dm_move *out, struct dm_fault *fault);
};

static inline void comes_back(const struct form *form, const struct dm_rules *rules,
                              const struct dm_position *position, const struct dm_move *move) {
    char text[FORM_SIZE];
    struct dm_move again;
    must(is_legal(rules, position, move));
    must(form->write(rules, position, move, text, sizeof text) < sizeof text);
    must(form->read(rules, position, text, &again, NULL) == DM_OK);
    must(dm_move_equal(move, &again));
}

static inline void try_form(const struct form *form, const uint8_t *data, size_t size) {
    struct input input;
    struct dm_position position;
    struct dm_fault fault = {.code = DM_OK};
    struct dm_move move;
    const char *text;
    if (!input_open(data, size, &input)) return;
    if (read_position(&input, &position, &text)) {
        const enum dm_error error = form->read(input.rules, &position, text, &move, &fault);
        must(error == fault.code);
        if (!error) comes_back(form, input.rules, &position, &move);
    }
    input_close(&input);
}

#endif
