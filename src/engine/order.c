#include "engine/order.h"

#include "rules/geometry.h"

/* Ranks, far enough apart that none reaches the next; they fit 21 bits. */
enum {
    HISTORY_MAX = 1 << 14,
    COUNTER = 2 * HISTORY_MAX,
    KILLER = 3 * HISTORY_MAX, /* the older one; the newer one more ahead by 1 */
    CROWNS = HISTORY_MAX / 2,
    TAKES = HISTORY_MAX /* each piece */
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
    const unsigned count = ranked->moves.count;
    int32_t best = RANK_TRIED;
    for (unsigned i = 0; i < count; i++) {
        const int worth = worth_of(ordering, side, hints, &ranked->moves.move[i]);
        const int32_t rank = i == hints->first
                                 ? RANK_TRIED
                                 : worth * (1 << INDEX_BITS) + (int)(DM_MOVES_MAX - 1 - i);
        ranked->rank[i] = rank;
        best = rank > best ? rank : best;
    }
    ranked->best = best;
    for (unsigned i = count; i % ORDER_LANES; i++) ranked->rank[i] = RANK_TRIED;
}

/* Lane by lane, which compilers turn into instructions that compare all lanes at once. */
static int32_t best_left(const struct ranked *ranked) {
    int32_t lane[ORDER_LANES], best = RANK_TRIED;
    for (unsigned k = 0; k < ORDER_LANES; k++) lane[k] = ranked->rank[k];
    for (unsigned i = ORDER_LANES; i < ranked->moves.count; i += ORDER_LANES)
        for (unsigned k = 0; k < ORDER_LANES; k++)
            lane[k] = lane[k] > ranked->rank[i + k] ? lane[k] : ranked->rank[i + k];
    for (unsigned k = 0; k < ORDER_LANES; k++) best = lane[k] > best ? lane[k] : best;
    return best;
}

unsigned order_pick(struct ranked *ranked) {
    const int32_t best = ranked->best == RANK_TRIED ? best_left(ranked) : ranked->best;
    const unsigned index = DM_MOVES_MAX - 1 - ((unsigned)best & (DM_MOVES_MAX - 1));
    ranked->rank[index] = ranked->best = RANK_TRIED;
    return index;
}

/* Moves an entry towards +-HISTORY_MAX, the slower the nearer it is: it never leaves the range. */
static void learn(int16_t *history, int bonus) {
    const int weight = bonus < 0 ? -bonus : bonus;
    *history = (int16_t)(*history + bonus - *history * weight / HISTORY_MAX);
}

void order_learn(struct ordering *ordering, int side, const struct ranked *ranked, unsigned index,
                 unsigned tried, int depth) {
    const int bonus = 32 * (depth < 16 ? depth * depth : 256);
    const struct dm_moves *moves = &ranked->moves;
    int16_t *history = ordering->history[side];
    learn(&history[code_of(&moves->move[index])], bonus);
    if (tried == 0) return;
    for (unsigned i = 0; i < moves->count; i++)
        if (ranked->rank[i] == RANK_TRIED && i != index)
            learn(&history[code_of(&moves->move[i])], -bonus);
}
