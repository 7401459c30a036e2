/* The state of a module instance, and how it answers. */
#ifndef WASM_INSTANCE_H
#define WASM_INSTANCE_H

#include "base/json.h"
#include "damier/engine.h"
#include "damier/game.h"
#include "damier/homemade.h"
#include "damier/pdn.h"

#define IO_SIZE (1u << 18)
#define HOMEMADE_MAX 64

/* What the page calls are functions without a handle, so their state is the module's. */
struct instance {
    const struct dm_rules *rules; /* NULL until a game has been started */
    struct dm_game *game;
    struct dm_engine *engine;                  /* for these rules; made by the first search */
    struct dm_network *network;                /* the last one read */
    const char *network_name;                  /* of the records that it is for */
    const struct dm_rules *ending;             /* what the tables are for */
    struct dm_tables *tables;                  /* the last ones read, NULL = none */
    void *image;                               /* their bytes */
    struct dm_homemade homemade[HOMEMADE_MAX]; /* their indices go on from the built-in ones */
    unsigned homemades;
    struct dm_pdn_reader *reader;      /* of the text that is being read, NULL = none */
    struct dm_path path[DM_MOVES_MAX]; /* of the moves that are answered with */
    char io[IO_SIZE];
};
extern struct instance instance;

/* The text the page has written, closed. */
const char *instance_input(void);
/* A double from the page as a whole number; -1 if it is none that may be. */
int64_t instance_whole(double number);
/* Ends a JSON answer begun in instance.io: its length, or an error if it did not fit. */
int instance_answer(struct json *json);
/* Leaves an error in the buffer; minus its code. */
int instance_fault(const struct dm_fault *fault);
int instance_error(enum dm_error error);
/* The next search makes another, of what there is then. */
void instance_drop_engine(void);
/* The network for these rules, NULL if none has been read. */
const struct dm_network *instance_network(const struct dm_rules *rules);
/* The endgame tables for these rules, NULL if none have been read. */
const struct dm_tables *instance_tables(const struct dm_rules *rules);
/* The machine for the game's rules, made when it is first asked for; NULL without memory for it. */
struct dm_engine *instance_engine(void);
/* The rule set of an index, NULL if there is none. */
const struct dm_rules *instance_rules(int index);

#endif
