#include "server/address.h"

#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define BACKLOG 128

static int fail(struct dm_fault *fault, const char *host, unsigned port, const char *why) {
    fault->code = DM_E_ADDRESS;
    snprintf(fault->detail, sizeof fault->detail, "%.40s port %u: %s", host, port, why);
    return -1;
}

static const char *explain(int error) {
    switch (error) {
    case EADDRINUSE: return "in use; choose another --port";
    case EACCES: return "not allowed; choose a --port from 1024 up";
    case EADDRNOTAVAIL: return "not an address of this machine";
    default: return strerror(error);
    }
}

/* -1 with errno set if it can't be. */
static int listen_on(const struct addrinfo *address) {
    int fd = socket(address->ai_family, address->ai_socktype | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0) return -1;
    /* Or the port would be taken for a minute after the last run. */
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &(int){1}, sizeof(int));
    if (bind(fd, address->ai_addr, address->ai_addrlen) == 0 && listen(fd, BACKLOG) == 0) return fd;
    int error = errno;
    close(fd);
    errno = error;
    return -1;
}

int address_listen(const char *host, unsigned port, struct dm_fault *fault) {
    if (port > 65535) return fail(fault, host, port, "ports go from 0 to 65535");
    char service[8];
    snprintf(service, sizeof service, "%u", port);
    const struct addrinfo hints = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE};
    struct addrinfo *addresses;
    int error = getaddrinfo(host, service, &hints, &addresses);
    if (error) return fail(fault, host, port, gai_strerror(error));
    int fd = -1;
    for (struct addrinfo *address = addresses; address && fd < 0; address = address->ai_next)
        fd = listen_on(address);
    error = errno;
    freeaddrinfo(addresses);
    return fd < 0 ? fail(fault, host, port, explain(error)) : fd;
}

void address_url(int listener, char out[ADDRESS_URL_SIZE]) {
    struct sockaddr_storage address;
    socklen_t length = sizeof address;
    char host[64] = "?", service[8] = "?";
    if (getsockname(listener, (struct sockaddr *)&address, &length) == 0)
        getnameinfo((struct sockaddr *)&address, length, host, sizeof host, service, sizeof service,
                    NI_NUMERICHOST | NI_NUMERICSERV);
    const char *form = strchr(host, ':') ? "http://[%s]:%s" : "http://%s:%s";
    snprintf(out, ADDRESS_URL_SIZE, form, host, service);
}
