/* What most subcommands are given: a rule set, a position, endgame tables. */
#ifndef CLI_GIVEN_H
#define CLI_GIVEN_H

#include "cli/command.h"
#include "damier/position.h"
#include "damier/tables.h"

/* The rule set of that id, or of a home-made one's text; NULL after a message. */
const struct dm_rules *given_rules(const char *id);
/* The position that a text names: "start" or a FEN. */
enum dm_error given_start(const struct dm_rules *rules, const char *text,
                          struct dm_position *position, struct dm_fault *fault);
/* The same of an option, the start position if it was not given; false after a message. */
bool given_position(const struct dm_rules *rules, const struct value *fen,
                    struct dm_position *position);
/* Opens the tables of the folder that an option names, none (NULL) if it was not given; false after
 * a message. */
bool given_tables(const struct dm_rules *rules, const struct value *folder,
                  struct dm_tables **tables);

#endif
