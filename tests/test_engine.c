/* The search: limits and stopping (from other threads too), repeatability, the rules it knows, and
 * its proofs against a solver that tries everything. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <pthread.h>

#include "base/random.h"
#include "damier/engine.h"
#include "support/setup.h"
#include "support/solver.h"

static struct dm_situation start_of(const struct dm_rules *rules) {
    return (struct dm_situation){.position = dm_position_start(rules)};
}

static struct dm_engine *engine_for(const struct dm_rules *rules) {
    struct dm_engine *engine = dm_engine_new(rules, 4);
    assert_non_null(engine);
    return engine;
}

static struct dm_analysis search(struct dm_engine *engine, const struct dm_situation *situation,
                                 struct dm_limits limits) {
    struct dm_analysis analysis;
    assert_int_equal(dm_engine_search(engine, situation, &limits, NULL, NULL, &analysis), DM_OK);
    return analysis;
}

/* A search with a fresh engine. */
static struct dm_analysis search_once(const struct dm_rules *rules,
                                      const struct dm_situation *situation,
                                      struct dm_limits limits) {
    struct dm_engine *engine = engine_for(rules);
    const struct dm_analysis analysis = search(engine, situation, limits);
    dm_engine_free(engine);
    return analysis;
}

static bool is_legal(const struct dm_rules *rules, const struct dm_position *position,
                     const struct dm_move *move) {
    struct dm_moves moves;
    dm_moves_list(rules, position, &moves);
    for (unsigned i = 0; i < moves.count; i++)
        if (dm_move_equal(&moves.move[i], move)) return true;
    return false;
}

static void assert_line_legal(const struct dm_rules *rules, struct dm_position position,
                              const struct dm_analysis *analysis) {
    assert_in_range(analysis->pv_length, 1, DM_PV_MAX);
    assert_true(dm_move_equal(&analysis->best, &analysis->pv[0]));
    for (unsigned i = 0; i < analysis->pv_length; i++) {
        if (!is_legal(rules, &position, &analysis->pv[i]))
            fail_msg("%s: move %u of the line is not legal", rules->id, i);
        position = dm_move_make(&position, &analysis->pv[i]);
    }
}

/* A position of a random game when at most so many pieces are left. False if the game ended. */
static bool random_ending(const struct dm_rules *rules, int pieces, struct random *random,
                          struct dm_position *position) {
    *position = dm_position_start(rules);
    for (int ply = 0; ply < 300; ply++) {
        const uint64_t all =
            position->men[0] | position->men[1] | position->kings[0] | position->kings[1];
        struct dm_moves moves;
        dm_moves_list(rules, position, &moves);
        if (moves.count == 0) return false;
        if (__builtin_popcountll(all) <= pieces)
            return dm_ending_of(rules, position).result == DM_UNFINISHED;
        *position = dm_move_make(position, &moves.move[random_below(random, moves.count)]);
    }
    return false;
}

static void best_lines_are_legal(void **state) {
    const struct dm_rules *rules = *state;
    struct dm_engine *engine = engine_for(rules);
    struct random random = {.state = 1};
    for (int pieces = 40; pieces >= 4; pieces -= 4) {
        struct dm_situation situation = {.counters = {{0}}};
        if (!random_ending(rules, pieces, &random, &situation.position)) continue;
        const struct dm_analysis analysis =
            search(engine, &situation, (struct dm_limits){.depth = 7});
        assert_line_legal(rules, situation.position, &analysis);
    }
    dm_engine_free(engine);
}

/* The same work every time, also after other searches once the engine is cleared. */
static void counts_repeat(void **state) {
    const struct dm_rules *rules = *state;
    struct dm_analysis first, second;
    assert_int_equal(dm_engine_bench(rules, NULL, 7, &first), DM_OK);
    assert_int_equal(dm_engine_bench(rules, NULL, 7, &second), DM_OK);
    assert_int_equal(first.depth, 7);
    assert_true(first.nodes > 100);
    assert_int_equal(first.nodes, second.nodes);

    struct dm_engine *engine = dm_engine_new(rules, 16);
    assert_non_null(engine);
    const struct dm_situation start = start_of(rules);
    const struct dm_limits limits = {.depth = 7};
    search(engine, &start, (struct dm_limits){.nodes = 5000});
    dm_engine_clear(engine);
    assert_int_equal(search(engine, &start, limits).nodes, first.nodes);
    dm_engine_free(engine);
}

