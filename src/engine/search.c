#include "engine/search.h"

#include "rules/generator.h"
#include "rules/key.h"

/* What a node is asked. */
struct task {
    int depth, alpha, beta;
    unsigned first; /* index of the move to try first, or NO_MOVE */
};

static int node(struct dm_engine *engine, struct frame *frame, int depth, int alpha, int beta);

/* Captures are compulsory, so there is no standing pat: a position is quiet when the side to move
 * can't capture, and only then is it judged. Captures leave fewer pieces, so this ends. */
static int quiescence(struct dm_engine *engine, struct frame *frame, int alpha, int beta) {
    const struct dm_generator *generator = engine->rules->generator;
    int score;
    if (line_over_by_material(&engine->line, frame, &score)) return score;
    if (frame->ply == PLIES_MAX || !generator->can_capture(engine->rules, &frame->position))
        return evaluate(&engine->evaluation, &frame->position);
    struct ranked *ranked = &frame->ranked;
    generator->captures(engine->rules, &frame->position, &ranked->moves);
    order_rank(&engine->ordering, frame->position.side, &(struct node_hints){.first = NO_MOVE},
               ranked);
    int best = -SCORE_INFINITE;
    for (unsigned i = 0; i < ranked->moves.count && best < beta; i++) {
        frame->move = ranked->moves.move[order_pick(ranked, i)];
        frame_play(frame);
        if (effort_spend(&engine->effort)) return 0;
        score = -quiescence(engine, frame + 1, -beta, best > alpha ? -best : -alpha);
        if (score > best) best = score;
    }
    return best;
}

/* Late move reduction: late quiet moves are searched less deep at first. Never captures, which are
 * forced, nor crownings. */
static int reduction(const struct dm_move *move, int depth, unsigned i) {
    if (depth < 3 || i < 3 || move->taken || move->crowns) return 0;
    return 1 + (i >= 8) + (depth >= 8 && i >= 5);
}

/* Searches the i-th move tried, which is frame->move and played: the first with the full window,
 * the others to prove that they are no better, and again if they are. */
static int attempt(struct dm_engine *engine, struct frame *frame, const struct task *task,
                   int depth, unsigned i) {
    struct frame *next = frame + 1;
    const int alpha = task->alpha, beta = task->beta;
    if (i == 0) return -node(engine, next, depth, -beta, -alpha);
    const int less = reduction(&frame->move, task->depth, i);
    int score = -node(engine, next, depth - less, -alpha - 1, -alpha);
    if (less && score > alpha) score = -node(engine, next, depth, -alpha - 1, -alpha);
    if (score > alpha && score < beta) score = -node(engine, next, depth, -beta, -alpha);
    return score;
}

static void learn_cut(struct dm_engine *engine, struct frame *frame, unsigned i, int depth) {
    const int side = frame->position.side;
    order_learn(&engine->ordering, side, &frame->ranked, i, depth);
    const move_code code = code_of(&frame->move);
    if (frame->move.taken || code == frame->killer[0]) return;
    frame->killer[1] = frame->killer[0];
    frame->killer[0] = code;
    if (frame->ply > 0) engine->ordering.counter[side][code_of(&frame[-1].move)] = code;
}

static void rank(struct dm_engine *engine, struct frame *frame, unsigned first) {
    const int side = frame->position.side;
    struct node_hints hints = {.first = first, .killer = {frame->killer[0], frame->killer[1]}};
    if (frame->ply > 0) hints.counter = engine->ordering.counter[side][code_of(&frame[-1].move)];
    order_rank(&engine->ordering, side, &hints, &frame->ranked);
}

/* Tries the moves of a frame in order. A single legal move costs no depth. */
static struct finding try_moves(struct dm_engine *engine, struct frame *frame, struct task task) {
    const unsigned count = frame->ranked.moves.count;
    struct finding best = {
        .score = -SCORE_INFINITE, .depth = task.depth, .bound = BOUND_UPPER, .move = task.first};
    rank(engine, frame, task.first);
    for (unsigned i = 0; i < count; i++) {
        const unsigned index = order_pick(&frame->ranked, i);
        frame->move = frame->ranked.moves.move[index];
        frame_play(frame);
        const int score = attempt(engine, frame, &task, task.depth - (count > 1), i);
        if (engine->effort.over) break;
        if (score <= best.score) continue;
        best.score = score;
        if (score <= task.alpha) continue;
        task.alpha = score;
        best.move = index;
        best.bound = BOUND_EXACT;
        frame_keep_pv(frame);
        if (score < task.beta) continue;
        best.bound = BOUND_LOWER;
        learn_cut(engine, frame, i, task.depth);
        break;
    }
    return best;
}

