/* The store, through its interface: what is told to be done is there, once, after any end. Its
 * requests are carried out by a thread; the sanitizer for threads looks on. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "support/store_place.h"

static struct store_game some_game(const char *id) {
    struct store_game game = {.rules = "turkish", .base_ms = 300000, .increment_ms = 2000};
    game.created_ms = 1700000000000;
    snprintf(game.id, sizeof game.id, "%s", id);
    return game;
}

static struct store_event some_event(const char *game, uint32_t version, const char *text) {
    struct store_event event = {.version = version, .at_ms = 1700000001000, .kind = "move"};
    event.ply = version;
    event.left_ms[0] = 299000 + (int64_t)version;
    event.left_ms[1] = 298000;
    event.seat = version % 2 ? STORE_WHITE : STORE_BLACK;
    snprintf(event.game, sizeof event.game, "%s", game);
    snprintf(event.text, sizeof event.text, "%s", text);
    return event;
}

static void add_game(struct store_place *place, const char *id) {
    const struct store_game game = some_game(id);
    assert_int_equal(place_add_game(place, &game).outcome, STORE_DONE);
}

static enum store_outcome add_event(struct store_place *place, const struct store_event *event) {
    return place_add_event(place, event).outcome;
}

static enum store_outcome add_move(struct store_place *place, const char *game, uint32_t version,
                                   const char *text) {
    const struct store_event event = some_event(game, version, text);
    return add_event(place, &event);
}

static enum store_outcome add_end(struct store_place *place, const char *game, uint32_t version) {
    struct store_event event = some_event(game, version, "");
    strcpy(event.kind, "resign");
    strcpy(event.result, "1-0");
    strcpy(event.reason, "resigned");
    return add_event(place, &event);
}

static enum store_outcome add_seat(struct store_place *place, const char *game, uint32_t version,
                                   enum store_seat seat, const char *player) {
    struct store_event event = some_event(game, version, "");
    strcpy(event.kind, "join");
    event.seat = seat;
    snprintf(event.player, sizeof event.player, "%s", player);
    return add_event(place, &event);
}

static uint32_t version_of(struct store_place *place, const char *game) {
    const struct store_answer answer = place_read_game(place, game, UINT32_MAX);
    assert_int_equal(answer.outcome, STORE_DONE);
    assert_int_equal(answer.event_count, 0);
    const uint32_t version = answer.games[0].version;
    free(answer.games);
    return version;
}

static void a_player_is_found_again(void **state) {
    struct store_place *place = *state;
    const struct store_player player = {"one", 1700000000000};
    assert_int_equal(place_read_player(place, "one").outcome, STORE_UNKNOWN);
    assert_int_equal(place_add_player(place, &player).outcome, STORE_DONE);
    for (int i = 0; i < 2; i++) {
        const struct store_answer answer = place_read_player(place, "one");
        assert_int_equal(answer.outcome, STORE_DONE);
        assert_string_equal(answer.player.id, "one");
        assert_int_equal(answer.player.created_ms, 1700000000000);
        store_place_again(place);
    }
}

static void an_id_is_given_once(void **state) {
    struct store_place *place = *state;
    const struct store_player player = {"one", 1}, other = {"one", 2};
    assert_int_equal(place_add_player(place, &player).outcome, STORE_DONE);
    assert_int_equal(place_add_player(place, &player).outcome, STORE_DONE);
    assert_int_equal(place_add_player(place, &other).outcome, STORE_CONFLICT);
    struct store_game game = some_game("game");
    assert_int_equal(place_add_game(place, &game).outcome, STORE_DONE);
    assert_int_equal(place_add_game(place, &game).outcome, STORE_DONE);
    strcpy(game.rules, "italian");
    assert_int_equal(place_add_game(place, &game).outcome, STORE_CONFLICT);
}

static void a_long_id_is_nobodys(void **state) {
    char id[100];
    memset(id, 'a', sizeof id - 1);
    id[sizeof id - 1] = '\0';
    assert_int_equal(place_read_player(*state, id).outcome, STORE_UNKNOWN);
    assert_int_equal(place_read_game(*state, id, 0).outcome, STORE_UNKNOWN);
}

static void a_game_is_what_its_events_say(void **state) {
    struct store_place *place = *state;
    add_game(place, "game");
    assert_int_equal(add_seat(place, "game", 1, STORE_WHITE, "anna"), STORE_DONE);
    assert_int_equal(add_seat(place, "game", 2, STORE_BLACK, "boris"), STORE_DONE);
    assert_int_equal(add_move(place, "game", 3, "d3>d4"), STORE_DONE);
    assert_int_equal(add_end(place, "game", 4), STORE_DONE);
    store_place_again(place);
    const struct store_answer answer = place_read_game(place, "game", 2);
    assert_int_equal(answer.outcome, STORE_DONE);
    assert_int_equal(answer.game_count, 1);
    struct store_game game = some_game("game");
    strcpy(game.players[STORE_WHITE], "anna");
    strcpy(game.players[STORE_BLACK], "boris");
    strcpy(game.result, "1-0");
    strcpy(game.reason, "resigned");
    game.version = 4;
    assert_memory_equal(&answer.games[0], &game, sizeof game);
    assert_int_equal(answer.event_count, 2);
    const struct store_event move = some_event("game", 3, "d3>d4");
    assert_memory_equal(&answer.events[0], &move, sizeof move);
    assert_string_equal(answer.events[1].reason, "resigned");
    free(answer.games);
    free(answer.events);
}

static void events_come_one_after_another(void **state) {
    struct store_place *place = *state;
    add_game(place, "game");
    assert_int_equal(add_move(place, "game", 0, "d3>d4"), STORE_CONFLICT);
    assert_int_equal(add_move(place, "game", 2, "d3>d4"), STORE_CONFLICT);
    assert_int_equal(add_move(place, "other", 1, "d3>d4"), STORE_UNKNOWN);
    assert_int_equal(version_of(place, "game"), 0);
    assert_int_equal(add_move(place, "game", 1, "d3>d4"), STORE_DONE);
    assert_int_equal(add_move(place, "game", 2, "d6>d5"), STORE_DONE);
    assert_int_equal(version_of(place, "game"), 2);
}

static void an_event_is_stored_once(void **state) {
    struct store_place *place = *state;
    add_game(place, "game");
    for (int i = 0; i < 3; i++) assert_int_equal(add_move(place, "game", 1, "d3>d4"), STORE_DONE);
    assert_int_equal(add_move(place, "game", 1, "e3>e4"), STORE_CONFLICT);
    assert_int_equal(version_of(place, "game"), 1);
    assert_int_equal(add_end(place, "game", 2), STORE_DONE);
    assert_int_equal(add_end(place, "game", 2), STORE_DONE);
    assert_int_equal(add_move(place, "game", 1, "d3>d4"), STORE_DONE);
    assert_int_equal(add_move(place, "game", 3, "d6>d5"), STORE_OVER);
    assert_int_equal(version_of(place, "game"), 2);
}

static void a_seat_is_taken_once(void **state) {
    struct store_place *place = *state;
    add_game(place, "game");
    assert_int_equal(add_seat(place, "game", 1, STORE_BLACK, "anna"), STORE_DONE);
    assert_int_equal(add_seat(place, "game", 2, STORE_BLACK, "boris"), STORE_CONFLICT);
    assert_int_equal(add_seat(place, "game", 2, STORE_WHITE, "boris"), STORE_DONE);
    assert_int_equal(version_of(place, "game"), 2);
}

static void any_text_comes_back(void **state) {
    struct store_place *place = *state;
    char longest[STORE_TEXT_SIZE];
    memset(longest, 'x', sizeof longest - 1);
    longest[sizeof longest - 1] = '\0';
    const char *const texts[] = {"", "'; DROP TABLE games; --", "?1 %s \"", "دامة шашки", longest};
    add_game(place, "game");
    for (uint32_t i = 0; i < 5; i++)
        assert_int_equal(add_move(place, "game", i + 1, texts[i]), STORE_DONE);
    const struct store_answer answer = place_read_game(place, "game", 0);
    assert_int_equal(answer.event_count, 5);
    for (uint32_t i = 0; i < 5; i++) assert_string_equal(answer.events[i].text, texts[i]);
    free(answer.games);
    free(answer.events);
}

static void games_that_go_on_are_listed(void **state) {
    struct store_place *place = *state;
    static const char *const ids[] = {"d", "a", "c", "b"};
    for (int i = 0; i < 4; i++) add_game(place, ids[i]);
    assert_int_equal(add_end(place, "c", 1), STORE_DONE);
    struct store_answer answer = place_read_live(place, "", 2);
    assert_int_equal(answer.game_count, 2);
    assert_string_equal(answer.games[0].id, "a");
    assert_string_equal(answer.games[1].id, "b");
    free(answer.games);
    answer = place_read_live(place, "b", 2);
    assert_int_equal(answer.game_count, 1);
    assert_string_equal(answer.games[0].id, "d");
    free(answer.games);
    assert_int_equal(place_read_live(place, "d", 2).game_count, 0);
}

/* Replies: how many came, and whether in the order of the requests. */
struct order {
    struct store *store;
    unsigned next;
    bool broken;
};
struct place_in_order {
    struct order *order;
    unsigned number;
};

