/* The record in words: what `damier rules ID` and the help show. */
#include "rules/describe.h"
#include "base/text.h"
#include "damier/position.h"

unsigned describe_choice(const struct dm_choice *choice, struct criterion out[CRITERIA_MAX]) {
    const struct criterion all[CRITERIA_MAX] = {{"pieces", "takes the most pieces", choice->pieces},
                                                {"by-king", "is made by a king", choice->by_king},
                                                {"kings", "takes the most kings", choice->kings},
                                                {"early", "meets a king earliest", choice->early}};
    unsigned count = 0;
    for (unsigned i = 0; i < CRITERIA_MAX; i++) {
        if (!all[i].weight) continue;
        unsigned at = count++;
        for (; at && out[at - 1].weight < all[i].weight; at--) out[at] = out[at - 1];
        out[at] = all[i];
    }
    return count;
}

/* "a", "a or b", "a, b or c": what stands before part i of n. */
static const char *joint(unsigned i, unsigned n) {
    return i == 0 ? "" : i + 1 == n ? " or " : ", ";
}

/* The members of a set that the phrases make up, joined by commas and "or". */
static void put_set(struct text *text, unsigned set, const struct phrase *phrases, unsigned count) {
    unsigned members = 0, done = 0;
    for (unsigned i = 0; i < count; i++) members += (set & phrases[i].set) != 0;
    for (unsigned i = 0; i < count; i++) {
        if (!(set & phrases[i].set)) continue;
        text_put(text, joint(done++, members));
        text_put(text, phrases[i].text);
    }
}

static void put_directions(struct text *text, unsigned set) {
    static const struct phrase usual[] = {
        {DM_N, "straight forward"},
        {DM_N | DM_E | DM_W, "straight forward or sideways"},
        {DM_ORTHOGONAL, "along rows and columns, forward, backward or sideways"},
        {DM_DIAGONAL_FORWARD, "diagonally forward"},
        {DM_DIAGONAL, "diagonally, forward or backward"}};
    static const struct phrase single[] = {{DM_N, "forward"},  {DM_NE, "forward to the right"},
                                           {DM_E, "right"},    {DM_SE, "backward to the right"},
                                           {DM_S, "backward"}, {DM_SW, "backward to the left"},
                                           {DM_W, "left"},     {DM_NW, "forward to the left"}};
    for (unsigned i = 0; i < LENGTH(usual); i++)
        if (usual[i].set == set) {
            text_put(text, usual[i].text);
            return;
        }
    put_set(text, set, single, LENGTH(single));
}

static void put_side(struct text *text, const struct dm_rules *rules) {
    text_put(text, rules->first == DM_WHITE ? "White" : "Black");
}

static void put_board(struct text *text, const struct dm_rules *rules) {
    text_unsigned(text, rules->size);
    text_char(text, 'x');
    text_unsigned(text, rules->size);
    text_put(text, rules->diagonal ? ", the " : ", all ");
    text_unsigned(text, (unsigned)dm_square_count(rules));
    if (!rules->diagonal)
        text_put(text, " squares");
    else
        text_put(text, rules->a1_unplayed ? " dark squares; the near dark corner is at the right"
                                          : " dark squares; the near dark corner is at the left");
}

static void put_naming(struct text *text, const struct dm_rules *rules) {
    static const char *const corners[] = {
        [DM_FROM_UPPER_LEFT] = "upper left", [DM_FROM_LOWER_RIGHT] = "lower right"};
    if (rules->naming == DM_ALGEBRAIC) {
        text_put(text, "letters and numbers, a1 at White's lower left");
        return;
    }
    text_put(text, "numbers, 1 at White's ");
    text_put(text, corners[rules->naming]);
}

static void put_start(struct text *text, const struct dm_rules *rules) {
    const struct dm_position start = dm_position_start(rules);
    text_unsigned(text, (unsigned)__builtin_popcountll(start.men[DM_WHITE]));
    text_put(text, " men a side in ");
    text_unsigned(text, rules->man_rows);
    text_put(text, " rows");
    if (!rules->empty_rows) return;
    text_put(text, ", ");
    text_unsigned(text, rules->empty_rows);
    text_put(text, rules->empty_rows == 1 ? " empty row behind them" : " empty rows behind them");
}

