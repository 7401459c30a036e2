#include <string.h>

#include "cli/console.h"
#include "cli/suggest.h"

#define WORD_MAX 32

static unsigned smallest(unsigned a, unsigned b, unsigned c) {
    const unsigned ab = a < b ? a : b;
    return ab < c ? ab : c;
}

/* Levenshtein's distance: letters to insert, delete or exchange. Both of at most WORD_MAX. */
static unsigned distance(const char *a, const char *b) {
    const size_t n = strlen(b);
    unsigned row[WORD_MAX + 1];
    for (unsigned j = 0; j <= n; j++) row[j] = j;
    for (unsigned i = 1; a[i - 1]; i++) {
        unsigned diagonal = row[0];
        row[0] = i;
        for (size_t j = 1; j <= n; j++) {
            const unsigned exchange = diagonal + (a[i - 1] != b[j - 1]);
            diagonal = row[j];
            row[j] = smallest(exchange, row[j] + 1, row[j - 1] + 1);
        }
    }
    return row[n];
}

struct suggestion suggest_for(const char *word) {
    /* Up to a third of the letters may be wrong, and one in any case. */
    return (struct suggestion){.word = word, .distance = (unsigned)(strlen(word) / 3 + 2)};
}

void suggest_offer(struct suggestion *suggestion, const char *known) {
    const size_t length = strlen(suggestion->word);
    if (length > WORD_MAX || strlen(known) > WORD_MAX) return;
    const bool begun = length > 1 && strncmp(suggestion->word, known, length) == 0;
    const unsigned d = begun ? 1 : distance(suggestion->word, known);
    if (d >= suggestion->distance) return;
    suggestion->best = known;
    suggestion->distance = d;
}

void suggest_write(FILE *file, const struct suggestion *suggestion, const char *what,
                   const char *advice) {
    fprintf(file, "no %s '", what);
    console_put(file, suggestion->word);
    fputs("'; ", file);
    if (suggestion->best) fprintf(file, "did you mean '%s'? ", suggestion->best);
    fprintf(file, "%s\n", advice);
}

void suggest_report(const struct suggestion *suggestion, const char *what, const char *advice) {
    fputs("damier: ", stderr);
    suggest_write(stderr, suggestion, what, advice);
}