static void in_order(void *context, const struct store_answer *answer) {
    struct place_in_order *place = context;
    if (answer->outcome != STORE_DONE || place->order->next++ != place->number)
        place->order->broken = true;
}

static void all_that_waits_is_done_before_the_end(void **state) {
    enum { MOVES = 3000 };
    struct store_place *place = *state;
    struct order order = {0};
    static struct place_in_order places[MOVES];
    add_game(place, "game");
    for (unsigned i = 0; i < MOVES; i++) {
        const struct store_event event = some_event("game", i + 1, "d3>d4");
        places[i] = (struct place_in_order){&order, i};
        assert_true(
            store_add_event(place->store, &event, (struct store_reply){in_order, &places[i]}));
    }
    store_place_again(place);
    assert_int_equal(order.next, MOVES);
    assert_false(order.broken);
    assert_int_equal(version_of(place, "game"), MOVES);
}

static void ask_again(void *context, const struct store_answer *answer) {
    struct order *order = context;
    order->broken |= answer->outcome != STORE_DONE;
    if (++order->next == 1)
        store_read_game(order->store, "game", 0, (struct store_reply){ask_again, order});
}

static void a_reply_may_ask_for_more(void **state) {
    struct store_place *place = *state;
    struct order order = {.store = place->store};
    const struct store_game game = some_game("game");
    store_add_game(place->store, &game, (struct store_reply){ask_again, &order});
    while (order.next < 2) {
        sem_wait(&place->woken);
        store_collect(place->store);
    }
    assert_false(order.broken);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, store_place_make, store_place_clear)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(a_player_is_found_again),       TEST(an_id_is_given_once),
        TEST(a_long_id_is_nobodys),          TEST(a_game_is_what_its_events_say),
        TEST(events_come_one_after_another), TEST(an_event_is_stored_once),
        TEST(a_seat_is_taken_once),          TEST(any_text_comes_back),
        TEST(games_that_go_on_are_listed),   TEST(all_that_waits_is_done_before_the_end),
        TEST(a_reply_may_ask_for_more),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
