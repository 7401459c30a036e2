#include "dull/compare.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "dull/bridge.h"

struct comparison *comparison_new(const struct dm_rules *rules, const struct dull_rules *dull,
                                  uint64_t seed) {
    struct comparison *comparison = calloc(1, sizeof *comparison);
    if (!comparison) return NULL;
    comparison->rules = rules;
    comparison->dull = dull;
    comparison->random.state = seed;
    return comparison;
}

/* Notes a disagreement. Always false, so that a check can return it. */
static bool differs(struct comparison *c, const char *what, const char *detail) {
    struct text text = text_in(c->fault, sizeof c->fault);
    text_put(&text, what);
    text_put(&text, detail);
    text_end(&text);
    return false;
}

static bool differ_numbers(struct comparison *c, const char *what, uint64_t got, uint64_t want) {
    if (got == want) return true;
    struct text text = text_in(c->fault, sizeof c->fault);
    text_put(&text, what);
    text_put(&text, ": got ");
    text_unsigned(&text, got);
    text_put(&text, ", expected ");
    text_unsigned(&text, want);
    text_end(&text);
    return false;
}

static int by_effect(const void *a, const void *b) { return strcmp(a, b); }

static void sort_list(struct comparison *c) {
    for (unsigned i = 0; i < c->list.count; i++) {
        bridge_effect(c->rules, &c->list.move[i], c->sorted[i].effect);
        c->sorted[i].index = i;
    }
    qsort(c->sorted, c->list.count, sizeof c->sorted[0], by_effect);
}

/* True for the last of the chains with the same effect. */
static bool last_of_effect(const struct dull_moves *moves, int i) {
    return i + 1 == moves->count || strcmp(moves->chain[i].effect, moves->chain[i + 1].effect) != 0;
}

static bool check_list(struct comparison *c) {
    if (c->list.overflow) return differs(c, "the list is said to be incomplete", "");
    unsigned at = 0;
    for (int i = 0; i < c->moves.count; i++) {
        if (!last_of_effect(&c->moves, i)) continue;
        const char *want = c->moves.chain[i].effect;
        int order = at < c->list.count ? strcmp(c->sorted[at].effect, want) : 1;
        if (order > 0) return differs(c, "missing: ", want);
        if (order < 0) return differs(c, "not legal, or listed twice: ", c->sorted[at].effect);
        at++;
    }
    if (at < c->list.count) return differs(c, "not legal: ", c->sorted[at].effect);
    return true;
}

static bool check_counts(struct comparison *c, unsigned distinct) {
    uint64_t perft;
    if (dm_perft(c->rules, &c->position, 1, NULL, &perft) != DM_OK)
        return differs(c, "dm_perft fails", "");
    bool capture = false;
    for (int i = 0; i < c->moves.count; i++) capture |= c->moves.chain[i].takes > 0;
    return differ_numbers(c, "dm_moves_count", dm_moves_count(c->rules, &c->position), distinct) &&
           differ_numbers(c, "dm_perft of one ply", perft, distinct) &&
           differ_numbers(c, "dm_can_capture", dm_can_capture(c->rules, &c->position), capture);
}

/* Deeper counts play the moves without listing them; they must add up all the same. Three plies
 * only now and then, since they take ten times as long. */
static bool check_sums(struct comparison *c) {
    unsigned depth = random_below(&c->random, 16) ? 2 : 3;
    uint64_t got, part, sum = 0;
    if (dm_perft(c->rules, &c->position, depth, NULL, &got) != DM_OK)
        return differs(c, "dm_perft fails", "");
    for (unsigned i = 0; i < c->list.count; i++) {
        struct dm_position after = dm_move_make(&c->position, &c->list.move[i]);
        if (depth == 2)
            part = dm_moves_count(c->rules, &after);
        else if (dm_perft(c->rules, &after, 2, NULL, &part) != DM_OK)
            part = 0;
        sum += part;
    }
    return differ_numbers(c, "dm_perft of two or three plies", got, sum);
}

