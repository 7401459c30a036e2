/* Matches, for tests. */
#ifndef SUPPORT_CONTEST_H
#define SUPPORT_CONTEST_H

#include "damier/match.h"

/* Plays games from ballots between contestants as dm_contestant_read has them; fails the test if
 * that goes wrong. */
struct dm_tally contest(const struct dm_rules *rules, const char *a, const char *b, unsigned games);

#endif
