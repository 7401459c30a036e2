#include <stdio.h>

#include "cli/help.h"
#include "damier/rules.h"

static const char statuses[] =
    "Exit status: 0 all is well; 1 the answer is negative (a wrong line, a faulty game);\n"
    "2 wrong use, unreadable input or output that cannot be written; 130 interrupted\n"
    "before there was an answer.\n";

void help_overview(const struct command *const *commands, unsigned count) {
    printf("damier plays draughts: %u rule sets, a machine opponent, and tools around them.\n\n"
           "Usage: damier COMMAND ...\n\n",
           dm_rules_count());
    for (unsigned i = 0; i < count; i++)
        printf("  %-9s %s\n", commands[i]->name, commands[i]->summary);
    fputs("\n  --help    this text; after a command, what that command does\n"
          "  --version the version\n\n"
          "Examples:\n"
          "  damier play turkish\n"
          "  damier rules italian\n"
          "  damier pdn check --rules international games.pdn\n\n",
          stdout);
    fputs(statuses, stdout);
}

static void print_option(const struct option *option) {
    char usage[32];
    snprintf(usage, sizeof usage, "%s %s", option->name, option->value ? option->value : "");
    printf("  %-15s %s\n", usage, option->help);
}

static void print_list(const struct command *command) {
    const char *line;
    for (unsigned i = 0; command->list && (line = command->list(i)); i++) printf("  %s\n", line);
}

void help_command(const struct command *command) {
    printf("damier %s%s%s%s\n\n%s", command->name, *command->operands ? " " : "", command->operands,
           command->options ? " [OPTIONS]" : "", command->details);
    print_list(command);
    puts("\nOptions:");
    for (const struct option *option = command->options; option && option->name; option++)
        print_option(option);
    printf("  %-15s this text\n\nExamples:\n%s\n%s", "--help", command->examples, statuses);
}
