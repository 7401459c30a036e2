/* A subcommand is a row of constant data: its words for the help, its options, and what it does.
 * The parser and the help read the same tables, so they cannot disagree. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include <stdbool.h>
#include <stdint.h>

/* Exit statuses of every subcommand. */
enum status {
    STATUS_OK,
    STATUS_NEGATIVE, /* it ran, and the answer is no: faults found, a line that is wrong */
    STATUS_TROUBLE,  /* wrong use, unreadable input, output that cannot be written */
    STATUS_INTERRUPTED = 130
};

enum value_kind { VALUE_TEXT, VALUE_NUMBER, VALUE_SECONDS };

struct option {
    const char *name;  /* with its dashes; NULL ends a table */
    const char *value; /* its value's name in the help, NULL = a switch that takes none */
    enum value_kind kind;
    uint64_t min, max; /* bounds of a number; of seconds in ms */
    const char *help;
};
#define OPTIONS_MAX 16

struct value {
    bool given;
    const char *text;
    uint64_t number; /* seconds are given in ms here */
};

struct arguments {
    char **operand;
    unsigned operands;
    struct value option[OPTIONS_MAX]; /* in the order of the command's table */
};

struct command {
    const char *name, *summary;
    const char *operands; /* as the help shows them */
    unsigned operands_min, operands_max;
    const struct option *options;
    const char *details, *examples; /* whole lines */
    /* What else the operands may say, for the help: line i, NULL after the last. May be NULL. */
    const char *(*list)(unsigned i);
    enum status (*run)(const struct arguments *arguments);
};

extern const struct command command_rules, command_moves, command_perft, command_replay,
    command_play, command_analyse, command_pdn, command_solve, command_bench, command_match,
    command_openings, command_hub, command_train, command_tables, command_serve;

#endif
