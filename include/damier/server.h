/* The server: serves the page. */
#ifndef DAMIER_SERVER_H
#define DAMIER_SERVER_H

#include <stdbool.h>

#include "damier/error.h"

struct dm_server_options {
    const char *host;                              /* address to listen on, NULL = "127.0.0.1" */
    unsigned port;                                 /* 0 = any free port */
    const char *root;                              /* folder of the built page */
    bool (*ready)(void *context, const char *url); /* once listening; false: stop. May be NULL */
    void *context;
};

/* Serves until SIGINT or SIGTERM, then shuts down cleanly and returns DM_OK; DM_E_STOPPED if
 * `ready` didn't want it. On any other error fault says what is wrong in words (port taken, page
 * not built, ...). */
enum dm_error dm_server_run(const struct dm_server_options *options, struct dm_fault *fault);

#endif
