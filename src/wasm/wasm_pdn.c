/* Export: the game as PDN. */
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "damier/pdn.h"
#include "wasm/exports.h"
#include "wasm/instance.h"

#define TAGS_MAX 32

/* Cuts lines "Name=Value" up into tags; lines that are none are left out. */
static unsigned read_tags(char *lines, struct dm_pdn_tag tags[TAGS_MAX]) {
    unsigned count = 0;
    for (char *line; (line = strsep(&lines, "\n")) && count < TAGS_MAX;) {
        char *value = strchr(line, '=');
        if (!value || value == line) continue;
        *value = '\0';
        tags[count++] = (struct dm_pdn_tag){.name = line, .value = value + 1};
    }
    return count;
}

static bool write_text(void *context, const char *text, size_t length) {
    struct text *out = context;
    for (size_t i = 0; i < length; i++) text_char(out, text[i]);
    return true;
}

int wasm_game_pdn(void) {
    if (!instance.game) return instance_error(DM_E_ARGUMENT);
    /* The answer overwrites the buffer that the tags came in. */
    char *lines = strdup(instance_input());
    if (!lines) return instance_error(DM_E_MEMORY);
    struct dm_pdn_tag tags[TAGS_MAX];
    struct text text = text_in(instance.io, IO_SIZE);
    const unsigned count = read_tags(lines, tags);
    const enum dm_error error = dm_pdn_write(instance.game, tags, count, write_text, &text);
    free(lines);
    const unsigned length = text_end(&text);
    if (error) return instance_error(error);
    return length < IO_SIZE ? (int)length : instance_error(DM_E_TOO_LONG);
}