/* A copy of a record plays as the built-in one does: nothing goes by its name. */
static void home_made_records_play_alike(void **state) {
    const struct dm_rules *rules = *state;
    struct dm_rules copy = *rules;
    copy.id = "home-made";
    assert_int_equal(dm_rules_prepare(&copy), DM_OK);
    struct dm_analysis own, built_in;
    assert_int_equal(dm_engine_bench(&copy, NULL, 6, &own), DM_OK);
    assert_int_equal(dm_engine_bench(rules, NULL, 6, &built_in), DM_OK);
    assert_int_equal(own.nodes, built_in.nodes);
    assert_int_equal(own.score, built_in.score);
}

/* A man that must be taken wins two; one that may be left does not. */
static void bait_need_not_be_taken(void **state) {
    (void)state;
    struct dm_rules rules = *dm_rules_find("russian");
    rules.network = NULL;
    assert_int_equal(dm_rules_prepare(&rules), DM_OK);
    const struct dm_situation before = {.position =
                                            setup_position(&rules, "W:Wa1,b2,c3,f2,g1:Bc5,e5")};
    const struct dm_limits limits = {.depth = 1};
    const int compulsory = search_once(&rules, &before, limits).score;
    rules.capture_optional = true;
    assert_true(search_once(&rules, &before, limits).score < compulsory - 100);
}

static void limits_hold(void **state) {
    const struct dm_rules *rules = *state;
    const struct dm_situation start = start_of(rules);
    for (uint64_t nodes = 1; nodes < 20000; nodes = nodes * 3 + 1) {
        const struct dm_analysis analysis =
            search_once(rules, &start, (struct dm_limits){.nodes = nodes});
        assert_int_equal(analysis.nodes, nodes);
        assert_line_legal(rules, start.position, &analysis);
    }
    const struct dm_analysis deep = search_once(rules, &start, (struct dm_limits){.depth = 4});
    assert_int_equal(deep.depth, 4);
    const struct dm_analysis timed = search_once(rules, &start, (struct dm_limits){.time_ms = 30});
    assert_in_range(timed.depth, 1, DM_DEPTH_MAX - 1);
    assert_line_legal(rules, start.position, &timed);
}

static void no_move_is_game_over(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("english");
    const struct dm_situation lost = {.position = setup_position(rules, "B:WK1:B")};
    struct dm_engine *engine = engine_for(rules);
    struct dm_analysis analysis;
    const struct dm_limits limits = {.depth = 1};
    assert_int_equal(dm_engine_search(engine, &lost, &limits, NULL, NULL, &analysis),
                     DM_E_GAME_OVER);
    assert_int_equal(dm_engine_play(engine, &lost, DM_EASY, 1, &analysis), DM_E_GAME_OVER);
    dm_engine_free(engine);
}

static bool stop_at_three(void *context, const struct dm_analysis *analysis) {
    unsigned *reports = context;
    assert_int_equal(analysis->depth, ++*reports);
    return analysis->depth < 3;
}

static void reports_come_by_depth_and_stop(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("turkish");
    const struct dm_situation start = start_of(rules);
    struct dm_engine *engine = engine_for(rules);
    struct dm_analysis analysis;
    unsigned reports = 0;
    const struct dm_limits limits = {.depth = 9};
    assert_int_equal(dm_engine_search(engine, &start, &limits, stop_at_three, &reports, &analysis),
                     DM_OK);
    assert_int_equal(reports, 3);
    assert_int_equal(analysis.depth, 3);
    dm_engine_free(engine);
}

struct running {
    struct dm_engine *engine;
    struct dm_situation situation;
    struct dm_analysis analysis;
    atomic_bool begun;
};

static bool note_begun(void *context, const struct dm_analysis *analysis) {
    struct running *running = context;
    (void)analysis;
    atomic_store(&running->begun, true);
    return true;
}

static void *search_without_end(void *context) {
    struct running *running = context;
    const struct dm_limits none = {.depth = 0};
    dm_engine_search(running->engine, &running->situation, &none, note_begun, running,
                     &running->analysis);
    return NULL;
}

/* Two threads: one searches, the other stops it. */
static void another_thread_can_stop(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("international");
    struct running running = {.engine = engine_for(rules), .situation = start_of(rules)};
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, search_without_end, &running), 0);
    while (!atomic_load(&running.begun)) {
    }
    dm_engine_stop(running.engine);
    assert_int_equal(pthread_join(thread, NULL), 0);
    assert_line_legal(rules, running.situation.position, &running.analysis);
    assert_in_range(running.analysis.depth, 1, DM_DEPTH_MAX - 1);
    dm_engine_free(running.engine);
}

