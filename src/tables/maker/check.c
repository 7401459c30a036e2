/* Holding tables against the moves. */
#include <pthread.h>

#include "damier/draws.h"
#include "tables/maker/team.h"
#include "tables/shelf.h"

struct checking {
    const struct dm_tables *tables;
    const struct dm_tables_options *options;
    const struct table *table;
    struct team team;
    uint64_t total, done; /* in positions */
    pthread_mutex_t mutex;
    struct dm_tables_checked *out;
};

/* What a position is worth by the positions after it. */
static bool value_by_moves(const struct dm_tables *tables, const struct dm_position *view,
                           struct dm_table_value *best) {
    struct dm_moves moves;
    dm_moves_list(tables->rules, view, &moves);
    const enum dm_result result = dm_ending_of(tables->rules, view).result;
    *best = (struct dm_table_value){-1, 0};
    if (!moves.count) return true;
    if (result != DM_UNFINISHED) {
        best->result = result == DM_DRAW ? 0 : result == DM_WHITE_WINS ? 1 : -1;
        return true;
    }
    for (unsigned i = 0; i < moves.count; i++) {
        struct dm_table_value value;
        if (!tables_move_value(tables, view, &moves.move[i], &value)) return false;
        if (i == 0 || dm_table_value_better(value, *best)) *best = value;
    }
    return true;
}

static enum dm_error check(const struct dm_tables *tables, const struct dm_position *view,
                           struct dm_tables_checked *sum) {
    struct dm_table_value value, expected;
    if (!tables_value(tables, view, &value) || !value_by_moves(tables, view, &expected))
        return DM_E_MEMORY;
    sum->positions++;
    sum->wins += value.result > 0;
    sum->losses += value.result < 0;
    sum->draws += value.result == 0;
    if (value.plies > sum->longest) {
        sum->longest = value.plies;
        sum->longest_position = *view;
    }
    if (value.result == expected.result && value.plies == expected.plies) return DM_OK;
    if (!sum->wrong++) sum->first_wrong = *view;
    return DM_OK;
}

static void add(struct dm_tables_checked *sum, const struct dm_tables_checked *part) {
    sum->positions += part->positions;
    sum->wins += part->wins;
    sum->draws += part->draws;
    sum->losses += part->losses;
    if (!sum->wrong) sum->first_wrong = part->first_wrong;
    sum->wrong += part->wrong;
    if (part->longest <= sum->longest) return;
    sum->longest = part->longest;
    sum->longest_position = part->longest_position;
}

static enum dm_error check_some(void *context, uint64_t first, uint64_t end) {
    struct checking *work = context;
    struct dm_tables_checked sum = {0};
    enum dm_error error = DM_OK;
    for (uint64_t index = first; !error && index < end; index++) {
        struct dm_position view;
        if (layout_view(&work->table->layout, index, &view))
            error = check(work->tables, &view, &sum);
    }
    pthread_mutex_lock(&work->mutex);
    add(work->out, &sum);
    pthread_mutex_unlock(&work->mutex);
    return error;
}

static bool pulse(void *context, double done) {
    const struct checking *work = context;
    char name[MATERIAL_NAME_SIZE];
    if (!work->options->progress) return true;
    const double own = (double)work->table->layout.count;
    material_name(work->table->layout.material, name);
    const struct dm_tables_progress progress = {.name = name,
                                                .positions = work->table->layout.count,
                                                .done = ((double)work->done + done * own) /
                                                        (double)work->total};
    return work->options->progress(work->options->context, &progress);
}

static enum dm_error check_all(struct checking *work) {
    const struct dm_tables *tables = work->tables;
    enum dm_error error = DM_OK;
    for (unsigned i = 0; i < MATERIAL_NUMBERS; i++)
        if (tables->table[i]) work->total += tables->table[i]->layout.count;
    for (unsigned i = 0; !error && i < MATERIAL_NUMBERS; i++) {
        work->table = tables->table[i];
        if (!work->table) continue;
        error =
            team_share(&work->team, work->table->layout.count, TEAM_POSITIONS, check_some, work);
        work->done += work->table->layout.count;
    }
    return error;
}

enum dm_error dm_tables_check(const struct dm_tables *tables,
                              const struct dm_tables_options *options,
                              struct dm_tables_checked *out) {
    struct checking work = {
        .tables = tables, .options = options, .mutex = PTHREAD_MUTEX_INITIALIZER, .out = out};
    *out = (struct dm_tables_checked){0};
    work.team = (struct team){.threads = options->threads, .pulse = pulse, .context = &work};
    return check_all(&work);
}
