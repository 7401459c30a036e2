/* Files of tables. */
#ifndef TABLES_FOLDER_H
#define TABLES_FOLDER_H

#include "damier/error.h"

#define FOLDER_SUFFIX ".table"
#define FOLDER_PATH_SIZE 4096

/* Fills in a fault about a file: "NAME: why". Returns the code. */
enum dm_error folder_fault(struct dm_fault *fault, enum dm_error code, const char *name,
                           const char *why);

#endif
