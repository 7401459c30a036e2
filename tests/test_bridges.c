/* Boland's bridge endings (English draughts; not part of this project: the test is skipped where
 * the file is absent). What the engine proves at depth 15 is held against the recorded results and
 * against a solver that tries everything. DAMIER_LONG=1: all that the solver can prove within 17
 * plies must be proven. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "damier/engine.h"
#include "damier/pdn.h"
#include "support/solver.h"

#define BRIDGES SOURCE_DIR "/../shared/games/english-problems-bridges.pdn"
#define DEPTH 15
#define SOLVER_PLIES 17

struct bridges {
    const struct dm_rules *rules;
    struct dm_engine *engine;
    bool exhaustive;
    unsigned won;    /* problems that one side wins, as the file says */
    unsigned proven; /* of these by the engine */
    unsigned seen;   /* at least half a man up for the winner, proven ones included */
    unsigned solved; /* by the solver */
};

static long read_file(void *file, char *buffer, size_t size) {
    return (long)fread(buffer, 1, size, file);
}

/* The plies of a forced win or loss, 0 if the solver finds none. */
static unsigned solve(const struct dm_rules *rules, const struct dm_position *position,
                      unsigned most) {
    struct solver *solver = solver_new(rules, 18);
    unsigned plies = solver_win(solver, position, most);
    if (!plies) plies = solver_loss(solver, position, most);
    solver_free(solver);
    return plies;
}

/* A problem that one side wins. `score` is the engine's, from that side's view. */
static void judge(struct bridges *bridges, const struct dm_pdn_game *problem, int score) {
    const bool proven = score >= DM_SCORE_PROVEN;
    if (score <= -100) fail_msg("problem %u: %d for the winner", problem->number, score);
    bridges->seen += score >= 50;
    bridges->proven += proven;
    if (!proven && !bridges->exhaustive) return;
    const unsigned plies = solve(bridges->rules, dm_game_position(problem->game), SOLVER_PLIES);
    bridges->solved += plies != 0;
    if (plies && !proven) fail_msg("problem %u: won in %u plies", problem->number, plies);
    if (proven && DM_SCORE_WIN - score <= SOLVER_PLIES && !plies)
        fail_msg("problem %u: not won in %d plies", problem->number, DM_SCORE_WIN - score);
}

static void try_problem(struct bridges *bridges, const struct dm_pdn_game *problem) {
    if (!problem->game || problem->fault.code || problem->result == DM_DRAW) return;
    const struct dm_situation situation = {.position = *dm_game_position(problem->game)};
    const struct dm_limits limits = {.depth = DEPTH};
    struct dm_analysis analysis;
    dm_engine_clear(bridges->engine);
    assert_int_equal(dm_engine_search(bridges->engine, &situation, &limits, NULL, NULL, &analysis),
                     DM_OK);
    const bool mover_wins =
        (problem->result == DM_WHITE_WINS) == (situation.position.side == DM_WHITE);
    bridges->won++;
    judge(bridges, problem, mover_wins ? analysis.score : -analysis.score);
}

static void won_bridges_are_solved(void **state) {
    (void)state;
    FILE *file = fopen(BRIDGES, "r");
    if (!file) {
        print_message("%s is absent\n", BRIDGES);
        skip();
    }
    const char *wanted = getenv("DAMIER_LONG");
    struct bridges bridges = {.rules = dm_rules_find("english"),
                              .exhaustive = wanted && strcmp(wanted, "1") == 0};
    bridges.engine = dm_engine_new(bridges.rules, 16);
    struct dm_pdn_reader *reader = dm_pdn_open(bridges.rules, read_file, file);
    assert_non_null(bridges.engine);
    assert_non_null(reader);
    const struct dm_pdn_game *problem = NULL;
    while (!dm_pdn_next(reader, &problem) && problem) try_problem(&bridges, problem);
    print_message("%u won endings: %u proven at depth %d, %u seen to be won, %u solved\n",
                  bridges.won, bridges.proven, DEPTH, bridges.seen, bridges.solved);
    assert_true(bridges.won > 100);
    assert_true(bridges.proven >= bridges.solved && bridges.solved > 0);
    dm_pdn_close(reader);
    dm_engine_free(bridges.engine);
    fclose(file);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(won_bridges_are_solved)};
    return cmocka_run_group_tests_name("bridges", tests, NULL, NULL);
}
