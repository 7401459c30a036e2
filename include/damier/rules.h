/* A rule set is one record. Move generator, draw bookkeeping, notation, help and the comparison
 * table all read it; nothing tests for a rule set's name.
 *
 * Words: man, king (dame), ply (one move by one side), chain (one move that takes one or more
 * pieces), crown (a man becomes a king), last row (the row farthest from the side's own). */
#ifndef DAMIER_RULES_H
#define DAMIER_RULES_H

#include <stdbool.h>
#include <stdint.h>

#include "damier/error.h"

enum dm_side { DM_WHITE, DM_BLACK };

/* Directions as White sees the board; for Black the board is turned round. A set is an OR. */
enum dm_direction {
    DM_N = 1 << 0,
    DM_NE = 1 << 1,
    DM_E = 1 << 2,
    DM_SE = 1 << 3,
    DM_S = 1 << 4,
    DM_SW = 1 << 5,
    DM_W = 1 << 6,
    DM_NW = 1 << 7
};
#define DM_DIRECTIONS 8
#define DM_ORTHOGONAL (DM_N | DM_E | DM_S | DM_W)
#define DM_DIAGONAL (DM_NE | DM_SE | DM_SW | DM_NW)
#define DM_DIAGONAL_FORWARD (DM_NE | DM_NW)

/* How squares are named in FEN and PDN. */
enum dm_naming {
    DM_ALGEBRAIC,       /* a1 ... h8 */
    DM_FROM_UPPER_LEFT, /* 1 at White's upper left, along the rows, downwards */
    DM_FROM_LOWER_RIGHT /* 1 at White's lower right, leftwards, upwards */
};

/* What happens to a man that reaches the last row in the middle of a chain. */
enum dm_crowning {
    DM_CROWN_AT_END, /* goes on as a man; crowned only if the move ends on the last row */
    DM_CROWN_STOPS,  /* is crowned and the move ends there */
    DM_CROWN_AT_ONCE /* is crowned at once and goes on as a king */
};

/* Which captures are legal: the chains with the highest sum of these weights. All zero: free
 * choice. `early` weighs the binary number whose digits, first taken piece first, are 1 for a king
 * and 0 for a man, so it compares chains of equal length by where they meet a king.
 * The sum must fit 63 bits for chains of 24 pieces. */
struct dm_choice {
    uint64_t pieces;  /* for each piece taken */
    uint64_t by_king; /* once, if a king takes */
    uint64_t kings;   /* for each king taken, beside `pieces` */
    uint64_t early;   /* see above */
};

/* What a side may have: inclusive bounds on its men, kings and both together. */
struct dm_force {
    uint8_t men_min, men_max, kings_min, kings_max, all_min, all_max;
};

/* Material on the board: one side has `strong`, the other `weak`, whichever colours they are. */
struct dm_pattern {
    struct dm_force strong, weak;
    uint8_t total_min, total_max; /* both sides' pieces together; 0, 0 = any */
    bool weak_on_long_diagonal;   /* and the weak side's king stands on the long diagonal a1-h8 */
};
#define DM_PATTERNS_MAX 6

/* What sets a draw counter back to 0. */
enum dm_progress {
    DM_BY_CAPTURE = 1 << 0,
    DM_BY_MAN_MOVE = 1 << 1,    /* any move of a man, sideways too */
    DM_BY_MAN_ADVANCE = 1 << 2, /* a move of a man that brings it nearer to its last row */
    DM_BY_CROWNING = 1 << 3
};

enum dm_result { DM_UNFINISHED, DM_WHITE_WINS, DM_BLACK_WINS, DM_DRAW };

/* Why a game ended. dm_reason_name gives "no-pieces", "no-moves", ... and "-" for none. */
enum dm_reason {
    DM_REASON_NONE,
    DM_NO_PIECES,
    DM_NO_MOVES,
    DM_KING_AGAINST_MAN,
    DM_ONE_PIECE_EACH,
    DM_REPETITION,
    DM_NO_PROGRESS,
    DM_MATERIAL,
    DM_AGREEMENT,
    DM_RESIGNATION,
    DM_TIME,
    DM_REASON_COUNT
};

/* A draw rule: the game is drawn when its counter reaches `plies`. The counter counts plies that
 * neither made `resets` progress nor left the material outside every pattern (no patterns: any
 * material fits). The ply that brings the material into the row leaves the counter at 0. */
