/* The transport by libwebsockets: it reads requests and writes responses; the listening socket and
 * the event loop are ours. */
#include "server/transport.h"

#include <libwebsockets.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <uv.h>

/* Bounds on what a client can hold. */
#define CONNECTIONS_MAX 1000
#define HEADER_BYTES_MAX 8192 /* of a request */
#define HEADER_SECONDS 10     /* until a request is complete */
#define IDLE_SECONDS 30       /* between two requests */
#define STALL_SECONDS 20      /* until the client takes more of a response */
#define ACCEPTS_AT_ONCE 32

#define RESPONSE_HEADER_BYTES 4096
#define CHUNK_BYTES 16384
#define REQUEST_TEXT_BYTES 512

#define ALWAYS_MAX 8

struct transport {
    struct transport_options options;
    struct lws_context *context; /* set to NULL by the library when it is gone */
    struct lws_vhost *vhost;
    struct lws_protocols protocols[2];
    struct lws_protocol_vhost_options always[ALWAYS_MAX];
    uv_poll_t accepting;
};

/* What is still to be written of a response; one for each connection. */
struct pending {
    const uint8_t *body;
    size_t left;
};

static struct transport *transport_of(struct lws *wsi) {
    return lws_context_user(lws_get_context(wsi));
}

/* A request header's text; "" if it is absent or does not fit, as if it had not been sent. */
static void read_header(struct lws *wsi, enum lws_token_indexes token, char *out) {
    if (lws_hdr_copy(wsi, out, REQUEST_TEXT_BYTES, token) < 0) out[0] = '\0';
}

static enum http_method method_of(struct lws *wsi) {
    if (lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI)) return HTTP_GET;
    return lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) ? HTTP_HEAD : HTTP_OTHER;
}

static bool has_query(struct lws *wsi) {
    char part[REQUEST_TEXT_BYTES];
    return lws_hdr_copy_fragment(wsi, part, sizeof part, WSI_TOKEN_HTTP_URI_ARGS, 0) >= 0;
}

/* False if the path was longer than it seems, and so is none of ours. The library splits it at &
 * and
 * ;. A NUL at its end it keeps but doesn't count; without a query the version should stand there.
 */
static bool is_whole(struct lws *wsi, const char *path, size_t length) {
    return strlen(path) == length && (path[length + 1] || has_query(wsi));
}

/* RFC 9112, section 3.2: a request by HTTP/1.1 has one Host, which may be empty. */
static bool names_host(struct lws *wsi) {
    char text[REQUEST_TEXT_BYTES];
    if (lws_hdr_copy(wsi, text, sizeof text, WSI_TOKEN_HTTP) < 0 || strcmp(text, "HTTP/1.0") == 0)
        return true;
    return lws_hdr_copy_fragment(wsi, text, sizeof text, WSI_TOKEN_HOST, 0) >= 0 &&
           lws_hdr_copy_fragment(wsi, text, sizeof text, WSI_TOKEN_HOST, 1) < 0;
}

static struct http_response ask(struct lws *wsi, const char *path, size_t path_length) {
    char accept_encoding[REQUEST_TEXT_BYTES], if_none_match[REQUEST_TEXT_BYTES];
    read_header(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, accept_encoding);
    read_header(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, if_none_match);
    const struct http_request request = {.method = method_of(wsi),
                                         .hostless = !names_host(wsi),
                                         .path = is_whole(wsi, path, path_length) ? path : "",
                                         .accept_encoding = accept_encoding,
                                         .if_none_match = if_none_match};
    const struct transport_options *options = &transport_of(wsi)->options;
    return options->answer(options->context, &request);
}

