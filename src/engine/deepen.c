#include "engine/deepen.h"

/* Half the first window, and the depth from which the last score is a good guess. */
#define ASPIRATION 25
#define ASPIRATION_DEPTH 4
/* Windows wider than this open fully. */
#define ASPIRATION_WIDEST 800

/* The state of a deepening search: what it will answer, and where the best move is in the list. */
struct deepening {
    struct dm_engine *engine;
    struct dm_analysis *out;
    unsigned best;
};

/* The answer before anything is searched: the first legal move. */
static void begin(struct deepening *deepening) {
    const struct dm_moves *moves = &deepening->engine->frames->ranked.moves;
    struct dm_analysis *out = deepening->out;
    *out = (struct dm_analysis){.line = 1, .best = moves->move[0], .pv_length = 1};
    out->pv[0] = out->best;
}

/* Takes over the root's best line, if there is one. It is better than the former one even when the
 * search was stopped half way: the former best move was searched first. */
static void adopt(struct deepening *deepening, int score) {
    const struct frame *root = deepening->engine->frames;
    struct dm_analysis *out = deepening->out;
    if (root->pv_length == 0) return;
    out->score = score;
    out->best = root->pv[0];
    out->pv_length = root->pv_length;
    for (unsigned i = 0; i < root->pv_length; i++) out->pv[i] = root->pv[i];
    while (!dm_move_equal(&root->ranked.moves.move[deepening->best], &out->best))
        deepening->best = (deepening->best + 1) % root->ranked.moves.count;
}

static int clamped(int score) {
    if (score > SCORE_INFINITE) return SCORE_INFINITE;
    return score < -SCORE_INFINITE ? -SCORE_INFINITE : score;
}

/* One depth: a narrow window round the last score, widened on the side where it fails. */
static void search_depth(struct deepening *deepening, int depth) {
    const struct effort *effort = &deepening->engine->effort;
    int width = depth < ASPIRATION_DEPTH ? 2 * SCORE_INFINITE : ASPIRATION;
    const int guess = deepening->out->score;
    int alpha = clamped(guess - width), beta = clamped(guess + width);
    for (;;) {
        const int score = search_root(deepening->engine, depth, alpha, beta, deepening->best);
        adopt(deepening, score);
        if (effort->over || (score > alpha && score < beta)) return;
        width = 2 * width > ASPIRATION_WIDEST ? 2 * SCORE_INFINITE : 2 * width;
        if (score <= alpha)
            alpha = clamped(score - width);
        else
            beta = clamped(score + width);
    }
}

/* A proven win or loss that lies within the depth searched stays what it is. */
static bool settled(const struct dm_analysis *analysis) {
    const int plies = DM_SCORE_WIN - (analysis->score < 0 ? -analysis->score : analysis->score);
    return plies <= DM_SCORE_WIN - DM_SCORE_PROVEN && plies <= (int)analysis->depth;
}

static unsigned last_depth(const struct dm_limits *limits) {
    return limits->depth && limits->depth < DM_DEPTH_MAX ? limits->depth : DM_DEPTH_MAX;
}

void deepen(struct dm_engine *engine, dm_analysis_fn report, void *context,
            struct dm_analysis *out) {
    struct deepening deepening = {.engine = engine, .out = out};
    const unsigned last = last_depth(&engine->effort.limits);
    begin(&deepening);
    while (out->depth < last && !settled(out)) {
        search_depth(&deepening, (int)out->depth + 1);
        effort_tell(&engine->effort, out);
        if (engine->effort.over) return;
        out->depth++;
        if (report && !report(context, out)) return;
    }
}
