#include "game/pdn_result.h"

#include <string.h>

struct spelling {
    const char *text;
    enum dm_result result; /* with White's number first */
    bool points;           /* two for a win */
};

/* The first ones of a kind are those written. */
static const struct spelling spellings[] = {
    {"1-0", DM_WHITE_WINS, false}, {"1/2-1/2", DM_DRAW, false}, {"0-1", DM_BLACK_WINS, false},
    {"2-0", DM_WHITE_WINS, true},  {"1-1", DM_DRAW, true},      {"0-2", DM_BLACK_WINS, true},
    {"*", DM_UNFINISHED, false},   {"*", DM_UNFINISHED, true},  {"0-0", DM_UNFINISHED, false},
    {"1/2", DM_DRAW, false},
};
#define SPELLINGS (sizeof spellings / sizeof *spellings)

static enum dm_result turned_round(enum dm_result result) {
    if (result == DM_WHITE_WINS) return DM_BLACK_WINS;
    return result == DM_BLACK_WINS ? DM_WHITE_WINS : result;
}

static bool black_comes_first(const struct dm_rules *rules, bool typed) {
    return rules->first == DM_BLACK && !typed;
}

bool pdn_result_read(const struct dm_rules *rules, bool typed, const char *text,
                     enum dm_result *out) {
    for (size_t i = 0; i < SPELLINGS; i++) {
        if (strcmp(text, spellings[i].text) != 0) continue;
        *out = spellings[i].result;
        if (black_comes_first(rules, typed)) *out = turned_round(*out);
        return true;
    }
    return false;
}

const char *pdn_result_write(const struct dm_rules *rules, bool typed, enum dm_result result) {
    if (black_comes_first(rules, typed)) result = turned_round(result);
    size_t i = 0;
    while (i + 1 < SPELLINGS &&
           (spellings[i].result != result || spellings[i].points != rules->pdn_points))
        i++;
    return spellings[i].text;
}
