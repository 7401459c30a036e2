/* damier match: two contestants, how much stronger is one? */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/number.h"
#include "cli/console.h"
#include "cli/given.h"
#include "cli/interrupt.h"
#include "cli/match_show.h"

#define DEFAULT_GAMES 100
#define SPRT_GAMES 20000
#define DEFAULT_GRACE_MS 200
#define NAME_SIZE 256

enum {
    RULES,
    GAMES,
    TIME,
    NODES,
    DEPTH,
    TC,
    OPENINGS,
    SPRT,
    CONCURRENCY,
    RECORD,
    PDN,
    TABLES,
    GRACE,
    SEED
};
static const struct option options[] = {
    [RULES] = {.name = "--rules", .value = "ID", .help = "rule set (required)"},
    [GAMES] = {"--games", "N", VALUE_NUMBER, 1, 1000000,
               "how many (default 100; with --sprt at most 20000)"},
    [TIME] = {"--time", "S", VALUE_SECONDS, 1, 100000000, "seconds a move (default 0.1)"},
    [NODES] = {"--nodes", "N", VALUE_NUMBER, 1, 1000000000000, "positions searched a move"},
    [DEPTH] = {"--depth", "N", VALUE_NUMBER, 1, DM_DEPTH_MAX, "plies searched a move"},
    [TC] = {.name = "--tc", .value = "T+I", .help = "a clock: seconds a game, and more a move"},
    [OPENINGS] = {.name = "--openings",
                  .value = "F",
                  .help = "a file, a FEN a line; or 'ballots' (default)"},
    [SPRT] = {.name = "--sprt",
              .value = "E0,E1",
              .help = "ends when it is certain: E1 Elo rather than E0, or not"},
    [CONCURRENCY] = {"--concurrency", "N", VALUE_NUMBER, 1, 256, "games at once (default 1)"},
    [RECORD] = {.name = "--record", .value = "F", .help = "note each game there; go on from it"},
    [PDN] = {.name = "--pdn", .value = "OUT", .help = "add all games to that file"},
    [TABLES] = {.name = "--tables", .value = "DIR", .help = "endgame tables that end games"},
    [GRACE] = {"--grace", "S", VALUE_SECONDS, 0, 60000, "so late is not lost yet (default 0.2)"},
    [SEED] = {"--seed", "N", VALUE_NUMBER, 0, UINT32_MAX, "of ballots and whims (default 1)"},
    {0}};

struct running {
    struct match_show show;
    struct dm_match match;
    struct dm_sheet sheet;
    struct dm_openings openings;
    struct dm_sprt sprt;
    char name[2][NAME_SIZE];
    struct dm_tables *tables;
    FILE *record, *pdn; /* NULL = none */
    const char *record_path, *pdn_path;
    const char *unwritten; /* the file that could not be written, or NULL; and why */
    int reason;
};

/* --- what is asked -------------------------------------------------------------------------- */

static bool read_contestant(char *text, unsigned i, struct running *running) {
    static const char *const places[2] = {"A", "B"};
    struct dm_contestant *contestant = &running->match.contestant[i];
    struct dm_fault fault = {0};
    snprintf(running->name[i], NAME_SIZE, "%s", text);
    if (dm_contestant_read(text, contestant, &fault)) {
        console_fault(places[i], &fault);
        return false;
    }
    if (!contestant->name) contestant->name = running->name[i];
    return true;
}

/* "60+0.6", or "60". */
static bool read_clock(const struct value *value, struct dm_limits *limits) {
    uint64_t left = 0, increment = 0;
    char text[64];
    if (!value->given) return true;
    snprintf(text, sizeof text, "%s", value->text);
    char *const plus = strchr(text, '+');
    if (plus) *plus = '\0';
    limits->left_ms = limits->increment_ms = 0;
    if (number_seconds(text, &left) && (!plus || number_seconds(plus + 1, &increment)) &&
        left >= 1 && left <= 100000000 && increment <= 100000000) {
        limits->left_ms = (unsigned)left;
        limits->increment_ms = (unsigned)increment;
        return true;
    }
    console_error("--tc is seconds a game + seconds a move, as 60+0.6, not '%s'", value->text);
    return false;
}

