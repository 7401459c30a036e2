/* Files of tables: what is damaged, cut or of other rules is refused, with the place and the
 * reason; a build that was stopped goes on. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "support/setup.h"
#include "support/table_folder.h"

static const struct dm_rules *english(void) { return dm_rules_find("english"); }

static void refused(const struct table_folder *folder, const struct dm_rules *rules,
                    enum dm_error code, const char *reason) {
    struct dm_tables *tables;
    struct dm_fault fault;
    assert_int_equal(dm_tables_open(folder->path, rules, &tables, &fault), code);
    assert_null(tables);
    assert_int_equal(fault.code, code);
    if (!strstr(fault.detail, reason)) fail_msg("%s: expected %s", fault.detail, reason);
}

/* --- damage ----------------------------------------------------------------------------------- */

static enum dm_error open_image(const unsigned char *data, size_t size, struct dm_fault *fault) {
    struct dm_tables *tables;
    const enum dm_error error = dm_tables_open_image(data, size, english(), &tables, fault);
    assert_true(error ? tables == NULL : tables != NULL);
    dm_tables_close(tables);
    return error;
}

/* One file after another. */
static struct bytes joined(const struct table_folder *folder, const char *a, const char *b) {
    struct bytes first = table_folder_read(folder, a);
    const struct bytes second = table_folder_read(folder, b);
    first.data = realloc(first.data, first.size + second.size);
    assert_non_null(first.data);
    memcpy(first.data + first.size, second.data, second.size);
    first.size += second.size;
    free(second.data);
    return first;
}

static void every_changed_byte_is_noticed(void **state) {
    struct bytes file = joined(*state, "K-M.table", "K-K.table");
    struct dm_fault fault;
    assert_int_equal(open_image(file.data, file.size, &fault), DM_OK);
    for (size_t i = 0; i < file.size; i++) {
        for (unsigned change = 1; change < 256; change *= 2) {
            file.data[i] ^= (unsigned char)change;
            const enum dm_error error = open_image(file.data, file.size, &fault);
            /* Of another version or other rules is what a change may look like. */
            assert_true(error == DM_E_TABLE_DAMAGED || error == DM_E_TABLE_FOREIGN);
            assert_non_null(strstr(fault.detail, "byte "));
            file.data[i] ^= (unsigned char)change;
        }
    }
    free(file.data);
}

static void every_cut_is_noticed(void **state) {
    const struct bytes file = table_folder_read(*state, "KK-M.table");
    struct dm_fault fault;
    assert_int_equal(open_image(file.data, 0, &fault), DM_E_NO_TABLES);
    for (size_t size = 1; size < file.size; size += size < 200 ? 1 : 37) {
        unsigned char *cut = malloc(size); /* of its size, so that reading on is noticed */
        assert_non_null(cut);
        memcpy(cut, file.data, size);
        assert_int_equal(open_image(cut, size, &fault), DM_E_TABLE_DAMAGED);
        free(cut);
    }
    free(file.data);
}

static void faults_say_where(void **state) {
    const struct table_folder *folder = *state;
    struct bytes file = table_folder_read(folder, "K-M.table");
    file.data[file.size - 1] ^= 1;
    table_folder_write(folder, "K-M.table", file.data, file.size);
    refused(folder, english(), DM_E_TABLE_DAMAGED, "K-M.table: byte ");
    refused(folder, english(), DM_E_TABLE_DAMAGED, "block changed");
    file.data[file.size - 1] ^= 1;
    table_folder_write(folder, "K-M.table", file.data, file.size - 1);
    refused(folder, english(), DM_E_TABLE_DAMAGED, "cut in the blocks");
    table_folder_write(folder, "K-M.table", file.data, 40);
    refused(folder, english(), DM_E_TABLE_DAMAGED, "byte 40: cut in the header");
    table_folder_write(folder, "K-M.table", "", 0);
    refused(folder, english(), DM_E_TABLE_DAMAGED, "empty");
    table_folder_write(folder, "K-M.table", "something else", 14);
    refused(folder, english(), DM_E_TABLE_DAMAGED, "no table of damier");
    file.data[8]++;
    table_folder_write(folder, "K-M.table", file.data, file.size);
    refused(folder, english(), DM_E_TABLE_FOREIGN, "version");
    file.data[8]--;
    table_folder_write(folder, "K-M.table", file.data, file.size);
    dm_tables_close(table_folder_open(folder, english()));
    free(file.data);
}

