/* The files that are served: read into memory at start, so that a request is one search in a table
 * of known paths, and no path can lead anywhere else. */
#ifndef SERVER_SITE_H
#define SERVER_SITE_H

#include "damier/error.h"
#include "server/coding.h"

/* More than this is taken for a wrong folder. */
#define SITE_FILES_MAX 2000
#define SITE_BYTES_MAX (64u << 20)

struct site;

#define SITE_ETAG_SIZE 24
/* One stored form of a file; bytes is NULL if there is none. */
struct site_form {
    void *bytes;
    size_t length;
    char etag[SITE_ETAG_SIZE]; /* of these bytes, with its quotes */
};

struct site_file {
    char *path;                           /* "/assets/app.js" */
    const char *type;                     /* media type */
    struct site_form forms[CODING_COUNT]; /* CODING_IDENTITY is always there */
};

/* Reads every plain file below the folder. Left out: hidden ones, symbolic links, and compressed
 * ones (x.js.br, x.js.gz) as files of their own: they become forms of the file beside them. */
enum dm_error site_load(const char *root, struct site **out, struct dm_fault *fault);
void site_free(struct site *site); /* NULL is fine */
/* The file of exactly this path, or NULL. */
const struct site_file *site_find(const struct site *site, const char *path);

#endif
