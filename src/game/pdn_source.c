#include "game/pdn_source.h"

#include <string.h>

void pdn_source_open(struct pdn_source *source, dm_read_fn read, void *context) {
    source->read = read;
    source->context = context;
    source->line = source->column = 1;
    source->taken = 0;
    source->ended = source->failed = false;
    source->at = source->length = 0;
}

static void refill(struct pdn_source *source) {
    source->length -= source->at;
    memmove(source->buffer, source->buffer + source->at, source->length);
    source->at = 0;
    const size_t room = sizeof source->buffer - source->length;
    const long got = source->read(source->context, source->buffer + source->length, room);
    source->failed = got < 0 || (size_t)got > room;
    source->ended = source->failed || got == 0;
    if (!source->ended) source->length += (size_t)got;
}

int pdn_source_peek(struct pdn_source *source, size_t ahead) {
    while (source->length - source->at <= ahead && !source->ended) refill(source);
    if (source->length - source->at <= ahead) return PDN_SOURCE_END;
    return (unsigned char)source->buffer[source->at + ahead];
}

int pdn_source_take(struct pdn_source *source) {
    const int c = pdn_source_peek(source, 0);
    if (c == PDN_SOURCE_END) return c;
    source->at++;
    source->taken++;
    source->column++;
    /* Lines end with LF, CR LF or, in very old files, CR alone. */
    if (c == '\n' || (c == '\r' && pdn_source_peek(source, 0) != '\n')) {
        source->line++;
        source->column = 1;
    }
    return c;
}
