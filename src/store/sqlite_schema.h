/* The tables, and how an older file comes to have them. */
#ifndef STORE_SQLITE_SCHEMA_H
#define STORE_SQLITE_SCHEMA_H

#include <sqlite3.h>

#include "damier/error.h"

/* How many steps there are; the file keeps the number of those it has been through. */
unsigned sqlite_schema_latest(void);
/* Takes the file through the steps up to `version`, each whole or not at all. `name` is the file's,
 * for the fault: it may be of a later version, or not ours. */
enum dm_error sqlite_schema_migrate(sqlite3 *database, unsigned version, const char *name,
                                    struct dm_fault *fault);

#endif
