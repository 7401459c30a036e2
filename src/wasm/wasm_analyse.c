/* Export: analysis that goes on and tells what it has found so far. */
#include <stddef.h>

#include "wasm/exports.h"
#include "wasm/instance.h"
#include "wasm/view.h"

__attribute__((import_module("env"), import_name("report"))) void host_report(int length);

/* A report that is being put together, line by line. */
struct report {
    struct dm_situation situation;
    unsigned lines;
    struct json json;
};

static void put_line(struct report *report, const struct dm_analysis *line) {
    const struct dm_position *position = &report->situation.position;
    const struct dm_chances chances = dm_engine_chances(instance.engine, line->score);
    struct json *json = &report->json;
    json_open(json, NULL, '{');
    json_number(json, "score", line->score);
    json_number(json, "win", chances.win);
    json_number(json, "draw", chances.draw);
    json_number(json, "loss", chances.loss);
    json_number(json, "plies", dm_score_plies(line->score));
    view_move_in(json, "move", instance.rules, position, &line->best);
    view_line(json, "pv", instance.rules, position, line);
    json_close(json, '}');
}

static void open_report(struct json *json, const struct dm_analysis *line) {
    *json = json_in(instance.io, IO_SIZE);
    json_open(json, NULL, '{');
    json_number(json, "depth", line->depth);
    json_number(json, "nodes", (int64_t)line->nodes);
    json_number(json, "ms", line->time_ms);
    json_open(json, "lines", '[');
}

static bool add_line(void *context, const struct dm_analysis *line) {
    struct report *report = context;
    if (line->line == 1) open_report(&report->json, line);
    put_line(report, line);
    if (line->line < report->lines) return true;
    json_close(&report->json, ']');
    json_close(&report->json, '}');
    const int length = instance_answer(&report->json);
    if (length >= 0) host_report(length);
    return true;
}

int wasm_analyse(int lines, int time_ms, double nodes) {
    struct dm_moves moves;
    const int64_t most = instance_whole(nodes);
    if (!instance.game || lines < 1 || lines > DM_LINES_MAX || time_ms < 0 || most < 0)
        return instance_error(DM_E_ARGUMENT);
    if (dm_game_status(instance.game).result) return instance_error(DM_E_GAME_OVER);
    if (!instance_engine()) return instance_error(DM_E_MEMORY);
    dm_game_moves(instance.game, &moves);
    const unsigned wanted = (unsigned)lines;
    const struct dm_limits limits = {
        .lines = wanted, .time_ms = (unsigned)time_ms, .nodes = (uint64_t)most};
    struct report report = {.situation = dm_game_situation(instance.game),
                            .lines = wanted < moves.count ? wanted : moves.count};
    struct dm_analysis best;
    return instance_error(
        dm_engine_search(instance.engine, &report.situation, &limits, add_line, &report, &best));
}
