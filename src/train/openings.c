#include "train/openings_list.h"

#include <stdlib.h>
#include <string.h>

#include "base/ascii.h"
#include "damier/draws.h"
#include "damier/notation.h"

void dm_openings_free(struct dm_openings *openings) {
    free(openings->position);
    *openings = (struct dm_openings){0};
}

enum dm_error openings_add(struct dm_openings *openings, const struct dm_position *position) {
    const unsigned count = openings->count;
    if ((count & (count - 1)) == 0) { /* full: it grows at powers of two */
        const size_t room = count ? 2 * (size_t)count : 1;
        struct dm_position *grown = realloc(openings->position, room * sizeof *grown);
        if (!grown) return DM_E_MEMORY;
        openings->position = grown;
    }
    openings->position[openings->count++] = *position;
    return DM_OK;
}

bool openings_fit(const struct dm_rules *rules, const struct dm_position *position) {
    return dm_moves_count(rules, position) > 0 &&
           dm_ending_of(rules, position).result == DM_UNFINISHED;
}

/* --- reading -------------------------------------------------------------------------------- */

static enum dm_error refuse(enum dm_error code, unsigned line, struct dm_fault *fault) {
    if (fault) *fault = (struct dm_fault){.code = code, .line = line, .column = 1};
    return code;
}

static enum dm_error read_line(const struct dm_rules *rules, char *text, unsigned number,
                               struct dm_openings *out, struct dm_fault *fault) {
    struct dm_position position;
    size_t length = strlen(text);
    while (length && ascii_is_blank((unsigned char)text[length - 1])) text[--length] = '\0';
    if (!length || text[0] == '#') return DM_OK;
    enum dm_error error = dm_fen_read(rules, text, &position, fault);
    if (error && fault) fault->line = number;
    if (error) return error;
    if (!openings_fit(rules, &position)) return refuse(DM_E_GAME_OVER, number, fault);
    error = openings_add(out, &position);
    return error ? refuse(error, number, fault) : DM_OK;
}

static enum dm_error read_lines(const struct dm_rules *rules, FILE *file, struct dm_openings *out,
                                struct dm_fault *fault) {
    char line[2 * DM_FEN_SIZE];
    enum dm_error error = DM_OK;
    unsigned number = 0;
    while (!error && fgets(line, sizeof line, file)) {
        number++;
        /* Only the last line may lack its end; others have a NUL in them or are too long. */
        if (strchr(line, '\n') || feof(file))
            error = read_line(rules, line, number, out, fault);
        else
            error = refuse(strlen(line) + 1 == sizeof line ? DM_E_TOO_LONG : DM_E_SYNTAX, number,
                           fault);
    }
    if (error) return error;
    return ferror(file) ? refuse(DM_E_IO, number, fault) : DM_OK;
}

enum dm_error dm_openings_read(const struct dm_rules *rules, FILE *file, struct dm_openings *out,
                               struct dm_fault *fault) {
    *out = (struct dm_openings){0};
    const enum dm_error error = read_lines(rules, file, out, fault);
    if (error) dm_openings_free(out);
    return error;
}
