#include "engine/line.h"

#include "rules/geometry.h"
#include "rules/key.h"

/* Counters that have at most so many plies left tell positions apart in the table. Farther off a
 * draw is beyond what is searched as a rule. */
#define NEAR_PLIES 24

void line_prepare(struct line *line, const struct dm_rules *rules) {
    *line = (struct line){.rules = rules, .men_retreat = rules->man_moves & (DM_SW | DM_S | DM_SE)};
    EACH_BIT(bit, board_squares(rules)) {
        const int square = bit_index(bit);
        line->row[square] = (uint8_t)dm_square_rank(rules, square);
    }
    for (int i = 0; i < DM_ENDING_ROWS_MAX && rules->endings[i].reason; i++) {
        const struct dm_pattern *pattern = &rules->endings[i].pattern;
        const int pieces = pattern->strong.all_max + pattern->weak.all_max;
        if (pieces > line->ending_pieces) line->ending_pieces = pieces;
    }
}

void line_remember(struct line *line, const struct dm_situation *situation) {
    const uint64_t *keys = situation->keys;
    const unsigned count = situation->key_count;
    const unsigned first = count > LINE_KEYS_MAX ? count - LINE_KEYS_MAX : 0;
    line->twice_count = 0;
    for (unsigned i = first; i < count; i++) {
        unsigned earlier = 0;
        for (unsigned j = first; j < i; j++) earlier += keys[j] == keys[i];
        if (earlier == 1) line->twice[line->twice_count++] = keys[i];
    }
}

/* The key of a position whose counters are near their limits, or plain. */
static uint64_t table_key(const struct dm_rules *rules, const struct frame *frame) {
    uint64_t key = frame->key;
    for (unsigned row = 0; row < DM_DRAW_ROWS_MAX && rules->draws[row].plies; row++) {
        const unsigned count = frame->counters.count[row];
        if (count > 0 && count + NEAR_PLIES >= rules->draws[row].plies)
            key = (key ^ (count << 3 | row)) * UINT64_C(0x9E3779B97F4A7C15);
    }
    return key;
}

/* True if the next ply may be the last one of some counter. */
static bool draw_near(const struct dm_rules *rules, const struct dm_counters *counters) {
    for (unsigned row = 0; row < DM_DRAW_ROWS_MAX && rules->draws[row].plies; row++)
        if (counters->count[row] + 1 >= rules->draws[row].plies) return true;
    return false;
}

bool line_leaves_time(const struct line *line, const struct frame *frame, unsigned plies) {
    return dm_counters_leave_time(line->rules, &frame->counters, &frame->position, plies);
}

bool line_leaves_time_anew(const struct line *line, const struct frame *frame, unsigned plies) {
    const struct dm_rules *rules = line->rules;
    struct dm_counters counters = {0};
    for (unsigned i = 0; i < DM_DRAW_ROWS_MAX && rules->draws[i].plies; i++)
        if (!(rules->draws[i].resets & DM_BY_CAPTURE) &&
            dm_draw_row_fits(rules, i, &frame[-1].position))
            counters.count[i] = rules->draws[i].plies; /* it runs on, nobody knows from where */
    return dm_counters_leave_time(rules, &counters, &frame->position, plies);
}

void line_begin(const struct line *line, struct frame *root, const struct dm_situation *situation) {
    root->position = situation->position;
    root->counters = situation->counters;
    root->key = position_key(&root->position);
    root->table_key = table_key(line->rules, root);
    root->draw_near = draw_near(line->rules, &root->counters);
    root->reversible = 0;
}

/* Kings can go back, and so can men that went sideways or whose rule set lets them retreat. */
static bool can_be_undone(const struct line *line, const struct dm_move *move) {
    if (move->taken || move->crowns) return false;
    return move->king || line->men_retreat || line->row[move->from] == line->row[move->to];
}

void line_enter(const struct line *line, struct frame *frame) {
    const struct frame *before = frame - 1;
    frame->reversible = can_be_undone(line, &before->move) ? before->reversible + 1 : 0;
    frame->counters = dm_counters_after(line->rules, before->counters, &before->position,
                                        &before->move, &frame->position);
    frame->table_key = table_key(line->rules, frame);
    frame->draw_near = draw_near(line->rules, &frame->counters);
}

static bool repeated(const struct line *line, const struct frame *frame) {
    for (int back = 4; back <= frame->reversible; back += 2)
        if (frame[-back].key == frame->key) return true;
    if (frame->reversible < frame->ply) return false;
    for (unsigned i = 0; i < line->twice_count; i++)
        if (line->twice[i] == frame->key) return true;
    return false;
}

static bool can_move(const struct line *line, const struct frame *frame) {
    return dm_moves_count(line->rules, &frame->position) > 0;
}

bool line_ended_by_material(const struct line *line, const struct frame *frame, int *score) {
    const struct dm_status status = dm_ending_of(line->rules, &frame->position);
    if (status.result == DM_UNFINISHED || !can_move(line, frame)) return false;
    const bool white_to_move = frame->position.side == DM_WHITE;
    if (status.result == DM_DRAW)
        *score = 0;
    else if ((status.result == DM_WHITE_WINS) == white_to_move)
        *score = DM_SCORE_WIN - frame->ply;
    else
        *score = frame->ply - DM_SCORE_WIN;
    return true;
}

bool line_over(const struct line *line, const struct frame *frame, int *score) {
    if (line_over_by_material(line, frame, score)) return true;
    *score = 0;
    if (repeated(line, frame)) return true;
    return dm_counters_reached(line->rules, &frame->counters) != DM_REASON_NONE &&
           can_move(line, frame);
}
