/* What a score says of the end: in how many plies, or the chances of winning, drawing and losing.
 *
 * A network's output is the logarithm of the odds, `scale` hundredths of a man to each 1. Who is
 * ahead by the rule set's draw margin wins as often as not, and how fast that changes is the same
 * for all: an ordered logistic model (McCullagh, "Regression Models for Ordinal Data", J. R.
 * Statist. Soc. B 42(2), 1980). docs/training.md has what it was fitted to. */
#include <stdlib.h>

#include "engine/crew.h"

unsigned dm_score_plies(int score) {
    const int size = abs(score);
    return size >= DM_SCORE_PROVEN ? (unsigned)(DM_SCORE_WIN - size) : 0;
}

/* Where there is no network. */
#define SCALE_BUILT_IN 500
/* Of the logarithm of the odds. */
#define SPREAD 0.55
/* Beyond it, all is as good as certain. */
#define FARTHEST 30

/* 1 / (1 + e^-x), with e^-x as (1 - x / 1024)^1024: exact to a thousandth, and it needs no library,
 * for which the browser's core is too small. */
static double logistic(double x) {
    if (x > FARTHEST) return 1;
    if (x < -FARTHEST) return 0;
    double power = 1 - x / 1024;
    for (int i = 0; i < 10; i++) power *= power;
    return 1 / (1 + power);
}

/* What is not certain never looks so, however likely it is. */
static unsigned thousandths(double part) {
    return part < 0.999 ? (unsigned)(1000 * part + 0.5) : 999;
}

struct dm_chances dm_engine_chances(const struct dm_engine *engine, int score) {
    if (score >= DM_SCORE_TABLES) return (struct dm_chances){.win = 1000};
    if (score <= -DM_SCORE_TABLES) return (struct dm_chances){.loss = 1000};
    const struct dm_network *network = engine->evaluation.network;
    const double ahead = (double)score / (network ? network->scale : SCALE_BUILT_IN);
    const double margin = engine->rules->draw_margin / 100.0;
    const unsigned win = thousandths(logistic((ahead - margin) / SPREAD));
    const unsigned most = 1000 - win, loss = thousandths(logistic((-ahead - margin) / SPREAD));
    return (struct dm_chances){
        .win = win, .draw = loss < most ? most - loss : 0, .loss = loss < most ? loss : most};
}
