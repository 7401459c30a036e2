#include "support/store_place.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void wake(void *context) { sem_post(&((struct store_place *)context)->woken); }

enum dm_error store_place_open(struct store_place *place, struct dm_fault *fault) {
    const struct store_options options = {place->folder, wake, place};
    return store_open(&options, &place->store, fault);
}

void store_place_close(struct store_place *place) {
    store_close(place->store);
    place->store = NULL;
}

void store_place_again(struct store_place *place) {
    struct dm_fault fault;
    store_place_close(place);
    if (store_place_open(place, &fault)) fail_msg("%s", fault.detail);
}

int store_place_make(void **state) {
    struct store_place *place = calloc(1, sizeof *place);
    struct dm_fault fault;
    if (!place) return -1;
    *state = place;
    sem_init(&place->woken, 0, 0);
    snprintf(place->folder, sizeof place->folder, "/tmp/damier-store-XXXXXX");
    return mkdtemp(place->folder) && store_place_open(place, &fault) == DM_OK ? 0 : -1;
}

int store_place_clear(void **state) {
    struct store_place *place = *state;
    char command[128];
    store_place_close(place);
    snprintf(command, sizeof command, "rm -rf '%s'", place->folder);
    const int status = system(command);
    sem_destroy(&place->woken);
    free(place);
    return status;
}

struct waiting {
    bool replied;
    struct store_answer answer;
};

static void *copied(const void *array, size_t size) {
    void *copy = malloc(size ? size : 1);
    assert_non_null(copy);
    if (size) memcpy(copy, array, size);
    return copy;
}

static void take(void *context, const struct store_answer *answer) {
    struct waiting *waiting = context;
    waiting->replied = true;
    waiting->answer = *answer;
    waiting->answer.games = copied(answer->games, answer->game_count * sizeof *answer->games);
    waiting->answer.events = copied(answer->events, answer->event_count * sizeof *answer->events);
}

static struct store_answer wait_for(struct store_place *place, struct waiting *waiting,
                                    bool accepted) {
    assert_true(accepted);
    while (!waiting->replied) {
        sem_wait(&place->woken);
        store_collect(place->store);
    }
    if (!waiting->answer.game_count) free(waiting->answer.games);
    if (!waiting->answer.event_count) free(waiting->answer.events);
    return waiting->answer;
}

#define ASK(request, ...)                              \
    struct waiting waiting = {0};                      \
    const struct store_reply reply = {take, &waiting}; \
    return wait_for(place, &waiting, request(place->store, __VA_ARGS__, reply))

struct store_answer place_add_player(struct store_place *place, const struct store_player *player) {
    ASK(store_add_player, player);
}

struct store_answer place_read_player(struct store_place *place, const char *id) {
    ASK(store_read_player, id);
}

struct store_answer place_add_game(struct store_place *place, const struct store_game *game) {
    ASK(store_add_game, game);
}

struct store_answer place_add_event(struct store_place *place, const struct store_event *event) {
    ASK(store_add_event, event);
}

struct store_answer place_read_game(struct store_place *place, const char *id, uint32_t after) {
    ASK(store_read_game, id, after);
}

struct store_answer place_read_live(struct store_place *place, const char *after, unsigned limit) {
    ASK(store_read_live, after, limit);
}
