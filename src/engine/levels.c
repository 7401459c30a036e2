/* Levels: how many positions a player looks at and how small a slip it doesn't notice. A weak level
 * plays like a weak person: it counts pieces, and every move is a sound one as far as it sees.
 * What bounds a level is positions, not time, so it is as strong on any machine. */
#include <string.h>

#include "base/random.h"
#include "engine/crew.h"

struct level {
    const char *number, *name; /* without a name of its own both are the number */
    uint32_t nodes;            /* positions to look at, unless the record has its own */
    int slip; /* may play any move that looks at most so much worse than the best */
};

static const struct level levels[DM_LEVELS] = {
    {"1", "1", 1, 60},     {"2", "easy", 130, 50},
    {"3", "3", 400, 40},   {"4", "medium", 1400, 25},
    {"5", "5", 500, 0},    {"6", "6", 1300, 0},
    {"7", "7", 4000, 0},   {"8", "strong", 17000, 0},
    {"9", "9", 150000, 0}, {"10", "strongest", 2000000, 0},
};

/* A level that slips judges by material and placement alone, and compares all moves: it searches
 * whole depths, each with all captures at its end played out, and begins another while it has not
 * looked at as many positions as it is to. Only contrived positions come near this bound. */
#define WHOLE_DEPTHS_NODES 30000
/* And only in these, where listing the moves once takes as long as thousands of positions
 * elsewhere, or on a machine that is much too slow, does time end the thinking. */
#define PATIENCE_MS 5000
/* So deep a move is looked at that is the only one: for its score, there is nothing to choose. */
#define ONLY_MOVE_DEPTH 4

const char *dm_level_name(unsigned level) { return levels[level - 1].name; }

unsigned dm_level_find(const char *name) {
    for (unsigned i = 0; i < DM_LEVELS; i++)
        if (strcmp(levels[i].name, name) == 0 || strcmp(levels[i].number, name) == 0) return i + 1;
    return 0;
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

/* The choice among the lines of the last finished depth. */
struct choice {
    struct dm_engine *engine;
    uint64_t nodes;
    int slip;
    struct random random;
    int best;         /* score of the first line */
    unsigned chances; /* lines that might have been chosen so far */
    struct dm_analysis chosen;
};

/* A certain win is not let slip, nor is a certain loss walked into. */
static bool good_enough(const struct choice *choice, int score) {
    if (choice->best >= DM_SCORE_TABLES || score <= -DM_SCORE_TABLES) return false;
    return score >= choice->best - choice->slip;
}

/* Lines come best first; of those that are good enough each has the same chance. */
static bool weigh(void *context, const struct dm_analysis *line) {
    struct choice *choice = context;
    if (line->line == 1) {
        choice->best = line->score;
        choice->chances = 1;
        choice->chosen = *line;
    } else if (good_enough(choice, line->score) &&
               random_below(&choice->random, ++choice->chances) == 0) {
        choice->chosen = *line;
    }
    if (line->nodes >= choice->nodes) dm_engine_stop(choice->engine);
    return true;
}

/* Begins a search whose equal moves come in random order. */
static enum dm_error begin(struct dm_engine *engine, const struct dm_situation *situation,
                           const struct dm_limits *limits, struct random *random) {
    const enum dm_error error = crew_begin(engine, situation, limits);
    if (error) return error;
    struct dm_moves *moves = &engine->deepening[0]->search.frames->ranked.moves;
    if (moves->count == 1) engine->budget.limits.depth = ONLY_MOVE_DEPTH;
    shuffle(moves, random);
    return DM_OK;
}

/* Weak levels do without the network and the tables. */
static void think_plainly(struct choice *choice, struct dm_analysis *out) {
    struct dm_engine *engine = choice->engine;
    const struct dm_network *network = engine->evaluation.network;
    const struct dm_tables *tables = engine->endgame.tables;
    crew_judge_by(engine, NULL);
    endgame_use(&engine->endgame, NULL);
    crew_deepen(engine, weigh, choice, out);
    crew_judge_by(engine, network);
    endgame_use(&engine->endgame, tables);
    dm_engine_clear(engine); /* of scores that are not the network's */
}

static enum dm_error play_with_slips(struct choice *choice, const struct dm_situation *situation,
                                     struct dm_analysis *out) {
    const struct dm_limits limits = {
        .nodes = WHOLE_DEPTHS_NODES, .time_ms = PATIENCE_MS, .lines = DM_LINES_MAX};
    const enum dm_error error = begin(choice->engine, situation, &limits, &choice->random);
    if (error) return error;
    think_plainly(choice, out);
    if (choice->chances == 0) return DM_OK;
    choice->chosen.nodes = out->nodes;
    choice->chosen.time_ms = out->time_ms;
    *out = choice->chosen;
    return DM_OK;
}

enum dm_error dm_engine_play(struct dm_engine *engine, const struct dm_situation *situation,
                             unsigned level, uint64_t seed, struct dm_analysis *out) {
    if (level < 1 || level > DM_LEVELS) return DM_E_ARGUMENT;
    const struct level *row = &levels[level - 1];
    const uint32_t own = engine->rules->level_nodes[level - 1];
    const struct dm_limits limits = {.nodes = own ? own : row->nodes, .time_ms = PATIENCE_MS};
    struct choice choice = {
        .engine = engine, .nodes = limits.nodes, .slip = row->slip, .random = {.state = seed}};
    /* What stronger levels have found out is not for a weaker one to know. */
    if (level < DM_STRONGEST) dm_engine_clear(engine);
    if (row->slip) return play_with_slips(&choice, situation, out);
    const enum dm_error error = begin(engine, situation, &limits, &choice.random);
    if (!error) crew_deepen(engine, NULL, NULL, out);
    return error;
}
