/* One side of a game: whatever can be asked for a move. */
#ifndef TRAIN_PLAYER_H
#define TRAIN_PLAYER_H

#include <stdatomic.h>

#include "base/random.h"
#include "damier/match.h"

struct hub_client;

struct player {
    const struct dm_rules *rules;
    const struct dm_contestant *contestant;
    const struct player_kind *kind;
    struct random random;       /* of those who have a choice */
    struct dm_engine *engine;   /* DM_PLAYER_MACHINE */
    struct dm_tables *tables;   /* that it knows, if any */
    struct dm_network *network; /* what it judges by, if not as usual */
    struct hub_client *hub;     /* DM_PLAYER_HUB */
};

/* What a player is asked. */
struct turn {
    const struct dm_game *game;
    struct dm_limits limits;
    double late_ms; /* an answer that takes longer loses; 0 = it may take any time */
    atomic_bool *stop;
};

/* What came of it: a legal move, or how the game was lost (DM_END_ILLEGAL up). */
struct choice {
    struct dm_move move;
    enum dm_end end; /* DM_END_UNPLAYED with a move */
    char said[80];   /* as in struct dm_played */
};

/* A way of playing. Errors are our own (memory), or DM_E_STOPPED; what a program does is no error,
 * except in `open`: it must start. */
struct player_kind {
    enum dm_error (*open)(struct player *player, struct dm_fault *fault);
    /* A new game: nothing before it counts. */
    void (*begin)(struct player *player);
    enum dm_error (*choose)(struct player *player, const struct turn *turn, struct choice *choice);
    /* Ends its thinking soon; called from another thread, and again until it has. */
    void (*stop)(struct player *player);
    void (*close)(struct player *player);
};

extern const struct player_kind player_machine, player_random, player_greedy, player_hub;

/* A player must be closed even if it could not be opened. */
enum dm_error player_open(struct player *player, const struct dm_rules *rules,
                          const struct dm_contestant *contestant, struct dm_fault *fault);
void player_close(struct player *player);

#endif
