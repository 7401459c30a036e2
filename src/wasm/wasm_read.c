/* Exports: reading games from PDN, one after another. */
#include <stdint.h>
#include <string.h>
#include <strings.h>

#include "base/utf8.h"
#include "damier/notation.h"
#include "damier/pdn.h"
#include "wasm/exports.h"
#include "wasm/instance.h"
#include "wasm/view.h"

/* Of a tag's value so much is told. */
#define VALUE_SIZE 200
/* Of a game's variations so many moves: the page keeps no more (VARIED_MAX). */
#define LINE_MOVES_MAX 2000

__attribute__((import_module("env"), import_name("read"))) int host_read(char *buffer, int size);

static long read_host(void *context, char *buffer, size_t size) {
    (void)context;
    return host_read(buffer, (int)size);
}

static void close_reader(void) {
    dm_pdn_close(instance.reader);
    instance.reader = NULL;
}

int wasm_pdn_open(int rules_index) {
    const struct dm_rules *rules = instance_rules(rules_index);
    if (!rules) return instance_error(DM_E_RULES_UNKNOWN);
    close_reader();
    instance.reader = dm_pdn_open(rules, read_host, NULL);
    if (!instance.reader) return instance_error(DM_E_MEMORY);
    dm_pdn_go_by_type(instance.reader);
    dm_pdn_keep_variations(instance.reader);
    return 0;
}

static void put_cut(struct json *json, const char *name, const char *text) {
    char cut[VALUE_SIZE];
    const size_t length = utf8_cut(text, strlen(text), sizeof cut - 1);
    memcpy(cut, text, length);
    cut[length] = '\0';
    json_string(json, name, cut);
}

/* What people look for a game by; of each the first. */
static void put_tags(struct json *json, const struct dm_pdn_game *game) {
    static const char *const names[] = {"White", "Black", "Event", "Date", "Round", "Site"};
    json_open(json, "tags", '{');
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        unsigned tag = 0;
        while (tag < game->tag_count && strcasecmp(game->tags[tag].name, names[i])) tag++;
        if (tag < game->tag_count) put_cut(json, names[i], game->tags[tag].value);
    }
    json_close(json, '}');
}

static void put_fault(struct json *json, const struct dm_pdn_game *game) {
    if (!game->fault.code) return;
    json_open(json, "fault", '{');
    json_string(json, "code", dm_error_name(game->fault.code));
    json_number(json, "line", game->fault.line);
    json_number(json, "column", game->fault.column);
    json_string(json, "detail", game->fault.detail);
    json_number(json, "ply", game->fault_ply);
    json_string(json, "text", game->fault_text);
    json_close(json, '}');
}

/* The game itself: where it begins, '' for the usual start, and its moves. */
static void put_game(struct json *json, const struct dm_game *game) {
    const struct dm_rules *rules = dm_game_rules(game);
    const struct dm_position *start = dm_game_position_at(game, 0);
    const struct dm_position usual = dm_position_start(rules);
    char fen[DM_FEN_SIZE] = "";
    if (!dm_position_equal(start, &usual)) dm_fen_write(rules, start, fen, sizeof fen);
    json_string(json, "start", fen);
    json_open(json, "moves", '[');
    for (unsigned ply = 0; ply < dm_game_plies(game); ply++)
        view_effect(json, NULL, rules, dm_game_move_at(game, ply));
    json_close(json, ']');
}

/* The variations, as far as there is room for them. */
static void put_lines(struct json *json, const struct dm_pdn_game *game) {
    const struct dm_rules *rules = dm_game_rules(game->game);
    unsigned moves = 0;
    json_open(json, "lines", '[');
    for (unsigned i = 0; i < game->line_count && moves < LINE_MOVES_MAX; i++) {
        const struct dm_pdn_line *line = &game->lines[i];
        json_open(json, NULL, '{');
        json_number(json, "from", line->from);
        json_number(json, "at", line->at);
        json_open(json, "moves", '[');
        for (unsigned k = 0; k < line->count && moves < LINE_MOVES_MAX; k++, moves++)
            view_effect(json, NULL, rules, &line->moves[k]);
        json_close(json, ']');
        json_close(json, '}');
    }
    json_close(json, ']');
}

static int answer(const struct dm_pdn_game *game, bool whole) {
    struct json json = json_in(instance.io, IO_SIZE);
    json_open(&json, NULL, '{');
    json_number(&json, "number", game->number);
    json_number(&json, "line", game->line);
    json_number(&json, "offset", (int64_t)game->offset);
    json_string(&json, "rules", dm_game_rules(game->game)->id);
    json_string(&json, "result", dm_result_name(game->result));
    json_number(&json, "plies", game->move_count);
    json_number(&json, "variations", game->variations);
    put_tags(&json, game);
    put_fault(&json, game);
    json_number(&json, "unread", game->unread);
    if (whole) put_game(&json, game->game);
    if (whole) put_lines(&json, game);
    json_close(&json, '}');
    return instance_answer(&json);
}

int wasm_pdn_next(int whole) {
    const struct dm_pdn_game *game;
    if (!instance.reader) return instance_error(DM_E_ARGUMENT);
    const enum dm_error error = dm_pdn_next(instance.reader, &game);
    if (!error && game) return answer(game, whole);
    close_reader();
    return instance_error(error);
}
