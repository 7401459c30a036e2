#include "cli/games.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli/console.h"

static long read_stream(void *stream, char *buffer, size_t size) {
    const size_t length = fread(buffer, 1, size, stream);
    return length || !ferror(stream) ? (long)length : -1;
}

static enum dm_error read_games(const char *file, FILE *stream, const struct dm_rules *rules,
                                games_fn use, void *context) {
    struct dm_pdn_reader *reader = dm_pdn_open(rules, read_stream, stream);
    const struct dm_pdn_game *game = NULL;
    if (!reader) return DM_E_MEMORY;
    enum dm_error error;
    while (!(error = dm_pdn_next(reader, &game)) && game && use(context, file, game)) continue;
    dm_pdn_close(reader);
    return error;
}

bool games_each(const char *file, const struct dm_rules *rules, games_fn use, void *context) {
    const bool standard = strcmp(file, "-") == 0;
    FILE *stream = standard ? stdin : fopen(file, "rb");
    const enum dm_error error = stream ? read_games(file, stream, rules, use, context) : DM_E_IO;
    if (error)
        console_error("%s: %s", file, error == DM_E_IO ? strerror(errno) : dm_error_text(error));
    if (stream && !standard) fclose(stream);
    return !error;
}
