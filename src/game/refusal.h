/* Why a move that somebody wants is not a legal one. */
#ifndef GAME_REFUSAL_H
#define GAME_REFUSAL_H

#include "game/wanted.h"

/* The reason (never DM_OK) for a wanted move that fits no legal one, where all are listed. Puts an
 * explanation into fault->detail where there is one to give; fault may be NULL. */
enum dm_error refusal_of(const struct dm_rules *rules, const struct dm_position *position,
                         const struct wanted *wanted, struct dm_fault *fault);

#endif
