/* A folder that only one process works in. */
#ifndef TABLES_MAKER_LOCK_H
#define TABLES_MAKER_LOCK_H

#include "damier/error.h"

/* Makes the folder, with those above it, if it isn't there, and locks it. Where another process has
 * it already, `busy` is the reason told. */
enum dm_error lock_folder(const char *folder, const char *busy, int *lock, struct dm_fault *fault);
void lock_release(int lock); /* -1 = none */

#endif
