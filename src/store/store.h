/* What outlives the server: players, games and what happened in them. The rest of the server knows
 * this interface only; which database lies behind it is the business of a backend (backend.h).
 *
 * Nothing here waits: a request is put in a queue, a thread carries out all that wait as one
 * transaction, and when that is on disk the replies are called, in the order of the requests, in
 * the thread that calls store_collect. So a request sees what those before it have done, and what a
 * reply tells is never lost again. */
#ifndef STORE_STORE_H
#define STORE_STORE_H

#include <stdbool.h>
#include <stdint.h>

#include "damier/error.h"

/* Texts are closed by NUL within these. */
#define STORE_ID_SIZE 24 /* of players and games: made by the caller, not to be guessed */
#define STORE_RULES_SIZE 192
#define STORE_START_SIZE 512
#define STORE_KIND_SIZE 16
#define STORE_TEXT_SIZE 256
#define STORE_RESULT_SIZE 8
#define STORE_REASON_SIZE 32

/* Times of day are in milliseconds since 1970. */
struct store_player {
    char id[STORE_ID_SIZE];
    int64_t created_ms;
};

enum store_seat { STORE_WHITE, STORE_BLACK, STORE_NO_SEAT };

struct store_game {
    char id[STORE_ID_SIZE];
    char rules[STORE_RULES_SIZE]; /* id of the rule set */
    char start[STORE_START_SIZE]; /* position, "" for the rule set's own */
    /* So much for the game and so much more with each move; or so much for each move. All zero: no
     * clock. */
    int64_t base_ms, increment_ms, move_ms;
    bool rated;
    int64_t created_ms;
    char players[2][STORE_ID_SIZE]; /* by seat; "" while it is free */
    /* What its events have made of it; 0 and "" in a new game. */
    uint32_t version;
    char result[STORE_RESULT_SIZE], reason[STORE_REASON_SIZE]; /* "" while it goes on */
};

/* A game is what its events say, one after another. The words are the server's. */
struct store_event {
    char game[STORE_ID_SIZE];
    uint32_t version; /* 1, 2, 3, ... */
    int64_t at_ms;
    char kind[STORE_KIND_SIZE];
    uint32_t ply;
    char text[STORE_TEXT_SIZE]; /* a move's effect, for instance */
    int64_t left_ms[2];         /* on the clocks, afterwards */
    enum store_seat seat;       /* of who did it; STORE_NO_SEAT: the server */
    char player[STORE_ID_SIZE]; /* who takes that seat now, else "" */
    char result[STORE_RESULT_SIZE], reason[STORE_REASON_SIZE]; /* "" if the game goes on */
};

enum store_outcome {
    STORE_DONE,     /* on disk; also when the very same had been stored before */
    STORE_UNKNOWN,  /* there is no such player or game */
    STORE_CONFLICT, /* there is another of that id or version, or the seat is taken */
    STORE_OVER,     /* the game has ended */
    STORE_FAILED,   /* the database can't do it now; whether it is stored isn't known */
};

/* Lasts for the call. */
struct store_answer {
    enum store_outcome outcome;
    struct store_player player;
    struct store_game *games;
    struct store_event *events;
    unsigned game_count, event_count;
};

struct store_reply {
    void (*call)(void *context, const struct store_answer *answer);
    void *context;
};

struct store;

/* `wake` comes from the store's thread and may not call the store. */
struct store_options {
    const char *folder;          /* where it lies; made if it isn't there */
    void (*wake)(void *context); /* there is something to collect */
    void *context;
};

/* DM_E_IO, with the fault filled, if there can't be one: no right to write, another server uses it,
 * it is of a later version. */
enum dm_error store_open(const struct store_options *options, struct store **out,
                         struct dm_fault *fault);
/* Carries out what waits, calls the replies, and ends. NULL is fine. */
void store_close(struct store *store);
/* Calls the replies that are due. They may make requests. */
void store_collect(struct store *store);

/* Requests: copied at once. False if too many wait or memory is short: then there is no reply. */
bool store_add_player(struct store *store, const struct store_player *player,
                      struct store_reply reply);
/* Fills in `player`. */
bool store_read_player(struct store *store, const char *id, struct store_reply reply);
/* A new game, with the players who are seated already. */
bool store_add_game(struct store *store, const struct store_game *game, struct store_reply reply);
/* The game's next event; seats a player and ends the game if it says so. */
bool store_add_event(struct store *store, const struct store_event *event,
                     struct store_reply reply);
/* One game, and its events with a higher version. */
bool store_read_game(struct store *store, const char *id, uint32_t after, struct store_reply reply);
/* Games that have not ended, in the order of their ids, `limit` of those after this one ("": from
 * the first); without their events. */
bool store_read_live(struct store *store, const char *after, unsigned limit,
                     struct store_reply reply);

#endif
