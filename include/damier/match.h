/* Matches: two contestants play pairs of games from the same openings with sides exchanged, several
 * games at once. Every game is scored, whatever a contestant does, and the figures say how much
 * stronger one of them is. Not in the browser. */
#ifndef DAMIER_MATCH_H
#define DAMIER_MATCH_H

#include <stdio.h>

#include "damier/engine.h"
#include "damier/openings.h"
#include "damier/pdn.h"

/* --- contestants ---------------------------------------------------------------------------- */

enum dm_player_kind {
    DM_PLAYER_MACHINE, /* our engine */
    DM_PLAYER_RANDOM,  /* any legal move */
    DM_PLAYER_GREEDY,  /* takes the most it can, else any move */
    DM_PLAYER_HUB      /* a program that speaks Hub version 2 */
};

#define DM_EVALUATION_BUILT_IN "material" /* no network: material and placement */

struct dm_parameter {
    const char *name, *value;
};
#define DM_PARAMETERS_MAX 16

/* A contestant. Its strings are pieces of the text it was read from. */
struct dm_contestant {
    const char *name; /* NULL = none of its own */
    enum dm_player_kind kind;
    struct dm_limits limits; /* depth, nodes and time_ms of its own; all 0 = the match's */
    unsigned hash_mb, threads;
    unsigned level; /* plays like that; 0 = as well as it can */
    /* File of a network, or DM_EVALUATION_BUILT_IN; NULL = the usual one. */
    const char *evaluation;
    const char *tables;  /* folder of its endgame tables, NULL = none */
    const char *command; /* DM_PLAYER_HUB: for the shell */
    const char *folder;  /* and where it runs, NULL = here */
    struct dm_parameter parameter[DM_PARAMETERS_MAX]; /* and what is set before it begins */
    unsigned parameters;
};

/* Reads "depth=6,hash=32", "random", "name=Scan,dir=/opt/scan,set.book=false,cmd=./scan hub":
 * settings between commas; cmd comes last, for all that follows belongs to it. An empty text is our
 * engine as the match has it. `text` is cut up, and must outlive the contestant. */
enum dm_error dm_contestant_read(char *text, struct dm_contestant *out, struct dm_fault *fault);
/* What the settings are, a line each: line i, NULL after the last. */
const char *dm_contestant_help(unsigned i);

/* --- games ---------------------------------------------------------------------------------- */

/* How a game of a match ended. From DM_END_ILLEGAL on: the contestant to move lost it like that. */
#define DM_ENDS(X)                                                                                 \
    X(UNPLAYED, "unplayed")                                                                        \
    X(RULES, "rules")   /* as dm_game_status says */                                               \
    X(TABLES, "tables") /* the endgame tables know the result */                                   \
    X(ILLEGAL, "illegal-move")                                                                     \
    X(TIME, "time")                                                                                \
    X(HANG, "hang")       /* no answer, long after its time was up or after it was told to stop */ \
    X(RUBBISH, "rubbish") /* an answer that is not in the language */                              \
    X(CRASH, "crash")     /* the program ended, or could not be started again */

enum dm_end {
#define DM_END_CODE(code, name) DM_END_##code,
    DM_ENDS(DM_END_CODE)
#undef DM_END_CODE
        DM_END_COUNT
};
const char *dm_end_name(enum dm_end end);

struct dm_played {
    unsigned number;            /* from 0; games 2 i and 2 i + 1 are a pair */
    const struct dm_game *game; /* as far as it went */
    enum dm_result result;
    enum dm_end end;
    char said[80]; /* by a contestant that lost for it: the move or the rubbish; else "" */
};

/* Who has White in a game: 0 or 1. The first contestant moves first in even games. */
unsigned dm_match_white(const struct dm_rules *rules, unsigned number);

/* --- figures -------------------------------------------------------------------------------- */

/* What was played so far, from the first contestant's view. pairs[i]: how many pairs brought it
 * i half points, 0 to 4. */