/* A proven score as it looks from so many plies nearer the end: the table keeps wins as seen from
 * the node, not from the root. */
static int nearer(int score, int plies) {
    if (score >= DM_SCORE_PROVEN) return score + plies;
    return score <= -DM_SCORE_PROVEN ? score - plies : score;
}

static struct finding recall(const struct dm_engine *engine, const struct frame *frame) {
    struct finding found = transpositions_find(&engine->table, frame->table_key);
    found.score = nearer(found.score, -frame->ply);
    return found;
}

static void keep(struct dm_engine *engine, const struct frame *frame, struct finding found) {
    found.score = nearer(found.score, frame->ply);
    transpositions_keep(&engine->table, frame->table_key, &found);
}

/* True if what the table knows answers the task. On the principal variation it never does, so that
 * the line is told to its end. */
static bool answers(const struct finding *found, const struct task *task) {
    if (found->depth < task->depth || task->beta - task->alpha > 1) return false;
    return found->bound == BOUND_EXACT ||
           (found->bound == BOUND_LOWER && found->score >= task->beta) ||
           (found->bound == BOUND_UPPER && found->score <= task->alpha);
}

/* A node of the main search whose frame is filled. */
static int inner_node(struct dm_engine *engine, struct frame *frame, struct task task) {
    struct finding found = recall(engine, frame);
    if (answers(&found, &task)) return found.score;
    task.first = found.move;
    engine->rules->generator->list(engine->rules, &frame->position, &frame->ranked.moves);
    if (frame->ranked.moves.count == 0) return frame->ply - DM_SCORE_WIN;
    found = try_moves(engine, frame, task);
    if (engine->effort.over) return 0;
    keep(engine, frame, found);
    return found.score;
}

static int node(struct dm_engine *engine, struct frame *frame, int depth, int alpha, int beta) {
    int score;
    frame->pv_length = 0;
    if (effort_spend(&engine->effort)) return 0;
    if (depth > 0 || frame[-1].draw_near) {
        frame->key = position_key(&frame->position);
        transpositions_fetch(&engine->table, frame->key);
        line_enter(&engine->line, frame);
        if (line_over(&engine->line, frame, &score)) return score;
    }
    if (depth <= 0 || frame->ply == PLIES_MAX) return quiescence(engine, frame, alpha, beta);
    /* Nothing here can be better than winning at once, nor worse than having lost. */
    const int worst = frame->ply - DM_SCORE_WIN, most = DM_SCORE_WIN - frame->ply - 1;
    if (alpha < worst) alpha = worst;
    if (beta > most) beta = most;
    if (alpha >= beta) return alpha;
    return inner_node(engine, frame, (struct task){depth, alpha, beta, NO_MOVE});
}

enum dm_error search_begin(struct dm_engine *engine, const struct dm_situation *situation,
                           const struct dm_limits *limits) {
    struct frame *root = engine->frames;
    engine->rules->generator->list(engine->rules, &situation->position, &root->ranked.moves);
    if (root->ranked.moves.overflow) return DM_E_TOO_MANY_MOVES;
    if (root->ranked.moves.count == 0) return DM_E_GAME_OVER;
    for (int ply = 0; ply <= PLIES_MAX; ply++) {
        engine->frames[ply].ply = ply;
        engine->frames[ply].killer[0] = engine->frames[ply].killer[1] = 0;
    }
    effort_start(&engine->effort, limits);
    line_begin(&engine->line, root, situation);
    ordering_fade(&engine->ordering);
    transpositions_grow_older(&engine->table);
    return DM_OK;
}

int search_root(struct dm_engine *engine, int depth, int alpha, int beta, unsigned first) {
    engine->frames->pv_length = 0;
    const struct task task = {depth, alpha, beta, first};
    return try_moves(engine, engine->frames, task).score;
}

int search_move(struct dm_engine *engine, unsigned index, int depth, int alpha, int beta) {
    struct frame *root = engine->frames;
    root->move = root->ranked.moves.move[index];
    frame_play(root);
    const int score = -node(engine, root + 1, depth - 1, -beta, -alpha);
    frame_keep_pv(root);
    return score;
}
