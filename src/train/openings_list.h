/* What all makers of openings need. */
#ifndef TRAIN_OPENINGS_LIST_H
#define TRAIN_OPENINGS_LIST_H

#include "damier/openings.h"

enum dm_error openings_add(struct dm_openings *openings, const struct dm_position *position);
/* True if a game may begin there. */
bool openings_fit(const struct dm_rules *rules, const struct dm_position *position);

#endif
