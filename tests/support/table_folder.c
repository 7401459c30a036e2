#include "support/table_folder.h"

#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

struct table_folder table_folder_new(void) {
    struct table_folder folder = {"/tmp/damier-tables-XXXXXX"};
    assert_non_null(mkdtemp(folder.path));
    return folder;
}

static void path_of(const struct table_folder *folder, const char *name, char out[512]) {
    assert_true(snprintf(out, 512, "%s/%s", folder->path, name) < 512);
}

void table_folder_remove(const struct table_folder *folder) {
    DIR *entries = opendir(folder->path);
    assert_non_null(entries);
    for (const struct dirent *entry; (entry = readdir(entries));) {
        char path[512];
        path_of(folder, entry->d_name, path);
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            assert_int_equal(unlink(path), 0);
    }
    closedir(entries);
    assert_int_equal(rmdir(folder->path), 0);
}

void table_folder_build(const struct table_folder *folder, const struct dm_rules *rules,
                        unsigned pieces, unsigned threads) {
    const struct dm_tables_options options = {.pieces = pieces, .threads = threads};
    struct dm_fault fault;
    if (dm_tables_build(folder->path, rules, &options, &fault))
        fail_msg("%s: %s (%s)", rules->id, dm_error_text(fault.code), fault.detail);
}

struct dm_tables *table_folder_open(const struct table_folder *folder,
                                    const struct dm_rules *rules) {
    struct dm_tables *tables;
    struct dm_fault fault;
    if (dm_tables_open(folder->path, rules, &tables, &fault))
        fail_msg("%s: %s (%s)", rules->id, dm_error_text(fault.code), fault.detail);
    return tables;
}

struct dm_tables *tables_built(const struct dm_rules *rules, unsigned pieces) {
    const struct table_folder folder = table_folder_new();
    table_folder_build(&folder, rules, pieces, 1);
    struct dm_tables *tables = table_folder_open(&folder, rules);
    table_folder_remove(&folder);
    return tables;
}

struct bytes table_folder_read(const struct table_folder *folder, const char *name) {
    char path[512];
    path_of(folder, name, path);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    assert_int_equal(fseek(file, 0, SEEK_END), 0);
    struct bytes bytes = {.size = (size_t)ftell(file)};
    rewind(file);
    bytes.data = malloc(bytes.size + 1);
    assert_non_null(bytes.data);
    assert_int_equal(fread(bytes.data, 1, bytes.size, file), bytes.size);
    fclose(file);
    return bytes;
}

void table_folder_write(const struct table_folder *folder, const char *name, const void *data,
                        size_t size) {
    char path[512];
    path_of(folder, name, path);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(data, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

struct bytes table_folder_image(const struct table_folder *folder) {
    struct bytes image = {0};
    DIR *entries = opendir(folder->path);
    assert_non_null(entries);
    for (const struct dirent *entry; (entry = readdir(entries));) {
        if (!strstr(entry->d_name, ".table")) continue;
        const struct bytes file = table_folder_read(folder, entry->d_name);
        image.data = realloc(image.data, image.size + file.size);
        assert_non_null(image.data);
        memcpy(image.data + image.size, file.data, file.size);
        image.size += file.size;
        free(file.data);
    }
    closedir(entries);
    return image;
}
