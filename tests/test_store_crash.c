/* The store when things go wrong: a process killed while it writes, a full disk, files that are not
 * what they should be. */
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/random.h"
#include "store/sqlite_schema.h"
#include "support/store_place.h"

#define GAMES 32
#define ENDS_AT 40 /* the version that ends a game; the next one begins in its place */

/* What the child tells when the store has confirmed it. */
struct confirmed {
    uint32_t number, version; /* of the game; the event, 0: the game itself */
};

struct line {
    struct store_place *place;
    int pipe;
    struct confirmed now; /* asked for */
};

static struct store_game game_of(unsigned round, uint32_t number) {
    struct store_game game = {.rules = "turkish"};
    snprintf(game.id, sizeof game.id, "%u-%u", round, number);
    return game;
}

static struct store_event event_of(unsigned round, uint32_t number, uint32_t version) {
    struct store_event event = {.version = version, .ply = version, .kind = "move"};
    snprintf(event.game, sizeof event.game, "%u-%u", round, number);
    snprintf(event.text, sizeof event.text, "%u of %s", version, event.game);
    if (version == ENDS_AT) strcpy(event.result, "1-0");
    return event;
}

static unsigned round_now;

static void go_on(void *context, const struct store_answer *answer);

static void ask_for_next(struct line *line) {
    const struct store_reply reply = {go_on, line};
    const struct confirmed *now = &line->now;
    if (now->version) {
        const struct store_event event = event_of(round_now, now->number, now->version);
        store_add_event(line->place->store, &event, reply);
    } else {
        const struct store_game game = game_of(round_now, now->number);
        store_add_game(line->place->store, &game, reply);
    }
}

static void go_on(void *context, const struct store_answer *answer) {
    struct line *line = context;
    if (answer->outcome != STORE_DONE) _exit(1);
    if (write(line->pipe, &line->now, sizeof line->now) != sizeof line->now) _exit(1);
    if (line->now.version++ == ENDS_AT) {
        line->now.version = 0;
        line->now.number += GAMES;
    }
    ask_for_next(line);
}

/* In the child: writes to many games at once until it is killed. */
static void write_on(struct store_place *place, int pipe) {
    static struct line lines[GAMES];
    struct dm_fault fault;
    if (store_place_open(place, &fault)) _exit(2);
    for (uint32_t i = 0; i < GAMES; i++) {
        lines[i] = (struct line){place, pipe, {i, 0}};
        ask_for_next(&lines[i]);
    }
    for (;;) {
        sem_wait(&place->woken);
        store_collect(place->store);
    }
}

/* By game: the last version that was confirmed, plus one; 0 if not even the game was. */
#define NUMBERS_MAX 8192
struct known {
    uint32_t count[NUMBERS_MAX];
};

static void note(struct known *known, struct confirmed confirmed) {
    assert_true(confirmed.number < NUMBERS_MAX);
    assert_int_equal(known->count[confirmed.number], confirmed.version);
    known->count[confirmed.number]++;
}

