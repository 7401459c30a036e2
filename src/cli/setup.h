/* What most subcommands begin with: a rule set and a position. */
#ifndef CLI_SETUP_H
#define CLI_SETUP_H

#include "cli/command.h"
#include "damier/position.h"

/* The rule set of that id, or NULL after a message. */
const struct dm_rules *setup_rules(const char *id);
/* The position of a FEN, the start position if it was not given; false after a message. */
bool setup_position(const struct dm_rules *rules, const struct value *fen,
                    struct dm_position *position);

#endif
