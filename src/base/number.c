#include "base/number.h"

#include <stddef.h>
#include <string.h>

#include "base/ascii.h"

/* `length` digits; at most 15, so that nothing can overflow. */
static bool read_digits(const char *text, size_t length, uint64_t *number) {
    if (length < 1 || length > 15) return false;
    *number = 0;
    for (size_t i = 0; i < length; i++) {
        if (!ascii_is_digit(text[i])) return false;
        *number = *number * 10 + (uint64_t)(text[i] - '0');
    }
    return true;
}

bool number_whole(const char *text, uint64_t *number) {
    return read_digits(text, strlen(text), number);
}

bool number_seconds(const char *text, uint64_t *ms) {
    static const uint64_t scale[] = {0, 100, 10, 1};
    const size_t whole = strcspn(text, ".");
    const char *decimals = text[whole] ? text + whole + 1 : "0";
    const size_t length = strlen(decimals);
    uint64_t seconds, rest;
    if (length > 3 || !read_digits(text, whole, &seconds)) return false;
    if (!read_digits(decimals, length, &rest)) return false;
    *ms = seconds * 1000 + rest * scale[length];
    return true;
}
