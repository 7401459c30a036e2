#include "game/pdn_words.h"

#include <string.h>

bool pdn_is_blank(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

bool pdn_is_word(int c) {
    return c >= 0 && !pdn_is_blank(c) && !(c && strchr("[]{}();!?$%,\"*.", c));
}

static int lower(char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; }

bool pdn_same_name(const char *a, const char *b) {
    while (*a && lower(*a) == lower(*b)) a++, b++;
    return !*a && !*b;
}