/* A few pieces anywhere. False if the game is over there. */
static bool scattered_ending(const struct dm_rules *rules, int pieces, struct random *random,
                             struct dm_position *position) {
    *position = (struct dm_position){.side = (uint8_t)random_below(random, 2)};
    for (int i = 0; i < pieces; i++) {
        const int number = 1 + (int)random_below(random, (uint64_t)dm_square_count(rules));
        const uint64_t bit = UINT64_C(1) << dm_square_numbered(rules, number);
        const enum dm_side side = i % 2 ? DM_WHITE : DM_BLACK;
        const uint64_t taken =
            position->men[0] | position->men[1] | position->kings[0] | position->kings[1];
        if (bit & taken) continue;
        const bool king = bit & dm_last_row(rules, side) || random_below(random, 2);
        *(king ? &position->kings[side] : &position->men[side]) |= bit;
    }
    return dm_moves_count(rules, position) > 0 &&
           dm_ending_of(rules, position).result == DM_UNFINISHED;
}

/* Whether the engine has proven what the solver found, and not in fewer plies than there are. It
 * need not be the shortest way: late moves are searched less deep. */
static void assert_proven(int score, unsigned plies) {
    assert_in_range(score, DM_SCORE_PROVEN, DM_SCORE_WIN - (int)plies);
}

/* What the engine proves within a few plies is true, and what is true it proves. */
static void proofs_agree_with_the_solver(void **state) {
    enum { PLIES = 5, POSITIONS = 300 };
    const struct dm_rules *rules = *state;
    struct dm_engine *engine = engine_for(rules);
    struct solver *solver = solver_new(rules, 16);
    struct random random = {.state = 7};
    unsigned wins = 0, losses = 0;
    for (int i = 0; i < POSITIONS; i++) {
        struct dm_situation situation = {.counters = {{0}}};
        if (!scattered_ending(rules, 2 + i % 5, &random, &situation.position)) continue;
        const unsigned win = solver_win(solver, &situation.position, PLIES);
        const unsigned loss = win ? 0 : solver_loss(solver, &situation.position, PLIES);
        /* Late moves and positions far ahead are searched less deep: proofs take more depth. */
        const unsigned depth = PLIES + (win || loss ? 8 : 3);
        const int score = search(engine, &situation, (struct dm_limits){.depth = depth}).score;
        if (win)
            assert_proven(score, win);
        else if (loss)
            assert_proven(-score, loss);
        else
            assert_in_range(score + DM_SCORE_WIN, PLIES + 1, 2 * DM_SCORE_WIN - PLIES - 1);
        wins += win != 0;
        losses += loss != 0;
    }
    print_message("%s: %u wins, %u losses\n", rules->id, wins, losses);
    assert_true(wins > 0);
    solver_free(solver);
    dm_engine_free(engine);
}

/* Too few plies are left for a capture: two kings ahead, and yet a draw. */
static void counters_draw(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("english");
    struct dm_situation situation = {.position = setup_position(rules, "W:WK21,K29,K30:BK4")};
    struct dm_engine *engine = engine_for(rules);
    const struct dm_limits limits = {.depth = 8};
    assert_true(search(engine, &situation, limits).score > 200);
    for (uint16_t left = 4; left > 0; left--) {
        situation.counters.count[0] = (uint16_t)(rules->draws[0].plies - left);
        assert_int_equal(search(engine, &situation, limits).score, 0);
    }
    situation.counters.count[0] = 0;
    assert_true(search(engine, &situation, limits).score > 200);
    dm_engine_free(engine);
}

/* The keys of all positions after one move, `times` each. */
static unsigned keys_after(const struct dm_rules *rules, const struct dm_position *position,
                           unsigned times, uint64_t *keys) {
    struct dm_moves moves;
    unsigned count = 0;
    dm_moves_list(rules, position, &moves);
    for (unsigned i = 0; i < moves.count; i++) {
        const struct dm_position after = dm_move_make(position, &moves.move[i]);
        for (unsigned n = 0; n < times; n++) keys[count++] = dm_position_key(&after);
    }
    return count;
}

