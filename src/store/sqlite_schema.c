#include "store/sqlite_schema.h"

#include <stdbool.h>
#include <stdio.h>

#include "base/fault.h"

/* "Dmr1", at offset 68 of the file: what it is, for file(1) and for us. */
#define APPLICATION_ID 0x446d7231

/* Steps are never changed once they are out; what is to be different becomes a further step. */
static const char *const steps[] = {
    "CREATE TABLE players (id TEXT PRIMARY KEY, created_ms INTEGER NOT NULL)"
    "  STRICT, WITHOUT ROWID;",

    "CREATE TABLE games (id TEXT PRIMARY KEY, rules TEXT NOT NULL, start TEXT NOT NULL,"
    "  base_ms INTEGER NOT NULL, increment_ms INTEGER NOT NULL, move_ms INTEGER NOT NULL,"
    "  rated INTEGER NOT NULL, created_ms INTEGER NOT NULL,"
    "  white TEXT NOT NULL, black TEXT NOT NULL, version INTEGER NOT NULL,"
    "  result TEXT NOT NULL, reason TEXT NOT NULL) STRICT, WITHOUT ROWID;"
    "CREATE INDEX live_games ON games (id) WHERE result = '';"
    "CREATE TABLE events (game TEXT NOT NULL, version INTEGER NOT NULL, at_ms INTEGER NOT NULL,"
    "  kind TEXT NOT NULL, ply INTEGER NOT NULL, text TEXT NOT NULL,"
    "  white_ms INTEGER NOT NULL, black_ms INTEGER NOT NULL, seat INTEGER NOT NULL,"
    "  player TEXT NOT NULL, result TEXT NOT NULL, reason TEXT NOT NULL,"
    "  PRIMARY KEY (game, version)) STRICT, WITHOUT ROWID;",
};

unsigned sqlite_schema_latest(void) { return sizeof steps / sizeof *steps; }

/* The number that a PRAGMA tells, or -1. */
static int ask(sqlite3 *database, const char *pragma) {
    sqlite3_stmt *statement;
    int number = -1;
    if (sqlite3_prepare_v2(database, pragma, -1, &statement, NULL)) return -1;
    if (sqlite3_step(statement) == SQLITE_ROW) number = sqlite3_column_int(statement, 0);
    sqlite3_finalize(statement);
    return number;
}

/* The step and its number go to disk together. */
static int take_step(sqlite3 *database, unsigned step) {
    char mark[96];
    snprintf(mark, sizeof mark, "PRAGMA application_id = %d; PRAGMA user_version = %u; COMMIT",
             APPLICATION_ID, step + 1);
    int code = sqlite3_exec(database, "BEGIN IMMEDIATE", NULL, NULL, NULL);
    if (!code) code = sqlite3_exec(database, steps[step], NULL, NULL, NULL);
    if (!code) code = sqlite3_exec(database, mark, NULL, NULL, NULL);
    if (!sqlite3_get_autocommit(database)) sqlite3_exec(database, "ROLLBACK", NULL, NULL, NULL);
    return code;
}

/* A file without any table is a new one. */
static bool is_ours(sqlite3 *database) {
    return ask(database, "PRAGMA application_id") == APPLICATION_ID ||
           ask(database, "SELECT count(*) FROM sqlite_schema") == 0;
}

enum dm_error sqlite_schema_migrate(sqlite3 *database, unsigned version, const char *name,
                                    struct dm_fault *fault) {
    const int known = ask(database, "PRAGMA user_version");
    if (known < 0) return fault_blame(fault, DM_E_IO, name, sqlite3_errmsg(database));
    if (!is_ours(database)) return fault_blame(fault, DM_E_IO, name, "not a file of damier's");
    if ((unsigned)known > sqlite_schema_latest())
        return fault_blame(fault, DM_E_IO, name, "made by a later version of damier");
    for (unsigned step = (unsigned)known; step < version; step++)
        if (take_step(database, step))
            return fault_blame(fault, DM_E_IO, name, sqlite3_errmsg(database));
    return DM_OK;
}
