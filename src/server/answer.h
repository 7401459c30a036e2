/* What a request for a file is answered with. */
#ifndef SERVER_ANSWER_H
#define SERVER_ANSWER_H

#include "server/site.h"
#include "server/transport.h"

/* The headers of every response; the list ends with a NULL name. */
extern const struct http_header answer_always[];

/* Everything in the answer belongs to the site or is static. */
struct http_response answer_request(const struct site *site, const struct http_request *request);

#endif
