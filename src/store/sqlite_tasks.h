/* What each request does in the database. */
#ifndef STORE_SQLITE_TASKS_H
#define STORE_SQLITE_TASKS_H

#include <sqlite3.h>

#include "store/backend.h"

#define SQLITE_STATEMENTS 9

struct sqlite_tasks {
    sqlite3_stmt *statements[SQLITE_STATEMENTS];
};

/* Prepares the statements; an SQLite code. What was prepared is to be closed in any case. */
int sqlite_tasks_open(sqlite3 *database, struct sqlite_tasks *tasks);
void sqlite_tasks_close(struct sqlite_tasks *tasks);
/* Carries out one request within a transaction and fills in its answer. A refusal changes nothing.
 * SQLITE_OK, or an error after which the transaction must be rolled back. */
int sqlite_tasks_perform(struct sqlite_tasks *tasks, struct store_request *request);

#endif
