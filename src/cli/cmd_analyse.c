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

enum { FEN, DEPTH, NODES, TIME, LINES, THREADS, TABLES, JSON };
static const struct option options[] = {
    [FEN] = {.name = "--fen", .value = "F", .help = "this position, not the start"},
    [DEPTH] = {"--depth", "N", VALUE_NUMBER, 1, DM_DEPTH_MAX, "stop after so many plies"},
    [NODES] = {"--nodes", "N", VALUE_NUMBER, 1, 1000000000000, "stop after so many positions"},
    [TIME] = {"--time", "S", VALUE_SECONDS, 1, 100000000, "stop after so many seconds (default 5)"},
    [LINES] = {"--lines", "N", VALUE_NUMBER, 1, DM_LINES_MAX, "the N best first moves (default 1)"},
    [THREADS] = {"--threads", "N", VALUE_NUMBER, 1, DM_THREADS_MAX,
                 "search with so many threads (default 1)"},
    [TABLES] = {.name = "--tables", .value = "DIR", .help = "endgame tables to look into"},
    [JSON] = {.name = "--json", .help = "the result as one JSON object"},
    {0}};

struct analysed {
    const struct dm_rules *rules;
    struct dm_position position;
    struct dm_tables *tables; /* NULL = none */
    FILE *file;               /* where each finished depth is shown, NULL = nowhere */
    unsigned wanted;          /* lines */
    unsigned lines;           /* found so far, each of its last finished depth */
    struct dm_analysis line[DM_LINES_MAX];
};

static void json_move(void *json, const char *text) { json_string(json, NULL, text); }

static void print_line(const struct analysed *analysed, const struct dm_analysis *analysis) {
    FILE *file = analysed->file;
    fprintf(file, "depth %2u  ", analysis->depth);
    if (analysed->wanted > 1) fprintf(file, "line %u  ", analysis->line);
    fputs("score ", file);
    analysis_put_score(file, analysis->score);
    fprintf(file, "  nodes %" PRIu64 "  %.2f s ", analysis->nodes, analysis->time_ms / 1e3);
    analysis_put_line(file, analysed->rules, &analysed->position, analysis);
    putc('\n', file);
    fflush(file);
}

static bool report(void *context, const struct dm_analysis *analysis) {
    struct analysed *analysed = context;
    analysed->line[analysis->line - 1] = *analysis;
    if (analysed->lines < analysis->line) analysed->lines = analysis->line;
    if (analysed->file) print_line(analysed, analysis);
    return !interrupt_came();
}

static enum status print_result(const struct analysed *analysed,
                                const struct dm_analysis *analysis) {
    char effect[DM_EFFECT_SIZE], text[DM_MOVE_TEXT_SIZE];
    dm_effect_write(analysed->rules, &analysis->best, effect, sizeof effect);
    dm_move_write(analysed->rules, &analysed->position, &analysis->best, text, sizeof text);
    printf("best %s (%s)\n", text, effect);
    return STATUS_OK;
}

/* What is told of each line, in an object. */
static void json_line(struct json *json, const struct analysed *analysed,
                      const struct dm_analysis *analysis) {
    char effect[DM_EFFECT_SIZE];
    dm_effect_write(analysed->rules, &analysis->best, effect, sizeof effect);
    json_string(json, "effect", effect);
    json_number(json, "score", analysis->score);
    json_open(json, "pv", '[');
    analysis_each_move(analysed->rules, &analysed->position, analysis, json_move, json);
    json_close(json, ']');
}