/* The time as RFC 9110, section 5.6.7 wants it. Not by strftime, which follows the locale. */
static void write_date(char *out, size_t size) {
    static const char days[] = "SunMonTueWedThuFriSat";
    static const char months[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
    struct tm t;
    gmtime_r(&(time_t){time(NULL)}, &t);
    snprintf(out, size, "%.3s, %02d %.3s %d %02d:%02d:%02d GMT", days + 3 * t.tm_wday, t.tm_mday,
             months + 3 * t.tm_mon, t.tm_year + 1900, t.tm_hour, t.tm_min, t.tm_sec);
}

struct header_buffer {
    struct lws *wsi;
    unsigned char *at, *end;
    bool full;
};

static void put_header(struct header_buffer *buffer, const char *name, const char *value) {
    if (lws_add_http_header_by_name(buffer->wsi, (const unsigned char *)name,
                                    (const unsigned char *)value, (int)strlen(value), &buffer->at,
                                    buffer->end))
        buffer->full = true;
}

/* Zero if it went out. */
static int write_head(struct lws *wsi, const struct http_response *response) {
    unsigned char bytes[LWS_PRE + RESPONSE_HEADER_BYTES], *start = bytes + LWS_PRE;
    struct header_buffer buffer = {wsi, start, bytes + sizeof bytes, false};
    if (lws_add_http_header_status(wsi, response->status | LWSAHH_FLAG_NO_SERVER_NAME, &buffer.at,
                                   buffer.end))
        return -1;
    char text[40];
    write_date(text, sizeof text);
    put_header(&buffer, "date:", text);
    for (unsigned i = 0; i < HTTP_HEADERS_MAX && response->headers[i].name; i++)
        put_header(&buffer, response->headers[i].name, response->headers[i].value);
    if (response->body) {
        snprintf(text, sizeof text, "%zu", response->length);
        put_header(&buffer, "content-length:", text);
    }
    if (buffer.full) return -1;
    return lws_finalize_write_http_header(wsi, start, &buffer.at, buffer.end);
}

/* Begins a response; what is left to do is in *pending. Zero if all is well. */
static int begin_response(struct lws *wsi, struct pending *pending, const char *path,
                          size_t path_length) {
    struct http_response response = ask(wsi, path, path_length);
    bool send_body = response.body && method_of(wsi) != HTTP_HEAD;
    *pending = (struct pending){response.body, send_body ? response.length : 0};
    return write_head(wsi, &response);
}

/* Writes the next piece of the body. Zero if all is well. */
static int write_chunk(struct lws *wsi, struct pending *pending) {
    unsigned char bytes[LWS_PRE + CHUNK_BYTES], *chunk = bytes + LWS_PRE;
    size_t length = pending->left < CHUNK_BYTES ? pending->left : CHUNK_BYTES;
    memcpy(chunk, pending->body, length);
    pending->body += length;
    pending->left -= length;
    lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, STALL_SECONDS);
    return lws_write(wsi, chunk, length, pending->left ? LWS_WRITE_HTTP : LWS_WRITE_HTTP_FINAL) < 0;
}

/* What follows returns what the library wants: not zero closes the connection. */

/* Writes as much as the socket takes. What fits at once is also ended at once: libwebsockets 4.3
 * hangs up on a client that sends its next request while a response is not at its end. */
static int go_on(struct lws *wsi, struct pending *pending) {
    while (pending->left && !lws_send_pipe_choked(wsi))
        if (write_chunk(wsi, pending)) return -1;
    if (!pending->left) return lws_http_transaction_completed(wsi) ? -1 : 0;
    lws_callback_on_writable(wsi);
    return 0;
}

static int on_request(struct lws *wsi, struct pending *pending, const char *path, size_t length) {
    return begin_response(wsi, pending, path, length) ? -1 : go_on(wsi, pending);
}

static int on_writable(struct lws *wsi, struct pending *pending) {
    return pending->left ? go_on(wsi, pending) : 0;
}

/* There is nothing to upgrade to yet, so the request is answered as if it had not asked for it
 * (some clients always ask for HTTP/2). Here the library wants the whole answer at once, then 1. */
static int on_upgrade(struct lws *wsi) {
    char *path;
    int length;
    /* It has refused by itself, and dropped the request, if it does not know the protocol. */
    if (!lws_hdr_total_length(wsi, WSI_TOKEN_UPGRADE)) return -1;
    if (lws_http_get_uri_and_method(wsi, &path, &length) < 0) return -1;
    struct pending pending;
    if (begin_response(wsi, &pending, path, (size_t)length)) return -1;
    while (pending.left)
        if (write_chunk(wsi, &pending)) return -1;
    return 1;
}

/* Requests by CONNECT or by a method that the library doesn't know come here as raw bytes. */
static int on_unknown_method(struct lws *wsi) {
    static const char response[] = "HTTP/1.1 405 Method Not Allowed\r\nallow: GET, HEAD\r\n"
                                   "content-length: 0\r\nconnection: close\r\n\r\n";
    unsigned char bytes[LWS_PRE + sizeof response];
    memcpy(bytes + LWS_PRE, response, sizeof response);
    lws_write(wsi, bytes + LWS_PRE, sizeof response - 1, LWS_WRITE_RAW);
    return -1;
}

