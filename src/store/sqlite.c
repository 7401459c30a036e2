#include "store/sqlite.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/fault.h"
#include "store/sqlite_schema.h"
#include "store/sqlite_tasks.h"

#define NAME_SIZE 4096

struct database {
    char name[NAME_SIZE];
    int folder; /* open and locked as long as the file is in use */
    sqlite3 *file;
    struct sqlite_tasks tasks;
};

/* With synchronous=FULL the write-ahead log is on disk before a commit returns. Whoever else looks
 * into the file, as a backup does, is waited for. */
static const char settings[] = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL";
#define PATIENCE_MS 5000

static void close_database(void *context) {
    struct database *database = context;
    sqlite_tasks_close(&database->tasks);
    sqlite3_close(database->file);
    if (database->folder >= 0) close(database->folder);
    free(database);
}

static void refuse_all(struct store_request *batch) {
    for (struct store_request *request = batch; request; request = request->next) {
        free(request->answer.games);
        free(request->answer.events);
        request->answer = (struct store_answer){.outcome = STORE_FAILED};
    }
}

static void perform(void *context, struct store_request *batch) {
    struct database *database = context;
    sqlite3 *file = database->file;
    int code = sqlite3_exec(file, "BEGIN IMMEDIATE", NULL, NULL, NULL);
    for (struct store_request *request = batch; !code && request; request = request->next)
        code = sqlite_tasks_perform(&database->tasks, request);
    if (!code) code = sqlite3_exec(file, "COMMIT", NULL, NULL, NULL);
    if (code) refuse_all(batch);
    /* Some errors, as of a full disk, have rolled back already. */
    if (!sqlite3_get_autocommit(file)) sqlite3_exec(file, "ROLLBACK", NULL, NULL, NULL);
}

/* One server at a time: games live in its memory, and two would not know of each other. */
static enum dm_error claim_folder(struct database *database, const char *folder,
                                  struct dm_fault *fault) {
    if (mkdir(folder, 0700) && errno != EEXIST)
        return fault_blame(fault, DM_E_IO, folder, strerror(errno));
    database->folder = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (database->folder < 0) return fault_blame(fault, DM_E_IO, folder, strerror(errno));
    if (flock(database->folder, LOCK_EX | LOCK_NB) == 0) return DM_OK;
    return fault_blame(fault, DM_E_IO, folder,
                       errno == EWOULDBLOCK ? "another server uses it" : strerror(errno));
}

static enum dm_error open_file(struct database *database, struct dm_fault *fault) {
    const char *name = database->name;
    sqlite3_open_v2(name, &database->file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);
    if (!database->file) return fault_blame(fault, DM_E_MEMORY, name, "");
    sqlite3_busy_timeout(database->file, PATIENCE_MS);
    if (sqlite3_errcode(database->file) || sqlite3_exec(database->file, settings, NULL, NULL, NULL))
        return fault_blame(fault, DM_E_IO, name, sqlite3_errmsg(database->file));
    if (sqlite3_db_readonly(database->file, "main"))
        return fault_blame(fault, DM_E_IO, name, "may not be written");
    const enum dm_error error =
        sqlite_schema_migrate(database->file, sqlite_schema_latest(), name, fault);
    if (!error && sqlite_tasks_open(database->file, &database->tasks))
        return fault_blame(fault, DM_E_IO, name, sqlite3_errmsg(database->file));
    return error;
}

enum dm_error sqlite_open(const char *folder, struct store_backend *out, struct dm_fault *fault) {
    struct database *database = calloc(1, sizeof *database);
    if (!database) return fault_blame(fault, DM_E_MEMORY, folder, "");
    database->folder = -1;
    const int length = snprintf(database->name, NAME_SIZE, "%s/damier.db", folder);
    enum dm_error error = length < NAME_SIZE ? claim_folder(database, folder, fault)
                                             : fault_blame(fault, DM_E_IO, folder, "too long");
    if (!error) error = open_file(database, fault);
    if (error) {
        close_database(database);
        return error;
    }
    *out = (struct store_backend){perform, close_database, database};
    return DM_OK;
}
