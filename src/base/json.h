/* JSON built up in a buffer of fixed size (see text.h); commas come by themselves. In an object
 * every value has a name; in an array, and for the outermost value, the name is NULL. */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <stdbool.h>

#include "base/text.h"

struct json {
    struct text text;
    bool comma; /* the next value follows another one */
};

struct json json_in(char *out, unsigned size);
/* '{' opens an object, '[' an array; closed by '}' and ']'. */
void json_open(struct json *json, const char *name, char bracket);
void json_close(struct json *json, char bracket);
void json_string(struct json *json, const char *name, const char *value);
void json_number(struct json *json, const char *name, int64_t value);
void json_bool(struct json *json, const char *name, bool value);
/* Closes it with NUL (cut to size) and returns the whole length. */
unsigned json_end(struct json *json);

#endif
