#include <inttypes.h>
#include <string.h>

#include "base/number.h"
#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/suggest.h"

bool arguments_number(const char *name, const char *text, uint64_t min, uint64_t max,
                      uint64_t *number) {
    if (number_whole(text, number) && *number >= min && *number <= max) return true;
    console_error("%s is a whole number from %" PRIu64 " to %" PRIu64 ", not '%s'", name, min, max,
                  text);
    return false;
}

static bool read_value(const struct option *option, const char *text, struct value *value) {
    *value = (struct value){.given = true, .text = text};
    if (option->kind == VALUE_NUMBER)
        return arguments_number(option->name, text, option->min, option->max, &value->number);
    if (option->kind == VALUE_TEXT) return true;
    if (number_seconds(text, &value->number) && value->number >= option->min &&
        value->number <= option->max)
        return true;
    console_error("%s is a number of seconds from %g to %g, not '%s'", option->name,
                  (double)option->min / 1e3, (double)option->max / 1e3, text);
    return false;
}

/* The index of an option, -1 after a message. A word may end in "=VALUE". */
static int find_option(const struct command *command, const char *word) {
    char name[64], advice[64];
    snprintf(name, sizeof name, "%.*s", (int)strcspn(word, "="), word);
    snprintf(advice, sizeof advice, "'damier %s --help' lists them", command->name);
    struct suggestion suggestion = suggest_for(name);
    for (int i = 0; command->options && command->options[i].name; i++) {
        if (strcmp(command->options[i].name, name) == 0) return i;
        suggest_offer(&suggestion, command->options[i].name);
    }
    suggest_report(&suggestion, "option", advice);
    return -1;
}

/* One option at argv[0]; *used counts the words it takes up. */
static bool read_option(const struct command *command, int argc, char **argv,
                        struct arguments *arguments, int *used) {
    const char *equals = strchr(argv[0], '=');
    const int i = find_option(command, argv[0]);
    if (i < 0) return false;
    const struct option *option = &command->options[i];
    *used = option->value && !equals ? 2 : 1;
    if (!option->value && equals) {
        console_error("%s takes no value", option->name);
        return false;
    }
    if (*used > argc) {
        console_error("%s needs a value: %s %s", option->name, option->name, option->value);
        return false;
    }
    if (option->value)
        return read_value(option, equals ? equals + 1 : argv[1], &arguments->option[i]);
    arguments->option[i].given = true;
    return true;
}

static bool operands_fit(const struct command *command, unsigned count) {
    if (count >= command->operands_min && count <= command->operands_max) return true;
    console_error("too %s: damier %s%s%s; 'damier %s --help' explains",
                  count < command->operands_min ? "little is given" : "much is given",
                  command->name, *command->operands ? " " : "", command->operands, command->name);
    return false;
}

/* "-" is an operand, and so is a negative number, that it may be told to be one. */
static bool is_option(const char *word) {
    return word[0] == '-' && word[1] && !(word[1] >= '0' && word[1] <= '9');
}

bool arguments_read(const struct command *command, int argc, char **argv,
                    struct arguments *arguments) {
    *arguments = (struct arguments){.operand = argv};
    bool options = true;
    for (int i = 0, used; i < argc; i += used) {
        used = 1;
        if (options && strcmp(argv[i], "--") == 0)
            options = false;
        else if (!options || !is_option(argv[i]))
            argv[arguments->operands++] = argv[i];
        else if (!read_option(command, argc - i, argv + i, arguments, &used))
            return false;
    }
    return operands_fit(command, arguments->operands);
}
