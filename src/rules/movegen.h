/* The move generator, as a template. A file that includes this defines before
 *
 *     R            the record, as a constant pointer: its fields fold into the code
 *     GENERATOR    the name of the table of functions that it gets
 *     KEEP_PATHS   if chains are to remember their stops (for generator_walk)
 *
 * Why a template: with a constant record the code is half as fast again as with a pointer to one
 * (ARCHITECTURE.md). Each side has its own copy, so that every shift is by a constant. */
#include "rules/generator.h"
#include "rules/key.h"
#include "rules/make.h"
#include "rules/perft_table.h"

/* Every function takes the record, though with a constant R few look at it. */
#define RULES const struct dm_rules *rules __attribute__((unused))

/* The board as the side to move sees it. */
struct view {
    uint64_t men, kings;         /* own */
    uint64_t enemy, enemy_kings; /* enemy: all of them */
    uint64_t empty;
};

ALWAYS_INLINE struct view view_of(RULES, uint64_t men, uint64_t kings, uint64_t enemy_men,
                                  uint64_t enemy_kings) {
    const uint64_t enemy = enemy_men | enemy_kings;
    return (struct view){.men = men,
                         .kings = kings,
                         .enemy = enemy,
                         .enemy_kings = enemy_kings,
                         .empty = board_squares(R) & ~(men | kings | enemy)};
}

/* One piece's chains: what does not change from jump to jump, and where they end up. */
struct hunt {
    const struct dm_rules *rules;
    uint64_t enemy, enemy_kings;
    uint64_t free; /* empty squares at the start, with the origin */
    uint64_t best; /* highest value so far, of all pieces' chains */
    int from;
    bool was_king;
    unsigned jumps; /* left to search before giving up */
    struct dm_moves *out;
#ifdef KEEP_PATHS
    chain_fn visit;
    void *context;
    struct dm_path path;
#endif
};
/* Positions from play need a few dozen jumps; contrived ones can have more chains than there is
 * time. Then the list says so (overflow). */
#define JUMPS_MAX (1u << 17)

/* One jump, as it is passed down a chain. */
struct jump {
    uint64_t at;    /* where the piece is now */
    uint64_t taken; /* so far */
    uint64_t early; /* see struct dm_choice */
    int direction;  /* of the last jump, -1 at the origin */
};

/* What makes one chain go before another. */
ALWAYS_INLINE uint64_t chain_value(const struct hunt *hunt, const struct jump *jump) {
    const struct dm_rules *rules __attribute__((unused)) = hunt->rules;
    const struct dm_choice w = R->choice;
    return w.pieces * (uint64_t)bit_count(jump->taken) + (hunt->was_king ? w.by_king : 0) +
           w.kings * (uint64_t)bit_count(jump->taken & hunt->enemy_kings) + w.early * jump->early;
}

/* A chain that meets itself again can take the same pieces in another order. Adds nothing then,
 * but a man that was crowned on one of the ways is crowned. */
ALWAYS_INLINE bool listed(const struct hunt *hunt, const struct dm_move *move) {
    if (bit_count(move->taken) < 2) return false;
    for (unsigned i = 0; i < hunt->out->count; i++) {
        struct dm_move *other = &hunt->out->move[i];
        if (other->taken != move->taken || other->from != move->from || other->to != move->to)
            continue;
        other->king |= move->king;
        other->crowns |= move->crowns;
        return true;
    }
    return false;
}

ALWAYS_INLINE void add(struct dm_moves *out, const struct dm_move *move) {
    if (out->count == DM_MOVES_MAX)
        out->overflow = true;
    else
        out->move[out->count++] = *move;
}

/* A chain is finished: keeps it if none of higher value is known. */
static void finish(struct hunt *hunt, const struct jump *jump, bool king) {
    const struct dm_rules *rules __attribute__((unused)) = hunt->rules;
    const struct dm_choice w = R->choice;
    const struct dm_move move = {.taken = jump->taken,
                                 .from = (uint8_t)hunt->from,
                                 .to = (uint8_t)bit_index(jump->at),
                                 .king = king,
                                 .crowns = king && !hunt->was_king};
    if (w.pieces | w.by_king | w.kings | w.early) {
        const uint64_t value = chain_value(hunt, jump);
        if (value < hunt->best) return;
        if (value > hunt->best) hunt->out->count = 0;
        hunt->best = value;
    }
#ifdef KEEP_PATHS
    if (hunt->visit) {
        hunt->visit(hunt->context, &move, &hunt->path);
        return; /* who walks needs no list, and looking through one takes long */
    }
#endif
    if (!listed(hunt, &move)) add(hunt->out, &move);
}

ALWAYS_INLINE struct jump jumped(const struct hunt *hunt, const struct jump *jump, uint64_t over,
                                 uint64_t to, int direction) {
    return (struct jump){.at = to,
                         .taken = jump->taken | over,
                         .early = jump->early << 1 | ((over & hunt->enemy_kings) != 0),
                         .direction = direction};
}

