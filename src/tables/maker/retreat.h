/* Quiet moves taken back. */
#ifndef TABLES_MAKER_RETREAT_H
#define TABLES_MAKER_RETREAT_H

#include "tables/terrain.h"

/* Called with each view from which the other side may have come to `view` by a move that neither
 * takes nor crowns: it is the mover's view, its turn. (Whether it could have taken instead isn't
 * looked at.) */
typedef void (*retreat_fn)(void *context, const struct dm_position *before);
void retreat_each(const struct terrain *terrain, const struct dm_position *view, retreat_fn use,
                  void *context);

#endif
