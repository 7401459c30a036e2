/* A finished slice as a file. */
#ifndef TABLES_MAKER_PACK_H
#define TABLES_MAKER_PACK_H

#include "tables/maker/slice.h"

/* Writes NAME.table into the folder: under another name first, then renamed, so that it is there
 * whole or not at all. *bytes is its size. */
enum dm_error pack_slice(struct slice *slice, const char *folder, uint64_t *bytes,
                         struct dm_fault *fault);
/* The name of a slice's file. */
#define PACK_NAME_SIZE 32
void pack_name(struct material material, char out[PACK_NAME_SIZE]);

#endif
