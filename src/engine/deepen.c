#include "engine/deepen.h"

/* Half the first window, and the depth from which the last score is a good guess. */
#define ASPIRATION 25
#define ASPIRATION_DEPTH 4
/* Windows wider than this open fully. */
#define ASPIRATION_WIDEST 800

/* The answers before anything is searched: the first legal moves. */
static void begin(struct deepening *deepening) {
    const struct effort *effort = &deepening->search.effort;
    const struct dm_moves *moves = &deepening->search.frames->ranked.moves;
    const unsigned wanted = effort->budget->limits.lines ? effort->budget->limits.lines : 1;
    deepening->lines = wanted < moves->count ? wanted : moves->count;
    if (deepening->lines > DM_LINES_MAX) deepening->lines = DM_LINES_MAX;
    deepening->trend = (struct trend){.choices = moves->count};
    for (unsigned i = 0; i < deepening->lines; i++) {
        struct dm_analysis *line = &deepening->line[i];
        *line = (struct dm_analysis){.line = i + 1, .best = moves->move[i], .pv_length = 1};
        line->pv[0] = line->best;
    }
}

/* Takes over the root's best line, if there is one. It is better than the former one even when the
 * search was stopped half way: the former best move was searched first. */
static void adopt(const struct frame *root, int score, struct dm_analysis *line) {
    if (root->pv_length == 0) return;
    line->score = score;
    line->best = root->pv[0];
    line->pv_length = root->pv_length;
    for (unsigned i = 0; i < root->pv_length; i++) line->pv[i] = root->pv[i];
}

/* Where a move is in the root's list. */
static unsigned index_of(const struct dm_moves *moves, const struct dm_move *move) {
    unsigned index = 0;
    while (!dm_move_equal(&moves->move[index], move)) index++;
    return index;
}

static int clamped(int score) {
    if (score > SCORE_INFINITE) return SCORE_INFINITE;
    return score < -SCORE_INFINITE ? -SCORE_INFINITE : score;
}

/* One line of one depth: a narrow window round the last score, widened on the side where it
 * fails. */
static void search_line(struct deepening *deepening, int depth, unsigned number) {
    struct search *search = &deepening->search;
    struct dm_analysis *line = &deepening->line[number];
    int width = depth < ASPIRATION_DEPTH ? 2 * SCORE_INFINITE : ASPIRATION;
    struct task task = {.depth = depth,
                        .alpha = clamped(line->score - width),
                        .beta = clamped(line->score + width),
                        .most = DM_MOVES_MAX};
    for (;;) {
        task.first = index_of(&search->frames->ranked.moves, &line->best);
        const int score = search_root(search, &task, number);
        adopt(search->frames, score, line);
        if (effort_over(&search->effort) || (score > task.alpha && score < task.beta)) return;
        width = 2 * width > ASPIRATION_WIDEST ? 2 * SCORE_INFINITE : 2 * width;
        if (score > task.alpha) {
            task.beta = clamped(score + width);
        } else {
            task.alpha = clamped(score - width);
            if (search->effort.leads && number == 0) budget_worry(search->effort.budget);
        }
    }
}

/* Puts the best move of a finished line out of reach of the lines after it. */
static void hide(struct deepening *deepening, unsigned number) {
    struct dm_moves *moves = &deepening->search.frames->ranked.moves;
    const unsigned index = index_of(moves, &deepening->line[number].best);
    const struct dm_move move = moves->move[index];
    moves->move[index] = moves->move[moves->count - 1 - number];
    moves->move[moves->count - 1 - number] = move;
}

/* A line may turn out better than one that was searched before it. */
static void sort_lines(struct deepening *deepening) {
    struct dm_analysis *line = deepening->line;
    for (unsigned i = 1; i < deepening->lines; i++)
        for (unsigned j = i; j > 0 && line[j].score > line[j - 1].score; j--) {
            const struct dm_analysis worse = line[j - 1];
            line[j - 1] = line[j];
            line[j] = worse;
        }
    for (unsigned i = 0; i < deepening->lines; i++) line[i].line = i + 1;
}

/* One depth. False if it was stopped; the best line is what it has got to by then. */
static bool search_depth(struct deepening *deepening, int depth) {
    for (unsigned i = 0; i < deepening->lines; i++) {
        search_line(deepening, depth, i);
        if (effort_over(&deepening->search.effort)) return false;
        if (i + 1 < deepening->lines) hide(deepening, i);
    }
    for (unsigned i = 0; i < deepening->lines; i++) deepening->line[i].depth = (unsigned)depth;
    sort_lines(deepening);
    return true;
}

/* A proven win or loss that lies within the depth searched stays what it is. */
static bool settled(const struct deepening *deepening) {
    for (unsigned i = 0; i < deepening->lines; i++) {
        const struct dm_analysis *line = &deepening->line[i];
        const unsigned plies = dm_score_plies(line->score);
        if (plies == 0 || plies > line->depth) return false;
    }
    return true;
}

/* Reports all lines; false if the search is to end. */
static bool report_lines(struct deepening *deepening, dm_analysis_fn report, void *context) {
    for (unsigned i = 0; report && i < deepening->lines; i++) {
        effort_tell(&deepening->search.effort, &deepening->line[i]);
        if (!report(context, &deepening->line[i])) return false;
    }
    return true;
}

static void follow_trend(struct deepening *deepening, const struct dm_analysis *before) {
    const struct dm_analysis *now = &deepening->line[0];
    struct trend *trend = &deepening->trend;
    trend->drop = now->depth > ASPIRATION_DEPTH ? before->score - now->score : 0;
    trend->steady = dm_move_equal(&before->best, &now->best) ? trend->steady + 1 : 0;
}

void deepen(struct deepening *deepening, dm_analysis_fn report, void *context,
            struct dm_analysis *out) {
    struct budget *budget = deepening->search.effort.budget;
    const struct dm_analysis *best = &deepening->line[0];
    begin(deepening);
    while (best->depth < budget_depth(budget) && !settled(deepening)) {
        *out = *best;
        if (!search_depth(deepening, (int)best->depth + 1)) break;
        if (!report_lines(deepening, report, context)) break;
        follow_trend(deepening, out);
        if (budget_spent(budget, &deepening->trend)) break;
    }
    *out = *best;
    effort_tell(&deepening->search.effort, out);
}

void deepen_helping(struct deepening *deepening) {
    const struct budget *budget = deepening->search.effort.budget;
    begin(deepening);
    for (unsigned depth = 1; depth <= budget_depth(budget) && !settled(deepening); depth++)
        if (!search_depth(deepening, (int)depth)) break;
    effort_check(&deepening->search.effort);
}
