/* Reads a subcommand's options and operands from the command line. */
#ifndef CLI_ARGUMENTS_H
#define CLI_ARGUMENTS_H

#include "cli/command.h"

/* Options may stand before, between and after the operands; "--" ends them. The words after the
 * subcommand's name are argv[0] to argv[argc - 1]; operands are moved to the front of argv.
 * False after a message on standard error. */
bool arguments_read(const struct command *command, int argc, char **argv,
                    struct arguments *arguments);
/* A whole number within bounds, or a message that names it. */
bool arguments_number(const char *name, const char *text, uint64_t min, uint64_t max,
                      uint64_t *number);

#endif
