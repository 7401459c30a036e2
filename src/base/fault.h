/* Filling in a fault. Everything here takes a fault that may be NULL, and returns the code. */
#ifndef BASE_FAULT_H
#define BASE_FAULT_H

#include "damier/error.h"

/* What something, mostly a file or a folder, is at fault for: "NAME: WHY", or the name alone if
 * `why` is "" because the code says it. A long name loses its beginning, never the reason. Neither
 * may be part of the fault. */
enum dm_error fault_blame(struct dm_fault *fault, enum dm_error code, const char *name,
                          const char *why);
/* A fault at some place of a text (line and column, both 0 if there is none), with what stands
 * there or a further explanation; that is cut to size. */
enum dm_error fault_locate(struct dm_fault *fault, enum dm_error code, unsigned line,
                           unsigned column, const char *detail);

#endif
