/* damier solve: positions with a known result, and whether the machine finds it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/analysis.h"
#include "cli/console.h"
#include "cli/games.h"
#include "cli/given.h"
#include "cli/interrupt.h"
#include "cli/show.h"
#include "damier/notation.h"

#define DEFAULT_HASH_MB 64
#define DEFAULT_MS 10000
/* A side that is a man ahead or more is taken to win, if nothing is proven. */
#define AHEAD 100

enum { TIME, DEPTH, NODES, HASH, THREADS, TABLES };
static const struct option options[] = {
    [TIME] = {"--time", "S", VALUE_SECONDS, 1, 100000000, "seconds for each (default 10)"},
    [DEPTH] = {"--depth", "N", VALUE_NUMBER, 1, DM_DEPTH_MAX, "plies searched for each"},
    [NODES] = {"--nodes", "N", VALUE_NUMBER, 1, 1000000000000, "positions searched for each"},
    [HASH] = {"--hash", "MB", VALUE_NUMBER, 1, 65536, "size of the table (default 64)"},
    [THREADS] = {"--threads", "N", VALUE_NUMBER, 1, DM_THREADS_MAX, "default 1"},
    [TABLES] = {.name = "--tables", .value = "DIR", .help = "endgame tables to look into"},
    {0}};

/* What the machine says to the result that is given. */
enum finding { PROVEN, LIKELY, UNLIKELY, REFUTED, FINDINGS };
static const char *const finding_names[FINDINGS] = {
    [PROVEN] = "solved, proven",
    [LIKELY] = "solved",
    [UNLIKELY] = "not solved",
    [REFUTED] = "refuted",
};

struct solving {
    const struct dm_rules *rules;
    struct dm_engine *engine;
    struct dm_tables *tables; /* NULL = none */
    struct dm_limits limits;
    unsigned found[FINDINGS], faults;
};

static enum dm_result winner(enum dm_side side) {
    return side == DM_WHITE ? DM_WHITE_WINS : DM_BLACK_WINS;
}

/* The result that a score stands for, if it is at least `least`, or a draw. */
static enum dm_result result_of(int score, int least, enum dm_side side) {
    if (abs(score) < least) return DM_DRAW;
    return winner(score > 0 ? side : (enum dm_side) !side);
}

static enum finding find(int score, enum dm_side side, enum dm_result wanted) {
    const bool proven = abs(score) >= DM_SCORE_TABLES;
    const bool same = result_of(score, AHEAD, side) == wanted;
    if (proven) return same ? PROVEN : REFUTED;
    return same ? LIKELY : UNLIKELY;
}

static bool report(void *context, const struct dm_analysis *analysis) {
    (void)context;
    (void)analysis;
    return !interrupt_came();
}

static void show(const struct solving *solving, const struct dm_pdn_game *game,
                 enum finding finding, const struct dm_analysis *analysis) {
    const struct dm_position *position = dm_game_position_at(game->game, 0);
    char fen[DM_FEN_SIZE];
    dm_fen_write(solving->rules, position, fen, sizeof fen);
    printf("%u %s %s: %s: ", game->number, fen, dm_result_name(game->result),
           finding_names[finding]);
    analysis_put_score(stdout, analysis->score);
    printf(", depth %u, %.2f s:", analysis->depth, analysis->time_ms / 1e3);
    analysis_put_line(stdout, solving->rules, position, analysis);
    putchar('\n');
    fflush(stdout);
}

/* A problem is a position and its result; what was played from there doesn't matter. */
static enum dm_error solve(struct solving *solving, const struct dm_pdn_game *game) {
    const struct dm_situation situation = {.position = *dm_game_position_at(game->game, 0)};
    struct dm_analysis analysis;
    dm_engine_clear(solving->engine);
    const enum dm_error error =
        dm_engine_search(solving->engine, &situation, &solving->limits, report, NULL, &analysis);
    if (error || interrupt_came()) return error;
    const enum finding finding =
        find(analysis.score, (enum dm_side)situation.position.side, game->result);
    solving->found[finding]++;
    show(solving, game, finding, &analysis);
    return DM_OK;
}

