/* What the values of a table look like: how each is coded, given its neighbours.
 *
 * Positions whose last group differs in one place stand side by side, and those whose other pieces
 * differ a little stand above one another, so a table is coded like a picture: from the value to
 * the left and the one above.
 *
 * Any change to the model or to coder.h is another FORMAT_VERSION. */
#ifndef TABLES_MODEL_H
#define TABLES_MODEL_H

#include "tables/coder.h"

struct model;

struct model *model_new(void); /* NULL when out of memory */
/* Codes a block: forgets what was learned and writes the values, or reads them. */
void model_block(struct model *model, struct coder *coder, uint16_t *values, size_t count,
                 size_t row);
void model_free(struct model *model);

#endif
