/* Text in UTF-8 (RFC 3629) that came from outside and may be anything. */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>

/* Bytes of the character that the NUL-closed text begins with; 1 if it begins none, 0 at its end.
 */
size_t utf8_length(const char *text);
/* True if it begins with a control character, which might steer a terminal: those of ASCII, and 80
 * to 9F of ISO 6429, as single bytes or in UTF-8. */
bool utf8_is_control(const char *text);
/* The length of a text of `length` bytes cut to `limit`, not within a character. */
size_t utf8_cut(const char *text, size_t length, size_t limit);

#endif