static bool read_limits(const struct value *value, struct dm_limits *limits) {
    if (value[TC].given && value[TIME].given) {
        console_error("--time or --tc, not both");
        return false;
    }
    *limits = (struct dm_limits){.depth = (unsigned)value[DEPTH].number,
                                 .nodes = value[NODES].number,
                                 .time_ms = (unsigned)value[TIME].number};
    return read_clock(&value[TC], limits);
}

static bool read_sprt(const struct value *value, struct running *running) {
    struct dm_sprt *sprt = &running->sprt;
    int used = 0;
    if (!value->given) return true;
    if (sscanf(value->text, "%lf,%lf%n", &sprt->elo0, &sprt->elo1, &used) == 2 &&
        !value->text[used] && sprt->elo0 < sprt->elo1 && sprt->elo0 > -1000 && sprt->elo1 < 1000) {
        running->match.sprt = sprt;
        return true;
    }
    console_error("--sprt is two differences in Elo, as 0,5, not '%s'", value->text);
    return false;
}

static bool read_file(const char *path, struct running *running) {
    struct dm_fault fault = {.code = DM_E_IO};
    FILE *file = fopen(path, "r");
    if (!file) {
        console_error("%s: %s", path, strerror(errno));
        return false;
    }
    const enum dm_error error =
        dm_openings_read(running->match.rules, file, &running->openings, &fault);
    fclose(file);
    if (!error && running->openings.count) return true;
    if (!error) fault.code = DM_E_NO_OPENINGS;
    console_file_fault(path, &fault);
    return false;
}

static bool find_openings(const struct value *value, unsigned games, struct running *running) {
    running->match.openings = &running->openings;
    if (value->given && strcmp(value->text, "ballots") != 0) return read_file(value->text, running);
    const enum dm_error error = dm_openings_ballots(running->match.rules, (games + 1) / 2,
                                                    running->match.seed, &running->openings);
    if (error) console_trouble(error);
    return !error;
}

static bool open_tables(const struct value *value, struct running *running) {
    const bool opened = given_tables(running->match.rules, value, &running->tables);
    running->match.tables = running->tables;
    return opened;
}

/* --- the files ------------------------------------------------------------------------------ */

/* All that must be the same for a match to go on. */
static void put_title(const struct running *running, const struct value *value, char *out,
                      size_t size) {
    static const int same[] = {TIME, NODES, DEPTH, TC, OPENINGS, TABLES, SEED};
    size_t length = (size_t)snprintf(out, size, "%s \"%s\" \"%s\"", running->match.rules->id,
                                     running->name[0], running->name[1]);
    for (size_t i = 0; i < sizeof same / sizeof *same; i++)
        if (value[same[i]].given && length < size)
            length += (size_t)snprintf(out + length, size - length, " %s=%s", options[same[i]].name,
                                       value[same[i]].text);
}

static bool open_record(const struct value *value, struct running *running) {
    struct dm_fault fault = {0};
    char title[1000];
    if (!value[RECORD].given) return true;
    put_title(running, value, title, sizeof title);
    if (!dm_record_open(value[RECORD].text, title, running->match.rules, &running->sheet,
                        &running->record, &fault))
        return true;
    console_file_fault(value[RECORD].text, &fault);
    return false;
}

static bool open_pdn(const struct value *value, struct running *running) {
    if (!value->given) return true;
    running->pdn = fopen(value->text, "a");
    if (!running->pdn) console_error("%s: %s", value->text, strerror(errno));
    return running->pdn != NULL;
}

static bool write_file(void *file, const char *text, size_t length) {
    return fwrite(text, 1, length, file) == length;
}

static bool failed(struct running *running, const char *path) {
    running->unwritten = path;
    running->reason = errno;
    return false;
}

static bool note(void *context, const struct dm_played *played) {
    struct running *running = context;
    if (running->pdn && (dm_match_write_pdn(&running->match, played, write_file, running->pdn) ||
                         fflush(running->pdn)))
        return failed(running, running->pdn_path);
    if (running->record && !dm_record_add(running->record, played))
        return failed(running, running->record_path);
    return true;
}

/* --- the match ------------------------------------------------------------------------------ */

