/* Exports: the game. */
#include <stddef.h>

#include "damier/notation.h"
#include "wasm/exports.h"
#include "wasm/instance.h"
#include "wasm/view.h"

/* True if there are more moves than can be listed: nobody could play on from here. */
static bool endless(const struct dm_rules *rules, const struct dm_position *position) {
    struct dm_moves moves;
    dm_moves_list(rules, position, &moves);
    return moves.overflow;
}

/* A new game in place of the old one, which stays if this fails. */
int wasm_game_start(int rules_index) {
    const struct dm_rules *rules = instance_rules(rules_index);
    const char *fen = instance_input();
    struct dm_position start;
    struct dm_fault fault = {0};
    if (!rules) return instance_error(DM_E_RULES_UNKNOWN);
    if (fen[0] && dm_fen_read(rules, fen, &start, &fault)) return instance_fault(&fault);
    if (fen[0] && endless(rules, &start)) return instance_error(DM_E_TOO_MANY_MOVES);
    struct dm_game *game = dm_game_new(rules, fen[0] ? &start : NULL);
    if (!game) return instance_error(DM_E_MEMORY);
    if (rules != instance.rules) instance_drop_engine();
    dm_game_free(instance.game);
    instance.rules = rules;
    instance.game = game;
    return 0;
}

int wasm_game_play(void) {
    if (!instance.game) return instance_error(DM_E_ARGUMENT);
    if (dm_game_status(instance.game).result) return instance_error(DM_E_GAME_OVER);
    struct dm_move move;
    struct dm_fault fault = {0};
    const enum dm_error error = dm_move_read_any(instance.rules, dm_game_position(instance.game),
                                                 instance_input(), &move, &fault);
    return error ? instance_fault(&fault) : instance_error(dm_game_play(instance.game, &move));
}

int wasm_game_undo(int plies) {
    if (!instance.game || plies < 0) return instance_error(DM_E_ARGUMENT);
    return instance_error(dm_game_undo(instance.game, (unsigned)plies));
}

int wasm_game_end(int how, int side) {
    enum { RESIGN, AGREE, TIME_OUT };
    if (!instance.game || side < DM_WHITE || side > DM_BLACK) return instance_error(DM_E_ARGUMENT);
    const enum dm_side loser = (enum dm_side)side;
    if (how == RESIGN) return instance_error(dm_game_resign(instance.game, loser));
    if (how == AGREE) return instance_error(dm_game_agree_draw(instance.game));
    if (how == TIME_OUT) return instance_error(dm_game_time_out(instance.game, loser));
    return instance_error(DM_E_ARGUMENT);
}

static void put_counters(struct json *json) {
    const struct dm_counters *counters = dm_game_counters(instance.game);
    const struct dm_draw_row *rows = instance.rules->draws;
    json_open(json, "counters", '[');
    for (unsigned i = 0; i < DM_DRAW_ROWS_MAX && rows[i].plies; i++) {
        json_open(json, NULL, '{');
        json_string(json, "reason", dm_reason_name(rows[i].reason));
        json_number(json, "count", counters->count[i]);
        json_number(json, "limit", rows[i].plies);
        json_bool(json, "fits",
                  dm_draw_row_fits(instance.rules, i, dm_game_position(instance.game)));
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void put_moves(struct json *json, const struct dm_moves *moves) {
    const struct dm_position *position = dm_game_position(instance.game);
    dm_moves_paths(instance.rules, position, moves, instance.path);
    json_open(json, "moves", '[');
    for (unsigned i = 0; i < moves->count; i++)
        view_move(json, NULL, instance.rules, moves, &moves->move[i], &instance.path[i]);
    json_close(json, ']');
}

static uint64_t origins(const struct dm_moves *moves) {
    uint64_t set = 0;
    for (unsigned i = 0; i < moves->count; i++) set |= UINT64_C(1) << moves->move[i].from;
    return set;
}

/* The pieces that could capture if the choice were free, but may not. */
static uint64_t lesser(const struct dm_moves *legal) {
    const struct dm_position *position = dm_game_position(instance.game);
    struct dm_rules free_choice;
    struct dm_moves all;
    if (!legal->count || !dm_can_capture(instance.rules, position)) return 0;
    if (dm_rules_free_choice(instance.rules, &free_choice)) return 0;
    dm_moves_list(&free_choice, position, &all);
    return origins(&all) & ~origins(legal);
}

int wasm_game_state(void) {
    if (!instance.game) return instance_error(DM_E_ARGUMENT);
    const struct dm_status status = dm_game_status(instance.game);
    struct dm_moves moves;
    dm_game_moves(instance.game, &moves);
    struct json json = json_in(instance.io, IO_SIZE);
    json_open(&json, NULL, '{');
    json_string(&json, "rules", instance.rules->id);
    json_number(&json, "ply", dm_game_plies(instance.game));
    view_position(&json, instance.rules, dm_game_position(instance.game));
    json_string(&json, "result", dm_result_name(status.result));
    json_string(&json, "reason", dm_reason_name(status.reason));
    json_number(&json, "repeated", dm_game_occurrences(instance.game));
    put_counters(&json);
    view_cells(&json, "lesser", instance.rules, lesser(&moves));
    put_moves(&json, &moves);
    json_close(&json, '}');
    return instance_answer(&json);
}

int wasm_game_at(int ply) {
    if (!instance.game || ply < 0 || (unsigned)ply > dm_game_plies(instance.game))
        return instance_error(DM_E_ARGUMENT);
    const struct dm_position *position = dm_game_position_at(instance.game, (unsigned)ply);
    struct json json = json_in(instance.io, IO_SIZE);
    json_open(&json, NULL, '{');
    json_string(&json, "rules", instance.rules->id);
    json_number(&json, "ply", ply);
    view_position(&json, instance.rules, position);
    if ((unsigned)ply < dm_game_plies(instance.game))
        view_move_in(&json, "move", instance.rules, position,
                     dm_game_move_at(instance.game, (unsigned)ply));
    json_close(&json, '}');
    return instance_answer(&json);
}
