#include "engine/search.h"

#include "rules/generator.h"
#include "rules/key.h"

static int node(struct search *search, struct frame *frame, int depth, int alpha, int beta);

/* True if endgame tables know how it ends, and no draw counter comes first. */
static bool known_in_time(const struct search *search, const struct frame *frame, int *score) {
    struct known known;
    if (!endgame_known(search->endgame, frame, &known)) return false;
    *score = known.score;
    return known.score == 0 || line_leaves_time(search->line, frame, known.plies);
}

/* The same where counters aren't kept. */
static bool known_after_capture(const struct search *search, const struct frame *frame,
                                int *score) {
    struct known known;
    if (!frame[-1].move.taken || !endgame_known(search->endgame, frame, &known)) return false;
    *score = known.score;
    return known.score == 0 || line_leaves_time_anew(search->line, frame, known.plies);
}

/* A position is quiet when the side to move can't capture, and only then is it judged. Captures
 * leave fewer pieces, so this ends. Where they are optional the side to move may also stand pat. */
static int quiescence(struct search *search, struct frame *frame, int alpha, int beta) {
    int score;
    if (line_over_by_material(search->line, frame, &score)) return score;
    if (known_after_capture(search, frame, &score)) return score;
    struct ranked *ranked = &frame->ranked;
    search->rules->generator->captures(search->rules, &frame->position, &ranked->moves);
    const bool quiet = frame->ply == PLIES_MAX || ranked->moves.count == 0;
    int best = -SCORE_INFINITE;
    if (quiet || search->rules->capture_optional)
        best = evaluate(search->evaluation, &search->sums, &frame->position);
    if (quiet || best >= beta) return best;
    effort_list(&search->effort, &ranked->moves);
    order_rank(&search->ordering, frame->position.side, &(struct node_hints){.first = NO_MOVE},
               ranked);
    for (unsigned i = 0; i < ranked->moves.count && best < beta; i++) {
        frame->move = ranked->moves.move[order_pick(ranked)];
        frame_play(frame);
        if (effort_spend(&search->effort)) return 0;
        score = -quiescence(search, frame + 1, -beta, best > alpha ? -best : -alpha);
        if (score > best) best = score;
    }
    return best;
}

/* Whether the opponent could capture if it were his turn. */
static bool threatened(const struct search *search, const struct frame *frame) {
    struct dm_position position = frame->position;
    position.side ^= 1;
    return search->rules->generator->can_capture(search->rules, &position);
}

/* Late move reduction: late quiet moves are searched less deep at first. Never captures, which are
 * forced, nor crownings. */
static int reduction(const struct dm_move *move, int depth, unsigned i) {
    if (depth < 3 || i < 3 || move->taken || move->crowns) return 0;
    return 1 + (i >= 8) + (depth >= 8 && i >= 5);
}

/* Searches the i-th move tried, which is frame->move and played: the first with the full window,
 * the others to prove that they are no better, and again if they are. */
static int attempt(struct search *search, struct frame *frame, const struct task *task, int depth,
                   unsigned i) {
    struct frame *next = frame + 1;
    const int alpha = task->alpha, beta = task->beta;
    if (i == 0) return -node(search, next, depth, -beta, -alpha);
    const int less = reduction(&frame->move, task->depth, i);
    int score = -node(search, next, depth - less, -alpha - 1, -alpha);
    if (less && score > alpha) score = -node(search, next, depth, -alpha - 1, -alpha);
    if (score > alpha && score < beta) score = -node(search, next, depth, -beta, -alpha);
    return score;
}

/* The move of that index, the `tried`-th, refutes what came before. */
static void learn_cut(struct search *search, struct frame *frame, unsigned index, unsigned tried,
                      int depth) {
    const int side = frame->position.side;
    order_learn(&search->ordering, side, &frame->ranked, index, tried, depth);
    const move_code code = code_of(&frame->move);
    if (frame->move.taken || code == frame->killer[0]) return;
    frame->killer[1] = frame->killer[0];
    frame->killer[0] = code;
    if (frame->ply > 0) search->ordering.counter[side][code_of(&frame[-1].move)] = code;
}