static bool check_make(struct comparison *c, const struct dm_move *move,
                       const struct dull_chain *chain) {
    struct dull_board board = dull_play(&c->board, chain);
    struct dm_position want = bridge_position(c->rules, &board);
    struct dm_position got = dm_move_make(&c->position, move);
    if (!dm_position_equal(&got, &want)) return differs(c, "position after ", chain->effect);
    if (dm_position_key(&got) != dm_position_key(&want))
        return differs(c, "key after ", chain->effect);
    bool crowned = !dull_is_king(chain->mover) && dull_is_king(chain->arrives);
    if (move->crowns != crowned || move->king != dull_is_king(chain->arrives))
        return differs(c, "crowning in ", chain->effect);
    return true;
}

static bool same_way(const struct dm_rules *rules, const struct dm_path *path,
                     const struct dull_chain *chain) {
    if (path->from != bridge_square(rules, chain->from)) return false;
    if (path->stops != (unsigned)chain->stops || path->takes != (unsigned)chain->takes)
        return false;
    for (int i = 0; i < chain->stops; i++)
        if (path->stop[i] != bridge_square(rules, chain->stop[i])) return false;
    for (int i = 0; i < chain->takes; i++)
        if (path->taken[i] != bridge_square(rules, chain->taken[i])) return false;
    return true;
}

/* A move's path must be one of the dull chains of that effect; `last` is the last of them. */
static bool check_path(struct comparison *c, const struct dm_path *path, int last) {
    const struct dull_chain *chain = c->moves.chain;
    for (int i = last; i >= 0 && !strcmp(chain[i].effect, chain[last].effect); i--)
        if (same_way(c->rules, path, &chain[i])) return true;
    return differs(c, "the path is no way to play ", chain[last].effect);
}

static bool check_moves(struct comparison *c) {
    if (!dm_moves_paths(c->rules, &c->position, &c->list, c->paths))
        return differs(c, "a move without a path", "");
    unsigned at = 0;
    for (int i = 0; i < c->moves.count; i++) {
        if (!last_of_effect(&c->moves, i)) continue;
        unsigned index = c->sorted[at++].index;
        if (!check_make(c, &c->list.move[index], &c->moves.chain[i])) return false;
        if (!check_path(c, &c->paths[index], i)) return false;
    }
    return true;
}

static bool same_path(const struct dm_path *a, const struct dm_path *b) {
    return a->from == b->from && a->stops == b->stops && a->takes == b->takes &&
           !memcmp(a->stop, b->stop, a->stops) && !memcmp(a->taken, b->taken, a->takes);
}

static bool is_listed(const struct comparison *c, const struct dm_move *move) {
    for (unsigned i = 0; i < c->list.count; i++)
        if (dm_move_equal(&c->list.move[i], move)) return true;
    return false;
}

/* One move asked for by itself has the same path; with one thing changed it has one only if it is
 * another legal move. */
static bool check_one_path(struct comparison *c) {
    if (c->list.count == 0) return true;
    uint32_t lot = random_below(&c->random, c->list.count), square = random_below(&c->random, 64);
    struct dm_move move = c->list.move[lot];
    struct dm_path path;
    if (!dm_move_path(c->rules, &c->position, &move, &path) || !same_path(&path, &c->paths[lot]))
        return differs(c, "a move's path depends on how one asks", "");
    if (random_below(&c->random, 2))
        move.to = (uint8_t)square;
    else
        move.taken ^= UINT64_C(1) << square;
    if (dm_move_path(c->rules, &c->position, &move, &path) && !is_listed(c, &move))
        return differs(c, "a path for a move that is not legal", "");
    return true;
}

static bool begins_alike(const struct dull_chain *a, const struct dull_chain *b, int stops) {
    if (memcmp(&a->from, &b->from, sizeof a->from) != 0 || a->stops < stops) return false;
    return !memcmp(a->stop, b->stop, (size_t)stops * sizeof a->stop[0]);
}

/* What dm_move_stops should say after the first `made` stops of `chain`. */
struct expected_stops {
    uint64_t next, taken;
    int ends;                /* index in the list of the move that ends here, or -1 */
    bool fits[DM_MOVES_MAX]; /* by index in the list */
};

