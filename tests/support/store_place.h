/* A store in a folder of its own, and requests that wait for their reply. */
#ifndef SUPPORT_STORE_PLACE_H
#define SUPPORT_STORE_PLACE_H

#include <semaphore.h>

#include "store/store.h"

struct store_place {
    char folder[64];
    struct store *store;
    sem_t woken;
};

/* cmocka's setup and teardown: *state is a place with an open store. */
int store_place_make(void **state);
int store_place_clear(void **state);
enum dm_error store_place_open(struct store_place *place, struct dm_fault *fault);
void store_place_close(struct store_place *place);
/* Closed and opened, as after a restart. */
void store_place_again(struct store_place *place);

/* What came of a request. An answer's arrays are copies, for free(). */
struct store_answer place_add_player(struct store_place *place, const struct store_player *player);
struct store_answer place_read_player(struct store_place *place, const char *id);
struct store_answer place_add_game(struct store_place *place, const struct store_game *game);
struct store_answer place_add_event(struct store_place *place, const struct store_event *event);
struct store_answer place_read_game(struct store_place *place, const char *id, uint32_t after);
struct store_answer place_read_live(struct store_place *place, const char *after, unsigned limit);

#endif
