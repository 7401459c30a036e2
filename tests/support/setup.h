/* Positions and moves from text, for tests that are not about the text. */
#ifndef SUPPORT_SETUP_H
#define SUPPORT_SETUP_H

#include "damier/notation.h"

/* A Turkish position with more chains than the generator follows. */
#define SETUP_ENDLESS_CHAINS                                                                   \
    "W:WKa1:BKb1,Kd1,Kf1,Kh1,Ka2,Kc2,Ke2,Kg2,Kb3,Kd3,Kf3,Kh3,Ka4,Kc4,Ke4,Kg4,Kb5,Kd5,Kf5,Kh5," \
    "Ka6,Kc6,Ke6,Kg6,Kb7,Kd7,Kf7,Kh7,Ka8,Kc8,Ke8,Kg8"

/* Both fail the test if the text can't be read. */
struct dm_position setup_position(const struct dm_rules *rules, const char *fen);
struct dm_move setup_move(const struct dm_rules *rules, const struct dm_position *position,
                          const char *text);

#endif
