/* HTTP connections on a libuv loop. The rest of the server knows this interface only; the library
 * behind it is transport_lws.c's own business. */
#ifndef SERVER_TRANSPORT_H
#define SERVER_TRANSPORT_H

#include <stdbool.h>
#include <stddef.h>

#include "damier/error.h"

enum http_method { HTTP_GET, HTTP_HEAD, HTTP_OTHER };

/* Lasts for the call that answers it. Texts are never NULL, "" if the client sent none. */
struct http_request {
    enum http_method method;
    bool hostless;    /* by HTTP/1.1 without a Host, or with several */
    const char *path; /* decoded, without the query */
    const char *accept_encoding, *if_none_match;
};

/* Names are in lower case and carry their colon ("etag:"). */
struct http_header {
    const char *name, *value;
};

/* Texts and body must last as long as the transport. */
#define HTTP_HEADERS_MAX 8
struct http_response {
    unsigned status;
    struct http_header headers[HTTP_HEADERS_MAX]; /* ends with a NULL name if it isn't full */
    const void *body;                             /* NULL: none, and no content-length */
    size_t length; /* of the body; it is told, but not sent, in answer to HEAD */
};

typedef struct http_response (*http_answer_fn)(void *context, const struct http_request *request);

struct transport_options {
    struct uv_loop_s *loop;
    int listener; /* a listening socket; stays the caller's */
    http_answer_fn answer;
    void *context;
    const struct http_header *always; /* sent with every response; ends with a NULL name */
};

struct transport;

/* Serves on the loop from now on. NULL if that can't be. */
struct transport *transport_open(const struct transport_options *options);
/* Closes every connection. Runs the loop, which must not be running, until they are gone. */
void transport_close(struct transport *transport);

#endif
