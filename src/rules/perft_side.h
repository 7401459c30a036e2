/* One side's half of perft, included twice by movegen.h like movegen_side.h. The last ply is counted;
 * the one before it has its own copy of the loops (`last`), into which the counting is inlined, so
 * that what its moves don't change is computed once. Quiet moves and single captures are played
 * straight from the bitboards; only chains are listed. */

/* The enemy's sequences from a position that this side has reached; its words by this side's
 * names. */
ALWAYS_INLINE uint64_t S(reply)(RULES, WORDS, unsigned depth, struct perft_table *table,
                                bool last) {
    if (last) {
        const struct view v = view_of(rules, enemy_men, enemy_kings, men, kings);
        return PASTED(count_view, OTHER)(rules, &v);
    }
    return PASTED(perft, OTHER)(rules, enemy_men, enemy_kings, men, kings, depth - 1, table);
}

ALWAYS_INLINE uint64_t S(play_quiet)(RULES, WORDS, uint64_t empty, unsigned depth,
                                     struct perft_table *table, bool last) {
    uint64_t sum = 0;
    EACH_DIRECTION(d, turned(R->man_moves, SIDE)) {
        EACH_BIT(to, step(R, men, d) & empty) {
            const uint64_t crowned = to & last_row(R, SIDE), from = step(R, to, opposite(d));
            sum += S(reply)(rules, (men ^ from) | (to ^ crowned), kings | crowned, enemy_men,
                            enemy_kings, depth, table, last);
        }
    }
    EACH_BIT(king, kings) {
        EACH_BIT(to, S(king_targets)(rules, king, empty)) {
            sum += S(reply)(rules, men, kings ^ king ^ to, enemy_men, enemy_kings, depth, table,
                            last);
        }
    }
    return sum;
}

ALWAYS_INLINE uint64_t S(play_single_jumps)(RULES, WORDS, const struct S(captures) *c,
                                            unsigned depth, struct perft_table *table, bool last) {
    uint64_t sum = 0;
    EACH_DIRECTION(d, turned(R->man_takes, SIDE)) {
        EACH_BIT(to, c->land[d]) {
            const uint64_t over = step(R, to, opposite(d)), from = step(R, over, opposite(d));
            const uint64_t crowned = to & last_row(R, SIDE);
            sum += S(reply)(rules, (men ^ from) | (to ^ crowned), kings | crowned,
                            enemy_men & ~over, enemy_kings & ~over, depth, table, last);
        }
    }
    return sum;
}

static __attribute__((noinline)) uint64_t S(play_listed)(RULES, WORDS, unsigned depth,
                                                         struct perft_table *table) {
    const struct view v = view_of(rules, men, kings, enemy_men, enemy_kings);
    struct dm_moves moves;
    uint64_t sum = 0;
    moves.count = 0;
    S(list_captures)(rules, &v, &moves);
    for (unsigned i = 0; i < moves.count; i++) {
        const struct dm_move *move = &moves.move[i];
        const uint64_t from = UINT64_C(1) << move->from, to = UINT64_C(1) << move->to;
        sum += PASTED(perft, OTHER)(rules, enemy_men & ~move->taken, enemy_kings & ~move->taken,
                                    (men & ~from) | (move->king ? 0 : to),
                                    (kings & ~from) | (move->king ? to : 0), depth - 1, table);
    }
    return sum;
}

ALWAYS_INLINE uint64_t S(play_all)(RULES, WORDS, unsigned depth, struct perft_table *table,
                                   bool last) {
    const struct view v = view_of(rules, men, kings, enemy_men, enemy_kings);
    struct S(captures) c = {0};
    if (!S(jumps)(rules, &v, &c))
        return S(play_quiet)(rules, men, kings, enemy_men, enemy_kings, v.empty, depth, table, last);
    if (S(weigh)(rules, &v, &c) || S(chains)(rules, &v, &c))
        return S(play_listed)(rules, men, kings, enemy_men, enemy_kings, depth, table);
    return S(play_single_jumps)(rules, men, kings, enemy_men, enemy_kings, &c, depth, table, last);
}

static uint64_t S(perft)(RULES, WORDS, unsigned depth, struct perft_table *table) {
    if (depth < 2) {
        const struct view v = view_of(rules, men, kings, enemy_men, enemy_kings);
        return depth ? S(count_view)(rules, &v) : 1;
    }
    if (depth == 2)
        return S(play_all)(rules, men, kings, enemy_men, enemy_kings, depth, NULL, true);
    if (!table)
        return S(play_all)(rules, men, kings, enemy_men, enemy_kings, depth, NULL, false);
    const uint64_t key = perft_key(men, kings, enemy_men, enemy_kings, SIDE, depth);
    uint64_t sum = perft_find(table, key);
    if (!sum) {
        sum = S(play_all)(rules, men, kings, enemy_men, enemy_kings, depth, table, false);
        perft_store(table, key, sum);
    }
    return sum;
}