static int on_event(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t length) {
    switch (reason) {
    case LWS_CALLBACK_HTTP: return on_request(wsi, user, in, length);
    case LWS_CALLBACK_HTTP_WRITEABLE: return on_writable(wsi, user);
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: return on_upgrade(wsi);
    case LWS_CALLBACK_RAW_RX: return on_unknown_method(wsi);
    default: return 0;
    }
}

static void on_connection(uv_poll_t *watcher, int status, int events) {
    struct transport *transport = watcher->data;
    (void)events;
    for (int i = 0; status == 0 && i < ACCEPTS_AT_ONCE; i++) {
        int fd = accept(transport->options.listener, NULL, NULL);
        if (fd < 0) return;
        /* Head and body are written apart: don't let the body wait for the head's receipt. */
        setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &(int){1}, sizeof(int));
        lws_adopt_socket_vhost(transport->vhost, fd); /* closes it if there are too many */
    }
}

/* Fewer than the process may open, so that accepting never fails for want of a descriptor. */
static unsigned connections_max(void) {
    enum { OTHER_FILES = 40 };
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) || limit.rlim_cur >= CONNECTIONS_MAX + OTHER_FILES)
        return CONNECTIONS_MAX;
    return limit.rlim_cur > OTHER_FILES ? (unsigned)limit.rlim_cur - OTHER_FILES : 1;
}

/* The list in the library's form. */
static const struct lws_protocol_vhost_options *list_always(struct transport *transport) {
    const struct http_header *header = transport->options.always;
    const struct lws_protocol_vhost_options *next = NULL;
    for (unsigned i = 0; i < ALWAYS_MAX && header[i].name; i++) {
        transport->always[i] = (struct lws_protocol_vhost_options){
            .next = next, .name = header[i].name, .value = header[i].value};
        next = &transport->always[i];
    }
    return next;
}

/* Makes the library's context and its one virtual host; false if that fails. */
static bool create_context(struct transport *transport) {
    void *loops[] = {transport->options.loop};
    const struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN_SERVER,
        .options = LWS_SERVER_OPTION_LIBUV | LWS_SERVER_OPTION_EXPLICIT_VHOSTS |
                   LWS_SERVER_OPTION_FALLBACK_TO_APPLY_LISTEN_ACCEPT_CONFIG, /* unknown methods */
        .foreign_loops = loops,
        .user = transport,
        .pcontext = &transport->context,
        .protocols = transport->protocols,
        .headers = list_always(transport),
        .fd_limit_per_thread = connections_max(),
        .max_http_header_data = HEADER_BYTES_MAX,
        .timeout_secs = HEADER_SECONDS,
        .timeout_secs_ah_idle = HEADER_SECONDS,
        .keepalive_timeout = IDLE_SECONDS,
    };
    transport->context = lws_create_context(&info);
    if (transport->context) transport->vhost = lws_create_vhost(transport->context, &info);
    return transport->vhost;
}

struct transport *transport_open(const struct transport_options *options) {
    lws_set_log_level(LLL_ERR, NULL);
    struct transport *transport = calloc(1, sizeof *transport);
    if (!transport) return NULL;
    transport->options = *options;
    transport->protocols[0] = (struct lws_protocols){
        .name = "http", .callback = on_event, .per_session_data_size = sizeof(struct pending)};
    uv_poll_init(options->loop, &transport->accepting, options->listener);
    transport->accepting.data = transport;
    if (!create_context(transport) ||
        uv_poll_start(&transport->accepting, UV_READABLE, on_connection)) {
        transport_close(transport);
        return NULL;
    }
    lws_set_log_level(0, NULL); /* from now on its errors are the clients' */
    return transport;
}

void transport_close(struct transport *transport) {
    uv_close((uv_handle_t *)&transport->accepting, NULL);
    /* The first call begins, the loop lets go of the sockets, the second call ends it. */
    lws_context_destroy(transport->context);
    uv_run(transport->options.loop, UV_RUN_DEFAULT);
    lws_context_destroy(transport->context);
    uv_run(transport->options.loop, UV_RUN_DEFAULT);
    free(transport);
}
