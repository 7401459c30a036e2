/* What the subcommand tables was asked to do, and its three tasks. */
#ifndef CLI_TABLES_TASK_H
#define CLI_TABLES_TASK_H

#include <stdio.h>

#include "cli/command.h"
#include "damier/tables.h"

struct tables_task {
    const struct dm_rules *rules;
    char folder[4096];
    unsigned pieces, threads;
    const char *slices; /* in place of pieces, NULL = none */
    uint64_t memory;    /* bytes, 0 = no limit */
    unsigned positions; /* to be searched */
    struct dm_position position;
    bool json;
};

enum status tables_build(const struct tables_task *task);
enum status tables_verify(const struct tables_task *task);
enum status tables_show(const struct tables_task *task);

/* The tables of the task's folder, or NULL after a message. */
struct dm_tables *tables_task_open(const struct tables_task *task);

/* How far a long task is, where anybody can see it, with the time left at this pace. */
struct tables_meter {
    double begun, told; /* ms */
    double first;       /* part that was done before it began */
    bool terminal;
};
struct tables_meter tables_meter_begin(void);
void tables_meter_show(struct tables_meter *meter, const char *what, double done);
/* Takes away what stands on the terminal. */
void tables_meter_clear(const struct tables_meter *meter);

#endif