struct dm_draw_row {
    uint16_t plies;   /* 0 ends the list of rows */
    uint8_t resets;   /* enum dm_progress, ORed */
    uint8_t reason;   /* enum dm_reason: DM_NO_PROGRESS or DM_MATERIAL */
    uint8_t patterns; /* how many of `pattern` are used */
    struct dm_pattern pattern[DM_PATTERNS_MAX];
};
#define DM_DRAW_ROWS_MAX 6

/* An ending by material, at once when the position arises. */
struct dm_ending_row {
    uint8_t reason;      /* enum dm_reason; 0 ends the list of rows */
    bool strong_wins;    /* else a draw */
    bool unless_capture; /* not while the side to move can capture */
    struct dm_pattern pattern;
};
#define DM_ENDING_ROWS_MAX 2

struct dm_generator;

#define DM_LEVELS 10

/* The record. Plain data: copy one, change it, call dm_rules_prepare, and play by it. */
struct dm_rules {
    const char *id;     /* lower case, hyphens */
    const char *name;   /* English */
    const char *source; /* where these rules are laid down */
    /* Name of the learned evaluation, which several rule sets may share; NULL: none. */
    const char *network;
    /* Positions that the machine looks at as the player of each level; 0: as many as usual. */
    uint32_t level_nodes[DM_LEVELS];
    /* How far a side must be ahead to win as often as not, against an equal: hundredths of the
     * logarithm of the odds. The greater, the more games are drawn. */
    uint8_t draw_margin;

    uint8_t pdn_type;   /* GameType number of PDN 3.0 */
    bool pdn_points;    /* PDN has results in points, two for a win: 2-0, 1-1, 0-2 */
    uint8_t size;       /* 8 or 10 */
    bool diagonal;      /* played on the dark squares only (else on all of them; size 8 only) */
    bool a1_unplayed;   /* diagonal: the dark corner is at White's lower right */
    uint8_t naming;     /* enum dm_naming */
    uint8_t empty_rows; /* empty rows behind the men at the start */
    uint8_t man_rows;   /* rows of men a side at the start */
    uint8_t first;      /* enum dm_side: who begins */
    char capture_sign;  /* 'x' or ':', as written in games */

    uint8_t man_moves, man_takes;   /* enum dm_direction, ORed */
    uint8_t king_moves, king_takes; /* enum dm_direction, ORed */
    bool king_flies;                /* any distance over empty squares, lands on any behind */
    bool man_spares_kings;          /* a man may not take a king */
    bool lifted_at_once;            /* taken pieces leave the board during the chain */
    bool no_reversal;               /* two successive jumps may not turn by 180 degrees */
    uint8_t crowning;               /* enum dm_crowning */
    bool capture_optional;          /* who can capture may make another move; a chain once begun is
                                     * finished all the same */
    struct dm_choice choice;

    struct dm_ending_row endings[DM_ENDING_ROWS_MAX];
    struct dm_draw_row draws[DM_DRAW_ROWS_MAX];

    const struct dm_generator *generator; /* set by the library */
};

/* The built-in rule sets, in the order they are shown: i from 0 to dm_rules_count() - 1. */
unsigned dm_rules_count(void);
const struct dm_rules *dm_rules_at(unsigned i);
/* The rule set of that id, or NULL. */
const struct dm_rules *dm_rules_find(const char *id);
/* Checks a home-made record and gives it its generator. DM_E_RULES_INVALID if it can't be played.
 */
enum dm_error dm_rules_prepare(struct dm_rules *rules);
/* The same rules, prepared, with free choice of capture: by them every capture is legal. Errors as
 * those of dm_rules_prepare. */
enum dm_error dm_rules_free_choice(const struct dm_rules *rules, struct dm_rules *out);

/* The record as text. Both return the length they would need without the closing NUL (as
 * snprintf does) and write at most `size` bytes, always closed by NUL if size > 0. */
/* ... as one JSON object; docs/command.md lists the fields. */
unsigned dm_rules_json(const struct dm_rules *rules, char *out, unsigned size);
/* ... as a table in words, one "label: value" a line. */
unsigned dm_rules_table(const struct dm_rules *rules, char *out, unsigned size);

const char *dm_reason_name(enum dm_reason reason);
/* "1-0", "0-1", "1/2-1/2" or "*", first number White's, whoever moves first. */
const char *dm_result_name(enum dm_result result);

#endif
