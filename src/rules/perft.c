/* Perft from outside: threads that share the sequences of the first plies. */
#include "damier/moves.h"
#include "rules/generator.h"
#include "rules/make.h"
#include "rules/perft_table.h"

#ifdef __wasm__

/* The browser's core has one thread and leaves the generators' own counting out (see movegen.h):
 * there this serves tests. */
static uint64_t count_sequences(const struct dm_rules *rules, const struct dm_position *position,
                                unsigned depth) {
    struct dm_moves moves;
    uint64_t sum = 0;
    if (depth <= 1) return depth ? dm_moves_count(rules, position) : 1;
    dm_moves_list(rules, position, &moves);
    for (unsigned i = 0; i < moves.count; i++) {
        const struct dm_position after = position_after(position, &moves.move[i]);
        sum += count_sequences(rules, &after, depth - 1);
    }
    return sum;
}

enum dm_error dm_perft(const struct dm_rules *rules, const struct dm_position *position,
                       unsigned depth, const struct dm_perft_options *options, uint64_t *count) {
    (void)options;
    if (depth > DM_PERFT_DEPTH_MAX) return DM_E_ARGUMENT;
    *count = count_sequences(rules, position, depth);
    return DM_OK;
}

#else
#include <stdatomic.h>
#include <stdlib.h>

#include "base/threads.h"

/* Enough to keep threads busy to the end: the positions after two plies. */
#define SHARED_PLIES 2
/* So many plies a generator counts at a stretch: milliseconds from most positions, some tenths of a
 * second among many flying kings. Above them there is time to look whether to stop. */
#define STRETCH_PLIES 5

struct work {
    const struct dm_rules *rules;
    struct dm_position *positions;
    size_t count, room;
    unsigned depth; /* left from these positions */
    struct dm_perft_table *table;
    atomic_size_t next;
    atomic_uint_fast64_t sum;
    atomic_bool stopped;
};

static bool work_add(struct work *work, const struct dm_position *position) {
    if (work->count == work->room) {
        const size_t room = work->room ? 2 * work->room : 256;
        struct dm_position *grown = realloc(work->positions, room * sizeof *grown);
        if (!grown) return false;
        work->positions = grown;
        work->room = room;
    }
    work->positions[work->count++] = *position;
    return true;
}

static bool work_expand(struct work *work, const struct dm_position *position, unsigned plies) {
    struct dm_moves moves;
    if (!plies) return work_add(work, position);
    dm_moves_list(work->rules, position, &moves);
    for (unsigned i = 0; i < moves.count; i++) {
        const struct dm_position after = position_after(position, &moves.move[i]);
        if (!work_expand(work, &after, plies - 1)) return false;
    }
    return true;
}

/* The caller's thread alone reports. */
static void work_report(struct work *work, const struct dm_perft_options *reports) {
    const size_t taken = work->next < work->count ? work->next : work->count;
    if (!reports->progress(reports->context, (double)taken / (double)work->count))
        work->stopped = true;
}

/* reports: NULL = this thread doesn't. */
static uint64_t work_count(struct work *work, const struct dm_position *position, unsigned depth,
                           const struct dm_perft_options *reports) {
    struct dm_moves moves;
    uint64_t sum = 0;
    if (depth <= STRETCH_PLIES) {
        if (reports) work_report(work, reports);
        return work->rules->generator->perft(work->rules, position, depth, work->table);
    }
    const uint64_t key = perft_key_of(position, depth);
    const uint64_t known = work->table ? perft_find(work->table, key) : 0;
    if (known) return known;
    dm_moves_list(work->rules, position, &moves);
    for (unsigned i = 0; i < moves.count && !work->stopped; i++) {
        const struct dm_position after = position_after(position, &moves.move[i]);
        sum += work_count(work, &after, depth - 1, reports);
    }
    if (work->table && !work->stopped) perft_store(work->table, key, sum);
    return sum;
}

static void work_do(struct work *work, const struct dm_perft_options *reports) {
    for (size_t i; !work->stopped && (i = atomic_fetch_add(&work->next, 1)) < work->count;)
        work->sum += work_count(work, &work->positions[i], work->depth, reports);
}

static void *work_help(void *context) {
    work_do(context, NULL);
    return NULL;
}

/* The caller's thread works too, so a thread that can't be started is no loss but of speed. */
static void work_share(struct work *work, const struct dm_perft_options *options) {
    enum { MOST = 256 };
    struct thread others[MOST];
    unsigned started = 0;
    while (started + 1 < options->threads && started < MOST &&
           thread_start(&others[started], work_help, work))
        started++;
    work_do(work, options->progress ? options : NULL);
    while (started) thread_join(&others[--started]);
}

static enum dm_error count_shared(const struct dm_rules *rules, const struct dm_position *position,
                                  unsigned depth, const struct dm_perft_options *options,
                                  uint64_t *count) {
    struct work work = {.rules = rules, .depth = depth - SHARED_PLIES, .table = options->table};
    const bool expanded = work_expand(&work, position, SHARED_PLIES);
    if (expanded) work_share(&work, options);
    free(work.positions);
    *count = work.sum;
    if (!expanded) return DM_E_MEMORY;
    return work.stopped ? DM_E_STOPPED : DM_OK;
}

enum dm_error dm_perft(const struct dm_rules *rules, const struct dm_position *position,
                       unsigned depth, const struct dm_perft_options *options, uint64_t *count) {
    const struct dm_perft_options wanted = options ? *options : (struct dm_perft_options){0};
    struct dm_moves root;
    if (depth > DM_PERFT_DEPTH_MAX) return DM_E_ARGUMENT;
    dm_moves_list(rules, position, &root);
    if (root.overflow) return DM_E_TOO_MANY_MOVES;
    if ((wanted.threads > 1 || wanted.progress) && depth > SHARED_PLIES)
        return count_shared(rules, position, depth, &wanted, count);
    *count = rules->generator->perft(rules, position, depth, wanted.table);
    return DM_OK;
}

#endif
