/* One side's half of movegen.h, which includes it with SIDE 0 (White) and 1 (Black). S(name) is
 * the name with the side's number. */

ALWAYS_INLINE struct view S(look)(RULES, const struct dm_position *p) {
    return view_of(rules, p->men[SIDE], p->kings[SIDE], p->men[OTHER], p->kings[OTHER]);
}

ALWAYS_INLINE uint64_t S(prey_of_men)(RULES, uint64_t enemy, uint64_t enemy_kings) {
    return R->man_spares_kings ? enemy & ~enemy_kings : enemy;
}

/* --- chains ----------------------------------------------------------------------------------- */

static bool S(king_chain)(struct hunt *hunt, const struct jump *jump);
static bool S(man_chain)(struct hunt *hunt, const struct jump *jump);

/* A man has landed: it goes on, or the chain ends here. */
ALWAYS_INLINE void S(man_lands)(struct hunt *hunt, const struct jump *jump) {
    const struct dm_rules *rules __attribute__((unused)) = hunt->rules;
    const bool at_end = (jump->at & last_row(R, SIDE)) != 0;
    bool further;
    if (at_end && R->crowning == DM_CROWN_STOPS)
        further = false;
    else if (at_end && R->crowning == DM_CROWN_AT_ONCE)
        further = S(king_chain)(hunt, jump);
    else
        further = S(man_chain)(hunt, jump);
    if (!further) finish(hunt, jump, at_end);
}

/* All ways a man's chain goes on. False if there is none. It cannot turn back by itself: behind it
 * is the piece just taken. */
static bool S(man_chain)(struct hunt *hunt, const struct jump *jump) {
    const struct dm_rules *rules __attribute__((unused)) = hunt->rules;
    const uint64_t prey = S(prey_of_men)(rules, hunt->enemy, hunt->enemy_kings) & ~jump->taken;
    const uint64_t open = open_squares(hunt, jump->taken);
    bool further = false;
    EACH_DIRECTION(d, turned(R->man_takes, SIDE)) {
        const uint64_t over = step(R, jump->at, d) & prey;
        const uint64_t to = step(R, over, d) & open;
        if (!to || !may_jump(hunt)) continue;
        const struct jump next = jumped(hunt, jump, over, to, d);
        further = true;
        push(hunt, over, to);
        S(man_lands)(hunt, &next);
        pop(hunt);
    }
    return further;
}

/* One king's jump: it must go on from the squares behind the taken piece that allow it; if none
 * does, the chain may end on any of them. */
ALWAYS_INLINE void S(king_lands)(struct hunt *hunt, const struct jump *jump, uint64_t over,
                                 uint64_t open, int d) {
    const struct dm_rules *rules __attribute__((unused)) = hunt->rules;
    uint64_t ends = 0;
    bool further = false;
    for (uint64_t to = step(R, over, d) & open; to; to = step(R, to, d) & open) {
        const struct jump next = jumped(hunt, jump, over, to, d);
        push(hunt, over, to);
        if (S(king_chain)(hunt, &next))
            further = true;
        else
            ends |= to;
        pop(hunt);
        if (!R->king_flies) break;
    }
    if (further) return;
    EACH_BIT(to, ends) {
        const struct jump next = jumped(hunt, jump, over, to, d);
        push(hunt, over, to);
        finish(hunt, &next, true);
        pop(hunt);
    }
}

/* All ways a king's chain goes on. False if there is none. */
static bool S(king_chain)(struct hunt *hunt, const struct jump *jump) {
    const struct dm_rules *rules __attribute__((unused)) = hunt->rules;
    const uint64_t open = open_squares(hunt, jump->taken);
    const uint64_t prey = hunt->enemy & ~jump->taken;
    bool further = false;
    EACH_DIRECTION(d, turned(R->king_takes, SIDE)) {
        if (R->no_reversal && jump->direction == opposite(d)) continue;
        uint64_t over = step(R, jump->at, d);
        while (R->king_flies && over & open) over = step(R, over, d);
        over &= prey;
        if (!(step(R, over, d) & open) || !may_jump(hunt)) continue;
        further = true;
        S(king_lands)(hunt, jump, over, open, d);
    }
    return further;
}

ALWAYS_INLINE struct hunt S(hunt)(RULES, const struct view *v, struct dm_moves *out) {
    return (struct hunt){.rules = rules,
                         .enemy = v->enemy,
                         .enemy_kings = v->enemy_kings,
                         .jumps = JUMPS_MAX,
                         .out = out};
}

