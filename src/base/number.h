/* Numbers as people write them. */
#ifndef BASE_NUMBER_H
#define BASE_NUMBER_H

#include <stdbool.h>
#include <stdint.h>

/* Digits and nothing else, at most 15 of them. False if the text is something else. */
bool number_whole(const char *text, uint64_t *number);
/* Digits, perhaps with a point and up to three decimals: seconds, read as milliseconds. */
bool number_seconds(const char *text, uint64_t *ms);

#endif
