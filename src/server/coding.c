#include "server/coding.h"

#include <string.h>
#include <strings.h>

static const struct {
    const char *name, *suffix;
} codings[CODING_COUNT] = {
    [CODING_IDENTITY] = {"identity", ""},
    [CODING_GZIP] = {"gzip", ".gz"},
    [CODING_BROTLI] = {"br", ".br"},
};

/* Qualities in thousandths. */
enum { UNSAID = -1, LEAST = 1, FULL = 1000 };

const char *coding_name(enum coding coding) { return codings[coding].name; }

enum coding coding_of_file(const char *name, size_t *base) {
    size_t length = strlen(name);
    for (enum coding coding = CODING_COUNT - 1; coding > CODING_IDENTITY; coding--) {
        size_t suffix = strlen(codings[coding].suffix);
        if (length > suffix && strcmp(name + length - suffix, codings[coding].suffix) == 0) {
            *base = length - suffix;
            return coding;
        }
    }
    *base = length;
    return CODING_IDENTITY;
}

static size_t skip_blanks(const char *text) { return strspn(text, " \t"); }

/* "0.25" as 250; 0 for what is no quality. */
static int read_quality(const char *text) {
    if (*text == '1') return FULL;
    if (text[0] != '0' || text[1] != '.') return 0;
    int quality = 0;
    text += 2;
    for (int unit = 100; unit && *text >= '0' && *text <= '9'; unit /= 10)
        quality += unit * (*text++ - '0');
    return quality;
}

/* The quality given by an element's parameters, which begin at `text`. */
static int element_quality(const char *text) {
    text += skip_blanks(text);
    if (*text != ';') return FULL;
    text += 1 + skip_blanks(text + 1);
    return strncasecmp(text, "q=", 2) == 0 ? read_quality(text + 2) : FULL;
}

/* What the header says of a coding by this name, UNSAID if nothing. */
static int said_quality(const char *accept, const char *name) {
    size_t length = strlen(name);
    for (const char *element = accept; element; element = strchr(element, ',')) {
        element += strspn(element, ", \t");
        if (strcspn(element, ",; \t") == length && strncasecmp(element, name, length) == 0)
            return element_quality(element + length);
    }
    return UNSAID;
}

static int quality_of(const char *accept, enum coding coding) {
    int quality = said_quality(accept, coding_name(coding));
    if (quality == UNSAID) quality = said_quality(accept, "*");
    if (quality == UNSAID) quality = coding == CODING_IDENTITY ? LEAST : 0;
    return quality;
}

enum coding coding_choose(const char *accept, unsigned stored) {
    enum coding best = CODING_IDENTITY;
    int best_quality = 0;
    for (enum coding coding = CODING_IDENTITY; coding < CODING_COUNT; coding++) {
        int quality = stored >> coding & 1 ? quality_of(accept, coding) : 0;
        if (quality > 0 && quality >= best_quality) {
            best = coding;
            best_quality = quality;
        }
    }
    return best;
}