static void a_file_may_hold_one_slice_only(void **state) {
    const struct table_folder *folder = *state;
    struct bytes image = table_folder_image(folder);
    table_folder_write(folder, "all.table", image.data, image.size);
    refused(folder, english(), DM_E_TABLE_DAMAGED, "more than the table");
    const struct bytes one = table_folder_read(folder, "K-K.table");
    table_folder_write(folder, "all.table", one.data, one.size); /* the same twice is no matter */
    dm_tables_close(table_folder_open(folder, english()));
    free(one.data);
    free(image.data);
}

static void other_rules_are_noticed(void **state) {
    const struct table_folder *folder = *state;
    refused(folder, dm_rules_find("italian"), DM_E_TABLE_FOREIGN, "made for the rules of english");
    struct dm_rules rules = *english(); /* the same name, other rules */
    rules.king_flies = true;
    assert_int_equal(dm_rules_prepare(&rules), DM_OK);
    refused(folder, &rules, DM_E_TABLE_FOREIGN, "made for the rules of english");
    rules = *english(); /* another name and counters, the same rules */
    rules.id = "another";
    rules.draws[0].plies = 10;
    assert_int_equal(dm_rules_prepare(&rules), DM_OK);
    dm_tables_close(table_folder_open(folder, &rules));
}

static void folders_may_be_empty_or_absent(void **state) {
    (void)state;
    const struct table_folder empty = table_folder_new();
    refused(&empty, english(), DM_E_NO_TABLES, "none in this folder");
    table_folder_remove(&empty);
    refused(&empty, english(), DM_E_IO, "No such file");
}

/* --- from memory ------------------------------------------------------------------------------ */

static void an_image_is_all_files_in_a_row(void **state) {
    const struct bytes image = table_folder_image(*state);
    const struct dm_position position = setup_position(english(), "W:WK30:BK21,K29");
    struct dm_table_value value;
    struct dm_tables *tables;
    assert_int_equal(dm_tables_open_image(image.data, image.size, english(), &tables, NULL), DM_OK);
    assert_int_equal(dm_tables_pieces(tables), 3);
    assert_true(dm_tables_probe(tables, &position, &value));
    assert_int_equal(value.result, -1);
    assert_int_equal(value.plies, 34);
    dm_tables_close(tables);
    struct dm_fault fault;
    image.data[image.size - 1] ^= 1;
    assert_int_equal(open_image(image.data, image.size, &fault), DM_E_TABLE_DAMAGED);
    assert_non_null(strstr(fault.detail, "table at byte "));
    free(image.data);
}

static void nothing_is_left_without_kings(void **state) {
    const struct table_folder some = table_folder_new();
    const struct bytes file = table_folder_read(*state, "KK-K.table");
    struct dm_fault fault;
    table_folder_write(&some, "KK-K.table", file.data, file.size);
    refused(&some, english(), DM_E_NO_TABLES, "smaller tables are missing");
    assert_int_equal(open_image(file.data, file.size, &fault), DM_E_NO_TABLES);
    free(file.data);
    table_folder_remove(&some);
}

