/* damier pdn: checks and shows files of games. */
#include <stdio.h>
#include <string.h>

#include "cli/console.h"
#include "cli/games.h"
#include "cli/given.h"
#include "cli/show.h"

enum { RULES };
static const struct option options[] = {
    [RULES] = {.name = "--rules", .value = "ID", .help = "the rule set of the games (required)"},
    {0}};

struct reading {
    const struct action *action;
    unsigned games, faults;
    bool type_told; /* of this file: that its games are another rule set's */
};

/* What is done with each game, and whether the totals are told at the end. */
struct action {
    const char *name;
    void (*use)(struct reading *reading, const char *file, const struct dm_pdn_game *game);
    bool totals;
};

static void check(struct reading *reading, const char *file, const struct dm_pdn_game *game) {
    if (game->fault.code) show_fault(file, game);
    reading->type_told |= show_notes(file, game, !reading->type_told);
}

static void show(struct reading *reading, const char *file, const struct dm_pdn_game *game) {
    (void)reading;
    show_game(file, game);
}

static const struct action actions[] = {{"check", check, true}, {"show", show, false}};

static bool take(void *context, const char *file, const struct dm_pdn_game *game) {
    struct reading *reading = context;
    reading->games++;
    reading->faults += game->fault.code != DM_OK;
    reading->action->use(reading, file, game);
    return true;
}

static const struct action *find_action(const char *name) {
    for (size_t i = 0; i < sizeof actions / sizeof *actions; i++)
        if (strcmp(actions[i].name, name) == 0) return &actions[i];
    console_error("pdn check or pdn show, not pdn '%s'", name);
    return NULL;
}

static enum status run(const struct arguments *arguments) {
    struct reading reading = {.action = find_action(arguments->operand[0])};
    bool readable = true;
    if (!reading.action) return STATUS_TROUBLE;
    if (!arguments->option[RULES].given) {
        console_error("which rule set? say it with --rules ID; 'damier rules' lists them");
        return STATUS_TROUBLE;
    }
    const struct dm_rules *rules = given_rules(arguments->option[RULES].text);
    if (!rules) return STATUS_TROUBLE;
    for (unsigned i = 1; i < arguments->operands; i++) {
        reading.type_told = false;
        readable &= games_each(arguments->operand[i], rules, take, &reading);
    }
    if (reading.action->totals)
        printf("games %u, replayed %u, faults %u\n", reading.games, reading.games - reading.faults,
               reading.faults);
    if (!readable) return STATUS_TROUBLE;
    return reading.faults ? STATUS_NEGATIVE : STATUS_OK;
}

const struct command command_pdn = {
    .name = "pdn",
    .summary = "check or show files of games (PDN)",
    .operands = "check|show FILE...",
    .operands_min = 2,
    .operands_max = UINT32_MAX,
    .options = options,
    .details =
        "check replays every game of the files ('-': standard input). Each fault is one\n"
        "line: FILE:LINE:COLUMN: game N, ply P, MOVE: why. The last line counts: games N,\n"
        "replayed M, faults K. Exit status 0 without faults, 1 with some, 2 if a file can't\n"
        "be read. Notes on standard error tell where results contradict each other and where\n"
        "a file's GameType is another rule set's; they are no faults.\n"
        "show prints each game: tags, moves with comments, result, last position.\n",
    .examples = "  damier pdn check --rules english tournament.pdn\n"
                "  damier pdn show --rules international game.pdn\n"
                "  zcat games.pdn.gz | damier pdn check --rules russian -\n",
    .run = run};
