#include <stddef.h>
#include <string.h>

#include "damier/hub.h"

static enum dm_error refuse(enum dm_error code, unsigned column, char c, struct dm_fault *fault) {
    if (fault) *fault = (struct dm_fault){code, 1, column, {c, '\0'}};
    return code;
}

/* Puts a piece on a square. DM_E_SYNTAX: there is no such piece. */
static enum dm_error put(const struct dm_rules *rules, char piece, int square,
                         struct dm_position *position) {
    const uint64_t bit = UINT64_C(1) << square;
    const enum dm_side side = piece == 'w' || piece == 'W' ? DM_WHITE : DM_BLACK;
    switch (piece) {
    case 'e': return DM_OK;
    case 'W':
    case 'B': position->kings[side] |= bit; return DM_OK;
    case 'w':
    case 'b': position->men[side] |= bit; break;
    default: return DM_E_SYNTAX;
    }
    return dm_last_row(rules, side) & bit ? DM_E_MAN_ON_LAST_ROW : DM_OK;
}

enum dm_error dm_hub_position_read(const struct dm_rules *rules, const char *text,
                                   struct dm_position *out, struct dm_fault *fault) {
    const unsigned squares = (unsigned)dm_square_count(rules);
    struct dm_position position = {.side = text[0] == 'B' ? DM_BLACK : DM_WHITE};
    if (text[0] != 'W' && text[0] != 'B') return refuse(DM_E_SIDE, 1, text[0], fault);
    for (unsigned number = 1; number <= squares; number++) {
        const char piece = text[number];
        if (!piece) return refuse(DM_E_UNEXPECTED_END, number + 1, '\0', fault);
        const enum dm_error error =
            put(rules, piece, dm_square_numbered(rules, (int)number), &position);
        if (error) return refuse(error, number + 1, piece, fault);
    }
    if (text[squares + 1]) return refuse(DM_E_TOO_LONG, squares + 2, text[squares + 1], fault);
    if (!(position.men[0] | position.men[1] | position.kings[0] | position.kings[1]))
        return refuse(DM_E_NO_PIECES, 1, '\0', fault);
    *out = position;
    return DM_OK;
}

static char piece_at(const struct dm_position *position, int square) {
    static const char men[] = "wb", kings[] = "WB";
    for (int side = DM_WHITE; side <= DM_BLACK; side++) {
        if (position->men[side] >> square & 1) return men[side];
        if (position->kings[side] >> square & 1) return kings[side];
    }
    return 'e';
}

void dm_hub_position_write(const struct dm_rules *rules, const struct dm_position *position,
                           char out[DM_HUB_POSITION_SIZE]) {
    const int squares = dm_square_count(rules);
    out[0] = position->side == DM_WHITE ? 'W' : 'B';
    for (int number = 1; number <= squares; number++)
        out[number] = piece_at(position, dm_square_numbered(rules, number));
    out[squares + 1] = '\0';
}
