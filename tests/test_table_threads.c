/* Tables and several threads: building them gives the same files, and probing at once is safe. */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "support/table_folder.h"

#define THREADS 3
#define PROBES 4000

static void same_files_from_several_threads(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("czech");
    const struct table_folder one = table_folder_new(), several = table_folder_new();
    static const char *const names[] = {"K-K.table",  "KK-K.table", "KM-K.table",
                                        "KM-M.table", "MM-K.table", "MM-M.table"};
    table_folder_build(&one, rules, 3, 1);
    table_folder_build(&several, rules, 3, THREADS);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const struct bytes a = table_folder_read(&one, names[i]);
        const struct bytes b = table_folder_read(&several, names[i]);
        assert_int_equal(a.size, b.size);
        assert_memory_equal(a.data, b.data, a.size);
        free(a.data);
        free(b.data);
    }
    table_folder_remove(&one);
    table_folder_remove(&several);
}

struct probing {
    pthread_t id;
    const struct dm_tables *tables;
    int64_t sum; /* of all values */
};

/* The same positions in each thread, so that they decode the same blocks at once. */
static void *probe(void *context) {
    struct probing *probing = context;
    for (unsigned i = 0; i < PROBES; i++) {
        struct dm_position position;
        struct dm_table_value value = {0};
        dm_tables_random(probing->tables, 2 + i % 2, i, &position);
        if (dm_tables_probe(probing->tables, &position, &value))
            probing->sum += value.result * (value.plies + 1);
        else
            probing->sum += 1000000;
    }
    return NULL;
}

static void probing_at_once(void **state) {
    (void)state;
    struct dm_tables *tables = tables_built(dm_rules_find("czech"), 3);
    struct probing probing[THREADS] = {0};
    for (unsigned i = 0; i < THREADS; i++) {
        probing[i].tables = tables;
        assert_int_equal(pthread_create(&probing[i].id, NULL, probe, &probing[i]), 0);
    }
    for (unsigned i = 0; i < THREADS; i++) pthread_join(probing[i].id, NULL);
    for (unsigned i = 1; i < THREADS; i++) assert_int_equal(probing[i].sum, probing[0].sum);
    assert_true(probing[0].sum < 1000000);
    dm_tables_close(tables);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(same_files_from_several_threads),
        cmocka_unit_test(probing_at_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
