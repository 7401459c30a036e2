#include "engine/evaluate.h"

#include "rules/geometry.h"
#include "rules/pieces.h"

/* Hundredths of a man. */
enum {
    MAN = 100,
    KING_SHORT = 150,    /* steps one square at a time */
    KING_FLYING = 300,   /* on a diagonal board */
    KING_CROSSING = 450, /* flying along rows and columns: it reaches every square */
    ADVANCE_GUARDED = 0, /* each row that a man has gone, where it can't take what it has passed, */
    ADVANCE_BACK = 3,    /* ... where it takes backwards, */
    ADVANCE_CROSS = 5,   /* ... and on a board without diagonals */
    HOME = 6,            /* each man that still guards its own row */
    CENTRE = 3,          /* each piece in the middle columns and rows */
    MOBILITY = 2,        /* each step that is open */
    TEMPO = 3            /* being on the move */
};

static int king_worth(const struct dm_rules *rules) {
    if (!rules->king_flies) return KING_SHORT;
    return rules->diagonal ? KING_FLYING : KING_CROSSING;
}

/* What a row gained is worth differs more than anything else: measured by matches. */
static int advance_worth(const struct dm_rules *rules) {
    if (!rules->diagonal) return ADVANCE_CROSS;
    return rules->man_takes & (DM_SW | DM_SE) ? ADVANCE_BACK : ADVANCE_GUARDED;
}

/* The steps in a set of directions; their number is returned. */
static unsigned prepare_steps(const struct dm_rules *rules, unsigned directions,
                              struct evaluation_step *steps) {
    const uint64_t squares = board_squares(rules);
    unsigned count = 0;
    for (int d = 0; d < DM_DIRECTIONS && count < EVALUATION_STEPS; d++) {
        if (!(directions >> d & 1)) continue;
        steps[count].source = step(rules, squares, opposite(d)) & squares;
        steps[count].turn = (unsigned)step_offset(rules, d) & 63;
        count++;
    }
    return count;
}

static void prepare_rows(struct evaluation *evaluation, const struct dm_rules *rules) {
    for (int row = 0; row < rules->size; row++) {
        const uint64_t squares[2] = {row_squares(rules, row),
                                     row_squares(rules, rules->size - 1 - row)};
        for (int side = 0; side < 2; side++) {
            for (int bit = 0; bit < EVALUATION_BITS; bit++)
                if (row >> bit & 1) evaluation->row_bit[side][bit] |= squares[side];
            if (row == rules->empty_rows) evaluation->home[side] = squares[side];
        }
    }
}

/* All squares at least two steps from every edge. */
static uint64_t centre_of(const struct dm_rules *rules) {
    uint64_t inside = board_squares(rules);
    const uint64_t squares = inside;
    for (int i = 0; i < 2; i++) {
        const uint64_t ring = inside;
        for (int d = 0; d < DM_DIRECTIONS; d++)
            if ((d % 2 != 0) == rules->diagonal) inside &= step(rules, ring, d);
    }
    return inside & squares;
}

void evaluation_prepare(struct evaluation *evaluation, const struct dm_rules *rules) {
    *evaluation = (struct evaluation){.squares = board_squares(rules),
                                      .centre = centre_of(rules),
                                      .king = king_worth(rules),
                                      .advance = advance_worth(rules)};
    prepare_rows(evaluation, rules);
    for (int side = 0; side < 2; side++)
        evaluation->man_steps =
            prepare_steps(rules, turned(rules->man_moves, side), evaluation->man_step[side]);
    evaluation->king_steps = prepare_steps(rules, rules->king_moves, evaluation->king_step);
}

static uint64_t turn_left(uint64_t bits, unsigned by) { return bits << by | bits >> (-by & 63); }

static int open_steps(const struct evaluation_step *steps, unsigned count, uint64_t pieces,
                      uint64_t empty) {
    int open = 0;
    for (unsigned i = 0; i < count; i++)
        open += bit_count(turn_left(pieces & steps[i].source, steps[i].turn) & empty);
    return open;
}

static int rows_gone(const struct evaluation *evaluation, uint64_t men, int side) {
    int rows = 0;
    for (int bit = 0; bit < EVALUATION_BITS; bit++)
        rows += bit_count(men & evaluation->row_bit[side][bit]) << bit;
    return rows;
}

static int material(const struct evaluation *evaluation, const struct dm_position *position,
                    int side) {
    return MAN * bit_count(position->men[side]) +
           evaluation->king * bit_count(position->kings[side]);
}

static int placement(const struct evaluation *evaluation, const struct dm_position *position,
                     int side, uint64_t empty) {
    const uint64_t men = position->men[side], kings = position->kings[side];
    const int steps = open_steps(evaluation->man_step[side], evaluation->man_steps, men, empty) +
                      open_steps(evaluation->king_step, evaluation->king_steps, kings, empty);
    return evaluation->advance * rows_gone(evaluation, men, side) +
           HOME * bit_count(men & evaluation->home[side]) +
           CENTRE * bit_count((men | kings) & evaluation->centre) + MOBILITY * steps;
}

/* Being ahead is worth more the fewer pieces are left, so that the side that is ahead exchanges:
 * twice as much with none left as with all. */
static int simplified(int difference, int pieces, int full) {
    return difference + difference * (full - pieces) / full;
}

void evaluation_use(struct evaluation *evaluation, const struct dm_network *network) {
    evaluation->network = network;
}

void evaluation_begin(const struct evaluation *evaluation, struct network_sums *sums) {
    if (evaluation->network) network_begin(evaluation->network, sums);
}

static int built_in(const struct evaluation *evaluation, const struct dm_position *position) {
    const uint64_t pieces = pieces_of(position);
    const uint64_t empty = evaluation->squares & ~pieces;
    const int us = position->side, them = us ^ 1;
    const int ahead = material(evaluation, position, us) - material(evaluation, position, them);
    const int better =
        placement(evaluation, position, us, empty) - placement(evaluation, position, them, empty);
    return simplified(ahead, bit_count(pieces), bit_count(evaluation->squares)) + better + TEMPO;
}

static int bounded(int score) {
    if (score >= DM_SCORE_TABLES) return DM_SCORE_TABLES - 1;
    return score <= -DM_SCORE_TABLES ? 1 - DM_SCORE_TABLES : score;
}

int evaluate(const struct evaluation *evaluation, struct network_sums *sums,
             const struct dm_position *position) {
    if (!evaluation->network) return built_in(evaluation, position);
    return bounded(network_evaluate(evaluation->network, sums, position));
}