/* Squares a chain may cross and land on. */
ALWAYS_INLINE uint64_t open_squares(const struct hunt *hunt, uint64_t taken) {
    const struct dm_rules *rules __attribute__((unused)) = hunt->rules;
    return R->lifted_at_once ? hunt->free | taken : hunt->free;
}

/* Counts jumps; false when it is time to give up. */
ALWAYS_INLINE bool may_jump(struct hunt *hunt) {
    if (hunt->jumps--) return true;
    hunt->jumps = 0;
    hunt->out->overflow = true;
    return false;
}

ALWAYS_INLINE void push(struct hunt *hunt, uint64_t over, uint64_t to) {
#ifdef KEEP_PATHS
    hunt->path.stop[hunt->path.stops++] = (uint8_t)bit_index(to);
    hunt->path.taken[hunt->path.takes++] = (uint8_t)bit_index(over);
#else
    (void)hunt, (void)over, (void)to;
#endif
}

ALWAYS_INLINE void pop(struct hunt *hunt) {
#ifdef KEEP_PATHS
    hunt->path.stops--, hunt->path.takes--;
#else
    (void)hunt;
#endif
}

/* A tally of a man's chains that differ in nothing but length: how many there are, and, where the
 * longest must be taken, how long those are, above the count. */
#define TALLY_COUNT UINT64_C(0xFFFFFFFF)
#define TALLY_OPEN UINT64_MAX

ALWAYS_INLINE uint64_t tally_one(RULES, uint64_t taken) {
    return 1 + (R->choice.pieces ? (uint64_t)bit_count(taken) * (TALLY_COUNT + 1) : 0);
}

ALWAYS_INLINE uint64_t tally_add(RULES, uint64_t a, uint64_t b) {
    if (a == TALLY_OPEN || b == TALLY_OPEN) return TALLY_OPEN;
    if (!R->choice.pieces || a >> 32 == b >> 32)
        return a + (R->choice.pieces ? b & TALLY_COUNT : b);
    return a > b ? a : b;
}

/* Chains that differ may have the same effect only if one can run in a circle, which takes four
 * jumps, in both directions of both axes. */
#define LOOP_FROM 3
ALWAYS_INLINE bool can_loop(RULES) { return bit_count(R->man_takes & R->man_takes >> 4) > 1; }

#define PASTE(a, b) a##_##b
#define PASTED(a, b) PASTE(a, b)
#define S(name) PASTED(name, SIDE)
#define SIDE 0
#define OTHER 1
#include "rules/movegen_side.h"
#undef SIDE
#undef OTHER
#define SIDE 1
#define OTHER 0
#include "rules/movegen_side.h"
#undef SIDE
#undef OTHER

static void generate(RULES, const struct dm_position *position, struct dm_moves *out) {
    if (position->side == DM_WHITE)
        list_0(rules, position, out);
    else
        list_1(rules, position, out);
}

static void generate_captures(RULES, const struct dm_position *position, struct dm_moves *out) {
    if (position->side == DM_WHITE)
        list_only_captures_0(rules, position, out);
    else
        list_only_captures_1(rules, position, out);
}

static bool can_capture(RULES, const struct dm_position *position) {
    return position->side == DM_WHITE ? can_capture_0(rules, position)
                                      : can_capture_1(rules, position);
}

#ifndef __wasm__ /* counting is half of the code, and the browser does without its speed */

/* Perft hands the four words of a position down in registers. */
#define WORDS uint64_t men, uint64_t kings, uint64_t enemy_men, uint64_t enemy_kings

ALWAYS_INLINE uint64_t perft_key(WORDS, int side, unsigned depth) {
    const struct dm_position position = {
        .men = {men, enemy_men}, .kings = {kings, enemy_kings}, .side = (uint8_t)side};
    return perft_key_of(&position, depth);
}

static uint64_t perft_0(RULES, WORDS, unsigned depth, struct dm_perft_table *table);
static uint64_t perft_1(RULES, WORDS, unsigned depth, struct dm_perft_table *table);

#define SIDE 0
#define OTHER 1
#include "rules/count_side.h"
#undef SIDE
#undef OTHER
#define SIDE 1
#define OTHER 0
#include "rules/count_side.h"
#include "rules/perft_side.h"
#undef SIDE
#undef OTHER
#define SIDE 0
#define OTHER 1
#include "rules/perft_side.h"
#undef SIDE
#undef OTHER

static uint64_t count(RULES, const struct dm_position *position) {
    return position->side == DM_WHITE ? count_0(rules, position) : count_1(rules, position);
}

static uint64_t perft(RULES, const struct dm_position *position, unsigned depth,
                      struct dm_perft_table *table) {
    const uint64_t *men = position->men, *kings = position->kings;
    return position->side == DM_WHITE
               ? perft_0(rules, men[0], kings[0], men[1], kings[1], depth, table)
               : perft_1(rules, men[1], kings[1], men[0], kings[0], depth, table);
}

#endif

const struct dm_generator GENERATOR = {
    .list = generate,
    .captures = generate_captures,
    .can_capture = can_capture,
#ifndef __wasm__
    .count = count,
    .perft = perft,
#endif
};
