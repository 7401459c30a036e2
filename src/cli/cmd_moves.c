/* damier moves: the legal moves of positions. */
#include <stdio.h>
#include <stdlib.h>

#include "cli/console.h"
#include "cli/effects.h"
#include "cli/given.h"
#include "cli/lines.h"

struct asked {
    const struct dm_rules *rules;
    struct effects *effects; /* where each line's moves are listed */
};

static enum dm_error list(const struct asked *asked, const char *fen, struct dm_fault *fault) {
    struct dm_position position;
    const enum dm_error error = dm_fen_read(asked->rules, fen, &position, fault);
    if (error) return error;
    effects_list(asked->rules, &position, asked->effects);
    if (!asked->effects->overflow) return DM_OK;
    *fault = (struct dm_fault){.code = DM_E_TOO_MANY_MOVES, .column = 1};
    return fault->code;
}

static enum line_answer answer(void *context, char *line, struct dm_fault *fault) {
    const struct asked *asked = context;
    const unsigned number = fault->line;
    if (fault->code || list(asked, line, fault)) {
        char place[32];
        snprintf(place, sizeof place, "line %u", number);
        console_fault(place, fault);
        putchar('\n');
        return LINE_WRONG;
    }
    for (unsigned i = 0; i < asked->effects->count; i++) {
        if (i) putchar(' ');
        fputs(asked->effects->effect[i].text, stdout);
    }
    putchar('\n');
    return LINE_FINE;
}

static enum status run(const struct arguments *arguments) {
    struct asked asked = {.rules = given_rules(arguments->operand[0])};
    if (!asked.rules) return STATUS_TROUBLE;
    asked.effects = malloc(sizeof *asked.effects);
    if (!asked.effects) return console_trouble(DM_E_MEMORY);
    const enum status status = lines_each(stdin, answer, &asked);
    free(asked.effects);
    return status;
}

const struct command command_moves = {
    .name = "moves",
    .summary = "list the legal moves of positions",
    .operands = "ID",
    .operands_min = 1,
    .operands_max = 1,
    .details =
        "Reads positions (FEN) on standard input, one a line. Writes for each one line: its\n"
        "legal moves as effects, sorted bytewise, with one space between; empty if there\n"
        "are none. An effect is FROM>TO, for a capture with * and the taken squares:\n"
        "d4>d6*d5. For a line that is no position: an empty line, the reason on standard\n"
        "error, exit status 1 at the end.\n",
    .examples = "  echo 'W:Wd4:Bd5,Kh8' | damier moves turkish\n"
                "  damier moves italian <positions.txt\n",
    .run = run};
