#include "damier/rules.h"

static const char *const reason_names[DM_REASON_COUNT] = {
    [DM_REASON_NONE] = "-",
    [DM_NO_PIECES] = "no-pieces",
    [DM_NO_MOVES] = "no-moves",
    [DM_KING_AGAINST_MAN] = "king-against-man",
    [DM_ONE_PIECE_EACH] = "one-piece-each",
    [DM_REPETITION] = "repetition",
    [DM_NO_PROGRESS] = "no-progress",
    [DM_MATERIAL] = "material",
    [DM_AGREEMENT] = "agreement",
    [DM_RESIGNATION] = "resignation",
    [DM_TIME] = "time",
};

const char *dm_reason_name(enum dm_reason reason) {
    return (unsigned)reason < DM_REASON_COUNT ? reason_names[reason] : "-";
}

const char *dm_result_name(enum dm_result result) {
    switch (result) {
    case DM_WHITE_WINS: return "1-0";
    case DM_BLACK_WINS: return "0-1";
    case DM_DRAW: return "1/2-1/2";
    default: return "*";
    }
}
