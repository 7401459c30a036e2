#include "tables/maker/team.h"

#include <stddef.h>

#include "base/threads.h"

#define THREADS_MAX 256

struct shared {
    struct team *team;
    uint64_t count, portion;
    team_fn work;
    void *context;
    atomic_uint_fast64_t next;
};

static void fail(struct team *team, enum dm_error error) {
    enum dm_error none = DM_OK;
    atomic_compare_exchange_strong(&team->error, &none, error);
}

static void do_portions(struct shared *shared, bool reports) {
    struct team *team = shared->team;
    uint64_t first;
    while (!atomic_load_explicit(&team->error, memory_order_relaxed) &&
           (first = atomic_fetch_add(&shared->next, shared->portion)) < shared->count) {
        const uint64_t left = shared->count - first;
        const uint64_t end = first + (left < shared->portion ? left : shared->portion);
        const enum dm_error error = shared->work(shared->context, first, end);
        if (error) fail(team, error);
        if (reports && !team->pulse(team->context, (double)end / (double)shared->count))
            fail(team, DM_E_STOPPED);
    }
}

static void *help(void *context) {
    do_portions(context, false);
    return NULL;
}

/* The caller's thread works too, so one that can't be started is no loss but of speed. */
enum dm_error team_share(struct team *team, uint64_t count, uint64_t portion, team_fn work,
                         void *context) {
    struct shared shared = {
        .team = team, .count = count, .portion = portion, .work = work, .context = context};
    struct thread others[THREADS_MAX];
    unsigned started = 0;
    while (started + 1 < team->threads && started < THREADS_MAX &&
           (started + 1) * portion < count && thread_start(&others[started], help, &shared))
        started++;
    do_portions(&shared, team->pulse != NULL);
    while (started) thread_join(&others[--started]);
    return team->error;
}
