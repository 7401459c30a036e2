/* The ways of chains: found by walking them all again, since a list of moves keeps effects only. */
#include <stddef.h>

#include "damier/moves.h"
#include "rules/generator.h"

/* Moves whose ways are looked for; a way of no stops is not yet found. */
struct path_search {
    const struct dm_move *move;
    unsigned count;
    struct dm_path *path;
};

static void keep_first(void *context, const struct dm_move *move, const struct dm_path *path) {
    const struct path_search *search = context;
    for (unsigned i = 0; i < search->count; i++) {
        if (!dm_move_equal(move, &search->move[i])) continue;
        if (!search->path[i].stops) search->path[i] = *path;
        return;
    }
}

/* One walk for all of them. */
static bool find_paths(const struct dm_rules *rules, const struct dm_position *position,
                       struct path_search *search) {
    bool captures = false, all = true;
    for (unsigned i = 0; i < search->count; i++) {
        const struct dm_move *move = &search->move[i];
        captures |= move->taken != 0;
        search->path[i] =
            (struct dm_path){.stops = !move->taken, .from = move->from, .stop = {move->to}};
    }
    if (captures) generator_walk(rules, position, keep_first, search);
    for (unsigned i = 0; i < search->count; i++) all &= search->path[i].stops > 0;
    return all;
}

static const struct dm_move *find(const struct dm_moves *moves, const struct dm_move *move) {
    for (unsigned i = 0; i < moves->count; i++)
        if (dm_move_equal(&moves->move[i], move)) return &moves->move[i];
    return NULL;
}

bool dm_moves_paths(const struct dm_rules *rules, const struct dm_position *position,
                    const struct dm_moves *moves, struct dm_path *out) {
    struct path_search search = {moves->move, moves->count, out};
    return find_paths(rules, position, &search);
}

bool dm_move_path(const struct dm_rules *rules, const struct dm_position *position,
                  const struct dm_move *move, struct dm_path *out) {
    struct dm_moves legal;
    struct path_search search = {move, 1, out};
    dm_moves_list(rules, position, &legal);
    return find(&legal, move) && find_paths(rules, position, &search);
}

struct stop_search {
    const struct dm_moves *legal;
    int from;
    const uint8_t *stops;
    unsigned count;
    struct dm_stops *out;
    const struct dm_move *ends_here;
    bool fits[DM_MOVES_MAX]; /* the legal moves that pass through the stops */
};

static bool begins_like(const struct dm_path *path, const struct stop_search *search) {
    if (path->stops < search->count) return false;
    for (unsigned i = 0; i < search->count; i++)
        if (path->stop[i] != search->stops[i]) return false;
    return true;
}

static void keep_chain(void *context, const struct dm_move *move, const struct dm_path *path) {
    struct stop_search *search = context;
    struct dm_stops *out = search->out;
    if (path->from != search->from || !begins_like(path, search)) return;
    const struct dm_move *legal = find(search->legal, move);
    if (!legal) return;
    search->fits[legal - search->legal->move] = true;
    out->taken_so_far = 0;
    for (unsigned i = 0; i < search->count; i++) out->taken_so_far |= UINT64_C(1) << path->taken[i];
    if (path->stops == search->count)
        search->ends_here = legal;
    else
        out->next |= UINT64_C(1) << path->stop[search->count];
}

static void keep_quiet(struct stop_search *search) {
    for (unsigned i = 0; i < search->legal->count; i++) {
        const struct dm_move *move = &search->legal->move[i];
        if (move->taken || move->from != search->from || search->count > 1) continue;
        if (search->count && search->stops[0] != move->to) continue;
        search->fits[i] = true;
        if (search->count)
            search->ends_here = move;
        else
            search->out->next |= UINT64_C(1) << move->to;
    }
}

/* Chains are walked in the order of their ways; the promised order is the list's. */
static void collect(const struct stop_search *search) {
    struct dm_stops *out = search->out;
    out->complete = -1;
    out->moves.count = 0;
    out->moves.overflow = search->legal->overflow;
    for (unsigned i = 0; i < search->legal->count; i++) {
        if (!search->fits[i]) continue;
        if (search->ends_here == &search->legal->move[i]) out->complete = (int)out->moves.count;
        out->moves.move[out->moves.count++] = search->legal->move[i];
    }
}

enum dm_error dm_move_stops(const struct dm_rules *rules, const struct dm_position *position,
                            int from, const uint8_t *stops, unsigned count, struct dm_stops *out) {
    struct dm_moves legal;
    struct stop_search search = {
        .legal = &legal, .from = from, .stops = stops, .count = count, .out = out};
    dm_moves_list(rules, position, &legal);
    out->next = out->taken_so_far = 0;
    if (legal.count && legal.move[0].taken) generator_walk(rules, position, keep_chain, &search);
    keep_quiet(&search);
    collect(&search);
    return out->moves.count ? DM_OK : DM_E_MOVE_ILLEGAL;
}
