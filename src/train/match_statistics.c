/* How much stronger one contestant is, and how certain that is: from the distribution of the points
 * of pairs (pentanomial), since two games from one opening are not independent. */
#include <float.h>
#include <math.h>

#include "damier/match.h"

#define OUTCOMES 5
#define QUANTILE_95 1.959963984540054 /* of the normal distribution, both sides */

/* --- Elo ------------------------------------------------------------------------------------ */

static double elo_of(double score) { return 400 * log10(score / (1 - score)); }

static double score_of(double elo) { return 1 / (1 + pow(10, -elo / 400)); }

static double share(unsigned outcome) { return outcome / (OUTCOMES - 1.0); }

/* Mean of the points of a pair as a part of all, and the variance of that mean. */
static void measure(const struct dm_tally *tally, double *mean, double *variance) {
    double pairs = 0, sum = 0, squares = 0;
    for (unsigned i = 0; i < OUTCOMES; i++) {
        pairs += tally->pairs[i];
        sum += tally->pairs[i] * share(i);
        squares += tally->pairs[i] * share(i) * share(i);
    }
    *mean = sum / pairs;
    *variance = pairs > 1 ? (squares / pairs - *mean * *mean) / (pairs - 1) : NAN;
}

static double inside(double score) { return fmin(fmax(score, 0), 1); }

struct dm_strength dm_strength_of(const struct dm_tally *tally) {
    double mean, variance;
    measure(tally, &mean, &variance);
    const double error = sqrt(variance < 0 ? 0 : variance); /* below 0 by rounding */
    /* Pairs that all went alike tell nothing of the spread: then the sign is all there is. */
    const double deviations = (mean - 0.5) / (error == 0 ? DBL_EPSILON : error);
    return (struct dm_strength){.score = mean,
                                .elo = elo_of(mean),
                                .low = elo_of(inside(mean - QUANTILE_95 * error)),
                                .high = elo_of(inside(mean + QUANTILE_95 * error)),
                                .superior = erfc(-deviations / sqrt(2)) / 2};
}

/* --- sequential test ------------------------------------------------------------------------ *
 *
 * The generalised sequential probability ratio test for a multinomial distribution: the
 * distributions under both hypotheses are the most likely ones that have the hypothesis's mean. M.
 * Van den Bergh, "Comments on Normalized Elo" and "A Practical Introduction to the GSPRT", 2019-20.
 * Given the observed shares q_i of outcomes a_i, the most likely distribution of mean s is
 * q_i / (1 + t (a_i - s)), with the t for which its mean is s. */

/* Outcomes never seen are given so small a count that they change nothing but the logarithms. */
#define UNSEEN 1e-3
#define BISECTIONS 100

static void observe(const struct dm_tally *tally, double shares[OUTCOMES], double *pairs) {
    *pairs = 0;
    for (unsigned i = 0; i < OUTCOMES; i++) {
        shares[i] = tally->pairs[i] ? tally->pairs[i] : UNSEEN;
        *pairs += shares[i];
    }
    for (unsigned i = 0; i < OUTCOMES; i++) shares[i] /= *pairs;
}

/* Zero where the distribution for t has mean s; falls as t grows. */
static double excess(const double shares[OUTCOMES], double s, double t) {
    double sum = 0;
    for (unsigned i = 0; i < OUTCOMES; i++)
        sum += shares[i] * (share(i) - s) / (1 + t * (share(i) - s));
    return sum;
}

/* The t, which lies where all probabilities are positive. */
static double tilt(const double shares[OUTCOMES], double s) {
    double low = -1 / (1 - s), high = 1 / s;
    for (int i = 0; i < BISECTIONS; i++) {
        const double middle = (low + high) / 2;
        if (excess(shares, s, middle) > 0)
            low = middle;
        else
            high = middle;
    }
    return (low + high) / 2;
}

double dm_sprt_ratio(const struct dm_sprt *sprt, const struct dm_tally *tally) {
    const double s0 = score_of(sprt->elo0), s1 = score_of(sprt->elo1);
    double shares[OUTCOMES], pairs, sum = 0;
    observe(tally, shares, &pairs);
    const double t0 = tilt(shares, s0), t1 = tilt(shares, s1);
    for (unsigned i = 0; i < OUTCOMES; i++)
        sum += shares[i] * log((1 + t0 * (share(i) - s0)) / (1 + t1 * (share(i) - s1)));
    return pairs * sum;
}
