/* What the PDN reader keeps of a game's variations: moves in a tree beside the main line. */
#ifndef GAME_PDN_LINES_H
#define GAME_PDN_LINES_H

#include "damier/pdn.h"
#include "game/bytes.h"

/* A variation that is open. */
struct pdn_open_line {
    unsigned line; /* its number, from 0 up */
    unsigned node; /* its last move so far, 1 up; 0: none, it stands on the main line */
    unsigned ply;  /* of the next move */
    bool lost;     /* the position is not known: its moves are passed over */
    struct dm_position position;
};

/* All zero is an empty one. */
struct pdn_lines {
    struct bytes nodes; /* a move each, and what came before it */
    struct bytes lines; /* struct dm_pdn_line each */
    struct bytes moves; /* struct dm_move each, made by pdn_lines_finish */
    unsigned unread;
    unsigned depth;
    struct pdn_open_line open[DM_PDN_NESTING_MAX];
};

void pdn_lines_clear(struct pdn_lines *lines);
void pdn_lines_free(struct pdn_lines *lines);

/* A variation begins: in place of the last move of the one that is open, or else of the game.
 * `known` is false if the game's position isn't. */
enum dm_error pdn_lines_open(struct pdn_lines *lines, const struct dm_game *game, bool known);
/* A move of the variation that is open; one that is not legal ends what is kept of it. */
enum dm_error pdn_lines_move(struct pdn_lines *lines, const struct dm_rules *rules,
                             const char *text);
void pdn_lines_close(struct pdn_lines *lines);

/* Fills in the lines of *game, which must not outlive the next pdn_lines_clear. */
enum dm_error pdn_lines_finish(struct pdn_lines *lines, struct dm_pdn_game *game);

#endif
