/* Several threads, and several lines. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

#include <cmocka.h>
#include <pthread.h>

#include "damier/engine.h"
#include "support/setup.h"

#define THREADS 4

static struct dm_engine *engine_for(const struct dm_rules *rules, unsigned threads) {
    struct dm_engine *engine = dm_engine_new(rules, 4);
    assert_non_null(engine);
    assert_int_equal(dm_engine_set_threads(engine, threads), DM_OK);
    return engine;
}

static struct dm_situation start_of(const struct dm_rules *rules) {
    return (struct dm_situation){.position = dm_position_start(rules)};
}

static struct dm_analysis search(struct dm_engine *engine, const struct dm_situation *situation,
                                 struct dm_limits limits) {
    struct dm_analysis analysis;
    assert_int_equal(dm_engine_search(engine, situation, &limits, NULL, NULL, &analysis), DM_OK);
    return analysis;
}

static void assert_legal(const struct dm_rules *rules, struct dm_position position,
                         const struct dm_analysis *analysis) {
    assert_in_range(analysis->pv_length, 1, DM_PV_MAX);
    assert_true(dm_move_equal(&analysis->best, &analysis->pv[0]));
    for (unsigned i = 0; i < analysis->pv_length; i++) {
        struct dm_moves moves;
        bool legal = false;
        dm_moves_list(rules, &position, &moves);
        for (unsigned j = 0; j < moves.count; j++)
            legal |= dm_move_equal(&moves.move[j], &analysis->pv[i]);
        assert_true(legal);
        position = dm_move_make(&position, &analysis->pv[i]);
    }
}

static void the_number_of_threads_is_bounded(void **state) {
    (void)state;
    struct dm_engine *engine = engine_for(dm_rules_at(0), 1);
    assert_int_equal(dm_engine_set_threads(engine, 0), DM_E_ARGUMENT);
    assert_int_equal(dm_engine_set_threads(engine, DM_THREADS_MAX + 1), DM_E_ARGUMENT);
    assert_int_equal(dm_engine_set_threads(engine, 3), DM_OK);
    assert_int_equal(dm_engine_set_threads(engine, 2), DM_OK);
    dm_engine_free(engine);
}

static void threads_find_legal_lines(void **state) {
    const struct dm_rules *rules = *state;
    const struct dm_situation start = start_of(rules);
    struct dm_engine *engine = engine_for(rules, THREADS);
    for (unsigned depth = 1; depth <= 7; depth += 3) {
        const struct dm_analysis analysis =
            search(engine, &start, (struct dm_limits){.depth = depth});
        assert_int_equal(analysis.depth, depth);
        assert_legal(rules, start.position, &analysis);
    }
    dm_engine_free(engine);
}

/* A limit of nodes is for all threads together: it may be passed by what they do between two
 * counts. */
static void nodes_of_all_threads_count(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("international");
    const struct dm_situation start = start_of(rules);
    struct dm_engine *engine = engine_for(rules, THREADS);
    const uint64_t nodes = 100000;
    const struct dm_analysis analysis = search(engine, &start, (struct dm_limits){.nodes = nodes});
    assert_in_range(analysis.nodes, nodes, nodes + 2048 * THREADS);
    dm_engine_free(engine);
}

/* Alone again and with nothing learned, a thread does what it always did. */
static void one_thread_repeats_itself(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("brazilian");
    const struct dm_situation start = start_of(rules);
    const struct dm_limits limits = {.depth = 9};
    struct dm_engine *engine = engine_for(rules, 1);
    const uint64_t nodes = search(engine, &start, limits).nodes;
    assert_int_equal(dm_engine_set_threads(engine, THREADS), DM_OK);
    search(engine, &start, limits);
    assert_int_equal(dm_engine_set_threads(engine, 1), DM_OK);
    dm_engine_clear(engine);
    assert_int_equal(search(engine, &start, limits).nodes, nodes);
    dm_engine_free(engine);
}

static void threads_prove_wins(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("turkish-dama");
    const struct dm_situation won = {.position = setup_position(rules, "W:WKa1:Ba4,h6")};
    struct dm_engine *engine = engine_for(rules, THREADS);
    const struct dm_limits none = {.depth = 0};
    assert_int_equal(search(engine, &won, none).score, DM_SCORE_WIN - 1);
    dm_engine_free(engine);
}

struct running {
    struct dm_engine *engine;
    struct dm_situation situation;
    struct dm_analysis analysis;
    atomic_uint depth;
};

static bool note_depth(void *context, const struct dm_analysis *analysis) {
    struct running *running = context;
    atomic_store(&running->depth, analysis->depth);
    return true;
}