static void expect_stops(const struct comparison *c, const struct dull_chain *chain, int made,
                         struct expected_stops *out) {
    *out = (struct expected_stops){.ends = -1};
    for (int i = 0; i < made && i < chain->takes; i++)
        out->taken |= UINT64_C(1) << bridge_square(c->rules, chain->taken[i]);
    unsigned at = 0;
    for (int i = 0; i < c->moves.count; i++) {
        const struct dull_chain *other = &c->moves.chain[i];
        unsigned index = c->sorted[at].index;
        at += last_of_effect(&c->moves, i);
        if (!begins_alike(other, chain, made)) continue;
        out->fits[index] = true;
        if (other->stops == made)
            out->ends = (int)index;
        else
            out->next |= UINT64_C(1) << bridge_square(c->rules, other->stop[made]);
    }
}

static bool check_fitting(struct comparison *c, const struct expected_stops *want,
                          const struct dm_stops *got) {
    unsigned at = 0;
    int complete = -1;
    for (unsigned i = 0; i < c->list.count; i++) {
        if (!want->fits[i]) continue;
        if (at >= got->moves.count || !dm_move_equal(&got->moves.move[at], &c->list.move[i]))
            return differs(c, "moves through the stops, or their order", "");
        if (want->ends == (int)i) complete = (int)at;
        at++;
    }
    if (at != got->moves.count || got->moves.overflow)
        return differs(c, "more moves through the stops than there are", "");
    if (got->complete != complete) return differs(c, "the move that ends at the stop", "");
    return true;
}

static bool check_after_stops(struct comparison *c, const struct dull_chain *chain, int made) {
    uint8_t stops[DULL_STOPS_MAX + 1];
    for (int i = 0; i < made; i++) stops[i] = (uint8_t)bridge_square(c->rules, chain->stop[i]);
    int from = bridge_square(c->rules, chain->from);
    struct dm_stops got;
    if (dm_move_stops(c->rules, &c->position, from, stops, (unsigned)made, &got) != DM_OK)
        return differs(c, "dm_move_stops refuses a beginning of ", chain->effect);
    struct expected_stops want;
    expect_stops(c, chain, made, &want);
    if (got.next != want.next) return differs(c, "next stops in ", chain->effect);
    if (got.taken_so_far != want.taken) return differs(c, "taken so far in ", chain->effect);
    if (!check_fitting(c, &want, &got)) return false;

    uint8_t wrong = (uint8_t)random_below(&c->random, 64);
    stops[made] = wrong;
    if (want.next >> wrong & 1) return true;
    if (dm_move_stops(c->rules, &c->position, from, stops, (unsigned)made + 1, &got) == DM_OK)
        return differs(c, "dm_move_stops goes where no move goes, after ", chain->effect);
    return true;
}

/* Enters one way, drawn by lot: nothing of it, all of it, and something between. */
static bool check_stops(struct comparison *c) {
    if (c->moves.count == 0) return true;
    uint32_t lot = random_below(&c->random, (uint64_t)c->moves.count);
    const struct dull_chain *chain = &c->moves.chain[lot];
    int between = (int)random_below(&c->random, (uint64_t)chain->stops);
    return check_after_stops(c, chain, 0) && check_after_stops(c, chain, between) &&
           check_after_stops(c, chain, chain->stops);
}

bool comparison_run(struct comparison *c, const struct dull_board *board) {
    c->board = *board;
    c->position = bridge_position(c->rules, board);
    c->fault[0] = '\0';
    dull_moves_list(c->dull, board, &c->moves);
    dm_moves_list(c->rules, &c->position, &c->list);
    unsigned distinct = (unsigned)dull_moves_distinct(&c->moves);
    if (c->moves.gave_up || distinct > DM_MOVES_MAX) {
        c->moves.gave_up = true;
        dm_moves_count(c->rules, &c->position);
        return true;
    }
    sort_list(c);
    return check_list(c) && check_counts(c, distinct) && check_moves(c) && check_sums(c) &&
           check_one_path(c) && check_stops(c);
}