/* Neither what is not there nor what leads to it is known. */
static void any_part_may_be_left_out(void **state) {
    const struct table_folder some = table_folder_new();
    static const char *const names[] = {"K-K.table", "KK-K.table", "KK-M.table", "MM-M.table"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const struct bytes file = table_folder_read(*state, names[i]);
        table_folder_write(&some, names[i], file.data, file.size);
        free(file.data);
    }
    struct dm_tables *tables = table_folder_open(&some, english());
    assert_int_equal(dm_tables_pieces(tables), 3);
    static const struct {
        const char *fen;
        bool known;
    } positions[] = {{"W:WK30:BK21,K29", true}, /* its own table and what that leads to */
                     {"W:WK30:BK25,K12", true}, /* settled by a capture, the rest by K-K */
                     {"B:WK30,25:BK12", false}, /* no KM-K */
                     {"W:WK30:B21", false},     /* no K-M */
                     {"W:WK30,K29:B12", false}, /* KK-M, but no K-M after a capture */
                     {"W:W30,29:B12", false}};  /* MM-M, but no KM-M after a crowning */
    for (size_t i = 0; i < sizeof positions / sizeof *positions; i++) {
        const struct dm_position position = setup_position(english(), positions[i].fen);
        struct dm_table_value value;
        assert_int_equal(dm_tables_probe(tables, &position, &value), positions[i].known);
    }
    dm_tables_close(tables);
    table_folder_remove(&some);
}

/* --- building --------------------------------------------------------------------------------- */

static enum dm_error build(const struct table_folder *folder, struct dm_tables_options options,
                           struct dm_fault *fault) {
    return dm_tables_build(folder->path, english(), &options, fault);
}

static bool stop_after_four(void *context, const struct dm_tables_progress *progress) {
    unsigned *slices = context;
    *slices += progress->ended;
    return *slices < 4;
}

static bool count_found(void *context, const struct dm_tables_progress *progress) {
    unsigned *found = context;
    assert_true(progress->done >= 0 && progress->done <= 1.000001);
    *found += progress->ended && progress->found;
    return true;
}

static void same_bytes(const struct table_folder *a, const struct table_folder *b,
                       const char *name) {
    const struct bytes x = table_folder_read(a, name), y = table_folder_read(b, name);
    assert_int_equal(x.size, y.size);
    assert_memory_equal(x.data, y.data, x.size);
    free(x.data);
    free(y.data);
}

static void a_stopped_build_goes_on(void **state) {
    const struct table_folder folder = table_folder_new();
    struct dm_fault fault;
    unsigned slices = 0, found = 0;
    assert_int_equal(build(&folder,
                           (struct dm_tables_options){
                               .pieces = 3, .progress = stop_after_four, .context = &slices},
                           &fault),
                     DM_E_STOPPED);
    assert_int_equal(
        build(&folder,
              (struct dm_tables_options){.pieces = 3, .progress = count_found, .context = &found},
              &fault),
        DM_OK);
    assert_int_equal(found, 4);
    same_bytes(&folder, *state, "MM-M.table");
    same_bytes(&folder, *state, "KM-K.table");
    table_folder_remove(&folder);
}

static void a_build_refuses_what_it_cannot_use(void **state) {
    (void)state;
    const struct table_folder folder = table_folder_new();
    struct dm_fault fault;
    assert_int_equal(build(&folder, (struct dm_tables_options){.pieces = 1}, &fault),
                     DM_E_ARGUMENT);
    assert_int_equal(build(&folder, (struct dm_tables_options){.pieces = 6}, &fault),
                     DM_E_ARGUMENT);
    const struct dm_tables_options little = {.pieces = 3, .memory = 200000};
    assert_int_equal(build(&folder, little, &fault), DM_E_MEMORY);
    assert_non_null(strstr(fault.detail, "0.2 MB are allowed"));
    table_folder_write(&folder, "K-K.table", "rubbish", 7);
    assert_int_equal(build(&folder, (struct dm_tables_options){.pieces = 2}, &fault),
                     DM_E_TABLE_DAMAGED);
    assert_non_null(strstr(fault.detail, "K-K.table: byte 0"));
    table_folder_remove(&folder);
}

