/* Levels: how far a player looks and how small a slip it doesn't notice. A weak level plays like a
 * weak person: every move is a sound one as far as it sees. */
#include <string.h>

#include "base/random.h"
#include "engine/crew.h"

struct level {
    const char *name;
    struct dm_limits limits;
    int slip; /* may play any move that looks at most so much worse than the best */
};

static const struct level levels[DM_LEVEL_COUNT] = {
    [DM_EASY] = {"easy", {.depth = 1, .time_ms = 200}, .slip = 60},
    [DM_MEDIUM] = {"medium", {.depth = 3, .time_ms = 250}, .slip = 20},
    [DM_STRONG] = {"strong", {.depth = 8, .time_ms = 1000}, .slip = 0},
    [DM_STRONGEST] = {"strongest", {.time_ms = 4000}, .slip = 0},
};

/* So deep a move is looked at that is the only one: for its score, there is nothing to choose. */
#define ONLY_MOVE_DEPTH 4

const char *dm_level_name(enum dm_level level) { return levels[level].name; }

enum dm_level dm_level_find(const char *name) {
    enum dm_level level = 0;
    while (level < DM_LEVEL_COUNT && strcmp(levels[level].name, name) != 0) level++;
    return level;
}

/* Of equal moves the first in the list is played, so a shuffled list varies the choice. */
static void shuffle(struct dm_moves *moves, struct random *random) {
    for (unsigned i = moves->count; i > 1; i--) {
        const unsigned j = random_below(random, i);
        const struct dm_move move = moves->move[i - 1];
        moves->move[i - 1] = moves->move[j];
        moves->move[j] = move;
    }
}

/* Looks again at every move, none of them reduced as late ones are in the search: fills score[] and
 * returns the best. Moves more than `margin` below it only get a bound. */
static int look_again(struct search *search, int depth, int margin, int *score) {
    const unsigned count = search->frames->ranked.moves.count;
    int best = -SCORE_INFINITE + margin + 1;
    for (unsigned i = 0; i < count; i++) {
        score[i] = search_move(search, i, depth, best - margin - 1, SCORE_INFINITE);
        if (score[i] > best) best = score[i];
    }
    return best;
}

/* One of the moves with at least this score, all with the same chance. */
static unsigned draw_lots(const int *score, unsigned count, int least, struct random *random) {
    unsigned chances = 0, chosen = 0;
    for (unsigned i = 0; i < count; i++)
        if (score[i] >= least && random_below(random, ++chances) == 0) chosen = i;
    return chosen;
}

/* Plays any move that looks at most `margin` worse than the best, seen as deep as the search got.
 * A proven win is not let slip, nor is a loss walked into. */
static void slip(struct search *search, int margin, struct random *random,
                 struct dm_analysis *out) {
    const struct frame *root = search->frames;
    const int depth = (int)out->depth;
    int score[DM_MOVES_MAX];
    const int best = look_again(search, depth, margin, score);
    if (best >= DM_SCORE_PROVEN || best - margin <= -DM_SCORE_PROVEN) return;
    const unsigned chosen = draw_lots(score, root->ranked.moves.count, best - margin, random);
    search_move(search, chosen, depth, -SCORE_INFINITE, SCORE_INFINITE);
    if (effort_over(&search->effort)) return;
    out->score = score[chosen];
    out->best = root->pv[0];
    out->pv_length = root->pv_length;
    memcpy(out->pv, root->pv, root->pv_length * sizeof *root->pv);
}

enum dm_error dm_engine_play(struct dm_engine *engine, const struct dm_situation *situation,
                             enum dm_level level, uint64_t seed, struct dm_analysis *out) {
    if (level >= DM_LEVEL_COUNT) return DM_E_ARGUMENT;
    const struct level *row = &levels[level];
    struct random random = {.state = seed};
    /* What stronger levels have found out is not for a weak one to know. */
    if (row->slip) dm_engine_clear(engine);
    const enum dm_error error = crew_begin(engine, situation, &row->limits);
    if (error) return error;
    struct search *search = &engine->deepening[0]->search;
    struct dm_moves *moves = &search->frames->ranked.moves;
    if (moves->count == 1) engine->budget.limits.depth = ONLY_MOVE_DEPTH;
    shuffle(moves, &random);
    if (row->slip) {
        deepen(engine->deepening[0], NULL, NULL, out);
        slip(search, row->slip, &random, out);
        effort_tell(&search->effort, out);
    } else {
        crew_deepen(engine, NULL, NULL, out);
    }
    return DM_OK;
}
