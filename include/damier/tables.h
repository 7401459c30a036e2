/* Endgame tables: for every position of few pieces whether the side to move wins, draws or loses,
 * and how far the next step towards that is.
 *
 * A table knows the moves and the endings by material of the record, and nothing of the game
 * before: neither repetition nor draw counters (docs/tables.md tells what that means in play). */
#ifndef DAMIER_TABLES_H
#define DAMIER_TABLES_H

#include <stddef.h>

#include "damier/moves.h"

struct dm_tables;

/* More pieces than this, both sides' together, no table has. */
#define DM_TABLES_PIECES_MAX 5

/* result: 1 = the side to move wins, 0 = neither can force it, -1 = it loses.
 * plies: to the next capture or crowning by either side, or to the end of the game if that comes
 * first, the winner being as quick as it can and the loser as slow; 0 for a draw and where the game
 * is over. A winner that always plays to a lost position with the fewest plies wins. */
struct dm_table_value {
    int8_t result;
    uint16_t plies;
};

/* --- reading -------------------------------------------------------------------------------- */

/* Opens all tables (files NAME.table) of a folder; not in the browser. Slices that captures or
 * crownings lead out of into one that is not there are left out: who knew only that such a position
 * is won would never dare to leave it. The files stay mapped until
 * dm_tables_close: they may be replaced meanwhile (renamed over), but not written to. Everything
 * is checked here, so that a probe can't fail. Errors:
 *
 *   DM_E_IO             the folder or a file can't be read
 *   DM_E_NO_TABLES      it has none, or none is left
 *   DM_E_TABLE_DAMAGED  cut, changed or no table
 *   DM_E_TABLE_FOREIGN  made for other rules, or of a version that is not read here
 *   DM_E_MEMORY
 *
 * `fault` (may be NULL) gets the code, and in detail the file, the byte and the reason. */
enum dm_error dm_tables_open(const char *folder, const struct dm_rules *rules,
                             struct dm_tables **out, struct dm_fault *fault);
/* The same from memory: the files one after another, in any order. `data` must outlive the tables.
 */
enum dm_error dm_tables_open_image(const void *data, size_t size, const struct dm_rules *rules,
                                   struct dm_tables **out, struct dm_fault *fault);
void dm_tables_close(struct dm_tables *tables);
/* Positions of more pieces than this no table has. */
unsigned dm_tables_pieces(const struct dm_tables *tables);
/* The value of a position; false if the table of its material is not there, the position is none
 * (two pieces on a square, a man on its last row) or there is no memory. May be called from several
 * threads at once. */
bool dm_tables_probe(const struct dm_tables *tables, const struct dm_position *position,
                     struct dm_table_value *value);
/* The value for the mover of a move that leads to a position worth `after` to the other side. */
struct dm_table_value dm_table_value_before(struct dm_table_value after,
                                            const struct dm_move *move);
/* True if `a` is better than `b` for the side whose values they are: a quicker win, a slower
 * loss. */
bool dm_table_value_better(struct dm_table_value a, struct dm_table_value b);

/* --- building and checking (not in the browser) --------------------------------------------- */

/* A slice is a file: all positions of some men and kings against others, both sides to move. */
struct dm_tables_progress {
    const char *name;          /* of the slice: "KM-K" is king and man against king */
    unsigned slice, slices;    /* 1 up */
    bool ended;                /* the slice is finished; told once for each */
    bool found;                /* and was there before */
    uint64_t positions, bytes; /* of the slice; bytes when it is finished */
    double done, found_done;   /* parts of all the work: done, and found done, 0 to 1 */
};
/* Called on the caller's thread; false stops (DM_E_STOPPED). */
typedef bool (*dm_tables_progress_fn)(void *context, const struct dm_tables_progress *progress);

struct dm_tables_options {
    unsigned pieces;                /* 2 to DM_TABLES_PIECES_MAX */
    unsigned threads;               /* 0 or 1 = the caller's thread only */
    uint64_t memory;                /* bytes that may be used, 0 = what it takes */
    dm_tables_progress_fn progress; /* may be NULL */
    void *context;
    const char *slices; /* in place of `pieces`: these, as "KKK-K,KM-M", and what they lead to */
};

/* Builds the tables asked for that the folder lacks; makes the folder. Each file is
 * written under another name first, so that one that is there is whole. Errors:
 *
 *   DM_E_ARGUMENT  pieces out of range, no such slices
 *   DM_E_MEMORY    `memory` is too little (told before anything is built), or there is none
 *   DM_E_IO        a folder or file can't be made, or another process builds there
 *   DM_E_STOPPED
 *   DM_E_TABLE_DAMAGED, DM_E_TABLE_FOREIGN  for a file that is there
 *
 * `fault` (may be NULL) as above. */
enum dm_error dm_tables_build(const char *folder, const struct dm_rules *rules,
                              const struct dm_tables_options *options, struct dm_fault *fault);

struct dm_tables_checked {
    uint64_t positions, wins, draws, losses; /* of both sides to move */
    uint64_t wrong;                          /* that don't follow from the positions after them */
    struct dm_position first_wrong;
    unsigned longest; /* plies of the farthest win or loss */
    struct dm_position longest_position;
};
/* Holds every position of the tables against the positions one ply on: with distances, so that what
 * agrees everywhere is proven. `options->pieces` and `memory` are not looked at. */
enum dm_error dm_tables_check(const struct dm_tables *tables,
                              const struct dm_tables_options *options,
                              struct dm_tables_checked *out);
/* A position of `pieces` pieces, each as likely as the others; `seed` chooses. */
bool dm_tables_random(const struct dm_tables *tables, unsigned pieces, uint64_t seed,
                      struct dm_position *out);

#endif