/* Why a game of the file is no problem to search, or why that failed. */
static struct dm_fault attempt(struct solving *solving, const struct dm_pdn_game *game) {
    struct dm_fault fault = {.line = game->line, .column = 1};
    if (game->fault.code) return game->fault;
    if (game->result == DM_UNFINISHED) {
        fault.code = DM_E_VALUE;
        strcpy(fault.detail, "no result");
    } else {
        fault.code = solve(solving, game);
    }
    return fault;
}

static bool take(void *context, const char *file, const struct dm_pdn_game *game) {
    struct solving *solving = context;
    struct dm_pdn_game shown = *game;
    shown.fault = attempt(solving, game);
    if (shown.fault.code) {
        solving->faults++;
        show_fault(file, &shown);
    }
    return !interrupt_came();
}

static enum status conclude(const struct solving *solving) {
    const unsigned *found = solving->found;
    const unsigned solved = found[PROVEN] + found[LIKELY];
    const unsigned others = found[UNLIKELY] + found[REFUTED];
    printf("problems %u, solved %u (proven %u), not solved %u, refuted %u, faults %u\n",
           solved + others, solved, found[PROVEN], found[UNLIKELY], found[REFUTED],
           solving->faults);
    if (interrupt_came()) return STATUS_INTERRUPTED;
    return others || solving->faults ? STATUS_NEGATIVE : STATUS_OK;
}

/* The machine as asked for; false after a message. */
static bool prepare(struct solving *solving, const struct value *value) {
    const unsigned hash = value[HASH].given ? (unsigned)value[HASH].number : DEFAULT_HASH_MB;
    const unsigned threads = value[THREADS].given ? (unsigned)value[THREADS].number : 1;
    enum dm_error error = DM_E_MEMORY;
    solving->engine = dm_engine_new(solving->rules, hash);
    if (solving->engine) error = dm_engine_set_threads(solving->engine, threads);
    if (error) {
        console_trouble(error);
        return false;
    }
    if (!given_tables(solving->rules, &value[TABLES], &solving->tables)) return false;
    dm_engine_use_tables(solving->engine, solving->tables);
    return true;
}

static enum status run(const struct arguments *arguments) {
    const struct value *value = arguments->option;
    const bool limited = value[TIME].given || value[DEPTH].given || value[NODES].given;
    struct solving solving = {
        .rules = given_rules(arguments->operand[0]),
        .limits = {.depth = (unsigned)value[DEPTH].number,
                   .nodes = value[NODES].number,
                   .time_ms = limited ? (unsigned)value[TIME].number : DEFAULT_MS}};
    enum status status = STATUS_TROUBLE;
    if (solving.rules && prepare(&solving, value)) {
        interrupt_catch(solving.engine);
        if (games_each(arguments->operand[1], solving.rules, take, &solving))
            status = conclude(&solving);
        interrupt_release();
    }
    dm_engine_free(solving.engine);
    dm_tables_close(solving.tables);
    return status;
}

const struct command command_solve = {
    .name = "solve",
    .summary = "find the results of problems",
    .operands = "ID FILE",
    .operands_min = 2,
    .operands_max = 2,
    .options = options,
    .details =
        "Reads problems from a PDN file ('-': standard input): games with a position (FEN)\n"
        "and a result. A line each: number, position, the file's result, and 'solved, proven'\n"
        "if the search proves it; 'solved' if its score says the same (within a man: a draw);\n"
        "'not solved' if it says something else; 'refuted' if the search proves something\n"
        "else; then score, depth, time and the line of play. Exit status 1 unless all are\n"
        "solved.\n",
    .examples = "  damier solve english problems.pdn --time 10\n"
                "  damier solve turkish problems.pdn --depth 15\n",
    .run = run};
