/* PDN: games as text. Reading streams: memory is bounded by the longest game of the file, and a
 * game by the limits below. What is beyond them is left out and is the game's fault, DM_E_TOO_LONG
 * (DM_E_NESTING); the games after it are read. What is skipped (variations that are
 * not kept, % lines) counts for nothing. */
#ifndef DAMIER_PDN_H
#define DAMIER_PDN_H

#include <stddef.h>

#include "damier/game.h"

/* Bytes of a game's tags (each counts for 24 at least), of its comments, of any one token. */
#define DM_PDN_TEXT_MAX (4u << 20)
#define DM_PDN_MOVES_MAX 20000u /* moves of its main line */
#define DM_PDN_NESTING_MAX 100u /* variations within variations */

/* Where text comes from: fills `buffer` with up to `size` bytes, returns how many, 0 at the end,
 * -1 on failure. */
typedef long (*dm_read_fn)(void *context, char *buffer, size_t size);
/* Where text goes: returns false on failure. */
typedef bool (*dm_write_fn)(void *context, const char *text, size_t length);

struct dm_pdn_tag {
    const char *name, *value; /* as written; names in any language are kept */
};

/* A variation, if they are kept: moves in place of those from ply `at` on (0 up) of the main line,
 * or of another variation: of that as a whole, from the game's start. Those within it come after
 * it. */
struct dm_pdn_line {
    unsigned from; /* 0: the main line; else the variation lines[from - 1] */
    unsigned at;
    unsigned count; /* 0 if its first move can't be read */
    const struct dm_move *moves;
};

/* One game as read. Everything belongs to the reader and lasts until the next dm_pdn_next. */
struct dm_pdn_game {
    unsigned number; /* 1 up within the file */
    unsigned line;   /* of its first tag or move */
    size_t offset;   /* ... and the bytes before that: reading can begin there again */
    const struct dm_pdn_tag *tags;
    unsigned tag_count;
    /* Replayed as far as its moves are legal, from the usual start where the FEN is faulty. Draws
     * by rule don't stop it, since players go on: dm_game_status tells of the last position if
     * one stands there. Else it ends by the file's result: as a resignation or an agreed draw. */
    const struct dm_game *game;
    /* As the file gives it, at the game's end or in its tag. Numbers are White's first, but in a
     * game without GameType tag that Black begins by the rules, Black's (old files do so). */
    enum dm_result result;
    enum dm_result tagged; /* as its Result tag alone gives it */
    unsigned move_count;   /* moves of the main line in the file, as far as they are counted */
    /* If a move is not legal or the text is faulty: code != DM_OK, with line and column in the
     * file, ply (0 up) and the move's text. The first fault counts; one after which the position
     * is unknown goes before one that is only in the text (a tag, a comment, a variation), which
     * stops no replay. The reader goes on with the next game. */
    struct dm_fault fault;
    unsigned fault_ply;
    const char *fault_text;
    unsigned variations; /* not counting those within them */
    /* With dm_pdn_keep_variations: all of them, each as far as its moves are legal, and how many
     * were not read to their end. A move that isn't legal is no fault of the game here.
     * DM_PDN_MOVES_MAX moves of all together are kept. */
    const struct dm_pdn_line *lines;
    unsigned line_count, unread;
    /* Comments, NAGs and marks by ply, in file order, for `show`. */
    const char *const *comments; /* move_count + 1 entries, before ply 0 first; NULL = none */
};

struct dm_pdn_reader;
struct dm_pdn_reader *dm_pdn_open(const struct dm_rules *rules, dm_read_fn read, void *context);
/* From now on a game whose GameType tag is another rule set's goes by that one; of several with the
 * same number, by the first. */
void dm_pdn_go_by_type(struct dm_pdn_reader *reader);
/* From now on variations are read too; else they are skipped. */
void dm_pdn_keep_variations(struct dm_pdn_reader *reader);
void dm_pdn_close(struct dm_pdn_reader *reader);
/* The next game: DM_OK with *game, or with *game NULL at the end of the file; DM_E_IO or
 * DM_E_MEMORY end the reading. */
enum dm_error dm_pdn_next(struct dm_pdn_reader *reader, const struct dm_pdn_game **game);

/* Writes a game with its tags; Result, GameType, SetUp and FEN are made from the game, and left
 * out of `tags`. DM_E_TAG if a name cannot be one (empty, blanks, quotes, brackets). */
enum dm_error dm_pdn_write(const struct dm_game *game, const struct dm_pdn_tag *tags,
                           unsigned tag_count, dm_write_fn write, void *context);

#endif
