/* Ratings: Glicko-2 (Mark Glickman, "Example of the Glicko-2 system",
 * http://www.glicko.net/glicko/glicko2.pdf). docs/ratings.md tells how it is used here. */
#ifndef DAMIER_RATING_H
#define DAMIER_RATING_H

#include <stdbool.h>
#include <stdint.h>

#include "damier/error.h"

/* On Glicko's scale: 1500 is where everybody begins, and the true strength is within two deviations
 * of the rating in 95 of 100 cases. The volatility tells how erratic results are. */
struct dm_rating {
    double rating, deviation, volatility;
};

#define DM_RATING_MIN 100.0
#define DM_RATING_MAX 4000.0
#define DM_DEVIATION_MIN 45.0 /* below, a rating would hardly move any more */
#define DM_DEVIATION_MAX 350.0
#define DM_DEVIATION_SETTLED 110.0
#define DM_VOLATILITY_MIN 0.01
#define DM_VOLATILITY_MAX 0.1
/* Of a rating period: in a year's 78 a deviation of 60 becomes one of 110. */
#define DM_RATING_PERIOD_MS (INT64_C(365) * 24 * 3600 * 1000 / 78)

/* A player's game in a period. */
struct dm_rated_game {
    struct dm_rating opponent;
    double score; /* 1 won, 0.5 drawn, 0 lost */
};

struct dm_rating dm_rating_new(void);
/* Whether it is a number on every scale and within the bounds above. */
bool dm_rating_valid(const struct dm_rating *rating);
/* Still to be taken with caution: not for leaderboards. */
bool dm_rating_provisional(const struct dm_rating *rating);
/* Rating periods between two times in ms; 0 if the second isn't later. */
double dm_rating_periods(int64_t from, int64_t to);
/* The same player after so many periods without a game: less is known of him. */
struct dm_rating dm_rating_rested(const struct dm_rating *rating, double periods);
/* What the first is expected to score against the second. */
double dm_rating_expected(const struct dm_rating *a, const struct dm_rating *b);
/* The rating after a period with these games, by the paper; with periods = 1 its figures. `periods`
 * may be any part of one or more, and games 0. DM_E_ARGUMENT if anything is out of its range. */
enum dm_error dm_rating_update(const struct dm_rating *player, double periods,
                               const struct dm_rated_game *games, unsigned count,
                               struct dm_rating *out);
/* Both ratings after one game, which is a period of its own for each: `periods` are those since the
 * player's last one, `score` is the first player's. DM_E_ARGUMENT leaves `pair` as it was. */
enum dm_error dm_rating_game(struct dm_rating pair[2], const double periods[2], double score);

#endif
