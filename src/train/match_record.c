/* The file that remembers a match: two lines that say which, then a line for each game with its
 * number, result and ending. */
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "base/fault.h"
#include "damier/match.h"

#define HEAD "damier match 1"
#define LINE_SIZE 1024

struct reader {
    FILE *file;
    char line[LINE_SIZE];
    unsigned number; /* of the line, from 1 */
    long whole;      /* bytes up to the end of the last whole line */
};

static enum dm_error refuse(const struct reader *reader, enum dm_error code, const char *detail,
                            struct dm_fault *fault) {
    return fault_locate(fault, code, reader->number, reader->number > 0, detail);
}

/* False at the end, or where a line was cut off. */
static bool next_line(struct reader *reader) {
    if (!fgets(reader->line, sizeof reader->line, reader->file)) return false;
    char *const end = strchr(reader->line, '\n');
    reader->number++;
    if (!end) return false;
    *end = '\0';
    reader->whole = ftell(reader->file);
    return true;
}

static bool find_result(const char *name, enum dm_result *result) {
    for (*result = DM_WHITE_WINS; *result <= DM_DRAW; ++*result)
        if (strcmp(dm_result_name(*result), name) == 0) return true;
    return false;
}

static bool find_end(const char *name, enum dm_end *end) {
    for (*end = DM_END_RULES; *end < DM_END_COUNT; ++*end)
        if (strcmp(dm_end_name(*end), name) == 0) return true;
    return false;
}

/* "17 1-0 rules". Games beyond those that are to be played now are passed over. */
static bool read_game(const char *line, const struct dm_rules *rules, struct dm_sheet *sheet) {
    char result_name[16], end_name[16];
    unsigned number;
    enum dm_result result;
    enum dm_end end;
    if (sscanf(line, "%9u %15s %15s", &number, result_name, end_name) != 3) return false;
    if (!find_result(result_name, &result) || !find_end(end_name, &end)) return false;
    return number >= sheet->games || dm_sheet_enter(sheet, rules, number, result, end);
}

static enum dm_error read_games(struct reader *reader, const struct dm_rules *rules,
                                struct dm_sheet *sheet, struct dm_fault *fault) {
    while (next_line(reader))
        if (!read_game(reader->line, rules, sheet))
            return refuse(reader, DM_E_SYNTAX, reader->line, fault);
    if (ferror(reader->file)) return refuse(reader, DM_E_IO, "", fault);
    return feof(reader->file) ? DM_OK : refuse(reader, DM_E_TOO_LONG, "", fault);
}

/* What stands there must be a record of this match; a file without a whole line is a new one. */
static enum dm_error read_head(struct reader *reader, const char *title, struct dm_fault *fault) {
    static const char *const unlike = "this is none, or of a later version";
    if (!next_line(reader) && strncmp(reader->line, HEAD, strlen(reader->line)) == 0) return DM_OK;
    if (strcmp(reader->line, HEAD) != 0) return refuse(reader, DM_E_RECORD, unlike, fault);
    if (next_line(reader) && strcmp(reader->line, title) == 0) return DM_OK;
    return refuse(reader, DM_E_RECORD, reader->line, fault);
}

/* Makes the file ready to be written on. */
static bool go_on(struct reader *reader, const char *title) {
    if (fflush(reader->file) || ftruncate(fileno(reader->file), reader->whole)) return false;
    if (fseek(reader->file, 0, SEEK_END)) return false;
    if (reader->whole == 0) fprintf(reader->file, "%s\n%s\n", HEAD, title);
    return fflush(reader->file) == 0 && !ferror(reader->file);
}

enum dm_error dm_record_open(const char *path, const char *title, const struct dm_rules *rules,
                             struct dm_sheet *sheet, FILE **record, struct dm_fault *fault) {
    struct reader reader = {.file = fopen(path, "a+")};
    if (!reader.file) return refuse(&reader, DM_E_IO, strerror(errno), fault);
    rewind(reader.file);
    enum dm_error error = read_head(&reader, title, fault);
    if (!error) error = read_games(&reader, rules, sheet, fault);
    if (!error && !go_on(&reader, title)) error = refuse(&reader, DM_E_IO, strerror(errno), fault);
    if (!error)
        *record = reader.file;
    else
        fclose(reader.file);
    return error;
}

bool dm_record_add(FILE *record, const struct dm_played *played) {
    fprintf(record, "%u %s %s\n", played->number, dm_result_name(played->result),
            dm_end_name(played->end));
    return fflush(record) == 0;
}
