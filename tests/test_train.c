/* Training: from nothing to a network in a folder, stopped and taken up again. */
#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "damier/train.h"

#define PATH_SIZE 256

struct place {
    char folder[PATH_SIZE];
};

static int make_place(void **state) {
    struct place *place = calloc(1, sizeof *place);
    if (!place) return -1;
    snprintf(place->folder, sizeof place->folder, "/tmp/damier-train-XXXXXX");
    *state = place;
    return mkdtemp(place->folder) ? 0 : -1;
}

static int clear_place(void **state) {
    struct place *place = *state;
    char command[PATH_SIZE + 16];
    snprintf(command, sizeof command, "rm -rf '%s'", place->folder);
    const int status = system(command);
    free(place);
    return status;
}

/* The smallest that goes through all stages. */
static struct dm_training small(const struct place *place) {
    struct dm_training training = dm_training_usual();
    training.rules = dm_rules_find("english");
    training.folder = place->folder;
    training.generations = 1;
    training.samples = 20000;
    training.nodes = 50;
    training.epochs = 2;
    training.games = 4;
    training.match_time_ms = 1;
    return training;
}

static long size_of(const struct place *place, const char *name) {
    char path[2 * PATH_SIZE];
    struct stat status;
    snprintf(path, sizeof path, "%s/%s", place->folder, name);
    return stat(path, &status) == 0 ? (long)status.st_size : -1;
}

/* Stops when a stage is reached, and remembers the first state it was told. */
struct watcher {
    enum dm_stage until;
    uint64_t done;
    bool stopped;
    struct dm_training_state first;
};

static bool watch(void *context, const struct dm_training_state *state) {
    struct watcher *watcher = context;
    if (!watcher->first.generation) watcher->first = *state;
    watcher->stopped |= state->stage == watcher->until && state->done >= watcher->done;
    return !watcher->stopped;
}

static enum dm_error train_until(struct dm_training training, struct watcher *watcher) {
    struct dm_fault fault;
    training.progress = watch;
    training.context = watcher;
    return dm_train(&training, &fault);
}

static void goes_on_where_it_was(void **state) {
    const struct place *place = *state;
    const struct dm_training training = small(place);
    struct watcher watcher = {.until = DM_STAGE_GAMES, .done = 1};
    assert_int_equal(train_until(training, &watcher), DM_E_STOPPED);
    const long samples = size_of(place, "1.samples");
    assert_true(samples > 0 && samples % 24 == 0);

    watcher = (struct watcher){.until = DM_STAGE_LEARNING};
    assert_int_equal(train_until(training, &watcher), DM_E_STOPPED);
    assert_true(size_of(place, "1.samples") >= 20000 * 24);
    assert_int_equal(size_of(place, "1.net"), -1);

    watcher = (struct watcher){.until = DM_STAGE_MATCH, .done = 2};
    const enum dm_error error = train_until(training, &watcher);
    assert_true(error == DM_E_STOPPED || error == DM_OK);
    const long network = size_of(place, "1.net");
    assert_true(network > 0);

    watcher = (struct watcher){.until = DM_STAGE_RESULT, .done = 1000};
    assert_int_equal(train_until(training, &watcher), DM_OK);
    assert_true(size_of(place, "1.result") > 0);
    assert_int_equal(size_of(place, "1.net"), network);
}

static void nothing_is_done_twice(void **state) {
    const struct dm_training training = small(*state);
    struct watcher watcher = {.until = DM_STAGE_RESULT, .done = 1000};
    assert_int_equal(train_until(training, &watcher), DM_OK);
    watcher = (struct watcher){.until = DM_STAGE_RESULT, .done = 1000};
    assert_int_equal(train_until(training, &watcher), DM_OK);
    assert_int_equal(watcher.first.generation, 0);
}

static void put_file(const char *path, const char *mode, const char *text) {
    FILE *file = fopen(path, mode);
    assert_non_null(file);
    fputs(text, file);
    assert_int_equal(fclose(file), 0);
}

static void a_folder_has_one_rule_set(void **state) {
    const struct place *place = *state;
    struct watcher watcher = {.until = DM_STAGE_GAMES};
    struct dm_training training = small(place);
    struct dm_fault fault;
    char path[2 * PATH_SIZE];
    assert_int_equal(train_until(training, &watcher), DM_E_STOPPED);
    const long samples = size_of(place, "1.samples");

    training.rules = dm_rules_find("turkish");
    assert_int_equal(dm_train(&training, &fault), DM_E_TRAINING_FOREIGN);
    assert_non_null(strstr(fault.detail, ": made for the rules of english"));
    assert_int_equal(size_of(place, "1.samples"), samples);

    /* The same name, but another record. */
    struct dm_rules other = *dm_rules_find("english");
    other.king_flies = true;
    training.rules = &other;
    assert_int_equal(dm_train(&training, &fault), DM_E_TRAINING_FOREIGN);
    assert_non_null(strstr(fault.detail, ": made for the rules of english as they were"));

    snprintf(path, sizeof path, "%s/rules", place->folder);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(dm_train(&training, &fault), DM_E_TRAINING_FOREIGN);
    assert_non_null(strstr(fault.detail, "no file 'rules'"));
}

