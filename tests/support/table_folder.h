/* Tables in a folder of their own, which goes when the test is over. */
#ifndef SUPPORT_TABLE_FOLDER_H
#define SUPPORT_TABLE_FOLDER_H

#include "damier/tables.h"

struct table_folder {
    char path[64];
};

/* An empty one. All of these fail the test when something does not work. */
struct table_folder table_folder_new(void);
void table_folder_remove(const struct table_folder *folder);
/* Builds there. */
void table_folder_build(const struct table_folder *folder, const struct dm_rules *rules,
                        unsigned pieces, unsigned threads);
struct dm_tables *table_folder_open(const struct table_folder *folder,
                                    const struct dm_rules *rules);
/* Builds in a folder of its own, which is gone when this returns, and opens. */
struct dm_tables *tables_built(const struct dm_rules *rules, unsigned pieces);

struct bytes {
    unsigned char *data;
    size_t size;
};
/* A file of the folder; free data. */
struct bytes table_folder_read(const struct table_folder *folder, const char *name);
void table_folder_write(const struct table_folder *folder, const char *name, const void *data,
                        size_t size);
/* All files NAME.table one after another. */
struct bytes table_folder_image(const struct table_folder *folder);

#endif
