/* Errors of the library: one list, from which the codes, names and messages are made.
 *
 * Functions that can fail return DM_OK (0) or one of these codes; results go through pointers.
 * Parsers also fill a `struct dm_fault`, which says where in the text the fault is. */
#ifndef DAMIER_ERROR_H
#define DAMIER_ERROR_H

#define DM_ERRORS(X)                                                                  \
    X(OK, "ok", "ok")                                                                 \
    X(MEMORY, "memory", "out of memory")                                              \
    X(IO, "io", "reading or writing failed")                                          \
    X(ARGUMENT, "argument", "an argument is out of range")                            \
    X(RULES_UNKNOWN, "rules-unknown", "no rule set of that name")                     \
    X(RULES_INVALID, "rules-invalid", "this combination of rules cannot be played")   \
    X(RULES_BOARD, "rules-board", "with all squares in use the board must have 8x8")  \
    X(RULES_ROWS, "rules-rows", "no row is left free between the two sides")          \
    X(TOO_LONG, "too-long", "the text is longer than allowed")                        \
    X(TOO_MANY_MOVES, "too-many-moves", "more moves than a move list holds")          \
    X(SYNTAX, "syntax", "unexpected character")                                       \
    X(UNEXPECTED_END, "unexpected-end", "the text ends too early")                    \
    X(SIDE, "side", "the side to move must be W or B")                                \
    X(SIDE_UNKNOWN, "side-unknown", "the side to move is needed here")                \
    X(SIDE_TWICE, "side-twice", "a side's pieces are listed twice")                   \
    X(SQUARE, "square", "no such square on this board")                               \
    X(SQUARE_UNPLAYED, "square-unplayed", "this square is not played on")             \
    X(SQUARE_TWICE, "square-twice", "two pieces on one square")                       \
    X(MAN_ON_LAST_ROW, "man-on-last-row", "a man cannot stand on its last row")       \
    X(RANGE, "range", "a range must be of numbers and ascend")                        \
    X(NO_PIECES, "no-pieces", "no pieces on the board")                               \
    X(MOVE_ILLEGAL, "move-illegal", "not a legal move")                               \
    X(MOVE_AMBIGUOUS, "move-ambiguous", "several legal moves fit")                    \
    X(CAPTURE_COMPULSORY, "capture-compulsory", "a capture is compulsory")            \
    X(CHAIN_UNFINISHED, "chain-unfinished", "the chain must be finished")             \
    X(CHAIN_SHORTER, "chain-shorter", "another chain must be taken")                  \
    X(GAME_OVER, "game-over", "the game is over")                                     \
    X(NOTHING_TO_UNDO, "nothing-to-undo", "there is no move to take back")            \
    X(TAG, "tag", "a malformed tag")                                                  \
    X(COMMENT_OPEN, "comment-open", "a comment is not closed")                        \
    X(VARIATION_OPEN, "variation-open", "a variation is not closed")                  \
    X(VARIATION_CLOSE, "variation-close", "a closing bracket without an opening one") \
    X(NESTING, "nesting", "variations are nested too deeply")                         \
    X(NO_TABLES, "no-tables", "no endgame tables")                                    \
    X(TABLE_DAMAGED, "table-damaged",                                                 \
      "a damaged endgame table; delete the file and build it again")                  \
    X(TABLE_FOREIGN, "table-foreign", "an endgame table of other rules")              \
    X(ADDRESS, "address", "this address cannot be listened on")                       \
    X(SETTING, "setting", "no such setting")                                          \
    X(SETTING_TWICE, "setting-twice", "a setting is given twice")                     \
    X(VALUE, "value", "not a value that this can have")                               \
    X(NO_OPENINGS, "no-openings", "no opening positions")                             \
    X(RECORD, "record", "this is the record of another match")                        \
    X(PROGRAM, "program", "a program did not start as it should")                     \
    X(BUSY, "busy", "not while a search is running")                                  \
    X(STOPPED, "stopped", "stopped before the end")                                   \
    X(NETWORK_FOREIGN, "network-foreign", "not a network for this board")             \
    X(NETWORK_DAMAGED, "network-damaged", "the network is damaged or cut")            \
    X(NETWORK_NONE, "network-none", "no network for these rules")                     \
    X(TRAINING_FOREIGN, "training-foreign", "not a training of these rules")          \
    X(SAMPLES_DAMAGED, "samples-damaged", "positions to learn from are damaged")      \
    X(PAGE, "page", "the page cannot be read")

enum dm_error {
#define DM_ERROR_CODE(code, name, text) DM_E_##code,
    DM_ERRORS(DM_ERROR_CODE)
#undef DM_ERROR_CODE
        DM_ERROR_COUNT
};
#define DM_OK DM_E_OK

/* Where a text is at fault and why. line and column count from 1; column counts bytes.
 * detail is the offending piece of text or a further explanation, may be empty. */
struct dm_fault {
    enum dm_error code;
    unsigned line, column;
    char detail[88];
};

/* The code's name in lower case with hyphens ("square-twice"); stable, for programs. Static. */
const char *dm_error_name(enum dm_error code);
/* The code's message, an English sentence without a capital or a full stop. Static. */
const char *dm_error_text(enum dm_error code);

#endif
