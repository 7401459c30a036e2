/* One side's half of counting without listing, included twice by movegen.h like movegen_side.h. */

ALWAYS_INLINE uint64_t S(count_quiet)(RULES, const struct view *v) {
    int sum = 0;
    EACH_DIRECTION(d, turned(R->man_moves, SIDE)) sum += bit_count(step(R, v->men, d) & v->empty);
    if (!v->kings) return (uint64_t)sum;
    EACH_DIRECTION(d, turned(R->king_moves, SIDE)) {
        uint64_t ray = v->kings;
        do sum += bit_count(ray = step(R, ray, d) & v->empty);
        while (R->king_flies && ray);
    }
    return (uint64_t)sum;
}

ALWAYS_INLINE uint64_t S(count_single_jumps)(RULES, const struct S(captures) * c) {
    uint64_t sum = 0;
    EACH_DIRECTION(d, turned(R->man_takes, SIDE))
    sum += (uint64_t)bit_count(c->land[d] & ~c->going[d]);
    return sum;
}

/* Counts how a man's chain can go on; TALLY_OPEN if it would take a list to tell. */
static uint64_t S(tally)(RULES, uint64_t at, uint64_t taken, uint64_t free, uint64_t enemies) {
    const uint64_t open = R->lifted_at_once ? free | taken : free, prey = enemies & ~taken;
    uint64_t sum = 0;
    if (R->crowning != DM_CROWN_AT_END && at & last_row(R, SIDE)) {
        if (R->crowning == DM_CROWN_STOPS) return tally_one(rules, taken);
        /* Where the longest is compulsory, a first jump that ends here competes with single jumps,
         * which are not tallied. */
        const bool single = R->choice.pieces && bit_count(taken) == 1;
        /* As a king it may take what men must spare, which is not among `enemies`. */
        const bool further = R->man_spares_kings || S(kings_land)(rules, at, prey, open);
        return further || single ? TALLY_OPEN : tally_one(rules, taken);
    }
    if (can_loop(rules) && bit_count(taken) > LOOP_FROM) return TALLY_OPEN;
    EACH_DIRECTION(d, turned(R->man_takes, SIDE)) {
        const uint64_t over = step(R, at, d) & prey, to = step(R, over, d) & open;
        if (to) sum = tally_add(rules, sum, S(tally)(rules, to, taken | over, free, enemies));
    }
    return sum ? sum : tally_one(rules, taken);
}

/* The same for all first jumps that go on. */
ALWAYS_INLINE uint64_t S(tally_all)(RULES, const struct view *v, const struct S(captures) * c) {
    const uint64_t prey = S(prey_of_men)(rules, v->enemy, v->enemy_kings);
    uint64_t sum = 0;
    EACH_DIRECTION(d, turned(R->man_takes, SIDE)) {
        EACH_BIT(to, c->going[d]) {
            const uint64_t over = step(R, to, opposite(d)), from = step(R, over, opposite(d));
            sum = tally_add(rules, sum, S(tally)(rules, to, over, v->empty | from, prey));
        }
    }
    return sum;
}

static __attribute__((noinline)) uint64_t S(count_listed)(RULES, const struct view *v) {
    struct dm_moves moves;
    moves.count = 0;
    S(list_captures)(rules, v, &moves);
    return moves.count;
}

static __attribute__((noinline)) uint64_t S(count_chains)(RULES, struct view v) {
    struct S(captures) c = {0};
    S(jumps)(rules, &v, &c);
    if (S(weigh)(rules, &v, &c)) return S(count_listed)(rules, &v);
    S(chains)(rules, &v, &c);
    const uint64_t tally = S(tally_all)(rules, &v, &c);
    if (tally == TALLY_OPEN) return S(count_listed)(rules, &v);
    return R->choice.pieces ? tally & TALLY_COUNT : tally + S(count_single_jumps)(rules, &c);
}

ALWAYS_INLINE uint64_t S(count_view)(RULES, const struct view *v) {
    struct S(captures) c = {0};
    if (!S(jumps)(rules, v, &c)) return S(count_quiet)(rules, v);
    const uint64_t quiet = R->capture_optional ? S(count_quiet)(rules, v) : 0;
    if (S(weigh)(rules, v, &c) || S(chains)(rules, v, &c))
        return quiet + S(count_chains)(rules, *v);
    return quiet + S(count_single_jumps)(rules, &c);
}

static uint64_t S(count)(RULES, const struct dm_position *position) {
    const struct view v = S(look)(rules, position);
    return S(count_view)(rules, &v);
}
