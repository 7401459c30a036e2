/* Text built up in a buffer of fixed size, without the C library's formatting (so that the
 * browser's core stays small). What does not fit is counted but not written. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdint.h>

struct text {
    char *out;
    unsigned size;   /* of out, with room for the closing NUL */
    unsigned length; /* of the whole text, whether it fits or not */
};

/* Starts a text; out may be NULL if size is 0. */
struct text text_in(char *out, unsigned size);
void text_char(struct text *text, char c);
void text_put(struct text *text, const char *string);
void text_unsigned(struct text *text, uint64_t number);
void text_signed(struct text *text, int64_t number);
/* A JSON string with its quotes; control characters and quotes escaped. */
void text_json(struct text *text, const char *string);
/* Closes it with NUL (cut to size) and returns the whole length. */
unsigned text_end(struct text *text);

#endif
