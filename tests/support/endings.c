#include "support/endings.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "damier/draws.h"

struct ending {
    bool exists, known;
    struct dm_table_value value;
};

/* All positions of some material. */
struct family {
    unsigned kind[4]; /* how many of each */
    struct ending *ending;
};

struct endings {
    const struct dm_rules *rules;
    unsigned count;
    struct family family[32];
};

/* --- positions as numbers --------------------------------------------------------------------- */

/* A position of some material is a number: six bits for each square, white men, white kings, black
 * men, black kings, each kind's squares ascending; and one for the side to move. */
static unsigned placements(const struct family *family) {
    unsigned bits = 1;
    for (unsigned kind = 0; kind < 4; kind++) bits += 6 * family->kind[kind];
    return 1u << bits;
}

static uint64_t *kind_of(struct dm_position *position, unsigned kind) {
    uint64_t *const sets[] = {&position->men[0], &position->kings[0], &position->men[1],
                              &position->kings[1]};
    return sets[kind];
}

static unsigned number_of(const struct dm_position *given) {
    struct dm_position position = *given;
    unsigned number = 0;
    for (unsigned kind = 0; kind < 4; kind++)
        for (uint64_t set = *kind_of(&position, kind); set; set &= set - 1)
            number = number << 6 | (unsigned)__builtin_ctzll(set);
    return number << 1 | position.side;
}

/* Not every number is a position. */
static bool position_of(const struct endings *endings, const struct family *family, unsigned number,
                        struct dm_position *position) {
    uint64_t all = 0;
    unsigned rest = number >> 1;
    *position = (struct dm_position){.side = number & 1};
    for (int kind = 3; kind >= 0; kind--) {
        for (unsigned i = 0; i < family->kind[kind]; i++, rest >>= 6) {
            const uint64_t bit = UINT64_C(1) << (rest & 63);
            if (all & bit || !(dm_squares(endings->rules) & bit)) return false;
            all |= bit;
            *kind_of(position, (unsigned)kind) |= bit;
        }
    }
    return rest == 0 && number_of(position) == number &&
           !(position->men[0] & dm_last_row(endings->rules, DM_WHITE)) &&
           !(position->men[1] & dm_last_row(endings->rules, DM_BLACK));
}

static const struct family *family_of(const struct endings *endings,
                                      const struct dm_position *given) {
    struct dm_position position = *given;
    for (unsigned i = 0; i < endings->count; i++) {
        unsigned same = 0;
        for (unsigned kind = 0; kind < 4; kind++)
            same += (unsigned)__builtin_popcountll(*kind_of(&position, kind)) ==
                    endings->family[i].kind[kind];
        if (same == 4) return &endings->family[i];
    }
    fail_msg("no family of this material");
    return NULL;
}

/* --- values ----------------------------------------------------------------------------------- */

/* What is known so far of a position after a move; a capture or crowning is one ply away. */
static bool after_move(const struct endings *endings, const struct dm_position *position,
                       const struct dm_move *move, unsigned sweep, struct dm_table_value *value) {
    const struct dm_position after = dm_move_make(position, move);
    const bool converts = move->taken || move->crowns;
    *value = (struct dm_table_value){1, 1};
    if (!(after.men[after.side] | after.kings[after.side])) return true;
    const struct ending *ending = &family_of(endings, &after)->ending[number_of(&after)];
    if (!ending->known || (!converts && ending->value.plies >= sweep)) return false;
    value->result = (int8_t)-ending->value.result;
    value->plies = (uint16_t)(converts ? 1 : ending->value.plies + 1);
    return true;
}

/* Over at once? */
static bool is_over(const struct endings *endings, const struct dm_position *position,
                    unsigned moves, int *result) {
    const enum dm_result ending = dm_ending_of(endings->rules, position).result;
    *result = -1;
    if (!moves) return true;
    if (ending == DM_UNFINISHED) return false;
    const bool white_to_move = position->side == DM_WHITE;
    if (ending == DM_DRAW)
        *result = 0;
    else if ((ending == DM_WHITE_WINS) == white_to_move)
        *result = 1;
    return true;
}

