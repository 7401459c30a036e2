/* One side's half of perft, included twice by movegen.h like movegen_side.h. The last ply is
 * counted; the one before it has its own copy of the loops (`last`), into which the counting is
 * inlined, so that what its moves don't change is computed once. Quiet moves and single captures
 * are played straight from the bitboards; only chains are listed. */

/* The enemy's sequences from a position that this side has reached; its words by this side's
 * names. */
ALWAYS_INLINE uint64_t S(reply)(RULES, WORDS, unsigned depth, struct dm_perft_table *table,
                                bool last) {
    if (last) {
        const struct view v = view_of(rules, enemy_men, enemy_kings, men, kings);
        return PASTED(count_view, OTHER)(rules, &v);
    }
    return PASTED(perft, OTHER)(rules, enemy_men, enemy_kings, men, kings, depth - 1, table);
}

/* Counts the enemy's replies to all quiet moves of men that leave it nothing to capture, at once:
 * their number differs from what it is now only by the squares left and entered. Takes those moves
 * out of `targets` (by direction, where men go). Not for enemy kings, whose reach is not counted
 * square by square. */
ALWAYS_INLINE uint64_t S(count_safe)(RULES, const struct view *v, uint64_t targets[DM_DIRECTIONS]) {
    const uint64_t prey = R->man_spares_kings ? v->men : v->men | v->kings;
    uint64_t threat = 0, base = 0, sum = 0;
    EACH_DIRECTION(d, turned(R->man_takes, OTHER)) {
        threat |= step(R, step(R, v->enemy, d) & prey, d);
    }
    if (threat & v->empty) return 0;
    EACH_DIRECTION(d, turned(R->man_moves, OTHER)) {
        base += (uint64_t)bit_count(step(R, v->enemy, d) & v->empty);
    }
    EACH_DIRECTION(e, turned(R->man_moves, SIDE)) {
        /* The square left lets a piece behind another be taken; a crowned man counts as prey. */
        uint64_t risky = step(R, threat, e) | last_row(R, SIDE);
        /* On the square entered it can be taken, the square left being empty too. */
        EACH_DIRECTION(d, turned(R->man_takes, OTHER)) {
            const uint64_t behind =
                d == opposite(e) ? ~UINT64_C(0) : step(R, v->empty, opposite(d));
            risky |= step(R, v->enemy, d) & behind;
        }
        const uint64_t safe = targets[e] & ~risky, left = step(R, safe, opposite(e));
        targets[e] &= risky;
        sum += base * (uint64_t)bit_count(safe);
        EACH_DIRECTION(d, turned(R->man_moves, OTHER)) {
            const uint64_t reached = step(R, v->enemy, d);
            sum += (uint64_t)bit_count(reached & left) - (uint64_t)bit_count(reached & safe);
        }
    }
    return sum;
}

ALWAYS_INLINE uint64_t S(play_quiet)(RULES, WORDS, uint64_t empty, unsigned depth,
                                     struct dm_perft_table *table, bool last) {
    uint64_t targets[DM_DIRECTIONS] = {0}, sum = 0;
    EACH_DIRECTION(d, turned(R->man_moves, SIDE)) targets[d] = step(R, men, d) & empty;
    if (last && !enemy_kings) {
        const struct view v = view_of(rules, men, kings, enemy_men, enemy_kings);
        sum = S(count_safe)(rules, &v, targets);
    }
    EACH_DIRECTION(d, turned(R->man_moves, SIDE)) {
        EACH_BIT(to, targets[d]) {
            const uint64_t crowned = to & last_row(R, SIDE), from = step(R, to, opposite(d));
            sum += S(reply)(rules, (men ^ from) | (to ^ crowned), kings | crowned, enemy_men,
                            enemy_kings, depth, table, last);
        }
    }
    EACH_BIT(king, kings) {
        EACH_BIT(to, S(king_targets)(rules, king, empty)) {
            sum +=
                S(reply)(rules, men, kings ^ king ^ to, enemy_men, enemy_kings, depth, table, last);
        }
    }
    return sum;
}

ALWAYS_INLINE uint64_t S(play_single_jumps)(RULES, WORDS, const struct S(captures) * c,
                                            unsigned depth, struct dm_perft_table *table,
                                            bool last) {
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
                                                         struct dm_perft_table *table) {
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

ALWAYS_INLINE uint64_t S(play_all)(RULES, WORDS, unsigned depth, struct dm_perft_table *table,
                                   bool last) {
    const struct view v = view_of(rules, men, kings, enemy_men, enemy_kings);
    struct S(captures) c = {0};
    const bool takes = S(jumps)(rules, &v, &c);
    uint64_t quiet = 0;
    if (!takes || R->capture_optional)
        quiet =
            S(play_quiet)(rules, men, kings, enemy_men, enemy_kings, v.empty, depth, table, last);
    if (!takes) return quiet;
    if (S(weigh)(rules, &v, &c) || S(chains)(rules, &v, &c))
        return quiet + S(play_listed)(rules, men, kings, enemy_men, enemy_kings, depth, table);
    return quiet +
           S(play_single_jumps)(rules, men, kings, enemy_men, enemy_kings, &c, depth, table, last);
}

static uint64_t S(perft)(RULES, WORDS, unsigned depth, struct dm_perft_table *table) {
    if (depth < 2) {
        const struct view v = view_of(rules, men, kings, enemy_men, enemy_kings);
        return depth ? S(count_view)(rules, &v) : 1;
    }
    if (depth == 2)
        return S(play_all)(rules, men, kings, enemy_men, enemy_kings, depth, NULL, true);
    if (!table) return S(play_all)(rules, men, kings, enemy_men, enemy_kings, depth, NULL, false);
    const uint64_t key = perft_key(men, kings, enemy_men, enemy_kings, SIDE, depth);
    uint64_t sum = perft_find(table, key);
    if (!sum) {
        sum = S(play_all)(rules, men, kings, enemy_men, enemy_kings, depth, table, false);
        perft_store(table, key, sum);
    }
    return sum;
}
