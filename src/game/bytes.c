#include "game/bytes.h"

#include <stdlib.h>
#include <string.h>

static enum dm_error reserve(struct bytes *bytes, size_t more) {
    if (more > BYTES_MAX - bytes->length) return DM_E_TOO_LONG;
    const size_t needed = bytes->length + more;
    if (needed <= bytes->capacity) return DM_OK;
    size_t capacity = bytes->capacity ? bytes->capacity : 256;
    while (capacity < needed) capacity *= 2;
    char *data = realloc(bytes->data, capacity);
    if (!data) return DM_E_MEMORY;
    bytes->data = data;
    bytes->capacity = capacity;
    return DM_OK;
}

enum dm_error bytes_add(struct bytes *bytes, const void *data, size_t length) {
    const enum dm_error error = reserve(bytes, length);
    if (error || !length) return error;
    memcpy(bytes->data + bytes->length, data, length);
    bytes->length += length;
    return DM_OK;
}

enum dm_error bytes_add_char(struct bytes *bytes, char c) { return bytes_add(bytes, &c, 1); }

void bytes_free(struct bytes *bytes) {
    free(bytes->data);
    *bytes = (struct bytes){0};
}
