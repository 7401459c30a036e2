/* The registry: one line a rule set, in the order they are shown. Each is a file in rules/sets/. */
#ifndef RULES_SETS_H
#define RULES_SETS_H

#include "rules/generator.h"

#define RULE_SETS(X)    \
    X(turkish)          \
    X(turkish_dama)     \
    X(turkish_ludoteka) \
    X(italian)          \
    X(english)          \
    X(international)    \
    X(brazilian)        \
    X(spanish)          \
    X(portuguese)       \
    X(russian)          \
    X(pool)             \
    X(czech)

#define DECLARE(name)                          \
    extern const struct dm_rules rules_##name; \
    extern const struct dm_generator generator_##name;
RULE_SETS(DECLARE)
#undef DECLARE

#endif