static unsigned write_json(const struct analysed *analysed, const struct dm_analysis *analysis,
                           char *out, unsigned size) {
    static const char *const sides[] = {"w", "b"};
    char text[DM_FEN_SIZE];
    struct json json = json_in(out, size);
    json_open(&json, NULL, '{');
    json_string(&json, "rules", analysed->rules->id);
    dm_fen_write(analysed->rules, &analysed->position, text, sizeof text);
    json_string(&json, "fen", text);
    json_string(&json, "side", sides[analysed->position.side]);
    json_line(&json, analysed, analysis);
    json_number(&json, "depth", analysis->depth);
    json_number(&json, "nodes", (int64_t)analysis->nodes);
    json_number(&json, "ms", analysis->time_ms);
    if (analysed->wanted > 1) {
        json_open(&json, "lines", '[');
        for (unsigned i = 0; i < analysed->lines; i++) {
            json_open(&json, NULL, '{');
            json_line(&json, analysed, &analysed->line[i]);
            json_close(&json, '}');
        }
        json_close(&json, ']');
    }
    json_close(&json, '}');
    return json_end(&json);
}

/* Written twice: the first time to see how long it gets. */
static enum status print_json(const struct analysed *analysed, const struct dm_analysis *analysis) {
    const unsigned size = write_json(analysed, analysis, NULL, 0) + 1;
    char *out = malloc(size);
    if (!out) return console_trouble(DM_E_MEMORY);
    write_json(analysed, analysis, out, size);
    puts(out);
    free(out);
    return STATUS_OK;
}

static enum status analyse(struct analysed *analysed, const struct dm_limits *limits,
                           unsigned threads, bool json) {
    const struct dm_situation situation = {.position = analysed->position};
    struct dm_engine *engine = dm_engine_new(analysed->rules, HASH_MB);
    struct dm_analysis analysis;
    enum dm_error error = engine ? dm_engine_set_threads(engine, threads) : DM_E_MEMORY;
    if (!error) {
        dm_engine_use_tables(engine, analysed->tables);
        interrupt_catch(engine);
        error = dm_engine_search(engine, &situation, limits, report, analysed, &analysis);
        interrupt_release();
    }
    dm_engine_free(engine);
    if (error) {
        console_trouble(error);
        return error == DM_E_GAME_OVER ? STATUS_NEGATIVE : STATUS_TROUBLE;
    }
    return (json ? print_json : print_result)(analysed, &analysis);
}

static enum status run(const struct arguments *arguments) {
    const struct value *value = arguments->option;
    const bool json = value[JSON].given;
    const bool limited = value[DEPTH].given || value[NODES].given || value[TIME].given;
    struct analysed analysed = {.rules = given_rules(arguments->operand[0]),
                                .file = !json                   ? stdout
                                        : isatty(STDERR_FILENO) ? stderr
                                                                : NULL,
                                .wanted = value[LINES].given ? (unsigned)value[LINES].number : 1};
    const struct dm_limits limits = {.depth = (unsigned)value[DEPTH].number,
                                     .nodes = value[NODES].number,
                                     .lines = analysed.wanted,
                                     .time_ms =
                                         limited ? (unsigned)value[TIME].number : DEFAULT_MS};
    if (!analysed.rules || !given_position(analysed.rules, &value[FEN], &analysed.position) ||
        !given_tables(analysed.rules, &value[TABLES], &analysed.tables))
        return STATUS_TROUBLE;
    const unsigned threads = value[THREADS].given ? (unsigned)value[THREADS].number : 1;
    const enum status status = analyse(&analysed, &limits, threads, json);
    dm_tables_close(analysed.tables);
    return status;
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
        "the side to move's view; 'won in 7' or 'lost in 7' plies where that is proven, 'won'\n"
        "or 'lost' where endgame tables say so),\n"
        "positions searched, time, and the line of play it expects; then the best move. Of\n"
        "several limits the first one reached counts. Ctrl-C stops the search and shows the\n"
        "best move so far. With --lines a depth has a line for each of the best first moves.\n"
        "With one thread the same search visits the same positions each time; with more\n"
        "it gets deeper in the same time. A position without a legal move: exit status 1.\n",
    .examples = "  damier analyse turkish --time 10\n"
                "  damier analyse english --fen 'W:W32,K14:B5,13' --depth 15\n"
                "  damier analyse russian --lines 3 --threads 2\n"
                "  damier analyse turkish --fen 'W:WKa1,Kb1:BKh8' --tables tables/turkish\n"
                "  damier analyse international --nodes 1000000 --json\n",
    .run = run};
