/* The record as JSON, for the page and for other programs: docs/command.md lists the fields. */
#include <stddef.h>

#include "base/json.h"
#include "damier/position.h"
#include "rules/describe.h"

static const struct phrase directions[] = {{DM_N, "n"}, {DM_NE, "ne"}, {DM_E, "e"}, {DM_SE, "se"},
                                           {DM_S, "s"}, {DM_SW, "sw"}, {DM_W, "w"}, {DM_NW, "nw"}};
static const struct phrase progress[] = {{DM_BY_CAPTURE, "capture"},
                                         {DM_BY_MAN_MOVE, "man-move"},
                                         {DM_BY_MAN_ADVANCE, "man-advance"},
                                         {DM_BY_CROWNING, "crowning"}};
static const char *const namings[] = {[DM_ALGEBRAIC] = "algebraic",
                                      [DM_FROM_UPPER_LEFT] = "upper-left",
                                      [DM_FROM_LOWER_RIGHT] = "lower-right"};
static const char *const crownings[] = {
    [DM_CROWN_AT_END] = "at-end", [DM_CROWN_STOPS] = "stops", [DM_CROWN_AT_ONCE] = "at-once"};

/* The names of a set's members. */
static void put_set(struct json *json, const char *name, unsigned set, const struct phrase *names,
                    unsigned count) {
    json_open(json, name, '[');
    for (unsigned i = 0; i < count; i++)
        if (set & names[i].set) json_string(json, NULL, names[i].text);
    json_close(json, ']');
}

static void put_directions(struct json *json, const char *name, unsigned set) {
    put_set(json, name, set, directions, LENGTH(directions));
}

static void put_squares(struct json *json, const struct dm_rules *rules) {
    json_open(json, "squares", '[');
    for (int cell = 0; cell < rules->size * rules->size; cell++) {
        char name[DM_SQUARE_NAME_SIZE] = "";
        const int square = dm_square_of_cell(rules, cell);
        if (square >= 0) dm_square_name(rules, square, name);
        json_string(json, NULL, name);
    }
    json_close(json, ']');
}

static void put_start(struct json *json, const struct dm_rules *rules) {
    const struct dm_position start = dm_position_start(rules);
    char board[101] = "";
    for (int cell = 0; cell < rules->size * rules->size; cell++) {
        const int square = dm_square_of_cell(rules, cell);
        const bool white = square >= 0 && start.men[DM_WHITE] >> square & 1;
        const bool black = square >= 0 && start.men[DM_BLACK] >> square & 1;
        board[cell] = white ? 'w' : black ? 'b' : '.';
    }
    json_string(json, "start", board);
}

static void put_board(struct json *json, const struct dm_rules *rules) {
    json_number(json, "size", rules->size);
    json_bool(json, "diagonal", rules->diagonal);
    json_bool(json, "a1", !rules->a1_unplayed);
    json_string(json, "naming", namings[rules->naming]);
    put_squares(json, rules);
    put_start(json, rules);
    json_string(json, "first", rules->first == DM_WHITE ? "w" : "b");
    json_string(json, "captureSign", (char[]){rules->capture_sign, '\0'});
}

static void put_pieces(struct json *json, const struct dm_rules *rules) {
    json_open(json, "man", '{');
    put_directions(json, "moves", rules->man_moves);
    put_directions(json, "takes", rules->man_takes);
    json_bool(json, "sparesKings", rules->man_spares_kings);
    json_close(json, '}');
    json_open(json, "king", '{');
    put_directions(json, "moves", rules->king_moves);
    put_directions(json, "takes", rules->king_takes);
    json_bool(json, "flies", rules->king_flies);
    json_close(json, '}');
}

static void put_chains(struct json *json, const struct dm_rules *rules) {
    json_bool(json, "liftedAtOnce", rules->lifted_at_once);
    json_bool(json, "noReversal", rules->no_reversal);
    json_string(json, "crowning", crownings[rules->crowning]);
    json_bool(json, "captureOptional", rules->capture_optional);
    struct criterion criteria[CRITERIA_MAX];
    const unsigned count = describe_choice(&rules->choice, criteria);
    json_open(json, "choice", '[');
    for (unsigned i = 0; i < count; i++) json_string(json, NULL, criteria[i].id);
    json_close(json, ']');
}

static void put_range(struct json *json, const char *name, unsigned min, unsigned max) {
    json_open(json, name, '[');
    json_number(json, NULL, min);
    json_number(json, NULL, max);
    json_close(json, ']');
}

static void put_force(struct json *json, const char *name, const struct dm_force *force) {
    json_open(json, name, '{');
    put_range(json, "men", force->men_min, force->men_max);
    put_range(json, "kings", force->kings_min, force->kings_max);
    put_range(json, "all", force->all_min, force->all_max);
    json_close(json, '}');
}

static void put_pattern(struct json *json, const char *name, const struct dm_pattern *pattern) {
    json_open(json, name, '{');
    put_force(json, "strong", &pattern->strong);
    put_force(json, "weak", &pattern->weak);
    if (pattern->total_max) put_range(json, "total", pattern->total_min, pattern->total_max);
    json_bool(json, "weakOnLongDiagonal", pattern->weak_on_long_diagonal);
    json_close(json, '}');
}

static void put_endings(struct json *json, const struct dm_rules *rules) {
    json_open(json, "endings", '[');
    for (unsigned i = 0; i < DM_ENDING_ROWS_MAX && rules->endings[i].reason; i++) {
        const struct dm_ending_row *row = &rules->endings[i];
        json_open(json, NULL, '{');
        json_string(json, "reason", dm_reason_name(row->reason));
        json_bool(json, "strongWins", row->strong_wins);
        json_bool(json, "unlessCapture", row->unless_capture);
        put_pattern(json, "material", &row->pattern);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void put_draws(struct json *json, const struct dm_rules *rules) {
    json_open(json, "draws", '[');
    for (unsigned i = 0; i < DM_DRAW_ROWS_MAX && rules->draws[i].plies; i++) {
        const struct dm_draw_row *row = &rules->draws[i];
        json_open(json, NULL, '{');
        json_string(json, "reason", dm_reason_name(row->reason));
        json_number(json, "plies", row->plies);
        put_set(json, "resets", row->resets, progress, LENGTH(progress));
        json_open(json, "material", '[');
        for (unsigned j = 0; j < row->patterns; j++) put_pattern(json, NULL, &row->pattern[j]);
        json_close(json, ']');
        json_close(json, '}');
    }
    json_close(json, ']');
}

unsigned dm_rules_json(const struct dm_rules *rules, char *out, unsigned size) {
    struct json json = json_in(out, size);
    json_open(&json, NULL, '{');
    json_string(&json, "id", rules->id);
    json_string(&json, "name", rules->name);
    json_string(&json, "source", rules->source);
    json_string(&json, "network", rules->network ? rules->network : "");
    json_number(&json, "pdnType", rules->pdn_type);
    json_bool(&json, "pdnPoints", rules->pdn_points);
    put_board(&json, rules);
    put_pieces(&json, rules);
    put_chains(&json, rules);
    put_endings(&json, rules);
    put_draws(&json, rules);
    json_close(&json, '}');
    return json_end(&json);
}
