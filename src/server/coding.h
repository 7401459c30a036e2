/* Content codings: which of a file's stored forms a client is given. */
#ifndef SERVER_CODING_H
#define SERVER_CODING_H

#include <stddef.h>

/* In ascending order of preference: of two that a client likes equally, the later is sent. */
enum coding { CODING_IDENTITY, CODING_GZIP, CODING_BROTLI, CODING_COUNT };

/* The name in HTTP, "br". */
const char *coding_name(enum coding coding);
/* The coding that a file's name tells by its suffix, as ".br" does; *base is the length of the
 * name without it. */
enum coding coding_of_file(const char *name, size_t *base);
/* The best of the codings in `stored` (an OR of 1 << coding) for a client that sent this
 * Accept-Encoding (RFC 9110, section 12.5.3). If nothing fits: CODING_IDENTITY. */
enum coding coding_choose(const char *accept, unsigned stored);

#endif