static void put_man_moves(struct text *text, const struct dm_rules *rules) {
    text_put(text, "one square ");
    put_directions(text, rules->man_moves);
}

static void put_man_takes(struct text *text, const struct dm_rules *rules) {
    put_directions(text, rules->man_takes);
    text_put(text, rules->man_spares_kings ? "; a man next to it, never a king"
                                           : "; a man or a king next to it");
}

static void put_king_moves(struct text *text, const struct dm_rules *rules) {
    text_put(text, rules->king_flies ? "any number of empty squares " : "one square ");
    put_directions(text, rules->king_moves);
}

static void put_king_takes(struct text *text, const struct dm_rules *rules) {
    put_directions(text, rules->king_takes);
    text_put(text, rules->king_flies ? "; at any distance, and lands on any empty square beyond"
                                     : "; a piece next to it");
}

static void put_lifting(struct text *text, const struct dm_rules *rules) {
    text_put(text, rules->lifted_at_once
                       ? "leave the board at once, so that a chain may cross their squares"
                       : "leave the board when the move has ended, and are not jumped twice");
}

static void put_reversal(struct text *text, const struct dm_rules *rules) {
    text_put(text, rules->no_reversal ? "a chain may not turn back on itself by 180 degrees"
                                      : "a chain may turn any way");
}

static void put_choice(struct text *text, const struct dm_rules *rules) {
    struct criterion criteria[CRITERIA_MAX];
    const unsigned count = describe_choice(&rules->choice, criteria);
    if (rules->capture_optional) text_put(text, "not compulsory; ");
    if (!count) text_put(text, "free; a chain must be finished");
    for (unsigned i = 0; i < count; i++) {
        text_put(text, i ? "; between equals the one that " : "the chain that ");
        text_put(text, criteria[i].words);
    }
}

static void put_crowning(struct text *text, const struct dm_rules *rules) {
    static const char *const words[] = {
        [DM_CROWN_AT_END] = "a man that passes it in a chain goes on as a man",
        [DM_CROWN_STOPS] = "a man that reaches it in a chain is crowned and the move ends",
        [DM_CROWN_AT_ONCE] = "a man that reaches it in a chain is crowned and goes on as a king"};
    text_put(text, words[rules->crowning]);
}

/* "2 kings", "1 to 3 men", "at least 3 kings". */
static void put_amount(struct text *text, const char *one, const char *many, unsigned min,
                       unsigned max, unsigned most) {
    if (max >= most && min < max) text_put(text, "at least ");
    text_unsigned(text, min);
    if (max < most && min < max) {
        text_put(text, max == min + 1 ? " or " : " to ");
        text_unsigned(text, max);
    }
    text_char(text, ' ');
    text_put(text, min == 1 && (max == 1 || max >= most) ? one : many);
}

static uint8_t smaller(int a, int b) { return (uint8_t)(a < b ? a : b); }
static uint8_t larger(int a, int b) { return (uint8_t)(a > b ? a : b); }

/* The same force with each bound as narrow as the others make it. */
static struct dm_force tightened(struct dm_force f) {
    f.all_min = larger(f.all_min, f.men_min + f.kings_min);
    f.all_max = smaller(f.all_max, f.men_max + f.kings_max);
    f.men_max = smaller(f.men_max, f.all_max - f.kings_min);
    f.kings_max = smaller(f.kings_max, f.all_max - f.men_min);
    f.men_min = larger(f.men_min, f.all_min - f.kings_max);
    f.kings_min = larger(f.kings_min, f.all_min - f.men_max);
    return f;
}

static void put_force(struct text *text, const struct dm_rules *rules, struct dm_force force) {
    const unsigned most = (unsigned)dm_square_count(rules) / 2;
    const struct dm_force f = tightened(force);
    const bool fixed = f.men_min == f.men_max && f.kings_min == f.kings_max;
    if (!fixed && f.men_max && f.kings_max) {
        if (f.all_min <= f.kings_min && f.all_max >= most)
            text_put(text, "any pieces");
        else
            put_amount(text, "piece", "pieces", f.all_min, f.all_max, most);
        if (!f.kings_min) return;
        text_put(text, " (");
        put_amount(text, "king", "kings", f.kings_min, most, most);
        text_char(text, ')');
        return;
    }
    if (f.kings_max) put_amount(text, "king", "kings", f.kings_min, f.kings_max, most);
    if (f.kings_max && f.men_max) text_put(text, " and ");
    if (f.men_max) put_amount(text, "man", "men", f.men_min, f.men_max, most);
}

