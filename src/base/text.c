#include "base/text.h"

struct text text_in(char *out, unsigned size) { return (struct text){.out = out, .size = size}; }

void text_char(struct text *text, char c) {
    if (text->length + 1 < text->size) text->out[text->length] = c;
    text->length++;
}

void text_put(struct text *text, const char *string) {
    for (; *string; string++) text_char(text, *string);
}

void text_unsigned(struct text *text, uint64_t number) {
    char digits[20];
    unsigned n = 0;
    do digits[n++] = (char)('0' + number % 10);
    while (number /= 10);
    while (n) text_char(text, digits[--n]);
}

void text_signed(struct text *text, int64_t number) {
    if (number < 0) text_char(text, '-');
    text_unsigned(text, number < 0 ? -(uint64_t)number : (uint64_t)number);
}

void text_json(struct text *text, const char *string) {
    static const char hex[] = "0123456789abcdef";
    text_char(text, '"');
    for (; *string; string++) {
        unsigned char c = (unsigned char)*string;
        if (c < 0x20 || c == 0x7f) {
            text_put(text, "\\u00");
            text_char(text, hex[c >> 4]);
            text_char(text, hex[c & 15]);
            continue;
        }
        if (c == '"' || c == '\\') text_char(text, '\\');
        text_char(text, (char)c);
    }
    text_char(text, '"');
}

unsigned text_end(struct text *text) {
    if (text->size) text->out[text->length < text->size ? text->length : text->size - 1] = '\0';
    return text->length;
}