static void rank(struct search *search, struct frame *frame, unsigned first) {
    const int side = frame->position.side;
    struct node_hints hints = {.first = first, .killer = {frame->killer[0], frame->killer[1]}};
    if (frame->ply > 0) hints.counter = search->ordering.counter[side][code_of(&frame[-1].move)];
    order_rank(&search->ordering, side, &hints, &frame->ranked);
}

/* The i-th move to try. Only after the first one from the table has been tried are the others
 * ranked: most often it is the only one. */
static unsigned next_move(struct search *search, struct frame *frame, unsigned first, unsigned i) {
    const bool known = first < frame->ranked.moves.count;
    if (known && i == 0) return first;
    if (i == known) rank(search, frame, first);
    return order_pick(&frame->ranked);
}

/* Tries the moves of a frame in order. A forced move costs no depth. */
static struct finding try_moves(struct search *search, struct frame *frame, struct task task,
                                bool forced) {
    struct finding best = {
        .score = -SCORE_INFINITE, .depth = task.depth, .bound = BOUND_UPPER, .move = task.first};
    for (unsigned i = 0; i < frame->ranked.moves.count; i++) {
        const unsigned index = next_move(search, frame, task.first, i);
        frame->move = frame->ranked.moves.move[index];
        if (i >= task.most && !frame->move.crowns) {
            /* For all that is known it is no better than alpha; a loss is not proven without it. */
            if (best.score < task.alpha) best.score = task.alpha;
            continue;
        }
        frame_play(frame);
        const int score = attempt(search, frame, &task, task.depth - !forced, i);
        if (effort_over(&search->effort)) break;
        if (score <= best.score) continue;
        best.score = score;
        if (score <= task.alpha) continue;
        task.alpha = score;
        best.move = index;
        best.bound = BOUND_EXACT;
        frame_keep_pv(frame);
        if (score < task.beta) continue;
        best.bound = BOUND_LOWER;
        learn_cut(search, frame, index, i, task.depth);
        break;
    }
    return best;
}

/* A certain score as it looks from so many plies nearer the end: the table keeps wins as seen from
 * the node, not from the root. */
static int nearer(int score, int plies) {
    if (score >= DM_SCORE_TABLES) return score + plies;
    return score <= -DM_SCORE_TABLES ? score - plies : score;
}

static struct finding recall(const struct search *search, const struct frame *frame) {
    struct finding found = transpositions_find(search->table, frame->table_key);
    found.score = nearer(found.score, -frame->ply);
    return found;
}

static void keep(struct search *search, const struct frame *frame, struct finding found) {
    found.score = nearer(found.score, frame->ply);
    transpositions_keep(search->table, frame->table_key, &found);
}

/* True if what the table knows answers the task. On the principal variation it never does, so that
 * the line is told to its end. */
static bool answers(const struct finding *found, const struct task *task) {
    if (found->depth < task->depth || task->beta - task->alpha > 1) return false;
    return found->bound == BOUND_EXACT ||
           (found->bound == BOUND_LOWER && found->score >= task->beta) ||
           (found->bound == BOUND_UPPER && found->score <= task->alpha);
}

/* So near the end of a search a position is taken to be as good as it looks, if that is so much
 * more than is asked for; and if it is so much less, only the moves that rank first are tried. */
#define NEAR_DEPTH 3
#define AHEAD_PER_PLY 60
#define BEHIND_PER_PLY 70

/* True if little depth is left, and neither on the principal variation, nor where it is about
 * proofs, nor where there is something to take. */
