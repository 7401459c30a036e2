#include "engine/order.h"

#include "rules/geometry.h"

/* Ranks, far enough apart that none reaches the next; they fit 21 bits. */
enum {
    HISTORY_MAX = 1 << 14,
    COUNTER = 2 * HISTORY_MAX,
    KILLER = 3 * HISTORY_MAX, /* the older one; the newer one more ahead by 1 */
    CROWNS = HISTORY_MAX / 2,
    TAKES = HISTORY_MAX, /* each piece */
    TAKES_KING = HISTORY_MAX / 2,
    FIRST = 1 << 20
};
#define INDEX_BITS 10
_Static_assert(DM_MOVES_MAX == 1 << INDEX_BITS, "a rank has room for an index");

void ordering_fade(struct ordering *ordering) {
    for (int side = 0; side < 2; side++)
        for (int code = 0; code < MOVE_CODES; code++) ordering->history[side][code] /= 2;
}

static int worth_of(const struct ordering *ordering, int side, const struct node_hints *hints,
                    const struct dm_move *move) {
    const move_code code = code_of(move);
    const int worth = ordering->history[side][code] + (move->crowns ? CROWNS : 0);
    if (move->taken) return worth + TAKES * bit_count(move->taken);
    if (code == hints->killer[0]) return KILLER + 1;
    if (code == hints->killer[1]) return KILLER;
    return code == hints->counter ? COUNTER : worth;
}

void order_rank(const struct ordering *ordering, int side, const struct node_hints *hints,
                struct ranked *ranked) {
    for (unsigned i = 0; i < ranked->moves.count; i++) {
        const struct dm_move *move = &ranked->moves.move[i];
        const int worth = i == hints->first ? FIRST : worth_of(ordering, side, hints, move);
        ranked->rank[i] = worth * (1 << INDEX_BITS) + (int)(DM_MOVES_MAX - 1 - i);
    }
}

static unsigned index_of(int32_t rank) {
    return DM_MOVES_MAX - 1 - ((unsigned)rank & (DM_MOVES_MAX - 1));
}

unsigned order_pick(struct ranked *ranked, unsigned i) {
    unsigned best = i;
    for (unsigned j = i + 1; j < ranked->moves.count; j++)
        if (ranked->rank[j] > ranked->rank[best]) best = j;
    const int32_t rank = ranked->rank[best];
    ranked->rank[best] = ranked->rank[i];
    ranked->rank[i] = rank;
    return index_of(rank);
}

/* Moves an entry towards +-HISTORY_MAX, the slower the nearer it is: it never leaves the range. */
static void learn(int16_t *history, int bonus) {
    const int weight = bonus < 0 ? -bonus : bonus;
    *history = (int16_t)(*history + bonus - *history * weight / HISTORY_MAX);
}

void order_learn(struct ordering *ordering, int side, const struct ranked *ranked, unsigned i,
                 int depth) {
    const int bonus = 32 * (depth < 16 ? depth * depth : 256);
    int16_t *history = ordering->history[side];
    learn(&history[code_of(&ranked->moves.move[index_of(ranked->rank[i])])], bonus);
    for (unsigned j = 0; j < i; j++)
        learn(&history[code_of(&ranked->moves.move[index_of(ranked->rank[j])])], -bonus);
}