static void put_pattern(struct text *text, const struct dm_rules *rules,
                        const struct dm_pattern *pattern) {
    put_force(text, rules, pattern->strong);
    text_put(text, " against ");
    put_force(text, rules, pattern->weak);
    if (pattern->weak_on_long_diagonal) text_put(text, " on the long diagonal");
    if (!pattern->total_max) return;
    text_put(text, ", ");
    put_amount(text, "piece", "pieces", pattern->total_min, pattern->total_max, 100);
    text_put(text, " in all");
}

static void put_ending(struct text *text, const struct dm_rules *rules,
                       const struct dm_ending_row *row) {
    put_pattern(text, rules, &row->pattern);
    text_put(text, row->strong_wins ? ": won by the former" : ": a draw");
    if (row->unless_capture) text_put(text, ", unless the side to move can capture");
}

/* Plies as people count them. */
static void put_length(struct text *text, unsigned plies) {
    text_unsigned(text, plies % 2 ? plies : plies / 2);
    text_put(text, plies % 2 ? " plies" : " moves each");
}

static void put_draw(struct text *text, const struct dm_rules *rules,
                     const struct dm_draw_row *row) {
    static const struct phrase progress[] = {{DM_BY_CAPTURE, "a capture"},
                                             {DM_BY_MAN_MOVE, "a move of a man"},
                                             {DM_BY_MAN_ADVANCE, "the advance of a man"},
                                             {DM_BY_CROWNING, "a crowning"}};
    put_length(text, row->plies);
    if (row->resets) text_put(text, " without ");
    put_set(text, row->resets, progress, LENGTH(progress));
    if (row->patterns) text_put(text, " with ");
    for (unsigned i = 0; i < row->patterns; i++) {
        text_put(text, joint(i, row->patterns));
        put_pattern(text, rules, &row->pattern[i]);
    }
}

static const struct {
    const char *label;
    void (*put)(struct text *, const struct dm_rules *);
} rows[] = {
    {"board", put_board},           {"squares", put_naming},        {"start", put_start},
    {"moves first", put_side},      {"man moves", put_man_moves},   {"man takes", put_man_takes},
    {"king moves", put_king_moves}, {"king takes", put_king_takes}, {"taken pieces", put_lifting},
    {"turns", put_reversal},        {"capture", put_choice},        {"last row", put_crowning}};

static void put_label(struct text *text, const char *label) {
    text_put(text, label);
    text_put(text, ": ");
}

static void put_line(struct text *text, const char *label, const char *value) {
    put_label(text, label);
    text_put(text, value);
    text_char(text, '\n');
}

static void put_endings(struct text *text, const struct dm_rules *rules) {
    for (unsigned i = 0; i < DM_ENDING_ROWS_MAX && rules->endings[i].reason; i++) {
        put_label(text, "ending");
        put_ending(text, rules, &rules->endings[i]);
        text_char(text, '\n');
    }
    for (unsigned i = 0; i < DM_DRAW_ROWS_MAX && rules->draws[i].plies; i++) {
        put_label(text, "draw");
        put_draw(text, rules, &rules->draws[i]);
        text_char(text, '\n');
    }
    put_line(text, "draw", "the same position with the same side to move for the third time");
}

unsigned dm_rules_table(const struct dm_rules *rules, char *out, unsigned size) {
    struct text text = text_in(out, size);
    put_line(&text, "name", rules->name);
    for (unsigned i = 0; i < LENGTH(rows); i++) {
        put_label(&text, rows[i].label);
        rows[i].put(&text, rules);
        text_char(&text, '\n');
    }
    put_endings(&text, rules);
    put_label(&text, "PDN GameType");
    text_unsigned(&text, rules->pdn_type);
    text_char(&text, '\n');
    put_line(&text, "source", rules->source);
    return text_end(&text);
}
