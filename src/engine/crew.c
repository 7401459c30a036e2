#include "engine/crew.h"

#include <stdlib.h>
#include <string.h>

#include "base/threads.h"

static struct deepening *member_new(struct dm_engine *engine) {
    struct deepening *member = calloc(1, sizeof *member);
    if (!member) return NULL;
    member->search.rules = engine->rules;
    member->search.line = &engine->line;
    member->search.evaluation = &engine->evaluation;
    member->search.table = &engine->table;
    member->search.endgame = &engine->endgame;
    evaluation_begin(&engine->evaluation, &member->search.sums);
    return member;
}

static void dismiss(struct dm_engine *engine, unsigned threads) {
    while (engine->threads > threads) free(engine->deepening[--engine->threads]);
}

enum dm_error crew_resize(struct dm_engine *engine, unsigned threads) {
    const unsigned before = engine->threads;
    dismiss(engine, threads);
    while (engine->threads < threads) {
        struct deepening *member = member_new(engine);
        if (!member) {
            dismiss(engine, before);
            return DM_E_MEMORY;
        }
        engine->deepening[engine->threads++] = member;
    }
    return DM_OK;
}

void crew_free(struct dm_engine *engine) { dismiss(engine, 0); }

void crew_judge_by(struct dm_engine *engine, const struct dm_network *network) {
    evaluation_use(&engine->evaluation, network);
    for (unsigned i = 0; i < engine->threads; i++)
        evaluation_begin(&engine->evaluation, &engine->deepening[i]->search.sums);
}

void crew_forget(struct dm_engine *engine) {
    for (unsigned i = 0; i < engine->threads; i++) {
        struct search *search = &engine->deepening[i]->search;
        memset(&search->ordering, 0, sizeof search->ordering);
    }
}

enum dm_error crew_begin(struct dm_engine *engine, const struct dm_situation *situation,
                         const struct dm_limits *limits) {
    budget_begin(&engine->budget, situation, limits);
    line_remember(&engine->line, situation);
    transpositions_grow_older(&engine->table);
    for (unsigned i = 0; i < engine->threads; i++) {
        struct search *search = &engine->deepening[i]->search;
        effort_begin(&search->effort, &engine->budget, i == 0);
        const enum dm_error error = search_begin(search, situation);
        if (error) return error;
    }
    return DM_OK;
}

static void *help(void *context) {
    deepen_helping(context);
    return NULL;
}

/* A thread that can't be started is no loss but of speed. */
void crew_deepen(struct dm_engine *engine, dm_analysis_fn report, void *context,
                 struct dm_analysis *out) {
    struct thread helper[DM_THREADS_MAX];
    unsigned helpers = 0;
    while (helpers + 1 < engine->threads &&
           thread_start(&helper[helpers], help, engine->deepening[helpers + 1]))
        helpers++;
    deepen(engine->deepening[0], report, context, out);
    budget_stop(&engine->budget);
    while (helpers) thread_join(&helper[--helpers]);
    effort_tell(&engine->deepening[0]->search.effort, out);
}
