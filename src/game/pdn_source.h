/* The characters of a PDN text as they come from a dm_read_fn, with their place. */
#ifndef GAME_PDN_SOURCE_H
#define GAME_PDN_SOURCE_H

#include <stdbool.h>

#include "damier/pdn.h"

struct pdn_source {
    dm_read_fn read;
    void *context;
    unsigned line, column; /* of the next character */
    size_t taken;          /* characters before it */
    bool ended, failed;
    size_t at, length; /* of what is buffered */
    char buffer[1 << 14];
};

#define PDN_SOURCE_END (-1)
/* How far one may look ahead. */
#define PDN_SOURCE_AHEAD 64

void pdn_source_open(struct pdn_source *source, dm_read_fn read, void *context);
/* The character `ahead` places after the next one (0 is the next one), or PDN_SOURCE_END. A failed
 * read ends the text too, and sets `failed`. */
int pdn_source_peek(struct pdn_source *source, size_t ahead);
/* Takes the next character. */
int pdn_source_take(struct pdn_source *source);

#endif