static bool go_on(void *context) {
    struct running *running = context;
    match_show_progress(&running->show);
    return !interrupt_came();
}

static enum status verdict(const struct running *running) {
    const struct dm_sprt *sprt = running->match.sprt;
    if (!sprt) return STATUS_OK;
    return dm_sprt_ratio(sprt, &running->sheet.tally) >= DM_SPRT_BOUND ? STATUS_OK
                                                                       : STATUS_NEGATIVE;
}

static enum status play(struct running *running) {
    struct dm_fault fault = {0};
    running->show = match_show_begin(&running->match, &running->sheet);
    const enum dm_error error = dm_match_run(&running->match, &running->sheet, &fault);
    const bool interrupted = error == DM_E_STOPPED;
    if (error == DM_OK || match_show_played(&running->show)) match_show_figures(&running->show);
    if (interrupted) return STATUS_INTERRUPTED;
    if (running->unwritten) {
        console_error("%s: %s", running->unwritten, strerror(running->reason));
        return STATUS_TROUBLE;
    }
    return error ? console_trouble_with(&fault) : verdict(running);
}

static bool prepare(const struct arguments *arguments, struct running *running) {
    const struct value *value = arguments->option;
    const unsigned usual = value[SPRT].given ? SPRT_GAMES : DEFAULT_GAMES;
    const unsigned games = value[GAMES].given ? (unsigned)value[GAMES].number : usual;
    running->match = (struct dm_match){
        .concurrency = value[CONCURRENCY].given ? (unsigned)value[CONCURRENCY].number : 1,
        .grace_ms = value[GRACE].given ? (unsigned)value[GRACE].number : DEFAULT_GRACE_MS,
        .seed = value[SEED].given ? value[SEED].number : 1,
        .played = note,
        .progress = go_on,
        .context = running};
    if (!value[RULES].given) {
        console_error("which rule set? say it with --rules ID; 'damier rules' lists them");
        return false;
    }
    running->match.rules = given_rules(value[RULES].text);
    if (!running->match.rules || !read_contestant(arguments->operand[0], 0, running) ||
        !read_contestant(arguments->operand[1], 1, running) ||
        !read_limits(value, &running->match.limits) || !read_sprt(&value[SPRT], running))
        return false;
    if (dm_sheet_open(&running->sheet, games)) {
        console_trouble(DM_E_MEMORY);
        return false;
    }
    return open_tables(&value[TABLES], running) &&
           find_openings(&value[OPENINGS], games, running) && open_record(value, running) &&
           open_pdn(&value[PDN], running);
}

static enum status run(const struct arguments *arguments) {
    struct running running = {.record_path = arguments->option[RECORD].text,
                              .pdn_path = arguments->option[PDN].text};
    interrupt_catch(NULL);
    const enum status status = prepare(arguments, &running) ? play(&running) : STATUS_TROUBLE;
    if (running.record) fclose(running.record);
    if (running.pdn) fclose(running.pdn);
    dm_openings_free(&running.openings);
    dm_tables_close(running.tables);
    dm_sheet_close(&running.sheet);
    return status;
}

const struct command command_match = {
    .name = "match",
    .summary = "let two players play many games and measure their strength",
    .operands = "A B",
    .operands_min = 2,
    .operands_max = 2,
    .options = options,
    .details =
        "Plays games in pairs from the same opening with sides exchanged, A against B, and\n"
        "says how much stronger A is: games, pairs by A's half points, difference in Elo\n"
        "with its bounds at 95 %, likelihood that A is superior. A crash, an illegal move,\n"
        "a late or no answer loses the game and is counted. Ctrl-C ends it with the figures\n"
        "so far; the same command with the same --record goes on. With --sprt: exit status\n"
        "1 unless it passes. docs/matches.md says more.\n\n"
        "A and B are settings between commas:\n",
    .list = dm_contestant_help,
    .examples =
        "  damier match depth=6 depth=4 --rules turkish\n"
        "  damier match hash=64 random --rules english --games 20 --nodes 5000\n"
        "  damier match '' 'dir=/opt/scan,cmd=./scan hub' --rules international --tc 60+0.6\n",
    .run = run};