/* Whatever is played has stood before: once is nothing yet, the third time ends the game. */
static void repetitions_draw(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("italian");
    uint64_t keys[64];
    struct dm_situation situation = {.position = setup_position(rules, "W:WK15,K18,K23:BK5"),
                                     .keys = keys};
    const struct dm_limits limits = {.depth = 6};
    situation.key_count = keys_after(rules, &situation.position, 1, keys);
    assert_true(search_once(rules, &situation, limits).score > 100);
    situation.key_count = keys_after(rules, &situation.position, 2, keys);
    assert_int_equal(search_once(rules, &situation, limits).score, 0);
}

/* Taking all but one man leaves a king against a man: won by the record, or not. */
static void endings_by_material_count(void **state) {
    (void)state;
    const char *const fen = "W:WKa1:Ba4,h6";
    const struct dm_limits limits = {.depth = 2};
    const struct dm_rules *rules = dm_rules_find("turkish-dama");
    struct dm_situation situation = {.position = setup_position(rules, fen)};
    assert_int_equal(search_once(rules, &situation, limits).score, DM_SCORE_WIN - 1);
    rules = dm_rules_find("turkish-ludoteka");
    situation.position = setup_position(rules, fen);
    assert_int_equal(search_once(rules, &situation, limits).score, 0);
}

/* The board turned round and the sides exchanged: the same position seen from the other chair. */
static struct dm_position turned_round(const struct dm_rules *rules,
                                       const struct dm_position *position) {
    struct dm_position turned = {.side = position->side ^ 1};
    for (int square = 0; square < 64; square++) {
        const uint64_t bit = UINT64_C(1) << square;
        if (!(dm_squares(rules) & bit)) continue;
        const int at = dm_square_at(rules, rules->size - 1 - dm_square_file(rules, square),
                                    rules->size - 1 - dm_square_rank(rules, square));
        for (int side = 0; side < 2; side++) {
            if (position->men[side] & bit) turned.men[side ^ 1] |= UINT64_C(1) << at;
            if (position->kings[side] & bit) turned.kings[side ^ 1] |= UINT64_C(1) << at;
        }
    }
    return turned;
}

static void evaluation_has_no_favourite(void **state) {
    const struct dm_rules *rules = *state;
    struct random random = {.state = 3};
    const struct dm_position start = dm_position_start(rules);
    struct dm_engine *engine = engine_for(rules);
    assert_in_range(dm_engine_evaluate(engine, &start) + 100, 0, 200);
    for (int i = 0; i < 50; i++) {
        struct dm_position position;
        if (!random_ending(rules, 4 + i % 16, &random, &position)) continue;
        const struct dm_position turned = turned_round(rules, &position);
        assert_int_equal(dm_engine_evaluate(engine, &position),
                         dm_engine_evaluate(engine, &turned));
    }
    dm_engine_free(engine);
}

typedef void (*test_fn)(void **state);
static const struct {
    const char *name;
    test_fn run;
} everywhere[] = {{"best lines are legal", best_lines_are_legal},
                  {"counts repeat", counts_repeat},
                  {"home-made records", home_made_records_play_alike},
                  {"limits hold", limits_hold},
                  {"proofs", proofs_agree_with_the_solver},
                  {"evaluation has no favourite", evaluation_has_no_favourite}};
#define EVERYWHERE (sizeof everywhere / sizeof *everywhere)

/* Each of the tests above for each rule set. */
static int run_everywhere(void) {
    const size_t count = EVERYWHERE * dm_rules_count();
    struct CMUnitTest *tests = calloc(count, sizeof *tests);
    if (!tests) return 1;
    for (size_t i = 0; i < count; i++) {
        const struct dm_rules *rules = dm_rules_at((unsigned)(i / EVERYWHERE));
        tests[i] =
            (struct CMUnitTest){everywhere[i % EVERYWHERE].name, everywhere[i % EVERYWHERE].run,
                                NULL, NULL, (void *)(uintptr_t)rules};
    }
    const int failed = _cmocka_run_group_tests("engine, every rule set", tests, count, NULL, NULL);
    free(tests);
    return failed;
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(bait_need_not_be_taken),
                                       cmocka_unit_test(no_move_is_game_over),
                                       cmocka_unit_test(reports_come_by_depth_and_stop),
                                       cmocka_unit_test(another_thread_can_stop),
                                       cmocka_unit_test(counters_draw),
                                       cmocka_unit_test(repetitions_draw),
                                       cmocka_unit_test(endings_by_material_count)};
    const int failed = cmocka_run_group_tests_name("engine", tests, NULL, NULL);
    return failed + run_everywhere();
}
