/* Kinds of ASCII characters, whatever the locale. They take a char or what a read returned: an
 * unsigned char, or a negative number at the end of the text, which is of no kind. */
#ifndef BASE_ASCII_H
#define BASE_ASCII_H

#include <stdbool.h>

/* White space, line ends included. */
static inline bool ascii_is_blank(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

static inline bool ascii_is_digit(int c) { return c >= '0' && c <= '9'; }

static inline bool ascii_is_small(int c) { return c >= 'a' && c <= 'z'; }

static inline int ascii_small(int c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; }

#endif
