#include <stdlib.h>

#include "tables/bytes_le.h"
#include "tables/format.h"
#include "tables/model.h"
#include "tables/table.h"

enum dm_error table_open(struct table *table, const struct terrain *terrain,
                         struct material material, const uint8_t *directory, const uint8_t **data) {
    *table = (struct table){.directory = directory};
    if (layout_open(&table->layout, terrain, material)) return DM_E_MEMORY;
    table->blocks = format_blocks(table->layout.count);
    table->block = calloc(table->blocks, sizeof *table->block);
    table->decoded = calloc(table->blocks, sizeof *table->decoded);
    if (!table->block || !table->decoded) {
        table_close(table);
        return DM_E_MEMORY;
    }
    for (uint32_t i = 0; i < table->blocks; i++) {
        table->block[i] = *data;
        *data += le32_get(directory + (size_t)i * DIRECTORY_ENTRY);
    }
    return DM_OK;
}

void table_forget(struct table *table) {
    for (uint32_t i = 0; table->decoded && i < table->blocks; i++)
        free(atomic_exchange(&table->decoded[i], NULL));
}

void table_close(struct table *table) {
    table_forget(table);
    free(table->block);
    free((void *)table->decoded);
    layout_close(&table->layout);
}

static size_t values_in(const struct table *table, uint32_t block) {
    const uint64_t left = table->layout.count - (uint64_t)block * BLOCK_VALUES;
    return left < BLOCK_VALUES ? (size_t)left : BLOCK_VALUES;
}

static uint16_t *decode(const struct table *table, uint32_t block) {
    const size_t count = values_in(table, block);
    uint16_t *values = malloc(count * sizeof *values);
    struct model *model = model_new();
    if (values && model) {
        const size_t size = le32_get(table->directory + (size_t)block * DIRECTORY_ENTRY);
        struct coder coder = coder_read(table->block[block], size);
        model_block(model, &coder, values, count, table->layout.row);
    } else {
        free(values);
        values = NULL;
    }
    model_free(model);
    return values;
}

/* Two threads may decode the same block; the first one's is kept. */
static uint16_t *decoded_now(const struct table *table, uint32_t block) {
    uint16_t *values = decode(table, block), *before = NULL;
    if (!values || atomic_compare_exchange_strong(&table->decoded[block], &before, values))
        return values;
    free(values);
    return before;
}

int table_value(const struct table *table, uint64_t index) {
    const uint32_t block = (uint32_t)(index / BLOCK_VALUES);
    const uint16_t *values = atomic_load_explicit(&table->decoded[block], memory_order_acquire);
    if (!values) values = decoded_now(table, block);
    return values ? values[index % BLOCK_VALUES] : -1;
}
