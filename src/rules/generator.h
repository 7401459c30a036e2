/* What a rule set's move generator offers: one table of functions, made by movegen.h from the
 * record. Everything above takes the functions from rules->generator. */
#ifndef RULES_GENERATOR_H
#define RULES_GENERATOR_H

#include "damier/moves.h"
#include "rules/geometry.h"

struct dm_perft_table;

/* Called with a finished chain and its way; equal effects are not merged. */
typedef void (*chain_fn)(void *context, const struct dm_move *move, const struct dm_path *path);

struct dm_generator {
    /* All legal moves. */
    void (*list)(const struct dm_rules *, const struct dm_position *, struct dm_moves *);
    /* Captures only; none if the side to move cannot capture. */
    void (*captures)(const struct dm_rules *, const struct dm_position *, struct dm_moves *);
    bool (*can_capture)(const struct dm_rules *, const struct dm_position *);
#ifndef __wasm__ /* see movegen.h */
    uint64_t (*count)(const struct dm_rules *, const struct dm_position *);
    uint64_t (*perft)(const struct dm_rules *, const struct dm_position *, unsigned depth,
                      struct dm_perft_table *table);
#endif
};

/* The generator that reads its record at run time: serves home-made rule sets. */
extern const struct dm_generator generator_any;
/* Walks the finished chains of the highest value, each way of each, with their paths. Returns false
 * if there were too many. */
bool generator_walk(const struct dm_rules *rules, const struct dm_position *position,
                    chain_fn visit, void *context);

#endif
