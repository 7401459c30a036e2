/* The address that the server listens on. */
#ifndef SERVER_ADDRESS_H
#define SERVER_ADDRESS_H

#include "damier/error.h"

/* A listening socket, or -1 with the fault filled. host: a name or a numeric IPv4 or IPv6 address;
 * port 0: any free one. */
int address_listen(const char *host, unsigned port, struct dm_fault *fault);

#define ADDRESS_URL_SIZE 80
/* "http://127.0.0.1:8080": where the socket listens, in numbers. */
void address_url(int listener, char out[ADDRESS_URL_SIZE]);

#endif
