/* All tables of a rule set that are at hand. */
#ifndef TABLES_SHELF_H
#define TABLES_SHELF_H

#include "tables/table.h"

struct mapping;

struct dm_tables {
    const struct dm_rules *rules;
    struct terrain terrain;
    struct table *table[MATERIAL_NUMBERS]; /* by material_number, NULL = not there */
    struct mapping *mappings;              /* files that are kept mapped, a list */
    unsigned pieces;                       /* of the largest slice */
};

/* Without any table. */
struct dm_tables *tables_new(const struct dm_rules *rules);
/* Adds the slice at the start of `data`, which must stay; *used is how long it is. One that is
 * there already is not added again. */
enum dm_error tables_add(struct dm_tables *tables, const uint8_t *data, size_t size, size_t *used,
                         struct dm_fault *fault);
/* When all are added: takes away those that lead to one that is not there. False if none is left.
 */
bool tables_finish(struct dm_tables *tables);
/* Adds a file NAME.table of a folder, and keeps it mapped. Not in the browser. */
enum dm_error tables_add_file(struct dm_tables *tables, const char *folder, const char *name,
                              struct dm_fault *fault);
void mapping_close_all(struct mapping *mappings);
/* Forgets all decoded blocks. */
void tables_forget(struct dm_tables *tables);

/* What can be said of a view without the table of its own material. */
enum tables_answer {
    TABLES_SETTLED, /* its value */
    TABLES_OPEN,    /* that it is in that table */
    TABLES_MISSING  /* nothing: another table is not there */
};
enum tables_answer tables_settle(const struct dm_tables *tables, const struct dm_position *view,
                                 struct dm_table_value *value);
/* The value of a view; false as dm_tables_probe. */
bool tables_value(const struct dm_tables *tables, const struct dm_position *view,
                  struct dm_table_value *value);
/* The value for the side to move of one of its moves. */
bool tables_move_value(const struct dm_tables *tables, const struct dm_position *view,
                       const struct dm_move *move, struct dm_table_value *value);

#endif
