#include "server/answer.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* The page brings all it needs from its own origin and has no script or style in its HTML;
 * 'wasm-unsafe-eval' is what browsers ask for before they compile WebAssembly. */
const struct http_header answer_always[] = {
    {"content-security-policy:",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
     "img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
     "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"x-content-type-options:", "nosniff"},
    {"referrer-policy:", "no-referrer"},
    {"cross-origin-opener-policy:", "same-origin"},
    {"cross-origin-resource-policy:", "same-origin"},
    {NULL, NULL},
};

static const char not_found_page[] =
    "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\">"
    "<meta name=\"viewport\" content=\"width=device-width\"><title>Not found</title>\n"
    "<h1>There is no such page here</h1>\n<p><a href=\"/\">To the board</a></p>\n";

static const char no_host_text[] = "HTTP/1.1 wants one Host header.\n";
static const char bad_method_text[] = "Only GET and HEAD are answered here.\n";

static void add_header(struct http_response *response, const char *name, const char *value) {
    unsigned i = 0;
    while (response->headers[i].name) i++;
    response->headers[i] = (struct http_header){name, value};
}

static struct http_response text_response(unsigned status, const char *type, const char *text) {
    struct http_response response = {.status = status, .body = text, .length = strlen(text)};
    add_header(&response, "content-type:", type);
    add_header(&response, "cache-control:", "no-store");
    return response;
}

/* True if If-None-Match (RFC 9110, section 13.1.2) names this tag, as weak or as strong. The quotes
 * belong to a tag and can't be inside one, so to find the text is to find the tag. */
static bool names_tag(const char *list, const char *etag) {
    return strcmp(list, "*") == 0 || strstr(list, etag);
}

/* The names of files below /assets/ hold a hash of their content, so they never change. */
static const char *caching_of(const struct site_file *file) {
    bool hashed = strncmp(file->path, "/assets/", strlen("/assets/")) == 0;
    return hashed ? "public, max-age=31536000, immutable" : "no-cache";
}

static unsigned stored_codings(const struct site_file *file) {
    unsigned stored = 0;
    for (unsigned coding = 0; coding < CODING_COUNT; coding++)
        if (file->forms[coding].bytes) stored |= 1u << coding;
    return stored;
}

static struct http_response file_response(const struct site_file *file,
                                          const struct http_request *request) {
    unsigned stored = stored_codings(file);
    enum coding coding = coding_choose(request->accept_encoding, stored);
    const struct site_form *form = &file->forms[coding];
    struct http_response response = {.status = 200};
    add_header(&response, "cache-control:", caching_of(file));
    add_header(&response, "etag:", form->etag);
    if (stored != 1u << CODING_IDENTITY) add_header(&response, "vary:", "accept-encoding");
    if (names_tag(request->if_none_match, form->etag)) {
        response.status = 304;
        return response;
    }
    add_header(&response, "content-type:", file->type);
    if (coding != CODING_IDENTITY) add_header(&response, "content-encoding:", coding_name(coding));
    response.body = form->bytes;
    response.length = form->length;
    return response;
}

/* A folder is answered with the page that it has; a path too long for one has none. */
static const struct site_file *find_page(const struct site *site, const char *path) {
    size_t length = strlen(path);
    if (length == 0 || path[length - 1] != '/') return site_find(site, path);
    char index[1024];
    int written = snprintf(index, sizeof index, "%sindex.html", path);
    return written < (int)sizeof index ? site_find(site, index) : NULL;
}

struct http_response answer_request(const struct site *site, const struct http_request *request) {
    if (request->hostless) return text_response(400, "text/plain; charset=utf-8", no_host_text);
    if (request->method == HTTP_OTHER) {
        struct http_response response =
            text_response(405, "text/plain; charset=utf-8", bad_method_text);
        add_header(&response, "allow:", "GET, HEAD");
        return response;
    }
    const struct site_file *file = find_page(site, request->path);
    if (!file) return text_response(404, "text/html; charset=utf-8", not_found_page);
    return file_response(file, request);
}