/* Kills the child once so many have been confirmed, and notes what else it had told by then. */
static void kill_after(pid_t child, int pipe, unsigned limit, struct known *known) {
    struct confirmed confirmed;
    int status;
    for (unsigned n = 0; read(pipe, &confirmed, sizeof confirmed) == sizeof confirmed;) {
        note(known, confirmed);
        if (++n == limit) kill(child, SIGKILL);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

static void run_and_kill(struct store_place *place, unsigned limit, struct known *known) {
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    const pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        write_on(place, ends[1]);
    }
    assert_true(child > 0);
    close(ends[1]);
    kill_after(child, ends[0], limit, known);
    close(ends[0]);
}

/* All that was confirmed is there, at most one more that was on its way, and each is as it was. */
static void check_game(struct store_place *place, unsigned round, uint32_t number, uint32_t count) {
    const struct store_game game = game_of(round, number);
    const struct store_answer answer = place_read_game(place, game.id, 0);
    if (answer.outcome == STORE_UNKNOWN) {
        assert_int_equal(count, 0);
        return;
    }
    assert_int_equal(answer.outcome, STORE_DONE);
    const uint32_t version = answer.games[0].version;
    assert_int_equal(answer.event_count, version);
    assert_true(version + 1 == count || version == count);
    for (uint32_t i = 0; i < version; i++) {
        const struct store_event event = event_of(round, number, i + 1);
        assert_memory_equal(&answer.events[i], &event, sizeof event);
    }
    assert_string_equal(answer.games[0].result, version == ENDS_AT ? "1-0" : "");
    free(answer.games);
    if (version) free(answer.events);
}

static void check_all(struct store_place *place, unsigned round, const struct known *known) {
    struct dm_fault fault;
    assert_int_equal(store_place_open(place, &fault), DM_OK);
    for (uint32_t number = 0; number < NUMBERS_MAX; number++)
        if (number < GAMES || known->count[number - GAMES])
            check_game(place, round, number, known->count[number]);
    store_place_close(place);
}

static void what_was_confirmed_outlives_a_kill(void **state) {
    struct store_place *place = *state;
    struct random random = {1};
    const unsigned rounds = getenv("DAMIER_LONG") ? 500 : 20;
    store_place_close(place);
    for (round_now = 0; round_now < rounds; round_now++) {
        struct known known = {0};
        run_and_kill(place, 1 + random_below(&random, 1500), &known);
        check_all(place, round_now, &known);
    }
}

/* Events of one game until one fails; how many were confirmed. */
static uint32_t fill(struct store_place *place, uint32_t from, uint32_t limit) {
    for (uint32_t version = from; version <= limit; version++) {
        struct store_event event = event_of(0, 0, version);
        event.result[0] = '\0';
        const enum store_outcome outcome = place_add_event(place, &event).outcome;
        if (outcome == STORE_FAILED) return version - 1;
        assert_int_equal(outcome, STORE_DONE);
    }
    return limit;
}

static void set_largest_file(rlim_t size) {
    struct rlimit limit;
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = size < limit.rlim_max ? size : limit.rlim_max;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

static void on_a_full_disk_nothing_is_confirmed_and_nothing_lost(void **state) {
    struct store_place *place = *state;
    const struct store_game game = game_of(0, 0);
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(place_add_game(place, &game).outcome, STORE_DONE);
    set_largest_file(256 << 10);
    const uint32_t confirmed = fill(place, 1, 10000);
    set_largest_file(RLIM_INFINITY);
    assert_true(confirmed < 10000);
    assert_int_equal(fill(place, confirmed + 1, confirmed + 10), confirmed + 10);
    store_place_again(place);
    const struct store_answer answer = place_read_game(place, game.id, 0);
    assert_int_equal(answer.event_count, confirmed + 10);
    free(answer.games);
    free(answer.events);
}

static void refused(struct store_place *place, const char *why) {
    struct store_place other = *place;
    struct dm_fault fault = {0};
    assert_int_equal(store_place_open(&other, &fault), DM_E_IO);
    if (!strstr(fault.detail, why)) fail_msg("\"%s\" does not say \"%s\"", fault.detail, why);
}

static void one_server_at_a_time(void **state) { refused(*state, "another server"); }

static void a_folder_that_cannot_be(void **state) {
    struct store_place other = {.folder = "/dev/null/data"};
    (void)state;
    refused(&other, "Not a directory");
}

static sqlite3 *open_file(const struct store_place *place) {
    char name[128];
    sqlite3 *file;
    snprintf(name, sizeof name, "%s/damier.db", place->folder);
    assert_int_equal(sqlite3_open(name, &file), SQLITE_OK);
    return file;
}

/* The file in a state of its own. */
static void change_file(struct store_place *place, const char *how) {
    store_place_close(place);
    sqlite3 *file = open_file(place);
    assert_int_equal(sqlite3_exec(file, how, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(file);
}

static void a_file_of_a_later_version_is_left_alone(void **state) {
    change_file(*state, "PRAGMA user_version = 1000");
    refused(*state, "later version");
}

static void a_file_of_something_else_is_left_alone(void **state) {
    change_file(*state, "PRAGMA application_id = 7");
    refused(*state, "not a file of damier's");
}

static void a_file_that_is_no_database_is_left_alone(void **state) {
    struct store_place *place = *state;
    char name[128];
    store_place_close(place);
    snprintf(name, sizeof name, "%s/damier.db", place->folder);
    const int file = open(name, O_WRONLY | O_TRUNC);
    assert_int_equal(write(file, "PK\3\4 and so on", 14), 14);
    close(file);
    refused(place, "not a database");
}

/* A file as each earlier version left it, with a player in it where there were players. */
static void files_of_earlier_versions_are_taken_over(void **state) {
    struct store_place *place = *state;
    const struct store_game game = game_of(0, 0);
    for (unsigned version = 0; version <= sqlite_schema_latest(); version++) {
        struct dm_fault fault;
        change_file(place, "DROP TABLE players; DROP TABLE games; DROP TABLE events;"
                           "PRAGMA user_version = 0; PRAGMA application_id = 0");
        sqlite3 *file = open_file(place);
        assert_int_equal(sqlite_schema_migrate(file, version, "", &fault), DM_OK);
        if (version)
            assert_int_equal(
                sqlite3_exec(file, "INSERT INTO players VALUES ('anna', 1)", NULL, NULL, NULL),
                SQLITE_OK);
        sqlite3_close(file);
        assert_int_equal(store_place_open(place, &fault), DM_OK);
        assert_int_equal(place_read_player(place, "anna").outcome,
                         version ? STORE_DONE : STORE_UNKNOWN);
        assert_int_equal(place_add_game(place, &game).outcome, STORE_DONE);
    }
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, store_place_make, store_place_clear)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(what_was_confirmed_outlives_a_kill),
        TEST(on_a_full_disk_nothing_is_confirmed_and_nothing_lost),
        TEST(one_server_at_a_time),
        cmocka_unit_test(a_folder_that_cannot_be),
        TEST(a_file_of_a_later_version_is_left_alone),
        TEST(a_file_of_something_else_is_left_alone),
        TEST(a_file_that_is_no_database_is_left_alone),
        TEST(files_of_earlier_versions_are_taken_over),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