ALWAYS_INLINE void S(hunt_from)(struct hunt *hunt, const struct view *v, int from, bool king) {
    hunt->free = v->empty | UINT64_C(1) << from;
    hunt->from = from;
    hunt->was_king = king;
#ifdef KEEP_PATHS
    hunt->path.from = (uint8_t)from;
#endif
}

/* All chains of some men and all kings, from their first jumps on. */
static void S(hunt_all)(RULES, const struct view *v, uint64_t men, struct hunt *hunt) {
    struct jump origin = {.direction = -1};
    EACH_BIT(man, men) {
        origin.at = man;
        S(hunt_from)(hunt, v, bit_index(man), false);
        S(man_chain)(hunt, &origin);
    }
    EACH_BIT(king, v->kings) {
        origin.at = king;
        S(hunt_from)(hunt, v, bit_index(king), true);
        S(king_chain)(hunt, &origin);
    }
}

/* --- captures, all pieces at once --------------------------------------------------------------
 */

/* What the side can capture, before any chain is followed. By direction of the jump. */
struct S(captures) {
    uint64_t land[DM_DIRECTIONS];  /* where men's first jumps land */
    uint64_t going[DM_DIRECTIONS]; /* those of them from which the chain may go on */
    bool men, kings;               /* some man, some king can jump */
};

/* Squares right behind the pieces that kings can take. */
ALWAYS_INLINE uint64_t S(kings_land)(RULES, uint64_t kings, uint64_t prey, uint64_t empty) {
    uint64_t land = 0;
    EACH_DIRECTION(d, turned(R->king_takes, SIDE)) {
        uint64_t front = kings;
        if (R->king_flies)
            for (uint64_t ray = front; (ray = step(R, ray, d) & empty);) front |= ray;
        land |= step(R, step(R, front, d) & prey, d) & empty;
    }
    return land;
}

/* Finds men's first jumps and whether kings can jump. */
ALWAYS_INLINE bool S(jumps)(RULES, const struct view *v, struct S(captures) * c) {
    const uint64_t prey = S(prey_of_men)(rules, v->enemy, v->enemy_kings);
    uint64_t men = 0, kings = 0;
    EACH_DIRECTION(d, turned(R->man_takes, SIDE)) {
        men |= c->land[d] = step(R, step(R, v->men, d) & prey, d) & v->empty;
    }
    if (v->kings) kings = S(kings_land)(rules, v->kings, v->enemy, v->empty);
    c->men = men != 0;
    c->kings = kings != 0;
    return (men | kings) != 0;
}

/* Finds the first jumps that need following; false if there are none, so that each first jump is
 * a whole move. Exact: a second jump can't be made over the piece just taken, since the square
 * behind it, the origin, counts as occupied here. */
ALWAYS_INLINE bool S(chains)(RULES, const struct view *v, struct S(captures) * c) {
    const uint64_t prey = S(prey_of_men)(rules, v->enemy, v->enemy_kings);
    const uint64_t last = last_row(R, SIDE);
    uint64_t from = 0, any = 0;
    EACH_DIRECTION(d, turned(R->man_takes, SIDE)) {
        from |= step(R, step(R, v->empty, opposite(d)) & prey, opposite(d));
    }
    if (R->crowning == DM_CROWN_STOPS) from &= ~last;
    if (R->crowning == DM_CROWN_AT_ONCE) from |= last;
    EACH_DIRECTION(d, turned(R->man_takes, SIDE)) any |= c->going[d] = c->land[d] & from;
    return any != 0;
}

/* True if chains may differ in value even at equal length, so that all must be weighed. */
ALWAYS_INLINE bool S(weigh)(RULES, const struct view *v, const struct S(captures) * c) {
    return c->kings || ((R->choice.kings || R->choice.early) &&
                        S(prey_of_men)(rules, v->enemy, v->enemy_kings) & v->enemy_kings);
}

/* The men that can jump. */
ALWAYS_INLINE uint64_t S(jumpers)(RULES, const struct S(captures) * c) {
    uint64_t men = 0;
    EACH_DIRECTION(d, turned(R->man_takes, SIDE)) {
        men |= step(R, step(R, c->land[d], opposite(d)), opposite(d));
    }
    return men;
}

