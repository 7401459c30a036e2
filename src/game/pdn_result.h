/* Results as PDN spells them. */
#ifndef GAME_PDN_RESULT_H
#define GAME_PDN_RESULT_H

#include "damier/rules.h"

/* In both spellings, whatever the game type: 1-0, 1/2-1/2, 0-1 and 2-0, 1-1, 0-2; 0-0 (both lost)
 * and * say that there is none. False if the text is no result.
 *
 * Whose number comes first: White's. But before game types were written down, the side that moves
 * first came first: `typed` is true if the game has a GameType tag. */
bool pdn_result_read(const struct dm_rules *rules, bool typed, const char *text,
                     enum dm_result *out);
/* A result as the rule set spells it. */
const char *pdn_result_write(const struct dm_rules *rules, bool typed, enum dm_result result);

#endif
