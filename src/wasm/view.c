#include <stddef.h>

#include "damier/notation.h"
#include "wasm/view.h"

void view_cells(struct json *json, const char *name, const struct dm_rules *rules, uint64_t set) {
    json_open(json, name, '[');
    for (int cell = 0; cell < rules->size * rules->size; cell++) {
        const int square = dm_square_of_cell(rules, cell);
        if (square >= 0 && set >> square & 1) json_number(json, NULL, cell);
    }
    json_close(json, ']');
}

void view_effect(struct json *json, const char *name, const struct dm_rules *rules,
                 const struct dm_move *move) {
    char text[DM_EFFECT_SIZE];
    dm_effect_write(rules, move, text, sizeof text);
    json_string(json, name, text);
}

void view_text(struct json *json, const char *name, const struct dm_rules *rules,
               const struct dm_position *position, const struct dm_move *move) {
    char text[DM_MOVE_TEXT_SIZE];
    dm_move_write(rules, position, move, text, sizeof text);
    json_string(json, name, text);
}

static void put_squares(struct json *json, const char *name, const struct dm_rules *rules,
                        const uint8_t *squares, unsigned count) {
    json_open(json, name, '[');
    for (unsigned i = 0; i < count; i++) json_number(json, NULL, dm_cell_of(rules, squares[i]));
    json_close(json, ']');
}

void view_move(struct json *json, const char *name, const struct dm_rules *rules,
               const struct dm_moves *legal, const struct dm_move *move,
               const struct dm_path *path) {
    char text[DM_MOVE_TEXT_SIZE];
    dm_move_write_listed(rules, legal, move, path, text, sizeof text);
    json_open(json, name, '{');
    view_effect(json, "effect", rules, move);
    json_string(json, "text", text);
    json_number(json, "from", dm_cell_of(rules, move->from));
    json_number(json, "to", dm_cell_of(rules, move->to));
    view_cells(json, "taken", rules, move->taken);
    put_squares(json, "stops", rules, path->stop, path->stops);
    put_squares(json, "takes", rules, path->taken, path->takes);
    json_bool(json, "crowns", move->crowns);
    json_close(json, '}');
}

void view_move_in(struct json *json, const char *name, const struct dm_rules *rules,
                  const struct dm_position *position, const struct dm_move *move) {
    struct dm_moves legal;
    struct dm_path path;
    dm_moves_list(rules, position, &legal);
    dm_move_path(rules, position, move, &path);
    view_move(json, name, rules, &legal, move, &path);
}

void view_line(struct json *json, const char *name, const struct dm_rules *rules,
               const struct dm_position *position, const struct dm_analysis *analysis) {
    struct dm_position now = *position;
    json_open(json, name, '[');
    for (unsigned i = 0; i < analysis->pv_length; i++) {
        view_text(json, NULL, rules, &now, &analysis->pv[i]);
        now = dm_move_make(&now, &analysis->pv[i]);
    }
    json_close(json, ']');
}

static char letter(const struct dm_position *position, int square) {
    if (square < 0) return '.';
    const uint64_t bit = UINT64_C(1) << square;
    if (position->men[DM_WHITE] & bit) return 'w';
    if (position->kings[DM_WHITE] & bit) return 'W';
    if (position->men[DM_BLACK] & bit) return 'b';
    return position->kings[DM_BLACK] & bit ? 'B' : '.';
}

void view_position(struct json *json, const struct dm_rules *rules,
                   const struct dm_position *position) {
    char fen[DM_FEN_SIZE], board[101] = "";
    dm_fen_write(rules, position, fen, sizeof fen);
    for (int cell = 0; cell < rules->size * rules->size; cell++)
        board[cell] = letter(position, dm_square_of_cell(rules, cell));
    json_string(json, "fen", fen);
    json_string(json, "side", position->side == DM_WHITE ? "w" : "b");
    json_string(json, "board", board);
    json_bool(json, "mustCapture", dm_must_capture(rules, position));
}
