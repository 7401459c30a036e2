#include "tables/maker/pack.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/fault.h"
#include "tables/bytes_le.h"
#include "tables/digest.h"
#include "tables/folder.h"
#include "tables/format.h"
#include "tables/model.h"

void pack_name(struct material material, char out[PACK_NAME_SIZE]) {
    char name[MATERIAL_NAME_SIZE];
    material_name(material, name);
    snprintf(out, PACK_NAME_SIZE, "%s" FOLDER_SUFFIX, name);
}

/* --- blocks ----------------------------------------------------------------------------------- */

struct block {
    uint8_t *bytes;
    size_t size;
};

struct packing {
    struct slice *slice;
    uint32_t blocks, first_blocks; /* of both tables, of the first one */
    struct block *block;
};

/* The values of a block. Where the file may say what it likes, it says what comes cheapest. */
static size_t take_values(const struct half *half, uint64_t first, uint16_t *values) {
    const uint64_t left = half->layout.count - first;
    const size_t count = left < BLOCK_VALUES ? (size_t)left : BLOCK_VALUES;
    unsigned before = VALUE_DRAW;
    for (size_t i = 0; i < count; i++) {
        const unsigned value = half_get(half, first + i);
        if (!(value & VALUE_FREE)) before = value == VALUE_SAFE ? VALUE_DRAW : value;
        values[i] = (uint16_t)before;
    }
    return count;
}

/* No value takes more bytes than this, however unlikely each of its bits was. */
#define VALUE_BYTES_MAX 32

static enum dm_error pack_values(struct block *block, uint16_t *values, size_t count,
                                 const struct layout *layout) {
    const size_t room = count * VALUE_BYTES_MAX;
    struct model *model = model_new();
    uint8_t *bytes = malloc(room);
    enum dm_error error = model && bytes ? DM_OK : DM_E_MEMORY;
    if (!error) {
        struct coder coder = coder_write(bytes, room);
        model_block(model, &coder, values, count, layout->row);
        block->size = coder_end(&coder, bytes);
        block->bytes = malloc(block->size + 1);
        if (block->bytes) memcpy(block->bytes, bytes, block->size);
        error = block->bytes ? DM_OK : DM_E_MEMORY;
    }
    free(bytes);
    model_free(model);
    return error;
}

static enum dm_error pack_block(struct packing *packing, uint32_t number) {
    const bool second = number >= packing->first_blocks;
    const struct half *half = &packing->slice->half[second];
    const uint64_t nth = second ? number - packing->first_blocks : number;
    uint16_t *values = malloc(BLOCK_VALUES * sizeof *values);
    if (!values) return DM_E_MEMORY;
    const size_t count = take_values(half, nth * BLOCK_VALUES, values);
    const enum dm_error error = pack_values(&packing->block[number], values, count, &half->layout);
    free(values);
    return error;
}

static enum dm_error pack_some(void *context, uint64_t first, uint64_t end) {
    enum dm_error error = DM_OK;
    for (uint64_t i = first; !error && i < end; i++) error = pack_block(context, (uint32_t)i);
    return error;
}

/* --- the file --------------------------------------------------------------------------------- */

/* Header and directory; *size is what they take. */
static uint8_t *make_directory(const struct packing *packing, size_t *size, uint64_t *bytes) {
    struct header header = {.material = packing->slice->material, .blocks = packing->blocks};
    *size = AT_DIRECTORY + (size_t)packing->blocks * DIRECTORY_ENTRY;
    uint8_t *data = malloc(*size);
    if (!data) return NULL;
    header.size = *size;
    for (uint32_t i = 0; i < packing->blocks; i++) {
        uint8_t *entry = data + AT_DIRECTORY + (size_t)i * DIRECTORY_ENTRY;
        const struct block *block = &packing->block[i];
        le32_put(entry, (uint32_t)block->size);
        le32_put(entry + 4, digest_bytes(block->bytes, block->size));
        header.size += block->size;
    }
    format_write(data, packing->slice->tables->rules, &header);
    *bytes = header.size;
    return data;
}

static bool write_all(const struct packing *packing, FILE *file, uint64_t *bytes) {
    size_t size;
    uint8_t *directory = make_directory(packing, &size, bytes);
    bool written = directory && fwrite(directory, 1, size, file) == size;
    free(directory);
    for (uint32_t i = 0; written && i < packing->blocks; i++)
        written = fwrite(packing->block[i].bytes, 1, packing->block[i].size, file) ==
                  packing->block[i].size;
    return written && fflush(file) == 0 && fsync(fileno(file)) == 0;
}

static bool write_file(const struct packing *packing, const char *path, uint64_t *bytes) {
    FILE *file = fopen(path, "wb");
    if (!file) return false;
    const bool written = write_all(packing, file, bytes);
    const int why = errno;
    const bool closed = fclose(file) == 0;
    if (!written) errno = why;
    return written && closed;
}

static enum dm_error write_slice(const struct packing *packing, const char *folder, uint64_t *bytes,
                                 struct dm_fault *fault) {
    char name[PACK_NAME_SIZE], path[FOLDER_PATH_SIZE], part[FOLDER_PATH_SIZE];
    pack_name(packing->slice->material, name);
    if (snprintf(path, sizeof path, "%s/%s", folder, name) >= (int)sizeof path ||
        snprintf(part, sizeof part, "%s/.%s.part", folder, name) >= (int)sizeof part)
        return fault_blame(fault, DM_E_IO, name, strerror(ENAMETOOLONG));
    if (write_file(packing, part, bytes) && rename(part, path) == 0) return DM_OK;
    const int why = errno;
    unlink(part);
    return fault_blame(fault, DM_E_IO, name, strerror(why));
}

enum dm_error pack_slice(struct slice *slice, const char *folder, uint64_t *bytes,
                         struct dm_fault *fault) {
    struct packing packing = {.slice = slice,
                              .first_blocks = format_blocks(slice->half[0].layout.count)};
    packing.blocks = packing.first_blocks;
    if (slice->halves == 2) packing.blocks += format_blocks(slice->half[1].layout.count);
    packing.block = calloc(packing.blocks, sizeof *packing.block);
    if (!packing.block) return fault->code = DM_E_MEMORY;
    fault->code = team_share(slice->team, packing.blocks, 1, pack_some, &packing);
    if (!fault->code) fault->code = write_slice(&packing, folder, bytes, fault);
    for (uint32_t i = 0; i < packing.blocks; i++) free(packing.block[i].bytes);
    free(packing.block);
    return fault->code;
}
