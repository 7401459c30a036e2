#include "train/player.h"

static const struct player_kind *const kinds[] = {[DM_PLAYER_MACHINE] = &player_machine,
                                                  [DM_PLAYER_RANDOM] = &player_random,
                                                  [DM_PLAYER_GREEDY] = &player_greedy,
                                                  [DM_PLAYER_HUB] = &player_hub};

enum dm_error player_open(struct player *player, const struct dm_rules *rules,
                          const struct dm_contestant *contestant, struct dm_fault *fault) {
    *player =
        (struct player){.rules = rules, .contestant = contestant, .kind = kinds[contestant->kind]};
    return player->kind->open(player, fault);
}

void player_close(struct player *player) {
    if (player->kind) player->kind->close(player);
}
