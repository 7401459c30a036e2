#include "tables/shelf.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "tables/format.h"

struct dm_tables *tables_new(const struct dm_rules *rules) {
    struct dm_tables *tables = calloc(1, sizeof *tables);
    if (!tables) return NULL;
    tables->rules = rules;
    tables->terrain = terrain_of(rules);
    return tables;
}

static void take_away(struct dm_tables *tables, unsigned number) {
    if (tables->table[number]) table_close(tables->table[number]);
    free(tables->table[number]);
    tables->table[number] = NULL;
}

void dm_tables_close(struct dm_tables *tables) {
    if (!tables) return;
    for (unsigned i = 0; i < MATERIAL_NUMBERS; i++) take_away(tables, i);
    mapping_close_all(tables->mappings);
    free(tables);
}

void tables_forget(struct dm_tables *tables) {
    for (unsigned i = 0; i < MATERIAL_NUMBERS; i++)
        if (tables->table[i]) table_forget(tables->table[i]);
}

unsigned dm_tables_pieces(const struct dm_tables *tables) { return tables->pieces; }

/* --- what is whole ---------------------------------------------------------------------------- */

static bool is_there(const struct dm_tables *tables, struct material material) {
    return tables->table[material_number(material)] != NULL;
}

static bool is_whole(const struct dm_tables *tables, struct material material) {
    struct material slice[SLICES_MAX];
    const unsigned count = material_slices(material_pieces(material), slice);
    for (unsigned i = 0; i < count; i++)
        if (material_leads_to(material, slice[i]) && !is_there(tables, slice[i])) return false;
    return true;
}

bool tables_finish(struct dm_tables *tables) {
    struct material slice[SLICES_MAX];
    const unsigned count = material_slices(DM_TABLES_PIECES_MAX, slice);
    for (unsigned i = 0; i < count; i++) {
        if (!is_there(tables, slice[i])) continue;
        if (is_whole(tables, slice[i])) {
            tables->pieces = material_pieces(slice[i]);
        } else {
            take_away(tables, material_number(slice[i]));
            take_away(tables, material_number(material_turned(slice[i])));
        }
    }
    return tables->pieces > 0;
}

/* --- adding a slice --------------------------------------------------------------------------- */

static enum dm_error add_table(struct dm_tables *tables, struct material material,
                               const uint8_t *directory, const uint8_t **data) {
    struct table *table = malloc(sizeof *table);
    const enum dm_error error =
        table ? table_open(table, &tables->terrain, material, directory, data) : DM_E_MEMORY;
    if (error)
        free(table);
    else
        tables->table[material_number(material)] = table;
    return error;
}

static uint32_t blocks_of(const struct dm_tables *tables, struct material material,
                          enum dm_error *error) {
    struct layout layout;
    if (!*error) *error = layout_open(&layout, &tables->terrain, material);
    if (*error) return 0;
    layout_close(&layout);
    return format_blocks(layout.count);
}

static enum dm_error add_both(struct dm_tables *tables, const uint8_t *data,
                              const struct header *header, struct dm_fault *fault) {
    const struct material first = header->material, second = material_turned(first);
    const bool alone = material_equal(first, second);
    enum dm_error error = DM_OK;
    const uint32_t blocks = blocks_of(tables, first, &error);
    const uint32_t others = alone ? 0 : blocks_of(tables, second, &error);
    if (!error && blocks + others != header->blocks) {
        *fault = (struct dm_fault){.code = DM_E_TABLE_DAMAGED,
                                   .detail = "byte 60: not as many blocks as positions need"};
        return fault->code;
    }
    const uint8_t *directory = data + AT_DIRECTORY;
    const uint8_t *at = directory + (size_t)header->blocks * DIRECTORY_ENTRY;
    if (!error) error = add_table(tables, first, directory, &at);
    if (!error && !alone)
        error = add_table(tables, second, directory + (size_t)blocks * DIRECTORY_ENTRY, &at);
    return error;
}

enum dm_error tables_add(struct dm_tables *tables, const uint8_t *data, size_t size, size_t *used,
                         struct dm_fault *fault) {
    struct header header;
    enum dm_error error = format_read(data, size, tables->rules, &header, fault);
    if (error) return error;
    *used = (size_t)header.size;
    if (tables->table[material_number(header.material)]) return DM_OK;
    *fault = (struct dm_fault){0};
    error = add_both(tables, data, &header, fault);
    if (error) fault->code = error;
    return error;
}

/* --- from memory ------------------------------------------------------------------------------ */

/* Says how far into the image the file is that is at fault. */
static void add_place(struct dm_fault *fault, size_t at) {
    char detail[sizeof fault->detail];
    struct text text = text_in(detail, sizeof detail);
    text_put(&text, "table at byte ");
    text_unsigned(&text, at);
    text_put(&text, ", ");
    text_put(&text, fault->detail);
    text_end(&text);
    memcpy(fault->detail, detail, sizeof detail);
}

static enum dm_error add_image(struct dm_tables *tables, const uint8_t *data, size_t size,
                               struct dm_fault *fault) {
    size_t used = 0;
    for (size_t at = 0; at < size; at += used) {
        const enum dm_error error = tables_add(tables, data + at, size - at, &used, fault);
        if (error) {
            add_place(fault, at);
            return error;
        }
    }
    return tables_finish(tables) ? DM_OK : DM_E_NO_TABLES;
}

enum dm_error dm_tables_open_image(const void *data, size_t size, const struct dm_rules *rules,
                                   struct dm_tables **out, struct dm_fault *fault) {
    struct dm_fault found = {.code = DM_E_MEMORY};
    struct dm_tables *tables = tables_new(rules);
    if (tables) {
        found.code = DM_OK;
        found.code = add_image(tables, data, size, &found);
    }
    if (found.code) {
        dm_tables_close(tables);
        tables = NULL;
    }
    *out = tables;
    if (fault) *fault = found;
    return found.code;
}
