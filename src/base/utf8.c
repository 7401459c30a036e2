#include "base/utf8.h"

static unsigned char byte(const char *text, size_t i) { return (unsigned char)text[i]; }

static bool continues(unsigned char c) { return (c & 0xC0) == 0x80; }

/* Bytes of the character that begins with c and `second`. Forms longer than they need to be are
 * none, nor are surrogates and what lies beyond U+10FFFF. */
static size_t announced(unsigned char c, unsigned char second) {
    if (c < 0xC2 || c > 0xF4) return 1;
    if (c < 0xE0) return 2;
    if (c == 0xE0 || c == 0xED) return (second < 0xA0) == (c == 0xED) ? 3 : 1;
    if (c < 0xF0) return 3;
    return (c == 0xF0 && second < 0x90) || (c == 0xF4 && second > 0x8F) ? 1 : 4;
}

size_t utf8_length(const char *text) {
    if (!*text) return 0;
    const size_t length = announced(byte(text, 0), byte(text, 1));
    for (size_t i = 1; i < length; i++)
        if (!continues(byte(text, i))) return 1;
    return length;
}

bool utf8_is_control(const char *text) {
    const unsigned char c = byte(text, 0);
    if (c < ' ' || c == 0x7F || (c >= 0x80 && c < 0xA0)) return true;
    return c == 0xC2 && continues(byte(text, 1)) && byte(text, 1) < 0xA0;
}

size_t utf8_cut(const char *text, size_t length, size_t limit) {
    if (length <= limit) return length;
    while (limit && continues(byte(text, limit))) limit--;
    return limit;
}
