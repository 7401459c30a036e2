/* One table: the positions of some material with one side to move, in compressed blocks. A block
 * is decoded when first looked into and then kept: readers need no locks. */
#ifndef TABLES_TABLE_H
#define TABLES_TABLE_H

#include <stdatomic.h>

#include "tables/layout.h"

struct table {
    struct layout layout;
    uint32_t blocks;
    const uint8_t *directory; /* of this table's blocks */
    const uint8_t **block;    /* where each one begins */
    _Atomic(uint16_t *) *decoded;
};

/* `directory` and `data` are of this table's first block; *data is moved past its last. */
enum dm_error table_open(struct table *table, const struct terrain *terrain,
                         struct material material, const uint8_t *directory, const uint8_t **data);
void table_close(struct table *table);
/* Forgets decoded blocks. Nobody may be reading. */
void table_forget(struct table *table);
/* A value (see value.h), or -1 when out of memory. */
int table_value(const struct table *table, uint64_t index);

#endif
