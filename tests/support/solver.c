#include "support/solver.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "damier/moves.h"

/* A position and how many plies were tried: whether the side to move wins within them. */
struct decided {
    struct dm_position position;
    uint8_t plies; /* 0 = empty entry */
    bool wins;
};

struct solver {
    const struct dm_rules *rules;
    uint64_t mask;
    struct decided *decided;
};

struct solver *solver_new(const struct dm_rules *rules, unsigned bits) {
    struct solver *solver = malloc(sizeof *solver);
    assert_non_null(solver);
    *solver = (struct solver){.rules = rules, .mask = (UINT64_C(1) << bits) - 1};
    solver->decided = calloc(solver->mask + 1, sizeof *solver->decided);
    assert_non_null(solver->decided);
    return solver;
}

void solver_free(struct solver *solver) {
    free(solver->decided);
    free(solver);
}

static bool wins(struct solver *solver, const struct dm_position *position, unsigned plies);

static struct decided *entry_of(struct solver *solver, const struct dm_position *position,
                                unsigned plies) {
    return &solver->decided[(dm_position_key(position) + plies) & solver->mask];
}

/* The side that has won by material; DM_UNFINISHED also while there are no legal moves. */
static enum dm_result ended(const struct solver *solver, const struct dm_position *position) {
    if (dm_moves_count(solver->rules, position) == 0) return DM_UNFINISHED;
    return dm_ending_of(solver->rules, position).result;
}

/* Whether the side to move has lost, or will have within so many plies, whatever it does. */
static bool loses(struct solver *solver, const struct dm_position *position, unsigned plies) {
    const enum dm_result result = ended(solver, position);
    if (result != DM_UNFINISHED)
        return result == (position->side == DM_WHITE ? DM_BLACK_WINS : DM_WHITE_WINS);
    struct dm_moves moves;
    dm_moves_list(solver->rules, position, &moves);
    bool lost = moves.count == 0 || plies > 0;
    for (unsigned i = 0; i < moves.count && lost; i++) {
        const struct dm_position after = dm_move_make(position, &moves.move[i]);
        lost = wins(solver, &after, plies - 1);
    }
    return lost;
}

static bool has_winning_move(struct solver *solver, const struct dm_position *position,
                             unsigned plies) {
    struct dm_moves moves;
    dm_moves_list(solver->rules, position, &moves);
    bool won = false;
    for (unsigned i = 0; i < moves.count && !won; i++) {
        const struct dm_position after = dm_move_make(position, &moves.move[i]);
        won = loses(solver, &after, plies - 1);
    }
    return won;
}

static bool wins(struct solver *solver, const struct dm_position *position, unsigned plies) {
    const enum dm_result result = ended(solver, position);
    if (result != DM_UNFINISHED)
        return result == (position->side == DM_WHITE ? DM_WHITE_WINS : DM_BLACK_WINS);
    if (plies == 0) return false;
    struct decided *entry = entry_of(solver, position, plies);
    if (entry->plies == plies && dm_position_equal(&entry->position, position)) return entry->wins;
    const bool won = has_winning_move(solver, position, plies);
    *entry = (struct decided){*position, (uint8_t)plies, won};
    return won;
}

unsigned solver_win(struct solver *solver, const struct dm_position *position, unsigned most) {
    for (unsigned plies = 1; plies <= most; plies++)
        if (wins(solver, position, plies)) return plies;
    return 0;
}

unsigned solver_loss(struct solver *solver, const struct dm_position *position, unsigned most) {
    for (unsigned plies = 1; plies <= most; plies++)
        if (loses(solver, position, plies)) return plies;
    return 0;
}
