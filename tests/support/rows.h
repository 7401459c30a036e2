/* Files of rows whose fields are separated by tabs. */
#ifndef SUPPORT_ROWS_H
#define SUPPORT_ROWS_H

#include <stdbool.h>
#include <stdio.h>

#define ROW_FIELDS_MAX 8
struct rows {
    FILE *file;
    char *line;
    size_t room;
    unsigned number; /* of the current row, 1 up */
    unsigned fields;
    char *field[ROW_FIELDS_MAX];
};

/* path is relative to the source tree. Fails the test if the file cannot be read. */
struct rows rows_open(const char *path);
/* The next row; the fields stay valid until the next call. False at the end. */
bool rows_next(struct rows *rows);
void rows_close(struct rows *rows);

#endif
