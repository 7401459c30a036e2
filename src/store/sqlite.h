/* The store in an SQLite file, FOLDER/damier.db. */
#ifndef STORE_SQLITE_H
#define STORE_SQLITE_H

#include "store/backend.h"

enum dm_error sqlite_open(const char *folder, struct store_backend *out, struct dm_fault *fault);

#endif
