/* damier analyse: searches a position for the best move. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/json.h"
#include "cli/analysis.h"
#include "cli/console.h"
#include "cli/given.h"
#include "cli/interrupt.h"
#include "damier/notation.h"

#define HASH_MB 64
#define DEFAULT_MS 5000

enum { FEN, DEPTH, NODES, TIME, JSON };
static const struct option options[] = {
    [FEN] = {.name = "--fen", .value = "F", .help = "this position, not the start"},
    [DEPTH] = {"--depth", "N", VALUE_NUMBER, 1, DM_DEPTH_MAX, "stop after so many plies"},
    [NODES] = {"--nodes", "N", VALUE_NUMBER, 1, 1000000000000, "stop after so many positions"},
    [TIME] = {"--time", "S", VALUE_SECONDS, 1, 100000000, "stop after so many seconds (default 5)"},
    [JSON] = {.name = "--json", .help = "the result as one JSON object"},
    {0}};

struct analysed {
    const struct dm_rules *rules;
    struct dm_position position;
    FILE *lines; /* where each finished depth is shown, NULL = nowhere */
};

static void json_move(void *json, const char *text) { json_string(json, NULL, text); }

static bool report(void *context, const struct dm_analysis *analysis) {
    const struct analysed *analysed = context;
    if (analysed->lines) {
        fprintf(analysed->lines, "depth %2u  score ", analysis->depth);
        analysis_put_score(analysed->lines, analysis->score);
        fprintf(analysed->lines, "  nodes %" PRIu64 "  %.2f s ", analysis->nodes,
                analysis->time_ms / 1e3);
        analysis_put_line(analysed->lines, analysed->rules, &analysed->position, analysis);
        putc('\n', analysed->lines);
        fflush(analysed->lines);
    }
    return !interrupt_came();
}

static void print_result(const struct analysed *analysed, const struct dm_analysis *analysis) {
    char effect[DM_EFFECT_SIZE], text[DM_MOVE_TEXT_SIZE];
    dm_effect_write(analysed->rules, &analysis->best, effect, sizeof effect);
    dm_move_write(analysed->rules, &analysed->position, &analysis->best, text, sizeof text);
    printf("best %s (%s)\n", text, effect);
}

static void print_json(const struct analysed *analysed, const struct dm_analysis *analysis) {
    static const char *const sides[] = {"w", "b"};
    char out[(DM_PV_MAX + 4) * DM_MOVE_TEXT_SIZE], text[DM_FEN_SIZE];
    struct json json = json_in(out, sizeof out);
    json_open(&json, NULL, '{');
    json_string(&json, "rules", analysed->rules->id);
    dm_fen_write(analysed->rules, &analysed->position, text, sizeof text);
    json_string(&json, "fen", text);
    json_string(&json, "side", sides[analysed->position.side]);
    dm_effect_write(analysed->rules, &analysis->best, text, sizeof text);
    json_string(&json, "effect", text);
    json_number(&json, "score", analysis->score);
    json_number(&json, "depth", analysis->depth);
    json_number(&json, "nodes", (int64_t)analysis->nodes);
    json_number(&json, "ms", analysis->time_ms);
    json_open(&json, "pv", '[');
    analysis_each_move(analysed->rules, &analysed->position, analysis, json_move, &json);
    json_close(&json, ']');
    json_close(&json, '}');
    json_end(&json);
    puts(out);
}

static enum status analyse(struct analysed *analysed, const struct dm_limits *limits, bool json) {
    const struct dm_situation situation = {.position = analysed->position};
    struct dm_engine *engine = dm_engine_new(analysed->rules, HASH_MB);
    struct dm_analysis analysis;
    enum dm_error error = DM_E_MEMORY;
    if (engine) {
        interrupt_catch(engine);
        error = dm_engine_search(engine, &situation, limits, report, analysed, &analysis);
        interrupt_release();
    }
    dm_engine_free(engine);
    if (error) {
        console_trouble(error);
        return error == DM_E_GAME_OVER ? STATUS_NEGATIVE : STATUS_TROUBLE;
    }
    (json ? print_json : print_result)(analysed, &analysis);
    return STATUS_OK;
}

static enum status run(const struct arguments *arguments) {
    const struct value *value = arguments->option;
    const bool json = value[JSON].given;
    const bool limited = value[DEPTH].given || value[NODES].given || value[TIME].given;
    struct analysed analysed = {.rules = given_rules(arguments->operand[0]),
                                .lines = !json                   ? stdout
                                         : isatty(STDERR_FILENO) ? stderr
                                                                 : NULL};
    const struct dm_limits limits = {.depth = (unsigned)value[DEPTH].number,
                                     .nodes = value[NODES].number,
                                     .time_ms =
                                         limited ? (unsigned)value[TIME].number : DEFAULT_MS};
    if (!analysed.rules || !given_position(analysed.rules, &value[FEN], &analysed.position))
        return STATUS_TROUBLE;
    return analyse(&analysed, &limits, json);
}

const struct command command_analyse = {
    .name = "analyse",
    .summary = "search a position for the best move",
    .operands = "ID",
    .operands_min = 1,
    .operands_max = 1,
    .options = options,
    .details =
        "Searches a position and writes a line for each depth finished: score (in men, from\n"
        "the side to move's view; 'won in 7' or 'lost in 7' plies where that is proven),\n"
        "positions searched, time, and the line of play it expects; then the best move. Of\n"
        "several limits the first one reached counts. Ctrl-C stops the search and shows the\n"
        "best move so far. A position without a legal move: exit status 1.\n",
    .examples = "  damier analyse turkish --time 10\n"
                "  damier analyse english --fen 'W:W32,K14:B5,13' --depth 15\n"
                "  damier analyse international --nodes 1000000 --json\n",
    .run = run};
