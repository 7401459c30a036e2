#include "server/media_type.h"

#include <stddef.h>
#include <string.h>

static const struct {
    const char *extension, *type;
} types[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".wasm", "application/wasm"}, /* any other and it can't be compiled while it streams in */
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
    {".pdn", "text/plain; charset=utf-8"},
};

const char *media_type_of(const char *file_name) {
    const char *extension = strrchr(file_name, '.');
    for (size_t i = 0; extension && i < sizeof types / sizeof types[0]; i++)
        if (strcmp(extension, types[i].extension) == 0) return types[i].type;
    return "application/octet-stream";
}
