/* A buffer that grows, up to a limit. */
#ifndef GAME_BYTES_H
#define GAME_BYTES_H

#include <stddef.h>

#include "damier/pdn.h"

/* All zero is an empty one. Whoever fills it says what is in it: text, or an array. */
struct bytes {
    char *data; /* aligned as malloc does; moves when it grows */
    size_t length, capacity;
};

/* Nothing the PDN reader keeps of one game may take more (see damier/pdn.h). */
#define BYTES_MAX ((size_t)DM_PDN_TEXT_MAX)

/* DM_E_MEMORY, or DM_E_TOO_LONG beyond BYTES_MAX. */
enum dm_error bytes_add(struct bytes *bytes, const void *data, size_t length);
enum dm_error bytes_add_char(struct bytes *bytes, char c);
void bytes_free(struct bytes *bytes);

#endif
