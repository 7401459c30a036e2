/* The help texts, made from the tables of commands. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

#include "cli/command.h"

void help_overview(const struct command *const *commands, unsigned count);
void help_command(const struct command *command);

#endif
