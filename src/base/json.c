#include "base/json.h"

struct json json_in(char *out, unsigned size) { return (struct json){.text = text_in(out, size)}; }

static void begin(struct json *json, const char *name) {
    if (json->comma) text_char(&json->text, ',');
    json->comma = true;
    if (!name) return;
    text_json(&json->text, name);
    text_char(&json->text, ':');
}

void json_open(struct json *json, const char *name, char bracket) {
    begin(json, name);
    text_char(&json->text, bracket);
    json->comma = false;
}

void json_close(struct json *json, char bracket) {
    text_char(&json->text, bracket);
    json->comma = true;
}

void json_string(struct json *json, const char *name, const char *value) {
    begin(json, name);
    text_json(&json->text, value);
}

void json_number(struct json *json, const char *name, int64_t value) {
    begin(json, name);
    text_signed(&json->text, value);
}

void json_bool(struct json *json, const char *name, bool value) {
    begin(json, name);
    text_put(&json->text, value ? "true" : "false");
}

unsigned json_end(struct json *json) { return text_end(&json->text); }
