/* damier tables verify. */
#include <inttypes.h>

#include "cli/console.h"
#include "cli/interrupt.h"
#include "cli/tables_task.h"
#include "damier/engine.h"
#include "damier/notation.h"

/* What a search of one position may take. Draw rows are out of reach of such a search, so it and
 * the tables speak of the same game. */
#define SEARCH_DEPTH 7
#define SEARCH_NODES 20000
#define SEARCH_HASH_MB 1
/* Positions at random for each that is to be searched: in some the game has ended by material. */
#define DRAWN_MAX 10

struct verifying {
    const struct tables_task *task;
    const struct dm_tables *tables;
    struct tables_meter meter;
    unsigned searched, proven, wrong;
};

static void tell_wrong(const struct verifying *verifying, const struct dm_position *position,
                       const char *why) {
    char fen[DM_FEN_SIZE];
    dm_fen_write(verifying->task->rules, position, fen, sizeof fen);
    printf("wrong: %s: %s\n", fen, why);
}

static bool report(void *context, const struct dm_tables_progress *progress) {
    struct verifying *verifying = context;
    tables_meter_show(&verifying->meter, progress->name, progress->done);
    return !interrupt_came();
}

/* Each position against those after it. */
static enum dm_error follow(struct verifying *verifying, uint64_t *wrong) {
    const struct dm_tables_options options = {
        .threads = verifying->task->threads, .progress = report, .context = verifying};
    struct dm_tables_checked checked;
    const enum dm_error error = dm_tables_check(verifying->tables, &options, &checked);
    tables_meter_clear(&verifying->meter);
    if (error) return error;
    char fen[DM_FEN_SIZE];
    dm_fen_write(verifying->task->rules, &checked.longest_position, fen, sizeof fen);
    if (checked.wrong)
        tell_wrong(verifying, &checked.first_wrong, "does not follow from its moves");
    printf("positions %" PRIu64 ", wins %" PRIu64 ", draws %" PRIu64 ", losses %" PRIu64
           ", wrong %" PRIu64 "\nlongest %u plies: %s\n",
           checked.positions, checked.wins, checked.draws, checked.losses, checked.wrong,
           checked.longest, fen);
    *wrong = checked.wrong;
    return DM_OK;
}

/* What a search proves of a position against what the tables say. */
static enum dm_error search(struct verifying *verifying, struct dm_engine *engine,
                            const struct dm_position *position) {
    const struct dm_situation situation = {.position = *position};
    const struct dm_limits limits = {.depth = SEARCH_DEPTH, .nodes = SEARCH_NODES};
    struct dm_analysis analysis;
    struct dm_table_value value;
    if (!dm_tables_probe(verifying->tables, position, &value)) return DM_E_MEMORY;
    if (dm_ending_of(verifying->task->rules, position).result != DM_UNFINISHED) return DM_OK;
    const enum dm_error error =
        dm_engine_search(engine, &situation, &limits, NULL, NULL, &analysis);
    if (error == DM_E_GAME_OVER) analysis.score = -DM_SCORE_WIN;
    if (error && error != DM_E_GAME_OVER) return error;
    const int proven = (analysis.score >= DM_SCORE_PROVEN) - (analysis.score <= -DM_SCORE_PROVEN);
    verifying->searched++;
    verifying->proven += proven != 0;
    if (!proven || proven == value.result) return DM_OK;
    verifying->wrong++;
    tell_wrong(verifying, position, "a search proves another result");
    return DM_OK;
}

static enum dm_error search_some(struct verifying *verifying, struct dm_engine *engine) {
    const unsigned count = verifying->task->positions, most = dm_tables_pieces(verifying->tables);
    for (uint64_t i = 0; verifying->searched < count && i < DRAWN_MAX * (uint64_t)count; i++) {
        struct dm_position position;
        if (interrupt_came()) return DM_E_STOPPED;
        /* Half of them have all pieces that tables have, the others fewer. */
        const unsigned pieces = i % 2 || most == 2 ? most : 2 + (unsigned)(i / 2 % (most - 2));
        if (!dm_tables_random(verifying->tables, pieces, i, &position)) continue;
        const enum dm_error error = search(verifying, engine, &position);
        if (error) return error;
        tables_meter_show(&verifying->meter, "search", (double)verifying->searched / count);
    }
    return DM_OK;
}

static enum dm_error search_all(struct verifying *verifying) {
    struct dm_engine *engine = dm_engine_new(verifying->task->rules, SEARCH_HASH_MB);
    if (!engine) return DM_E_MEMORY;
    verifying->meter = tables_meter_begin();
    const enum dm_error error = search_some(verifying, engine);
    dm_engine_free(engine);
    tables_meter_clear(&verifying->meter);
    if (!error)
        printf("searched %u, proven %u, wrong %u\n", verifying->searched, verifying->proven,
               verifying->wrong);
    return error;
}

enum status tables_verify(const struct tables_task *task) {
    struct verifying verifying = {.task = task, .meter = tables_meter_begin()};
    struct dm_tables *tables = tables_task_open(task);
    uint64_t wrong = 0;
    if (!tables) return STATUS_TROUBLE;
    verifying.tables = tables;
    interrupt_catch(NULL);
    enum dm_error error = follow(&verifying, &wrong);
    if (!error) error = search_all(&verifying);
    dm_tables_close(tables);
    if (error) {
        console_trouble(error);
        return error == DM_E_STOPPED ? STATUS_INTERRUPTED : STATUS_TROUBLE;
    }
    return wrong || verifying.wrong ? STATUS_NEGATIVE : STATUS_OK;
}
