/* damier replay: plays games through, to see how they end. */
#include <stdio.h>
#include <string.h>

#include "cli/console.h"
#include "cli/given.h"
#include "cli/lines.h"
#include "damier/game.h"
#include "damier/notation.h"

/* Plays one move; false after writing why it can't be. */
static bool play(struct dm_game *game, const char *effect) {
    const struct dm_status status = dm_game_status(game);
    struct dm_fault fault = {0};
    struct dm_move move;
    enum dm_error error = DM_E_GAME_OVER;
    if (status.result == DM_UNFINISHED)
        error = dm_effect_read(dm_game_rules(game), dm_game_position(game), effect, &move, &fault);
    if (!error) error = dm_game_play(game, &move);
    if (!error) return true;
    printf("%u ? ", dm_game_plies(game));
    console_put(stdout, effect);
    fputs(": ", stdout);
    if (error == DM_E_GAME_OVER)
        snprintf(fault.detail, sizeof fault.detail, "%s %s", dm_result_name(status.result),
                 dm_reason_name(status.reason));
    fault.code = error;
    console_reason(stdout, &fault);
    putchar('\n');
    return false;
}

static bool play_all(struct dm_game *game, char *effects) {
    char *rest;
    for (char *effect = strtok_r(effects, " ", &rest); effect; effect = strtok_r(NULL, " ", &rest))
        if (!play(game, effect)) return false;
    const struct dm_status status = dm_game_status(game);
    printf("%u %s %s\n", dm_game_plies(game), dm_result_name(status.result),
           dm_reason_name(status.reason));
    return true;
}

static enum line_answer refuse(const struct dm_fault *fault) {
    printf("0 ? column %u: ", fault->column);
    console_reason(stdout, fault);
    putchar('\n');
    return LINE_WRONG;
}

/* Fields are separated by tabs; any after the second are left alone, so that expected results may
 * stand beside the games. */
static enum line_answer answer(void *context, char *line, struct dm_fault *fault) {
    const struct dm_rules *rules = context;
    char *rest = line;
    const char *start_text = strsep(&rest, "\t");
    char *effects = rest ? strsep(&rest, "\t") : (char[]){""};
    struct dm_position start;
    if (fault->code || given_start(rules, start_text, &start, fault)) return refuse(fault);
    struct dm_game *game = dm_game_new(rules, &start);
    if (!game) return refuse(&(struct dm_fault){.code = DM_E_MEMORY, .column = 1});
    const bool played = play_all(game, effects);
    dm_game_free(game);
    return played ? LINE_FINE : LINE_WRONG;
}

static enum status run(const struct arguments *arguments) {
    const struct dm_rules *rules = given_rules(arguments->operand[0]);
    return rules ? lines_each(stdin, answer, (void *)rules) : STATUS_TROUBLE;
}

const struct command command_replay = {
    .name = "replay",
    .summary = "play games through and say how they end",
    .operands = "ID",
    .operands_min = 1,
    .operands_max = 1,
    .details =
        "Reads games on standard input, one a line: 'start' or a FEN, a tab, the moves as\n"
        "effects separated by spaces; anything after a second tab is left alone. Writes for\n"
        "each one line: PLIES RESULT REASON, the result as 1-0, 0-1, 1/2-1/2 or *, the\n"
        "reason as - or one of no-pieces no-moves king-against-man one-piece-each\n"
        "repetition no-progress material. For a move that is not legal or comes after the\n"
        "end: PLIES ? and what is wrong; exit status 1 at the end.\n",
    .examples = "  printf 'start\\td3>d4 d6>d5 d4>d8*d5,d7\\n' | damier replay turkish\n"
                "  damier replay english <games.tsv\n",
    .run = run};
