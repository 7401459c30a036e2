/* The rule sets, from the rules in words. */
#include "dull/dull.h"

#include <string.h>

static const struct dull_rules sets[] = {
    {.id = "turkish", .size = 8, .corner = '*', .numbers = 'a', .empty_rows = 1, .man_rows = 2,
     .first = 'w', .man_steps = "846", .man_jumps = "846", .king_ways = "8462", .flying = true,
     .lifted_at_once = true, .no_turning_back = true, .crowning = 'p', .choice = "p"},
    {.id = "turkish-dama", .size = 8, .corner = '*', .numbers = 'a', .empty_rows = 1,
     .man_rows = 2, .first = 'w', .man_steps = "846", .man_jumps = "846", .king_ways = "8462",
     .flying = true, .lifted_at_once = true, .no_turning_back = true, .crowning = 'k',
     .choice = "p"},
    {.id = "turkish-ludoteka", .size = 8, .corner = '*', .numbers = 'a', .empty_rows = 1,
     .man_rows = 2, .first = 'w', .man_steps = "846", .man_jumps = "846", .king_ways = "8462",
     .flying = true, .lifted_at_once = true, .no_turning_back = true, .crowning = 'p',
     .choice = "p"},
    {.id = "italian", .size = 8, .corner = 'b', .numbers = 'l', .man_rows = 3, .first = 'w',
     .man_steps = "79", .man_jumps = "79", .king_ways = "7913", .man_spares_kings = true,
     .crowning = 's', .choice = "pbke"},
    {.id = "english", .size = 8, .corner = 'a', .numbers = 'l', .man_rows = 3, .first = 'b',
     .man_steps = "79", .man_jumps = "79", .king_ways = "7913", .crowning = 's', .choice = ""},
    {.id = "international", .size = 10, .corner = 'a', .numbers = 'l', .man_rows = 4, .first = 'w',
     .man_steps = "79", .man_jumps = "7913", .king_ways = "7913", .flying = true, .crowning = 'p',
     .choice = "p"},
    {.id = "brazilian", .size = 8, .corner = 'a', .numbers = 'a', .man_rows = 3, .first = 'w',
     .man_steps = "79", .man_jumps = "7913", .king_ways = "7913", .flying = true, .crowning = 'p',
     .choice = "p"},
    {.id = "spanish", .size = 8, .corner = 'b', .numbers = 'r', .man_rows = 3, .first = 'w',
     .man_steps = "79", .man_jumps = "79", .king_ways = "7913", .flying = true, .crowning = 's',
     .choice = "pk"},
    {.id = "portuguese", .size = 8, .corner = 'b', .numbers = 'r', .man_rows = 3, .first = 'w',
     .man_steps = "79", .man_jumps = "79", .king_ways = "7913", .flying = true, .crowning = 's',
     .choice = "pk"},
    {.id = "russian", .size = 8, .corner = 'a', .numbers = 'a', .man_rows = 3, .first = 'w',
     .man_steps = "79", .man_jumps = "7913", .king_ways = "7913", .flying = true, .crowning = 'k',
     .choice = ""},
    {.id = "pool", .size = 8, .corner = 'a', .numbers = 'l', .man_rows = 3, .first = 'b',
     .man_steps = "79", .man_jumps = "7913", .king_ways = "7913", .flying = true, .crowning = 'p',
     .choice = ""},
    {.id = "czech", .size = 8, .corner = 'a', .numbers = 'a', .man_rows = 3, .first = 'w',
     .man_steps = "79", .man_jumps = "79", .king_ways = "7913", .flying = true, .crowning = 's',
     .choice = "b"},
};

unsigned dull_rules_count(void) { return sizeof sets / sizeof sets[0]; }

const struct dull_rules *dull_rules_at(unsigned i) {
    return i < dull_rules_count() ? &sets[i] : NULL;
}

const struct dull_rules *dull_rules_find(const char *id) {
    for (unsigned i = 0; i < dull_rules_count(); i++)
        if (!strcmp(sets[i].id, id)) return &sets[i];
    return NULL;
}
