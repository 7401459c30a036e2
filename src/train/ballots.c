#include <stdlib.h>

#include "base/random.h"
#include "damier/engine.h"
#include "train/openings_list.h"

#define BALLOT_PLIES 3
/* More positions than this are not made of one layer; there are always enough left. */
#define LAYER_MAX 200000
/* What a quick search may see in a ballot. */
#define QUICK_DEPTH 4
#define QUICK_SCORE 60
#define QUICK_HASH_MB 1

struct ballots {
    const struct dm_rules *rules;
    struct dm_engine *engine;
    struct random random;
    struct dm_openings layer; /* all positions after so many plies */
};

static int by_key(const void *a, const void *b) {
    const uint64_t x = dm_position_key(a), y = dm_position_key(b);
    return (x > y) - (x < y);
}

static void remove_doubles(struct dm_openings *layer) {
    unsigned kept = 0;
    qsort(layer->position, layer->count, sizeof *layer->position, by_key);
    for (unsigned i = 0; i < layer->count; i++)
        if (!kept || !dm_position_equal(&layer->position[i], &layer->position[kept - 1]))
            layer->position[kept++] = layer->position[i];
    layer->count = kept;
}

static enum dm_error add_children(const struct dm_rules *rules, const struct dm_position *position,
                                  struct dm_openings *layer) {
    struct dm_moves moves;
    enum dm_error error = DM_OK;
    dm_moves_list(rules, position, &moves);
    for (unsigned i = 0; i < moves.count && !error; i++) {
        const struct dm_position child = dm_move_make(position, &moves.move[i]);
        error = openings_add(layer, &child);
    }
    return error;
}

/* Goes on to the positions one ply later. */
static enum dm_error deepen(struct ballots *ballots) {
    struct dm_openings next = {0};
    enum dm_error error = DM_OK;
    for (unsigned i = 0; i < ballots->layer.count && next.count < LAYER_MAX && !error; i++)
        error = add_children(ballots->rules, &ballots->layer.position[i], &next);
    dm_openings_free(&ballots->layer);
    ballots->layer = next;
    if (!error && next.count) remove_doubles(&ballots->layer);
    return error;
}

static void shuffle(struct dm_openings *layer, struct random *random) {
    for (unsigned i = layer->count; i > 1; i--) {
        const unsigned j = random_below(random, i);
        const struct dm_position position = layer->position[i - 1];
        layer->position[i - 1] = layer->position[j];
        layer->position[j] = position;
    }
}

static bool is_even(const struct ballots *ballots, const struct dm_position *position) {
    const struct dm_situation situation = {.position = *position};
    const struct dm_limits limits = {.depth = QUICK_DEPTH};
    struct dm_analysis analysis;
    if (!openings_fit(ballots->rules, position)) return false;
    return !dm_engine_search(ballots->engine, &situation, &limits, NULL, NULL, &analysis) &&
           abs(analysis.score) <= QUICK_SCORE;
}

/* Takes what is even of the layer, until there are enough. */
static enum dm_error choose(const struct ballots *ballots, unsigned count,
                            struct dm_openings *out) {
    enum dm_error error = DM_OK;
    for (unsigned i = 0; i < ballots->layer.count && out->count < count && !error; i++)
        if (is_even(ballots, &ballots->layer.position[i]))
            error = openings_add(out, &ballots->layer.position[i]);
    return error;
}

static enum dm_error make(struct ballots *ballots, unsigned count, struct dm_openings *out) {
    const struct dm_position start = dm_position_start(ballots->rules);
    enum dm_error error = openings_add(&ballots->layer, &start);
    for (unsigned ply = 1; !error && out->count < count && ballots->layer.count; ply++) {
        error = deepen(ballots);
        if (error || ply < BALLOT_PLIES) continue;
        shuffle(&ballots->layer, &ballots->random);
        error = choose(ballots, count, out);
        if (ballots->layer.count >= LAYER_MAX) break;
    }
    return error ? error : out->count ? DM_OK : DM_E_NO_OPENINGS;
}

enum dm_error dm_openings_ballots(const struct dm_rules *rules, unsigned count, uint64_t seed,
                                  struct dm_openings *out) {
    struct ballots ballots = {
        .rules = rules, .engine = dm_engine_new(rules, QUICK_HASH_MB), .random = {.state = seed}};
    *out = (struct dm_openings){0};
    const enum dm_error error = ballots.engine ? make(&ballots, count, out) : DM_E_MEMORY;
    if (error) dm_openings_free(out);
    dm_openings_free(&ballots.layer);
    dm_engine_free(ballots.engine);
    return error;
}