/* Whole samples that are none of these rules. */
static void impossible_samples_are_refused(void **state) {
    const struct place *place = *state;
    struct dm_training training = small(place);
    struct watcher watcher = {.until = DM_STAGE_LEARNING};
    struct dm_fault fault;
    char path[2 * PATH_SIZE];
    assert_int_equal(train_until(training, &watcher), DM_E_STOPPED);
    snprintf(path, sizeof path, "%s/1.samples", place->folder);
    put_file(path, "ab", "twenty-four bytes of text");
    training.progress = NULL;
    assert_int_equal(truncate(path, size_of(place, "1.samples") / 24 * 24), 0);
    assert_int_equal(dm_train(&training, &fault), DM_E_SAMPLES_DAMAGED);
    assert_string_equal(fault.detail, path);
}

static void a_half_sample_is_forgotten(void **state) {
    const struct place *place = *state;
    char path[2 * PATH_SIZE];
    struct watcher watcher = {.until = DM_STAGE_GAMES};
    assert_int_equal(train_until(small(place), &watcher), DM_E_STOPPED);
    snprintf(path, sizeof path, "%s/1.samples", place->folder);
    put_file(path, "ab", "half a sample");
    assert_int_not_equal(size_of(place, "1.samples") % 24, 0);
    watcher = (struct watcher){.until = DM_STAGE_GAMES};
    assert_int_equal(train_until(small(place), &watcher), DM_E_STOPPED);
    assert_int_equal(size_of(place, "1.samples") % 24, 0);
}

/* With that file in its folder no training goes on. */
static void refused(const struct place *place, const char *name, const char *content,
                    enum dm_error expected) {
    char path[2 * PATH_SIZE];
    const struct dm_training training = small(place);
    struct dm_fault fault;
    snprintf(path, sizeof path, "%s/%s", place->folder, name);
    put_file(path, "wb", content);
    assert_int_equal(dm_train(&training, &fault), expected);
    assert_string_equal(fault.detail, path);
}

static void a_foreign_network_is_refused(void **state) {
    refused(*state, "best.net", "DMNET000", DM_E_NETWORK_FOREIGN);
}

static void a_strange_result_is_refused(void **state) {
    refused(*state, "1.result", "junk", DM_E_SYNTAX);
}

static void faults_name_the_file(void **state) {
    const struct place *place = *state;
    struct dm_training training = small(place);
    struct dm_fault fault;
    training.folder = "/dev/null/at/all";
    assert_int_equal(dm_train(&training, &fault), DM_E_IO);
    assert_string_equal(fault.detail, "/dev/null/at/all: Not a directory");

    char deep[400] = "/dev/null";
    while (strlen(deep) < 390) strcat(deep, "/nowhere");
    training.folder = deep;
    assert_int_equal(dm_train(&training, &fault), DM_E_IO);
    assert_memory_equal(fault.detail, "...", 3);
    assert_non_null(strstr(fault.detail, "/nowhere: Not a directory"));
}

static void a_folder_has_one_training(void **state) {
    const struct place *place = *state;
    struct watcher watcher = {.until = DM_STAGE_GAMES};
    struct dm_fault fault;
    const struct dm_training training = small(place);
    const int other = open(place->folder, O_RDONLY | O_DIRECTORY);
    assert_int_equal(flock(other, LOCK_EX | LOCK_NB), 0);
    assert_int_equal(dm_train(&training, &fault), DM_E_IO);
    assert_non_null(strstr(fault.detail, ": a training goes on there"));
    close(other);
    assert_int_equal(train_until(small(place), &watcher), DM_E_STOPPED);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(goes_on_where_it_was, make_place, clear_place),
        cmocka_unit_test_setup_teardown(nothing_is_done_twice, make_place, clear_place),
        cmocka_unit_test_setup_teardown(a_half_sample_is_forgotten, make_place, clear_place),
        cmocka_unit_test_setup_teardown(a_folder_has_one_rule_set, make_place, clear_place),
        cmocka_unit_test_setup_teardown(impossible_samples_are_refused, make_place, clear_place),
        cmocka_unit_test_setup_teardown(faults_name_the_file, make_place, clear_place),
        cmocka_unit_test_setup_teardown(a_folder_has_one_training, make_place, clear_place),
        cmocka_unit_test_setup_teardown(a_foreign_network_is_refused, make_place, clear_place),
        cmocka_unit_test_setup_teardown(a_strange_result_is_refused, make_place, clear_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
