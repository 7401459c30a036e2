/* Values in and out of prepared statements, one after another. */
#ifndef STORE_SQLITE_ROW_H
#define STORE_SQLITE_ROW_H

#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>

struct sqlite_row {
    sqlite3_stmt *statement;
    int at, code; /* the first error */
};

/* A statement from its beginning, for values to be put in. */
static inline struct sqlite_row sqlite_row_of(sqlite3_stmt *statement) {
    sqlite3_reset(statement); /* tells the error of the last run, which is known by now */
    return (struct sqlite_row){.statement = statement};
}

/* The text must last until the statement has run. */
static inline void sqlite_put_text(struct sqlite_row *row, const char *text) {
    const int code = sqlite3_bind_text(row->statement, ++row->at, text, -1, SQLITE_STATIC);
    if (!row->code) row->code = code;
}

static inline void sqlite_put_number(struct sqlite_row *row, int64_t number) {
    const int code = sqlite3_bind_int64(row->statement, ++row->at, number);
    if (!row->code) row->code = code;
}

/* SQLITE_ROW, SQLITE_DONE or an error; then values of the row found can be got. */
static inline int sqlite_row_step(struct sqlite_row *row) {
    row->at = 0;
    return row->code ? row->code : sqlite3_step(row->statement);
}

static inline void sqlite_get_text(struct sqlite_row *row, char *out, size_t size) {
    const unsigned char *text = sqlite3_column_text(row->statement, row->at++);
    snprintf(out, size, "%s", text ? (const char *)text : "");
}

static inline int64_t sqlite_get_number(struct sqlite_row *row) {
    return sqlite3_column_int64(row->statement, row->at++);
}

#endif
