/* One side's half of movegen.h, which includes it with SIDE 0 (White) and 1 (Black). S(name) is
 * the name with the side's number. */

ALWAYS_INLINE struct view S(look)(RULES, const struct dm_position *p) {
    const uint64_t own = p->men[SIDE] | p->kings[SIDE];
    const uint64_t enemy = p->men[OTHER] | p->kings[OTHER];
    return (struct view){.men = p->men[SIDE],
                         .kings = p->kings[SIDE],
                         .enemy = enemy,
                         .enemy_kings = p->kings[OTHER],
                         .empty = board_squares(R) & ~(own | enemy)};
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

/* All ways a man's chain goes on. False if there is none. */
static bool S(man_chain)(struct hunt *hunt, const struct jump *jump) {
    const struct dm_rules *rules __attribute__((unused)) = hunt->rules;
    const uint64_t prey = S(prey_of_men)(rules, hunt->enemy, hunt->enemy_kings) & ~jump->taken;
    const uint64_t open = open_squares(hunt, jump->taken);
    bool further = false;
    EACH_DIRECTION(d, turned(R->man_takes, SIDE)) {
        if (R->no_reversal && jump->direction == opposite(d)) continue;
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

ALWAYS_INLINE void S(hunt_with)(struct hunt *hunt, const struct view *view, uint64_t piece,
                                bool king) {
    const struct jump origin = {.at = piece, .direction = -1};
    hunt->free = view->empty | piece;
    hunt->from = bit_index(piece);
    hunt->was_king = king;
    hunt->start = hunt->out->count;
#ifdef KEEP_PATHS
    hunt->path.from = (uint8_t)hunt->from;
#endif
    if (king)
        S(king_chain)(hunt, &origin);
    else
        S(man_chain)(hunt, &origin);
}

/* --- captures, all pieces at once ----------------------------------------------------------------
 */

/* Men's jumps: for each direction the squares where one lands. Returns the men that can jump. */
ALWAYS_INLINE uint64_t S(men_jump)(RULES, const struct view *v, uint64_t land[DM_DIRECTIONS]) {
    const uint64_t prey = S(prey_of_men)(rules, v->enemy, v->enemy_kings);
    uint64_t men = 0;
    EACH_DIRECTION(d, turned(R->man_takes, SIDE)) {
        land[d] = step(R, step(R, v->men, d) & prey, d) & v->empty;
        men |= step(R, step(R, land[d], opposite(d)), opposite(d));
    }
    return men;
}

/* True if some king can jump. */
ALWAYS_INLINE bool S(kings_jump)(RULES, const struct view *v) {
    uint64_t land = 0;
    if (!v->kings) return false;
    EACH_DIRECTION(d, turned(R->king_takes, SIDE)) {
        uint64_t front = v->kings;
        if (R->king_flies)
            for (uint64_t ray = front; (ray = step(R, ray, d) & v->empty);) front |= ray;
        land |= step(R, step(R, front, d) & v->enemy, d) & v->empty;
    }
    return land != 0;
}

/* True if the jumps in `land` may have to be followed as chains or weighed against each other;
 * false only if each of them is a whole move of equal value. */
ALWAYS_INLINE bool S(chains_possible)(RULES, const struct view *v, uint64_t jumpers,
                                      const uint64_t land[DM_DIRECTIONS]) {
    const uint64_t prey = S(prey_of_men)(rules, v->enemy, v->enemy_kings);
    const uint64_t last = last_row(R, SIDE);
    const uint64_t open = v->empty | jumpers | (R->lifted_at_once ? prey : 0);
    uint64_t more = 0;
    if ((R->choice.kings || R->choice.early) && prey & v->enemy_kings) return true;
    EACH_DIRECTION(d, turned(R->man_takes, SIDE)) {
        uint64_t landed = 0;
        EACH_DIRECTION(e, turned(R->man_takes, SIDE)) if (e != opposite(d)) landed |= land[e];
        if (R->crowning == DM_CROWN_AT_ONCE) more |= landed & last;
        if (R->crowning == DM_CROWN_STOPS) landed &= ~last;
        more |= step(R, step(R, landed, d) & prey, d) & open;
    }
    return more != 0;
}

static void S(list_chains)(RULES, const struct view *view, uint64_t men, bool kings,
                           struct hunt *hunt) {
    EACH_BIT(man, men) S(hunt_with)(hunt, view, man, false);
    if (kings) EACH_BIT(king, view->kings) S(hunt_with)(hunt, view, king, true);
}

ALWAYS_INLINE struct hunt S(hunt)(RULES, const struct view *v, struct dm_moves *out) {
    return (struct hunt){.rules = rules,
                         .enemy = v->enemy,
                         .enemy_kings = v->enemy_kings,
                         .jumps = JUMPS_MAX,
                         .out = out};
}

static __attribute__((noinline)) void S(chains)(RULES, const struct view *view, uint64_t men,
                                                bool kings, struct dm_moves *out) {
    struct hunt hunt = S(hunt)(rules, view, out);
    S(list_chains)(rules, view, men, kings, &hunt);
}

/* Lists captures; true if there are any. */
ALWAYS_INLINE bool S(list_captures)(RULES, const struct view *v, struct dm_moves *out) {
    uint64_t land[DM_DIRECTIONS] = {0};
    const uint64_t jumpers = S(men_jump)(rules, v, land);
    const bool kings = S(kings_jump)(rules, v);
    if (!jumpers && !kings) return false;
    if (kings || S(chains_possible)(rules, v, jumpers, land)) {
        S(chains)(rules, v, jumpers, kings, out);
        return true;
    }
    EACH_DIRECTION(d, turned(R->man_takes, SIDE)) {
        const int offset = step_offset(R, d);
        EACH_BIT(to, land[d]) {
            const bool crowns = (to & last_row(R, SIDE)) != 0;
            add(out, &(struct dm_move){.taken = step(R, to, opposite(d)),
                                       .from = (uint8_t)(bit_index(to) - 2 * offset),
                                       .to = (uint8_t)bit_index(to),
                                       .king = crowns,
                                       .crowns = crowns});
        }
    }
    return true;
}

/* --- quiet moves ---------------------------------------------------------------------------------
 */

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
        EACH_DIRECTION(d, turned(R->king_moves, SIDE)) {
            for (uint64_t to = step(R, king, d) & v->empty; to; to = step(R, to, d) & v->empty) {
                add(out, &(struct dm_move){.from = (uint8_t)bit_index(king),
                                           .to = (uint8_t)bit_index(to),
                                           .king = true});
                if (!R->king_flies) break;
            }
        }
    }
}

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

/* --- what the generator offers -----------------------------------------------------------------
 */

static void S(list)(RULES, const struct dm_position *position, struct dm_moves *out) {
    const struct view v = S(look)(rules, position);
    out->count = 0;
    out->overflow = false;
    if (!S(list_captures)(rules, &v, out)) S(list_quiet)(rules, &v, out);
}

static void S(captures)(RULES, const struct dm_position *position, struct dm_moves *out) {
    const struct view v = S(look)(rules, position);
    out->count = 0;
    out->overflow = false;
    S(list_captures)(rules, &v, out);
}

static bool S(can_capture)(RULES, const struct dm_position *position) {
    const struct view v = S(look)(rules, position);
    uint64_t land[DM_DIRECTIONS] = {0};
    return S(men_jump)(rules, &v, land) || S(kings_jump)(rules, &v);
}

static __attribute__((noinline)) uint64_t S(count_chains)(RULES, const struct view *v, uint64_t men,
                                                          bool kings) {
    struct dm_moves moves;
    moves.count = 0;
    S(chains)(rules, v, men, kings, &moves);
    return moves.count;
}

ALWAYS_INLINE uint64_t S(count_here)(RULES, const struct dm_position *position) {
    const struct view v = S(look)(rules, position);
    uint64_t land[DM_DIRECTIONS] = {0}, sum = 0;
    const uint64_t jumpers = S(men_jump)(rules, &v, land);
    const bool kings = S(kings_jump)(rules, &v);
    if (!jumpers && !kings) return S(count_quiet)(rules, &v);
    if (kings || S(chains_possible)(rules, &v, jumpers, land))
        return S(count_chains)(rules, &v, jumpers, kings);
    EACH_DIRECTION(d, turned(R->man_takes, SIDE)) sum += (uint64_t)bit_count(land[d]);
    return sum;
}

static uint64_t S(count)(RULES, const struct dm_position *position) {
    return S(count_here)(rules, position);
}

/* --- perft: the last ply is counted, quiet moves are played straight from the bitboards
 * ----------- */

/* The enemy's sequences from a position that this side has reached. */
ALWAYS_INLINE uint64_t S(perft_reply)(RULES, const struct dm_position *position, unsigned depth,
                                      struct perft_table *table) {
    return PASTED(perft, OTHER)(rules, position, depth - 1, table);
}

ALWAYS_INLINE uint64_t S(perft_quiet)(RULES, const struct dm_position *position,
                                      const struct view *v, unsigned depth,
                                      struct perft_table *table) {
    struct dm_position child = *position;
    uint64_t sum = 0;
    child.side = OTHER;
    EACH_DIRECTION(d, turned(R->man_moves, SIDE)) {
        EACH_BIT(to, step(R, v->men, d) & v->empty) {
            const uint64_t crowned = to & last_row(R, SIDE);
            child.men[SIDE] = (v->men ^ step(R, to, opposite(d))) | (to ^ crowned);
            child.kings[SIDE] = v->kings | crowned;
            sum += S(perft_reply)(rules, &child, depth, table);
        }
    }
    child.men[SIDE] = v->men;
    EACH_BIT(king, v->kings) {
        EACH_DIRECTION(d, turned(R->king_moves, SIDE)) {
            for (uint64_t to = step(R, king, d) & v->empty; to; to = step(R, to, d) & v->empty) {
                child.kings[SIDE] = v->kings ^ king ^ to;
                sum += S(perft_reply)(rules, &child, depth, table);
                if (!R->king_flies) break;
            }
        }
    }
    return sum;
}

static __attribute__((noinline)) uint64_t S(perft_captures)(RULES,
                                                            const struct dm_position *position,
                                                            const struct view *v, unsigned depth,
                                                            struct perft_table *table) {
    struct dm_moves moves;
    uint64_t sum = 0;
    moves.count = 0;
    S(list_captures)(rules, v, &moves);
    for (unsigned i = 0; i < moves.count; i++) {
        const struct dm_position child = position_after(position, &moves.move[i]);
        sum += S(perft_reply)(rules, &child, depth, table);
    }
    return sum;
}

static uint64_t S(perft)(RULES, const struct dm_position *position, unsigned depth,
                         struct perft_table *table) {
    if (depth <= 1) return depth ? S(count_here)(rules, position) : 1;
    const uint64_t key = table && depth >= PERFT_STORED ? perft_key(position, depth) : 0;
    if (key) {
        const uint64_t known = perft_find(table, key);
        if (known) return known;
    }
    const struct view v = S(look)(rules, position);
    uint64_t land[DM_DIRECTIONS] = {0};
    const bool captures = S(men_jump)(rules, &v, land) || S(kings_jump)(rules, &v);
    const uint64_t sum = captures ? S(perft_captures)(rules, position, &v, depth, table)
                                  : S(perft_quiet)(rules, position, &v, depth, table);
    if (key) perft_store(table, key, sum);
    return sum;
}
