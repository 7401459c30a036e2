/* What the two descriptions of a record (JSON and words) share. */
#ifndef RULES_DESCRIBE_H
#define RULES_DESCRIBE_H

#include "damier/rules.h"

#define LENGTH(array) (sizeof(array) / sizeof *(array))

/* What a member of a set (or several together) is called. */
struct phrase {
    unsigned set;
    const char *text;
};

struct criterion {
    const char *id;    /* for programs */
    const char *words; /* for people, after "the chain ..." */
    uint64_t weight;
};
#define CRITERIA_MAX 4

/* The criteria by which a capture is chosen, the weightiest first; 0 = the choice is free. */
unsigned describe_choice(const struct dm_choice *choice, struct criterion out[CRITERIA_MAX]);

#endif
