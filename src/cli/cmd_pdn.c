/* damier pdn: checks and shows files of games. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli/console.h"
#include "cli/given.h"
#include "cli/show.h"

enum { RULES };
static const struct option options[] = {
    [RULES] = {.name = "--rules", .value = "ID", .help = "the rule set of the games (required)"},
    {0}};

struct totals {
    unsigned games, faults;
    bool unreadable;
    bool type_told; /* of this file: that its games are of another type */
};

typedef void (*game_fn)(const char *file, const struct dm_pdn_game *game, struct totals *totals);

/* What is done with each game, and whether the totals are told at the end. */
struct action {
    const char *name;
    game_fn use;
    bool totals;
};

static void check(const char *file, const struct dm_pdn_game *game, struct totals *totals) {
    if (game->fault.code) show_fault(file, game);
    totals->type_told |= show_notes(file, game, !totals->type_told);
}

static void show(const char *file, const struct dm_pdn_game *game, struct totals *totals) {
    (void)totals;
    show_game(file, game);
}

static const struct action actions[] = {{"check", check, true}, {"show", show, false}};

static long read_stream(void *stream, char *buffer, size_t size) {
    const size_t length = fread(buffer, 1, size, stream);
    return length || !ferror(stream) ? (long)length : -1;
}

static enum dm_error read_games(const char *file, FILE *stream, const struct dm_rules *rules,
                                game_fn use, struct totals *totals) {
    struct dm_pdn_reader *reader = dm_pdn_open(rules, read_stream, stream);
    const struct dm_pdn_game *game = NULL;
    if (!reader) return DM_E_MEMORY;
    enum dm_error error;
    while (!(error = dm_pdn_next(reader, &game)) && game) {
        totals->games++;
        totals->faults += game->fault.code != DM_OK;
        use(file, game, totals);
    }
    dm_pdn_close(reader);
    return error;
}

static void read_file(const char *name, const struct dm_rules *rules, game_fn use,
                      struct totals *totals) {
    totals->type_told = false;
    const bool standard = strcmp(name, "-") == 0;
    FILE *stream = standard ? stdin : fopen(name, "rb");
    const enum dm_error error = stream ? read_games(name, stream, rules, use, totals) : DM_E_IO;
    if (error) {
        console_error("%s: %s", name, error == DM_E_IO ? strerror(errno) : dm_error_text(error));
        totals->unreadable = true;
    }
    if (stream && !standard) fclose(stream);
}

static const struct action *find_action(const char *name) {
    for (size_t i = 0; i < sizeof actions / sizeof *actions; i++)
        if (strcmp(actions[i].name, name) == 0) return &actions[i];
    console_error("pdn check or pdn show, not pdn '%s'", name);
    return NULL;
}

static enum status run(const struct arguments *arguments) {
    const struct action *action = find_action(arguments->operand[0]);
    if (!action) return STATUS_TROUBLE;
    if (!arguments->option[RULES].given) {
        console_error("which rule set? say it with --rules ID; 'damier rules' lists them");
        return STATUS_TROUBLE;
    }
    const struct dm_rules *rules = given_rules(arguments->option[RULES].text);
    if (!rules) return STATUS_TROUBLE;
    struct totals totals = {0};
    for (unsigned i = 1; i < arguments->operands; i++)
        read_file(arguments->operand[i], rules, action->use, &totals);
    if (action->totals)
        printf("games %u, replayed %u, faults %u\n", totals.games, totals.games - totals.faults,
               totals.faults);
    if (totals.unreadable) return STATUS_TROUBLE;
    return totals.faults ? STATUS_NEGATIVE : STATUS_OK;
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
