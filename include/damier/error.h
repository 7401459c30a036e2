/* Errors of the library: one list, from which the codes, names and messages are made.
 *
 * Functions that can fail return DM_OK (0) or one of these codes; results go through pointers.
 * Parsers also fill a `struct dm_fault`, which says where in the text the fault is. */
#ifndef DAMIER_ERROR_H
#define DAMIER_ERROR_H

#define DM_ERRORS(X)                                                                               \
    X(OK, "ok")                                                                                    \
    X(MEMORY, "out of memory")                                                                     \
    X(IO, "reading or writing failed")                                                             \
    X(ARGUMENT, "an argument is out of range")                                                     \
    X(RULES_UNKNOWN, "no rule set of that name")                                                   \
    X(RULES_INVALID, "this combination of rules cannot be played")                                 \
    X(TOO_LONG, "the text is longer than allowed")                                                 \
    X(TOO_MANY_MOVES, "more moves than a move list holds")                                         \
    X(SYNTAX, "unexpected character")                                                              \
    X(UNEXPECTED_END, "the text ends too early")                                                   \
    X(SIDE, "the side to move must be W or B")                                                     \
    X(SIDE_UNKNOWN, "the side to move is needed here")                                             \
    X(SIDE_TWICE, "a side's pieces are listed twice")                                              \
    X(SQUARE, "no such square on this board")                                                      \
    X(SQUARE_UNPLAYED, "this square is not played on")                                             \
    X(SQUARE_TWICE, "two pieces on one square")                                                    \
    X(MAN_ON_LAST_ROW, "a man cannot stand on its last row")                                       \
    X(RANGE, "a range must be of numbers and ascend")                                              \
    X(NO_PIECES, "no pieces on the board")                                                         \
    X(MOVE_ILLEGAL, "not a legal move")                                                            \
    X(MOVE_AMBIGUOUS, "several legal moves fit")                                                   \
    X(CAPTURE_COMPULSORY, "a capture is compulsory")                                               \
    X(CHAIN_UNFINISHED, "the chain must be finished")                                              \
    X(CHAIN_SHORTER, "another chain must be taken")                                                \
    X(GAME_OVER, "the game is over")                                                               \
    X(NOTHING_TO_UNDO, "there is no move to take back")                                            \
    X(TAG, "a malformed tag")                                                                      \
    X(COMMENT_OPEN, "a comment is not closed")                                                     \
    X(VARIATION_OPEN, "a variation is not closed")                                                 \
    X(VARIATION_CLOSE, "a closing bracket without an opening one")                                 \
    X(NESTING, "variations are nested too deeply")                                                 \
    X(ADDRESS, "this address cannot be listened on")                                               \
    X(STOPPED, "stopped before the end")

enum dm_error {
#define DM_ERROR_CODE(name, text) DM_E_##name,
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