/* Won or lost in exactly `sweep` plies? */
static bool decide(const struct endings *endings, const struct dm_position *position,
                   unsigned sweep, struct dm_table_value *value) {
    struct dm_moves moves;
    int result;
    bool lost = true;
    dm_moves_list(endings->rules, position, &moves);
    if (is_over(endings, position, moves.count, &result)) {
        *value = (struct dm_table_value){(int8_t)result, 0};
        return true;
    }
    *value = (struct dm_table_value){1, (uint16_t)sweep};
    if (sweep == 0) return false;
    for (unsigned i = 0; i < moves.count; i++) {
        struct dm_table_value after;
        const bool known = after_move(endings, position, &moves.move[i], sweep, &after);
        if (known && after.result > 0) return true;
        lost = lost && known && after.result < 0;
    }
    value->result = -1;
    return lost;
}

static unsigned sweep_once(const struct endings *endings, const struct family *family,
                           unsigned sweep) {
    unsigned decided = 0;
    for (unsigned number = 0; number < placements(family); number++) {
        struct ending *ending = &family->ending[number];
        struct dm_position position;
        if (!ending->exists || ending->known) continue;
        position_of(endings, family, number, &position);
        if (!decide(endings, &position, sweep, &ending->value)) continue;
        ending->known = true;
        decided++;
    }
    return decided;
}

static void solve(const struct endings *endings, const struct family *family) {
    for (unsigned number = 0; number < placements(family); number++) {
        struct dm_position position;
        family->ending[number].exists = position_of(endings, family, number, &position);
    }
    unsigned decided = 1;
    for (unsigned sweep = 0; sweep < 2 || decided; sweep++)
        decided = sweep_once(endings, family, sweep);
    for (unsigned number = 0; number < placements(family); number++) {
        struct ending *ending = &family->ending[number];
        if (ending->known) continue;
        ending->value = (struct dm_table_value){0, 0};
        ending->known = true;
    }
}

/* --- the whole -------------------------------------------------------------------------------- */

static void add(struct endings *endings, const struct family *wanted) {
    struct family *family = &endings->family[endings->count++];
    *family = *wanted;
    family->ending = calloc(placements(family), sizeof *family->ending);
    assert_non_null(family->ending);
    solve(endings, family);
}

/* All families of so many pieces, so many of them men. */
static void add_all(struct endings *endings, unsigned pieces, unsigned men) {
    for (unsigned white = 1; white < pieces; white++)
        for (unsigned white_men = 0; white_men <= men && white_men <= white; white_men++)
            if (men - white_men <= pieces - white)
                add(endings,
                    &(struct family){.kind = {white_men, white - white_men, men - white_men,
                                              pieces - white - men + white_men}});
}

struct endings *endings_solve(const struct dm_rules *rules, unsigned pieces) {
    struct endings *endings = calloc(1, sizeof *endings);
    assert_non_null(endings);
    endings->rules = rules;
    for (unsigned all = 2; all <= pieces; all++)
        for (unsigned men = 0; men <= all; men++) add_all(endings, all, men);
    return endings;
}

void endings_free(struct endings *endings) {
    for (unsigned i = 0; i < endings->count; i++) free(endings->family[i].ending);
    free(endings);
}

unsigned endings_each(const struct endings *endings, ending_fn use, void *context) {
    unsigned count = 0;
    for (unsigned i = 0; i < endings->count; i++) {
        const struct family *family = &endings->family[i];
        for (unsigned number = 0; number < placements(family); number++) {
            struct dm_position position;
            if (!family->ending[number].exists) continue;
            position_of(endings, family, number, &position);
            use(context, &position, family->ending[number].value);
            count++;
        }
    }
    return count;
}
