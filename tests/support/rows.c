#include "support/rows.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

struct rows rows_open(const char *path) {
    char whole[512];
    snprintf(whole, sizeof whole, SOURCE_DIR "/%s", path);
    struct rows rows = {.file = fopen(whole, "r")};
    if (!rows.file) fail_msg("cannot read %s", whole);
    return rows;
}

bool rows_next(struct rows *rows) {
    if (getline(&rows->line, &rows->room, rows->file) < 0) return false;
    rows->number++;
    rows->fields = 0;
    rows->line[strcspn(rows->line, "\r\n")] = '\0';
    for (char *rest = rows->line; rest && rows->fields < ROW_FIELDS_MAX;)
        rows->field[rows->fields++] = strsep(&rest, "\t");
    return true;
}

void rows_close(struct rows *rows) {
    free(rows->line);
    fclose(rows->file);
}
