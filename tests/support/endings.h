/* The values of all endings of few pieces, found as they are defined: sweep by sweep over all
 * positions, each looked at anew, both colours, no symmetry, no going backwards. */
#ifndef SUPPORT_ENDINGS_H
#define SUPPORT_ENDINGS_H

#include "damier/tables.h"

struct endings;

/* 2 or 3 pieces. Fails the test when out of memory. */
struct endings *endings_solve(const struct dm_rules *rules, unsigned pieces);
void endings_free(struct endings *endings);

typedef void (*ending_fn)(void *context, const struct dm_position *position,
                          struct dm_table_value value);
/* Calls with every position and its value. Returns how many there are. */
unsigned endings_each(const struct endings *endings, ending_fn use, void *context);

#endif
