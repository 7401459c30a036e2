/* damier hub: the machine, for programs that speak Hub. */
#include <stdio.h>

#include "cli/hub_session.h"
#include "cli/lines.h"

static enum line_answer hear(void *context, char *line, struct dm_fault *fault) {
    struct hub_session *session = context;
    if (fault->code)
        hub_session_complain(fault);
    else
        hub_session_hear(session, line);
    return session->left ? LINE_LAST : LINE_FINE;
}

static enum status run(const struct arguments *arguments) {
    (void)arguments;
    struct hub_session session;
    hub_session_begin(&session);
    const enum status status = lines_each(stdin, hear, &session);
    hub_session_end(&session);
    return status;
}

const struct command command_hub = {
    .name = "hub",
    .summary = "the machine for other programs, over the Hub protocol",
    .operands = "",
    .details = "Speaks the Hub protocol for draughts, version 2, on standard input and output:\n"
               "hub, set-param, init, new-game, pos, level, go think|ponder|analyze, stop,\n"
               "ponder-hit, ping, quit. 10x10 as every Hub program expects it; the parameter\n"
               "variant chooses another rule set. docs/hub.md says more.\n",
    .examples = "  printf 'hub\\ninit\\nquit\\n' | damier hub\n"
                "  damier match 'cmd=damier hub' depth=4 --rules turkish --games 2\n",
    .run = run};