struct dm_tally {
    unsigned won, drawn, lost;
    unsigned pairs[5];
    unsigned ends[2][DM_END_COUNT]; /* games that each contestant lost by its own fault */
};

/* All that is known of the games of a match; what dm_match_run fills in and goes on from. */
struct dm_sheet {
    unsigned games;
    uint8_t *score; /* of each game: the first contestant's half points + 1, 0 = not played */
    struct dm_tally tally;
};
enum dm_error dm_sheet_open(struct dm_sheet *sheet, unsigned games);
void dm_sheet_close(struct dm_sheet *sheet);
/* Enters a game; false if there is no such game, or it is there already. */
bool dm_sheet_enter(struct dm_sheet *sheet, const struct dm_rules *rules, unsigned number,
                    enum dm_result result, enum dm_end end);

/* Figures of the pairs. They are not numbers until there are two pairs. */
struct dm_strength {
    double score;          /* part of the points, 0 to 1 */
    double elo, low, high; /* difference in Elo, and its bounds at 95 %; infinite at 0 and 1 */
    double superior;       /* likelihood that the first contestant is the stronger one, 0 to 1 */
};
struct dm_strength dm_strength_of(const struct dm_tally *tally);

/* A sequential test of elo1 against elo0 (elo0 < elo1), both in logistic Elo, with errors of 5 %:
 * the logarithm of the likelihood ratio passes DM_SPRT_BOUND (elo1 it is) or its negative. */
struct dm_sprt {
    double elo0, elo1;
};
#define DM_SPRT_BOUND 2.944438979166440 /* ln(0.95 / 0.05) */
double dm_sprt_ratio(const struct dm_sprt *sprt, const struct dm_tally *tally);

/* --- the match ------------------------------------------------------------------------------ */

struct dm_match {
    const struct dm_rules *rules;
    struct dm_contestant contestant[2];
    const struct dm_openings *openings; /* used again from the first one when all were played */
    /* Limits of each move; or a clock, if left_ms is not 0, whose increment comes before each
     * move. None: 0.1 s a move. */
    struct dm_limits limits;
    unsigned concurrency;       /* games at once, 1 up */
    unsigned grace_ms;          /* so much over the time is no loss yet */
    uint64_t seed;              /* of players that have a choice */
    const struct dm_sprt *sprt; /* ends the match when it is decided; NULL = none */
    /* End a game when they know its result, unless a draw counter may come first. NULL: none. */
    const struct dm_tables *tables;
    /* Each game when it has ended, one at a time; false if it can't be noted, which ends the match
     * with DM_E_IO. May be NULL. */
    bool (*played)(void *context, const struct dm_played *played);
    /* Now and then, on the caller's thread; false ends the match. May be NULL. */
    bool (*progress)(void *context);
    void *context;
};

/* Plays the games that the sheet lacks. DM_E_STOPPED if it was told to stop, DM_E_ENGINE if a
 * program can't be started in the first place (*fault says which and why). The sheet has what was
 * played in any case. */
enum dm_error dm_match_run(const struct dm_match *match, struct dm_sheet *sheet,
                           struct dm_fault *fault);

/* A record is a file that remembers a match, game by game, so that it can go on later. Opens or
 * begins it, and enters what it has in the sheet; `title` says all that must be the same, on one
 * line. DM_E_RECORD if it is another one; DM_E_SYNTAX for a line that can't be one. A last line
 * that was cut off is forgotten. */
enum dm_error dm_record_open(const char *path, const char *title, const struct dm_rules *rules,
                             struct dm_sheet *sheet, FILE **record, struct dm_fault *fault);
/* Notes a game; false if it can't be written. */
bool dm_record_add(FILE *record, const struct dm_played *played);

/* Writes a game as PDN, with the contestants' names and how it ended. */
enum dm_error dm_match_write_pdn(const struct dm_match *match, const struct dm_played *played,
                                 dm_write_fn write, void *context);

#endif
