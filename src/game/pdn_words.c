#include "game/pdn_words.h"

#include <string.h>

#include "base/ascii.h"

bool pdn_is_word(int c) {
    return c >= 0 && !ascii_is_blank(c) && !(c && strchr("[]{}();!?$%,\"*.", c));
}

bool pdn_same_name(const char *a, const char *b) {
    while (*a && ascii_small(*a) == ascii_small(*b)) a++, b++;
    return !*a && !*b;
}
