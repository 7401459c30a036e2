/* The results of a match, and how they are added up. */
#include <stdlib.h>
#include <string.h>

#include "damier/match.h"

const char *dm_end_name(enum dm_end end) {
    static const char *const names[] = {
#define DM_END_NAME(code, name) [DM_END_##code] = name,
        DM_ENDS(DM_END_NAME)
#undef DM_END_NAME
    };
    return names[end];
}

/* The side that begins by the rules goes to the first contestant in even games. */
unsigned dm_match_white(const struct dm_rules *rules, unsigned number) {
    return (number % 2) ^ (rules->first == DM_BLACK);
}

enum dm_error dm_sheet_open(struct dm_sheet *sheet, unsigned games) {
    *sheet = (struct dm_sheet){.games = games, .score = calloc(games ? games : 1, 1)};
    return sheet->score ? DM_OK : DM_E_MEMORY;
}

void dm_sheet_close(struct dm_sheet *sheet) { free(sheet->score); }

/* The first contestant's half points. */
static unsigned half_points(enum dm_result result, unsigned white) {
    if (result == DM_DRAW) return 1;
    return (result == DM_WHITE_WINS) == (white == 0) ? 2 : 0;
}

static void count_game(struct dm_tally *tally, unsigned points) {
    tally->won += points == 2;
    tally->drawn += points == 1;
    tally->lost += points == 0;
}

bool dm_sheet_enter(struct dm_sheet *sheet, const struct dm_rules *rules, unsigned number,
                    enum dm_result result, enum dm_end end) {
    if (number >= sheet->games || sheet->score[number]) return false;
    const unsigned points = half_points(result, dm_match_white(rules, number));
    const unsigned partner = number ^ 1;
    sheet->score[number] = (uint8_t)(points + 1);
    count_game(&sheet->tally, points);
    if (partner < sheet->games && sheet->score[partner])
        sheet->tally.pairs[points + sheet->score[partner] - 1]++;
    if (end >= DM_END_ILLEGAL) sheet->tally.ends[points ? 1 : 0][end]++;
    return true;
}
