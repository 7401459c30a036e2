/* damier rules: the rule sets and their records. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/console.h"
#include "cli/given.h"

enum { JSON };
static const struct option options[] = {
    [JSON] = {.name = "--json", .help = "for programs; docs/command.md lists the fields"}, {0}};

typedef unsigned (*describe_fn)(const struct dm_rules *rules, char *out, unsigned size);
typedef void (*print_fn)(char *text);

static void print_json(char *text) { fputs(text, stdout); }

/* Lines of "label: value", the values under each other. */
static void print_table(char *text) {
    for (char *line; (line = strsep(&text, "\n")) && *line;) {
        const char *label = strsep(&line, ":");
        printf("%-13s%s\n", label, line);
    }
}

static enum status show(const struct dm_rules *rules, describe_fn describe, print_fn print) {
    const unsigned length = describe(rules, NULL, 0);
    char *text = malloc(length + 1);
    if (!text) return console_trouble(DM_E_MEMORY);
    describe(rules, text, length + 1);
    print(text);
    free(text);
    return STATUS_OK;
}

static enum status list_json(void) {
    enum status status = STATUS_OK;
    for (unsigned i = 0; i < dm_rules_count() && !status; i++) {
        fputs(i ? ",\n" : "[", stdout);
        status = show(dm_rules_at(i), dm_rules_json, print_json);
    }
    puts("]");
    return status;
}

static enum status list(void) {
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        const struct dm_rules *rules = dm_rules_at(i);
        printf("%-17s %2dx%-2d %s\n", rules->id, rules->size, rules->size, rules->name);
    }
    return STATUS_OK;
}

static enum status run(const struct arguments *arguments) {
    const bool json = arguments->option[JSON].given;
    if (!arguments->operands) return json ? list_json() : list();
    const struct dm_rules *rules = given_rules(arguments->operand[0]);
    if (!rules) return STATUS_TROUBLE;
    if (!json) return show(rules, dm_rules_table, print_table);
    const enum status status = show(rules, dm_rules_json, print_json);
    putchar('\n');
    return status;
}

const struct command command_rules = {
    .name = "rules",
    .summary = "list the rule sets, or show the rules of one",
    .operands = "[ID]",
    .operands_max = 1,
    .options = options,
    .details = "Lists the rule sets: id, board, name. With an ID: the rules of that one, as a\n"
               "table in words, from the same record by which it is played. Wherever an ID is\n"
               "asked for, rules of one's own will do: an ID and what departs from it, as\n"
               "damier/homemade.h lists.\n",
    .examples = "  damier rules\n"
                "  damier rules turkish-dama\n"
                "  damier rules italian --json\n"
                "  damier rules russian,choice:most,back:no\n",
    .run = run};