static void a_build_refuses_a_slice_under_a_wrong_name(void **state) {
    const struct table_folder folder = table_folder_new();
    const struct bytes file = table_folder_read(*state, "K-M.table");
    struct dm_fault fault;
    table_folder_write(&folder, "K-K.table", file.data, file.size);
    assert_int_equal(build(&folder, (struct dm_tables_options){.pieces = 2}, &fault),
                     DM_E_TABLE_DAMAGED);
    assert_non_null(strstr(fault.detail, "K-K.table: holds another slice"));
    free(file.data);
    table_folder_remove(&folder);
}

static void a_build_can_be_of_some_slices(void **state) {
    const struct table_folder folder = table_folder_new();
    struct dm_tables_options options = {.slices = "MM-K,KK-K"};
    struct dm_fault fault;
    assert_int_equal(build(&folder, options, &fault), DM_OK);
    struct dm_tables *tables = table_folder_open(&folder, english());
    const struct dm_position crowned = setup_position(english(), "W:WK30,25:BK12"),
                             not_led_to = setup_position(english(), "W:WK30,25:B12");
    struct dm_table_value value;
    assert_true(dm_tables_probe(tables, &crowned, &value));
    assert_false(dm_tables_probe(tables, &not_led_to, &value));
    dm_tables_close(tables);
    same_bytes(&folder, *state, "MM-K.table");
    same_bytes(&folder, *state, "KM-K.table");
    static const char *const none[] = {"", "K", "KX-K", "K-K,", "K-K-K", "KKK-KKK", "K-K KK-K"};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        options.slices = none[i];
        assert_int_equal(build(&folder, options, &fault), DM_E_ARGUMENT);
    }
    table_folder_remove(&folder);
}

static void a_build_needs_a_folder(void **state) {
    (void)state;
    const struct dm_tables_options options = {.pieces = 2};
    struct dm_fault fault;
    assert_int_equal(dm_tables_build("/dev/null/x", english(), &options, &fault), DM_E_IO);
    assert_non_null(strstr(fault.detail, "/dev/null/x: "));
}

static void tables_agree_with_their_moves(void **state) {
    struct dm_tables *tables = table_folder_open(*state, english());
    struct dm_tables_checked checked;
    const struct dm_tables_options options = {0};
    assert_int_equal(dm_tables_check(tables, &options, &checked), DM_OK);
    assert_int_equal(checked.wrong, 0);
    assert_int_equal(checked.longest, 34);
    assert_int_equal(checked.wins + checked.draws + checked.losses, checked.positions);
    dm_tables_close(tables);
}

/* --- all -------------------------------------------------------------------------------------- */

static int make_folder(void **state) {
    struct table_folder *folder = malloc(sizeof *folder);
    if (!folder) return -1;
    *folder = table_folder_new();
    table_folder_build(folder, english(), 3, 1);
    *state = folder;
    return 0;
}

static int drop_folder(void **state) {
    table_folder_remove(*state);
    free(*state);
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_changed_byte_is_noticed),
        cmocka_unit_test(every_cut_is_noticed),
        cmocka_unit_test(faults_say_where),
        cmocka_unit_test(other_rules_are_noticed),
        cmocka_unit_test(folders_may_be_empty_or_absent),
        cmocka_unit_test(an_image_is_all_files_in_a_row),
        cmocka_unit_test(any_part_may_be_left_out),
        cmocka_unit_test(nothing_is_left_without_kings),
        cmocka_unit_test(a_stopped_build_goes_on),
        cmocka_unit_test(a_build_refuses_what_it_cannot_use),
        cmocka_unit_test(a_build_refuses_a_slice_under_a_wrong_name),
        cmocka_unit_test(a_build_can_be_of_some_slices),
        cmocka_unit_test(a_build_needs_a_folder),
        cmocka_unit_test(tables_agree_with_their_moves),
        cmocka_unit_test(a_file_may_hold_one_slice_only),
    };
    return cmocka_run_group_tests(tests, make_folder, drop_folder);
}
