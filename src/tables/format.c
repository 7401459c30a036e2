#include <string.h>

#include "base/text.h"
#include "tables/bytes_le.h"
#include "tables/digest.h"
#include "tables/format.h"

uint32_t format_blocks(uint64_t positions) {
    return (uint32_t)((positions + BLOCK_VALUES - 1) / BLOCK_VALUES);
}

/* "byte 12: why" */
static enum dm_error fault_at(struct dm_fault *fault, enum dm_error code, uint64_t at,
                              const char *why) {
    struct text text = text_in(fault->detail, sizeof fault->detail);
    fault->code = code;
    text_put(&text, "byte ");
    text_unsigned(&text, at);
    text_put(&text, ": ");
    text_put(&text, why);
    text_end(&text);
    return code;
}

static enum dm_error damaged(struct dm_fault *fault, uint64_t at, const char *why) {
    return fault_at(fault, DM_E_TABLE_DAMAGED, at, why);
}

/* The id in a file may be anything. */
static enum dm_error other_rules(struct dm_fault *fault, const uint8_t *data) {
    char why[64];
    struct text text = text_in(why, sizeof why);
    text_put(&text, "made for the rules of ");
    for (int i = 0; i < ID_SIZE && data[AT_ID + i]; i++) {
        const uint8_t c = data[AT_ID + i];
        text_char(&text, c > ' ' && c < 0x7f ? (char)c : '?');
    }
    text_end(&text);
    return fault_at(fault, DM_E_TABLE_FOREIGN, AT_RULES, why);
}

static enum dm_error check_start(const uint8_t *data, size_t size, struct dm_fault *fault) {
    if (size < AT_VERSION || memcmp(data, FORMAT_MAGIC, AT_VERSION) != 0)
        return damaged(fault, AT_MAGIC, "no table of damier");
    if (size < AT_DIRECTORY) return damaged(fault, size, "cut in the header");
    if (le32_get(data + AT_VERSION) != FORMAT_VERSION)
        return fault_at(fault, DM_E_TABLE_FOREIGN, AT_VERSION, "another version of the format");
    return DM_OK;
}

static enum dm_error check_sizes(const uint8_t *data, size_t size, const struct header *header,
                                 struct dm_fault *fault) {
    const uint64_t directory_end = AT_DIRECTORY + (uint64_t)header->blocks * DIRECTORY_ENTRY;
    if (size < directory_end) return damaged(fault, size, "cut in the directory");
    if (digest_bytes(data + AT_RULES, (size_t)directory_end - AT_RULES) !=
        le32_get(data + AT_DIGEST))
        return damaged(fault, AT_DIGEST, "header or directory changed");
    uint64_t end = directory_end;
    for (uint32_t i = 0; i < header->blocks; i++)
        end += le32_get(data + AT_DIRECTORY + (size_t)i * DIRECTORY_ENTRY);
    if (end != header->size) return damaged(fault, AT_SIZE, "size and directory disagree");
    return size < end ? damaged(fault, size, "cut in the blocks") : DM_OK;
}

static enum dm_error check_blocks(const uint8_t *data, const struct header *header,
                                  struct dm_fault *fault) {
    uint64_t at = AT_DIRECTORY + (uint64_t)header->blocks * DIRECTORY_ENTRY;
    for (uint32_t i = 0; i < header->blocks; i++) {
        const uint8_t *entry = data + AT_DIRECTORY + (size_t)i * DIRECTORY_ENTRY;
        if (digest_bytes(data + at, le32_get(entry)) != le32_get(entry + 4))
            return damaged(fault, at, "block changed");
        at += le32_get(entry);
    }
    return DM_OK;
}

enum dm_error format_read(const uint8_t *data, size_t size, const struct dm_rules *rules,
                          struct header *header, struct dm_fault *fault) {
    enum dm_error error = check_start(data, size, fault);
    if (error) return error;
    const uint8_t *material = data + AT_MATERIAL;
    *header = (struct header){
        .material = {.men = {material[0], material[2]}, .kings = {material[1], material[3]}},
        .blocks = le32_get(data + AT_BLOCKS),
        .size = le64_get(data + AT_SIZE)};
    if ((error = check_sizes(data, size, header, fault))) return error;
    if (le64_get(data + AT_RULES) != digest_rules(rules)) return other_rules(fault, data);
    if (!material_fits(header->material) || !material_is_first(header->material))
        return damaged(fault, AT_MATERIAL, "no such material");
    return check_blocks(data, header, fault);
}

void format_write(uint8_t *data, const struct dm_rules *rules, const struct header *header) {
    const struct material *m = &header->material;
    const size_t end = AT_DIRECTORY + (size_t)header->blocks * DIRECTORY_ENTRY;
    memset(data, 0, AT_DIRECTORY);
    memcpy(data, FORMAT_MAGIC, AT_VERSION);
    le32_put(data + AT_VERSION, FORMAT_VERSION);
    le64_put(data + AT_RULES, digest_rules(rules));
    le64_put(data + AT_SIZE, header->size);
    for (size_t i = 0; i < ID_SIZE && rules->id[i]; i++) data[AT_ID + i] = (uint8_t)rules->id[i];
    memcpy(data + AT_MATERIAL, (uint8_t[]){m->men[0], m->kings[0], m->men[1], m->kings[1]}, 4);
    le32_put(data + AT_BLOCKS, header->blocks);
    le32_put(data + AT_DIGEST, digest_bytes(data + AT_RULES, end - AT_RULES));
}