/* Follows men's first jumps that may go on. */
ALWAYS_INLINE void S(follow)(RULES, const struct view *v, const struct S(captures) * c,
                             struct hunt *hunt) {
    EACH_DIRECTION(d, turned(R->man_takes, SIDE)) {
        EACH_BIT(to, c->going[d]) {
            const uint64_t over = step(R, to, opposite(d));
            const struct jump first = {.at = to, .taken = over, .direction = d};
            S(hunt_from)(hunt, v, bit_index(step(R, over, opposite(d))), false);
            push(hunt, over, to);
            S(man_lands)(hunt, &first);
            pop(hunt);
        }
    }
}

/* Lists all chains. Returns true if men's first jumps that are whole moves stand beside them. */
static __attribute__((noinline)) bool
S(list_chains)(RULES, const struct view *v, const struct S(captures) * c, struct dm_moves *out) {
    struct hunt hunt = S(hunt)(rules, v, out);
    if (S(weigh)(rules, v, c)) {
        S(hunt_all)(rules, v, S(jumpers)(rules, c), &hunt);
        out->jumps = JUMPS_MAX - hunt.jumps;
        return false;
    }
    S(follow)(rules, v, c, &hunt);
    out->jumps = JUMPS_MAX - hunt.jumps;
    return hunt.best <= R->choice.pieces;
}

ALWAYS_INLINE void S(list_single_jumps)(RULES, const struct S(captures) * c, struct dm_moves *out) {
    EACH_DIRECTION(d, turned(R->man_takes, SIDE)) {
        const int offset = step_offset(R, d);
        EACH_BIT(to, c->land[d] & ~c->going[d]) {
            const bool crowns = (to & last_row(R, SIDE)) != 0;
            add(out, &(struct dm_move){.taken = step(R, to, opposite(d)),
                                       .from = (uint8_t)(bit_index(to) - 2 * offset),
                                       .to = (uint8_t)bit_index(to),
                                       .king = crowns,
                                       .crowns = crowns});
        }
    }
}

/* Lists captures; false if there are none. */
ALWAYS_INLINE bool S(list_captures)(RULES, const struct view *v, struct dm_moves *out) {
    struct S(captures) c = {0};
    if (!S(jumps)(rules, v, &c)) return false;
    const bool follow = S(weigh)(rules, v, &c) || S(chains)(rules, v, &c);
    if (!follow || S(list_chains)(rules, v, &c, out)) S(list_single_jumps)(rules, &c, out);
    return true;
}

/* --- quiet moves ---------------------------------------------------------------------------------
 */

/* Where one king may go quietly. */
ALWAYS_INLINE uint64_t S(king_targets)(RULES, uint64_t king, uint64_t empty) {
    uint64_t targets = 0;
    EACH_DIRECTION(d, turned(R->king_moves, SIDE)) {
        uint64_t to = king;
        do targets |= to = step(R, to, d) & empty;
        while (R->king_flies && to);
    }
    return targets;
}

ALWAYS_INLINE void S(list_quiet)(RULES, const struct view *v, struct dm_moves *out) {
    EACH_DIRECTION(d, turned(R->man_moves, SIDE)) {
        const int offset = step_offset(R, d);
        EACH_BIT(to, step(R, v->men, d) & v->empty) {
            const bool crowns = (to & last_row(R, SIDE)) != 0;
            add(out, &(struct dm_move){.from = (uint8_t)(bit_index(to) - offset),
                                       .to = (uint8_t)bit_index(to),
                                       .king = crowns,
                                       .crowns = crowns});
        }
    }
    EACH_BIT(king, v->kings) {
        EACH_BIT(to, S(king_targets)(rules, king, v->empty)) {
            add(out, &(struct dm_move){.from = (uint8_t)bit_index(king),
                                       .to = (uint8_t)bit_index(to),
                                       .king = true});
        }
    }
}

/* --- what the generator offers -----------------------------------------------------------------
 */

static void S(list)(RULES, const struct dm_position *position, struct dm_moves *out) {
    const struct view v = S(look)(rules, position);
    out->count = 0;
    out->overflow = false;
    out->jumps = 0;
    if (!S(list_captures)(rules, &v, out) || R->capture_optional) S(list_quiet)(rules, &v, out);
}

static void S(list_only_captures)(RULES, const struct dm_position *position, struct dm_moves *out) {
    const struct view v = S(look)(rules, position);
    out->count = 0;
    out->overflow = false;
    out->jumps = 0;
    S(list_captures)(rules, &v, out);
}

static bool S(can_capture)(RULES, const struct dm_position *position) {
    const struct view v = S(look)(rules, position);
    struct S(captures) c = {0};
    return S(jumps)(rules, &v, &c);
}
