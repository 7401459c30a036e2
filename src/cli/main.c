#include <stdio.h>
#include <string.h>

#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/help.h"
#include "cli/suggest.h"

static const struct command *const commands[] = {
    &command_rules,    &command_moves, &command_perft, &command_replay, &command_play,
    &command_analyse,  &command_pdn,   &command_solve, &command_bench,  &command_match,
    &command_openings, &command_hub,   &command_train, &command_tables, &command_serve};
#define COMMANDS (unsigned)(sizeof commands / sizeof *commands)

static bool asks_for_help(const char *word) {
    return strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0;
}

static enum status run_command(const struct command *command, int argc, char **argv) {
    for (int i = 0; i < argc && strcmp(argv[i], "--") != 0; i++)
        if (asks_for_help(argv[i])) {
            help_command(command);
            return STATUS_OK;
        }
    struct arguments arguments;
    if (!arguments_read(command, argc, argv, &arguments)) return STATUS_TROUBLE;
    return command->run(&arguments);
}

static enum status unknown(const char *word) {
    struct suggestion suggestion = suggest_for(word);
    for (unsigned i = 0; i < COMMANDS; i++) suggest_offer(&suggestion, commands[i]->name);
    suggest_report(&suggestion, "command", "'damier --help' lists them");
    return STATUS_TROUBLE;
}

static const struct command *find_command(const char *name) {
    for (unsigned i = 0; i < COMMANDS; i++)
        if (strcmp(commands[i]->name, name) == 0) return commands[i];
    return NULL;
}

/* "damier help COMMAND", for those who don't think of "damier COMMAND --help". */
static enum status help(const char *name) {
    const struct command *command = name ? find_command(name) : NULL;
    if (name && !command) return unknown(name);
    if (command)
        help_command(command);
    else
        help_overview(commands, COMMANDS);
    return STATUS_OK;
}

static enum status run(int argc, char **argv) {
    if (argc < 1) {
        console_error("which command? 'damier --help' lists them");
        return STATUS_TROUBLE;
    }
    if (asks_for_help(argv[0])) return help(NULL);
    if (strcmp(argv[0], "help") == 0) return help(argc > 1 ? argv[1] : NULL);
    if (strcmp(argv[0], "--version") == 0) {
        puts("damier " DAMIER_VERSION);
        return STATUS_OK;
    }
    const struct command *command = find_command(argv[0]);
    return command ? run_command(command, argc - 1, argv + 1) : unknown(argv[0]);
}

int main(int argc, char **argv) {
    console_open();
    return (int)console_close(run(argc - 1, argv + 1));
}