static void *ponder_without_end(void *context) {
    struct running *running = context;
    const struct dm_limits limits = {.depth = 5, .ponder = true};
    dm_engine_search(running->engine, &running->situation, &limits, note_depth, running,
                     &running->analysis);
    return NULL;
}

static void wait_for_depth(struct running *running, unsigned depth) {
    const struct timespec pause = {.tv_nsec = 1000000};
    while (atomic_load(&running->depth) < depth) nanosleep(&pause, NULL);
}

/* Hit or stopped by another thread while all of them search. */
static void pondering_ends_from_outside(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("international");
    for (int hit = 0; hit < 2; hit++) {
        struct running running = {.engine = engine_for(rules, THREADS),
                                  .situation = start_of(rules)};
        pthread_t thread;
        assert_int_equal(pthread_create(&thread, NULL, ponder_without_end, &running), 0);
        wait_for_depth(&running, 8);
        (hit ? dm_engine_ponder_hit : dm_engine_stop)(running.engine);
        assert_int_equal(pthread_join(thread, NULL), 0);
        assert_in_range(running.analysis.depth, 8, DM_DEPTH_MAX - 1);
        assert_legal(rules, running.situation.position, &running.analysis);
        dm_engine_free(running.engine);
    }
}

/* What is reported of several lines. */
struct lines {
    const struct dm_rules *rules;
    struct dm_position position;
    unsigned wanted, reports;
    struct dm_analysis line[DM_LINES_MAX];
};

static bool check_line(void *context, const struct dm_analysis *analysis) {
    struct lines *lines = context;
    const unsigned at = lines->reports++ % lines->wanted;
    assert_int_equal(analysis->line, at + 1);
    assert_int_equal(analysis->depth, lines->reports / lines->wanted + (at + 1 < lines->wanted));
    assert_legal(lines->rules, lines->position, analysis);
    for (unsigned i = 0; i < at; i++) {
        assert_false(dm_move_equal(&lines->line[i].best, &analysis->best));
        assert_true(lines->line[i].score >= analysis->score);
    }
    lines->line[at] = *analysis;
    return true;
}

static void search_lines(struct dm_engine *engine, struct lines *lines, unsigned asked) {
    const struct dm_situation situation = {.position = lines->position};
    const struct dm_limits limits = {.depth = 5, .lines = asked};
    struct dm_analysis best;
    lines->reports = 0;
    assert_int_equal(dm_engine_search(engine, &situation, &limits, check_line, lines, &best),
                     DM_OK);
    assert_int_equal(lines->reports, 5 * lines->wanted);
    assert_true(dm_move_equal(&best.best, &lines->line[0].best));
    assert_int_equal(best.score, lines->line[0].score);
}

static void lines_differ_and_are_in_order(void **state) {
    const struct dm_rules *rules = *state;
    struct lines lines = {.rules = rules, .position = dm_position_start(rules)};
    const unsigned moves = (unsigned)dm_moves_count(rules, &lines.position);
    struct dm_engine *engine = engine_for(rules, 1);
    for (lines.wanted = 1; lines.wanted <= moves; lines.wanted += 3)
        search_lines(engine, &lines, lines.wanted == 1 ? 0 : lines.wanted);
    lines.wanted = moves;
    search_lines(engine, &lines, 1000);
    assert_int_equal(dm_engine_set_threads(engine, 2), DM_OK);
    search_lines(engine, &lines, moves);
    dm_engine_free(engine);
}

/* Each of the tests of every rule set. */
static int run_everywhere(void) {
    enum { TESTS = 2, MOST = 64 };
    struct CMUnitTest tests[TESTS * MOST];
    const unsigned count = TESTS * dm_rules_count();
    if (count > TESTS * MOST) return 1;
    for (unsigned i = 0; i < count; i++) {
        void *rules = (void *)(uintptr_t)dm_rules_at(i / TESTS);
        tests[i] =
            i % TESTS
                ? (struct CMUnitTest){"threads", threads_find_legal_lines, NULL, NULL, rules}
                : (struct CMUnitTest){"lines", lines_differ_and_are_in_order, NULL, NULL, rules};
    }
    return _cmocka_run_group_tests("threads and lines, every rule set", tests, count, NULL, NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_number_of_threads_is_bounded),
        cmocka_unit_test(nodes_of_all_threads_count), cmocka_unit_test(one_thread_repeats_itself),
        cmocka_unit_test(threads_prove_wins), cmocka_unit_test(pondering_ends_from_outside)};
    const int failed = cmocka_run_group_tests_name("threads", tests, NULL, NULL);
    return failed + run_everywhere();
}
