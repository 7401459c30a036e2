/* What the fuzz targets make of their bytes: the first one chooses a rule set, the others are text.
 * In the seeds it is a letter, H for the first rule set. */
#ifndef FUZZ_INPUT_H
#define FUZZ_INPUT_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "damier/rules.h"

struct input {
    const struct dm_rules *rules;
    char *text; /* NUL-closed, of exactly its size, so that reading on is noticed */
    size_t length;
};

/* False if there is nothing to do. */
static inline bool input_open(const uint8_t *data, size_t size, struct input *input) {
    if (!size) return false;
    input->rules = dm_rules_at(data[0] % dm_rules_count());
    input->length = size - 1;
    input->text = malloc(size);
    if (!input->text) return false;
    memcpy(input->text, data + 1, size - 1);
    input->text[size - 1] = '\0';
    return true;
}

static inline void input_close(struct input *input) { free(input->text); }

/* What must hold. */
static inline void must(bool holds) {
    if (!holds) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
