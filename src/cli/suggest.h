/* Unknown words: finds the known one that was probably meant. */
#ifndef CLI_SUGGEST_H
#define CLI_SUGGEST_H

#include <stdio.h>

struct suggestion {
    const char *word;  /* as typed */
    const char *best;  /* the nearest so far, NULL if none is near */
    unsigned distance; /* of best */
};

struct suggestion suggest_for(const char *word);
/* Offers a known word; to be called for each. */
void suggest_offer(struct suggestion *suggestion, const char *known);
/* Writes "no WHAT 'turkis'; did you mean 'turkish'? ADVICE" and a newline. */
void suggest_write(FILE *file, const struct suggestion *suggestion, const char *what,
                   const char *advice);
/* The same as a message on standard error. */
void suggest_report(const struct suggestion *suggestion, const char *what, const char *advice);

#endif
