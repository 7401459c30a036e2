/* Positions and moves from text, for tests that are not about the text. */
#ifndef SUPPORT_SETUP_H
#define SUPPORT_SETUP_H

#include "damier/notation.h"

/* Both fail the test if the text can't be read. */
struct dm_position setup_position(const struct dm_rules *rules, const char *fen);
struct dm_move setup_move(const struct dm_rules *rules, const struct dm_position *position,
                          const char *text);

#endif
