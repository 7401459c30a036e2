/* The steps are numbered as in the paper, the letters are its own. */
#include <math.h>

#include "damier/rating.h"

#define SCALE 173.7178 /* step 2: of Glicko's scale to this one */
#define ORIGIN 1500.0
#define TAU 0.5 /* how much volatilities may change; the paper: 0.3 to 1.2 */
#define CLOSE 0.000001
#define ROUNDS_MAX 100 /* it takes less than ten */
#define PI 3.14159265358979323846

/* Ratings, deviations and volatility on Glicko-2's scale. */
struct player {
    double mu, phi, sigma;
};

static struct player scaled(const struct dm_rating *rating) {
    return (struct player){(rating->rating - ORIGIN) / SCALE, rating->deviation / SCALE,
                           rating->volatility};
}

static double bounded(double value, double least, double most) {
    return fmin(fmax(value, least), most);
}

/* Step 8, within bounds. */
static struct dm_rating unscaled(const struct player *player) {
    return (struct dm_rating){bounded(player->mu * SCALE + ORIGIN, DM_RATING_MIN, DM_RATING_MAX),
                              bounded(player->phi * SCALE, DM_DEVIATION_MIN, DM_DEVIATION_MAX),
                              bounded(player->sigma, DM_VOLATILITY_MIN, DM_VOLATILITY_MAX)};
}

static double g(double phi) { return 1 / sqrt(1 + 3 * phi * phi / (PI * PI)); }

static double expected(double mu, const struct player *opponent) {
    return 1 / (1 + exp(-g(opponent->phi) * (mu - opponent->mu)));
}

/* Steps 3 and 4, before v is known: 1/v, and delta/v. */
struct evidence {
    double weight, surprise;
};

static struct evidence weigh(double mu, const struct dm_rated_game *games, unsigned count) {
    struct evidence evidence = {0, 0};
    for (unsigned i = 0; i < count; i++) {
        const struct player opponent = scaled(&games[i].opponent);
        const double e = expected(mu, &opponent), weight = g(opponent.phi);
        evidence.weight += weight * weight * e * (1 - e);
        evidence.surprise += weight * (games[i].score - e);
    }
    return evidence;
}

/* Step 5.1: the function whose zero is the logarithm of the new variance. */
struct curve {
    double a, phi2, v, delta2;
};

static double f(const struct curve *curve, double x) {
    const double e = exp(x), sum = curve->phi2 + curve->v + e;
    return e * (curve->delta2 - sum) / (2 * sum * sum) - (x - curve->a) / (TAU * TAU);
}

/* Step 5.2: the other end of what the zero is looked for in. */
static double far_end(const struct curve *curve) {
    const double gap = curve->delta2 - curve->phi2 - curve->v;
    if (gap > 0) return log(gap);
    double k = 1;
    while (f(curve, curve->a - k * TAU) < 0 && k < ROUNDS_MAX) k++;
    return curve->a - k * TAU;
}

/* Steps 5.3 to 5.5, the Illinois algorithm. */
static double new_volatility(const struct curve *curve) {
    double a = curve->a, b = far_end(curve);
    double f_a = f(curve, a), f_b = f(curve, b);
    for (unsigned round = 0; fabs(b - a) > CLOSE && round < ROUNDS_MAX; round++) {
        const double c = a + (a - b) * f_a / (f_b - f_a), f_c = f(curve, c);
        if (f_c * f_b <= 0) {
            a = b;
            f_a = f_b;
        } else {
            f_a /= 2;
        }
        b = c;
        f_b = f_c;
    }
    return exp(a / 2);
}

static double grown(double phi, double sigma, double periods) {
    return sqrt(phi * phi + periods * sigma * sigma);
}

/* Steps 5 to 7; step 6 for any number of periods. */
static struct player judged(struct player player, double periods, const struct evidence *evidence) {
    const double v = 1 / evidence->weight, delta = v * evidence->surprise;
    const struct curve curve = {log(player.sigma * player.sigma), player.phi * player.phi, v,
                                delta * delta};
    player.sigma = new_volatility(&curve);
    const double phi = grown(player.phi, player.sigma, periods);
    player.phi = 1 / sqrt(1 / (phi * phi) + evidence->weight);
    player.mu += player.phi * player.phi * evidence->surprise;
    return player;
}

static bool within(double value, double least, double most) {
    return value >= least && value <= most; /* what is no number is in no range */
}

struct dm_rating dm_rating_new(void) { return (struct dm_rating){ORIGIN, DM_DEVIATION_MAX, 0.06}; }

/* A deviation below what we let ratings have is fine to reckon with: the paper's example has 30. */
bool dm_rating_valid(const struct dm_rating *rating) {
    return within(rating->rating, DM_RATING_MIN, DM_RATING_MAX) &&
           within(rating->deviation, 1, DM_DEVIATION_MAX) &&
           within(rating->volatility, DM_VOLATILITY_MIN, DM_VOLATILITY_MAX);
}

bool dm_rating_provisional(const struct dm_rating *rating) {
    return rating->deviation > DM_DEVIATION_SETTLED;
}

double dm_rating_periods(int64_t from, int64_t to) {
    return to > from ? ((double)to - (double)from) / (double)DM_RATING_PERIOD_MS : 0;
}

struct dm_rating dm_rating_rested(const struct dm_rating *rating, double periods) {
    struct player player = scaled(rating);
    player.phi = grown(player.phi, player.sigma, fmax(periods, 0));
    return unscaled(&player);
}

double dm_rating_expected(const struct dm_rating *a, const struct dm_rating *b) {
    const struct player second = scaled(b);
    return expected(scaled(a).mu, &second);
}

static bool all_valid(const struct dm_rated_game *games, unsigned count) {
    for (unsigned i = 0; i < count; i++)
        if (!dm_rating_valid(&games[i].opponent) || !within(games[i].score, 0, 1)) return false;
    return true;
}

enum dm_error dm_rating_update(const struct dm_rating *player, double periods,
                               const struct dm_rated_game *games, unsigned count,
                               struct dm_rating *out) {
    if (!dm_rating_valid(player) || !within(periods, 0, INFINITY) || !all_valid(games, count))
        return DM_E_ARGUMENT;
    struct player after = scaled(player);
    const struct evidence evidence = weigh(after.mu, games, count);
    if (count == 0)
        after.phi = grown(after.phi, after.sigma, periods);
    else
        after = judged(after, periods, &evidence);
    *out = unscaled(&after);
    return DM_OK;
}

enum dm_error dm_rating_game(struct dm_rating pair[2], const double periods[2], double score) {
    struct dm_rating after[2];
    for (unsigned i = 0; i < 2; i++) {
        const unsigned other = !i;
        const struct dm_rated_game game = {pair[other], i == 0 ? score : 1 - score};
        const enum dm_error error = dm_rating_update(&pair[i], periods[i], &game, 1, &after[i]);
        if (error) return error;
    }
    pair[0] = after[0];
    pair[1] = after[1];
    return DM_OK;
}
