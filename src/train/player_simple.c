/* Players without sight: to measure others against. */
#include "train/player.h"

static enum dm_error open(struct player *player, struct dm_fault *fault) {
    (void)player;
    (void)fault;
    return DM_OK;
}

static void nothing(struct player *player) { (void)player; }

static enum dm_error choose_any(struct player *player, const struct turn *turn,
                                struct choice *choice) {
    struct dm_moves moves;
    dm_game_moves(turn->game, &moves);
    choice->move = moves.move[random_below(&player->random, moves.count)];
    return DM_OK;
}

/* Among equals, and when it can't take, it moves at random. */
static enum dm_error choose_most(struct player *player, const struct turn *turn,
                                 struct choice *choice) {
    struct dm_moves moves;
    int most = -1;
    uint64_t equals = 0;
    dm_game_moves(turn->game, &moves);
    for (unsigned i = 0; i < moves.count; i++) {
        const int takes = __builtin_popcountll(moves.move[i].taken);
        if (takes > most) most = takes, equals = 0;
        if (takes == most && random_below(&player->random, ++equals) == 0)
            choice->move = moves.move[i];
    }
    return DM_OK;
}

const struct player_kind player_random = {
    .open = open, .begin = nothing, .choose = choose_any, .stop = nothing, .close = nothing};
const struct player_kind player_greedy = {
    .open = open, .begin = nothing, .choose = choose_most, .stop = nothing, .close = nothing};