static bool near_end(const struct frame *frame, const struct task *task) {
    return task->depth <= NEAR_DEPTH && task->beta - task->alpha == 1 &&
           task->beta < DM_SCORE_PROVEN && task->alpha > -DM_SCORE_PROVEN &&
           !frame->ranked.moves.move[0].taken;
}

/* Near the end goes by looks. True, with a score, if the task's upper bound is passed by far and
 * there is nothing to fear: neither side can capture. Having to move, which is why a null move
 * proves nothing in draughts, costs less than the margin as a rule. If it is far behind, the task
 * is not worth more than the first moves. */
static bool looks_decide(struct search *search, const struct frame *frame, struct task *task,
                         int *score) {
    if (!near_end(frame, task)) return false;
    const int looks = evaluate(search->evaluation, &search->sums, &frame->position);
    if (looks + BEHIND_PER_PLY * task->depth <= task->alpha) task->most = 1 + (unsigned)task->depth;
    *score = looks - AHEAD_PER_PLY * task->depth;
    return *score >= task->beta && !threatened(search, frame);
}

/* A node of the main search whose frame is filled. Its moves are listed before the table is asked,
 * though that may make them needless: meanwhile the table's entry is on its way from memory. */
static int inner_node(struct search *search, struct frame *frame, struct task task) {
    search->rules->generator->list(search->rules, &frame->position, &frame->ranked.moves);
    effort_list(&search->effort, &frame->ranked.moves);
    if (frame->ranked.moves.count == 0) return frame->ply - DM_SCORE_WIN;
    struct finding found = recall(search, frame);
    if (answers(&found, &task)) return found.score;
    int score;
    if (looks_decide(search, frame, &task, &score)) return score;
    task.first = found.move;
    found = try_moves(search, frame, task, frame->ranked.moves.count == 1);
    if (effort_over(&search->effort)) return 0;
    keep(search, frame, found);
    return found.score;
}

static int node(struct search *search, struct frame *frame, int depth, int alpha, int beta) {
    int score;
    frame->pv_length = 0;
    if (effort_spend(&search->effort)) return 0;
    if (depth > 0 || frame[-1].draw_near) {
        frame->key = position_key(&frame->position);
        transpositions_fetch(search->table, frame->key);
        line_enter(search->line, frame);
        if (line_over(search->line, frame, &score)) return score;
        if (known_in_time(search, frame, &score)) return score;
    }
    if (depth <= 0 || frame->ply == PLIES_MAX) return quiescence(search, frame, alpha, beta);
    /* Nothing here can be better than winning at once, nor worse than having lost. */
    const int worst = frame->ply - DM_SCORE_WIN, most = DM_SCORE_WIN - frame->ply - 1;
    if (alpha < worst) alpha = worst;
    if (beta > most) beta = most;
    if (alpha >= beta) return alpha;
    return inner_node(search, frame, (struct task){depth, alpha, beta, NO_MOVE, DM_MOVES_MAX});
}

enum dm_error search_begin(struct search *search, const struct dm_situation *situation) {
    struct frame *root = search->frames;
    search->rules->generator->list(search->rules, &situation->position, &root->ranked.moves);
    if (root->ranked.moves.overflow) return DM_E_TOO_MANY_MOVES;
    if (root->ranked.moves.count == 0) return DM_E_GAME_OVER;
    for (int ply = 0; ply <= PLIES_MAX; ply++) {
        search->frames[ply].ply = ply;
        search->frames[ply].killer[0] = search->frames[ply].killer[1] = 0;
    }
    line_begin(search->line, root, situation);
    ordering_fade(&search->ordering);
    return DM_OK;
}

int search_root(struct search *search, const struct task *task, unsigned hidden) {
    struct frame *root = search->frames;
    const bool forced = root->ranked.moves.count == 1;
    root->pv_length = 0;
    root->ranked.moves.count -= hidden;
    const int score = try_moves(search, root, *task, forced).score;
    root->ranked.moves.count += hidden;
    return score;
}
