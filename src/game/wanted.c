#include "game/wanted.h"

#include "rules/generator.h"

struct search {
    const struct wanted *wanted;
    struct wanted_fit fit;
};

/* How many stops of the path it takes to pass all wanted ones but the end, in their order; more
 * than there are if it does not pass them. */
static unsigned stops_to_pass(const struct dm_path *path, const struct wanted *wanted) {
    unsigned passed = 0, i = 0;
    while (passed + 1 < wanted->stops && i < path->stops)
        passed += path->stop[i++] == wanted->stop[passed];
    return passed + 1 == wanted->stops ? i : path->stops + 1;
}

static bool is_exact(const struct dm_path *path, const struct wanted *wanted) {
    if (path->stops != wanted->stops) return false;
    for (unsigned i = 0; i < path->stops; i++)
        if (path->stop[i] != wanted->stop[i]) return false;
    return true;
}

static void note_end(struct wanted_fit *fit, const struct dm_move *move, bool exact) {
    if (exact) {
        fit->exact = true;
        fit->the_same = *move;
    }
    if (fit->passing && dm_move_equal(&fit->passer, move)) return;
    fit->passer = *move;
    if (fit->passing < 2) fit->passing++;
}

static void compare(void *context, const struct dm_move *move, const struct dm_path *path) {
    struct search *search = context;
    const struct wanted *wanted = search->wanted;
    if (path->from != wanted->from) return;
    unsigned i = stops_to_pass(path, wanted);
    if (i < path->stops && move->to == wanted_end(wanted))
        note_end(&search->fit, move, is_exact(path, wanted));
    while (i + 1 < path->stops && path->stop[i] != wanted_end(wanted)) i++;
    if (i + 1 >= path->stops || search->fit.goes_on) return;
    search->fit.goes_on = true;
    search->fit.longer = *move;
}

/* Where captures are optional, another move may have the origin and end of a chain; its way is the
 * end alone. */
static void compare_quiet(const struct dm_rules *rules, const struct dm_position *position,
                          struct search *search) {
    struct dm_moves legal;
    if (!rules->capture_optional) return;
    dm_moves_list(rules, position, &legal);
    for (unsigned i = 0; i < legal.count; i++) {
        const struct dm_move *move = &legal.move[i];
        const struct dm_path path = {.stops = 1, .from = move->from, .stop = {move->to}};
        if (!move->taken) compare(search, move, &path);
    }
}

struct wanted_fit wanted_compare(const struct dm_rules *rules, const struct dm_position *position,
                                 const struct wanted *wanted) {
    struct search search = {.wanted = wanted};
    generator_walk(rules, position, compare, &search);
    compare_quiet(rules, position, &search);
    return search.fit;
}
