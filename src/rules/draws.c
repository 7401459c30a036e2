#include "damier/draws.h"

/* --- material ------------------------------------------------------------------------------- */

/* A position with its pieces counted, by enum dm_side. */
struct counted {
    const struct dm_rules *rules;
    const struct dm_position *position;
    unsigned men[2], kings[2];
};

static unsigned bits(uint64_t set) { return (unsigned)__builtin_popcountll(set); }

static struct counted counted(const struct dm_rules *rules, const struct dm_position *position) {
    return (struct counted){.rules = rules,
                            .position = position,
                            .men = {bits(position->men[0]), bits(position->men[1])},
                            .kings = {bits(position->kings[0]), bits(position->kings[1])}};
}

static bool within(unsigned number, unsigned min, unsigned max) {
    return min <= number && number <= max;
}

static bool has_force(const struct counted *c, int side, const struct dm_force *force) {
    return within(c->men[side], force->men_min, force->men_max) &&
           within(c->kings[side], force->kings_min, force->kings_max) &&
           within(c->men[side] + c->kings[side], force->all_min, force->all_max);
}

static bool total_fits(const struct counted *c, const struct dm_pattern *pattern) {
    const unsigned total = c->men[0] + c->kings[0] + c->men[1] + c->kings[1];
    return !pattern->total_max || within(total, pattern->total_min, pattern->total_max);
}

/* The squares whose file and rank are equal: from a1 to the far corner. */
static uint64_t long_diagonal(const struct dm_rules *rules) {
    uint64_t squares = 0;
    for (int i = 0; i < rules->size; i++) {
        const int square = dm_square_at(rules, i, i);
        if (square >= 0) squares |= UINT64_C(1) << square;
    }
    return squares;
}

/* True if the pattern fits with `strong` as the stronger side. */
static bool fits_with(const struct counted *c, const struct dm_pattern *pattern, int strong) {
    const int weak = strong ^ 1;
    if (!has_force(c, strong, &pattern->strong) || !has_force(c, weak, &pattern->weak) ||
        !total_fits(c, pattern))
        return false;
    return !pattern->weak_on_long_diagonal || c->position->kings[weak] & long_diagonal(c->rules);
}

static bool fits(const struct counted *c, const struct dm_draw_row *row) {
    for (unsigned i = 0; i < row->patterns; i++)
        if (fits_with(c, &row->pattern[i], DM_WHITE) || fits_with(c, &row->pattern[i], DM_BLACK))
            return true;
    return row->patterns == 0;
}

/* --- counters ------------------------------------------------------------------------------- */

bool dm_draw_row_fits(const struct dm_rules *rules, unsigned row,
                      const struct dm_position *position) {
    const struct counted c = counted(rules, position);
    return fits(&c, &rules->draws[row]);
}

/* True if the move brought its piece nearer to the mover's last row. */
static bool advances(const struct dm_rules *rules, int side, const struct dm_move *move) {
    const int from = dm_square_rank(rules, move->from), to = dm_square_rank(rules, move->to);
    return side == DM_WHITE ? to > from : to < from;
}

/* What the move was of enum dm_progress, ORed. */
static unsigned progress_of(const struct dm_rules *rules, const struct dm_position *before,
                            const struct dm_move *move) {
    const bool man = before->men[before->side] >> move->from & 1;
    unsigned progress = 0;
    if (move->taken) progress |= DM_BY_CAPTURE;
    if (man) progress |= DM_BY_MAN_MOVE;
    if (man && advances(rules, before->side, move)) progress |= DM_BY_MAN_ADVANCE;
    if (move->crowns) progress |= DM_BY_CROWNING;
    return progress;
}

struct dm_counters dm_counters_after(const struct dm_rules *rules, struct dm_counters counters,
                                     const struct dm_position *before, const struct dm_move *move,
                                     const struct dm_position *after) {
    const struct counted then = counted(rules, before), now = counted(rules, after);
    const unsigned progress = progress_of(rules, before, move);
    for (int i = 0; i < DM_DRAW_ROWS_MAX && rules->draws[i].plies; i++) {
        const struct dm_draw_row *row = &rules->draws[i];
        const bool counts = !(progress & row->resets) && fits(&then, row) && fits(&now, row);
        const int count = counts ? counters.count[i] + 1 : 0;
        if (count <= UINT16_MAX) counters.count[i] = (uint16_t)count;
    }
    return counters;
}

enum dm_reason dm_counters_reached(const struct dm_rules *rules,
                                   const struct dm_counters *counters) {
    for (int i = 0; i < DM_DRAW_ROWS_MAX && rules->draws[i].plies; i++)
        if (counters->count[i] >= rules->draws[i].plies)
            return (enum dm_reason)rules->draws[i].reason;
    return DM_REASON_NONE;
}

/* What a row that goes on through the capture or crowning should have left after it: often that is
 * a piece given up for the capture that comes next. */
#define PLIES_AFTER 2

/* Captures and crownings set a row back, crownings maybe as moves of men, or else neither does. */
static bool is_set_back(const struct dm_draw_row *row) {
    return (row->resets & DM_BY_CAPTURE) && (row->resets & ~DM_BY_CAPTURE);
}

bool dm_counters_leave_time(const struct dm_rules *rules, const struct dm_counters *counters,
                            const struct dm_position *position, unsigned plies) {
    for (unsigned i = 0; i < DM_DRAW_ROWS_MAX && rules->draws[i].plies; i++) {
        const struct dm_draw_row *row = &rules->draws[i];
        const unsigned needed = counters->count[i] + plies + (is_set_back(row) ? 0 : PLIES_AFTER);
        if (needed > row->plies && dm_draw_row_fits(rules, i, position)) return false;
    }
    return true;
}

/* --- endings by material -------------------------------------------------------------------- */

static struct dm_status ending_status(const struct dm_ending_row *row, int strong) {
    enum dm_result result = DM_DRAW;
    if (row->strong_wins) result = strong == DM_WHITE ? DM_WHITE_WINS : DM_BLACK_WINS;
    return (struct dm_status){result, (enum dm_reason)row->reason};
}

struct dm_status dm_ending_of(const struct dm_rules *rules, const struct dm_position *position) {
    const struct counted c = counted(rules, position);
    for (int i = 0; i < DM_ENDING_ROWS_MAX && rules->endings[i].reason; i++) {
        const struct dm_ending_row *row = &rules->endings[i];
        for (int strong = DM_WHITE; strong <= DM_BLACK; strong++) {
            if (!fits_with(&c, &row->pattern, strong)) continue;
            if (row->unless_capture && dm_can_capture(rules, position)) continue;
            return ending_status(row, strong);
        }
    }
    return (struct dm_status){DM_UNFINISHED, DM_REASON_NONE};
}
