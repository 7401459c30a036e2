#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli/console.h"
#include "cli/lines.h"

struct line {
    char *text;
    size_t length, room; /* room is always for one more, the closing NUL */
    bool cut;            /* longer than allowed: text is its beginning */
};

static bool add(struct line *line, char c) {
    if (line->length == LINE_LENGTH_MAX) {
        line->cut = true;
        return true;
    }
    if (line->length + 2 > line->room) {
        char *text = realloc(line->text, 2 * line->room);
        if (!text) return false;
        line->text = text;
        line->room *= 2;
    }
    line->text[line->length++] = c;
    return true;
}

/* The next line. False at the end of the file and on failure. */
static bool read_line(FILE *file, struct line *line) {
    int c;
    line->length = 0;
    line->cut = false;
    while ((c = getc_unlocked(file)) != EOF && c != '\n')
        if (!add(line, (char)c)) return false;
    if (c == EOF && (ferror(file) || !line->length)) return false;
    if (line->length && line->text[line->length - 1] == '\r') line->length--;
    line->text[line->length] = '\0';
    return true;
}

/* What is wrong with a line before anybody has looked at what it says. */
static struct dm_fault fault_of(const struct line *line, unsigned number) {
    struct dm_fault fault = {.line = number, .column = 1};
    const size_t text = strlen(line->text);
    if (line->cut) {
        fault.code = DM_E_TOO_LONG;
        fault.column = LINE_LENGTH_MAX + 1;
    } else if (text < line->length) {
        fault = (struct dm_fault){DM_E_SYNTAX, number, (unsigned)text + 1, "a NUL byte"};
    }
    return fault;
}

enum status lines_each(FILE *file, line_fn answer, void *context) {
    struct line line = {.text = malloc(256), .room = 256};
    enum line_answer said = LINE_FINE;
    enum status status = STATUS_OK;
    for (unsigned number = 1; said != LINE_LAST && line.text && read_line(file, &line); number++) {
        struct dm_fault fault = fault_of(&line, number);
        if (fault.code) line.text[0] = '\0';
        said = answer(context, line.text, &fault);
        if (said == LINE_WRONG) status = STATUS_NEGATIVE;
        if (fflush(stdout)) said = LINE_LAST; /* nobody can read the answers: see console_close */
    }
    if (said != LINE_LAST && (ferror(file) || !feof(file))) {
        console_error("standard input: reading failed: %s", strerror(errno));
        status = STATUS_TROUBLE;
    }
    free(line.text);
    return status;
}
