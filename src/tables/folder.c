/* Tables from the files of a folder. */
#include "tables/shelf.h"

#ifdef __wasm__
void mapping_close_all(struct mapping *mappings) { (void)mappings; }
#else
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/fault.h"
#include "tables/folder.h"

struct mapping {
    struct mapping *next;
    uint8_t *data;
    size_t size;
};

void mapping_close_all(struct mapping *mappings) {
    while (mappings) {
        struct mapping *next = mappings->next;
        munmap(mappings->data, mappings->size);
        free(mappings);
        mappings = next;
    }
}

/* What is in a file, kept mapped; false with errno set. An empty file can't be mapped: EINVAL. */
static bool map(const char *path, struct mapping *mapping) {
    struct stat stat;
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    mapping->data = MAP_FAILED;
    if (fstat(file, &stat) == 0) {
        mapping->size = (size_t)stat.st_size;
        if (S_ISDIR(stat.st_mode))
            errno = EISDIR;
        else
            mapping->data = mmap(NULL, mapping->size, PROT_READ, MAP_PRIVATE, file, 0);
    }
    const int why = errno;
    close(file);
    errno = why;
    return mapping->data != MAP_FAILED;
}

static enum dm_error add_mapped(struct dm_tables *tables, struct mapping *mapping, const char *name,
                                struct dm_fault *fault) {
    size_t used = 0;
    enum dm_error error = tables_add(tables, mapping->data, mapping->size, &used, fault);
    if (!error && used != mapping->size) {
        snprintf(fault->detail, sizeof fault->detail, "byte %zu: more than the table", used);
        error = DM_E_TABLE_DAMAGED;
    }
    if (!error) return DM_OK;
    const struct dm_fault inner = *fault;
    return fault_blame(fault, error, name, inner.detail);
}

enum dm_error tables_add_file(struct dm_tables *tables, const char *folder, const char *name,
                              struct dm_fault *fault) {
    char path[FOLDER_PATH_SIZE];
    struct mapping *mapping = malloc(sizeof *mapping);
    if (!mapping) return fault->code = DM_E_MEMORY;
    if (snprintf(path, sizeof path, "%s/%s", folder, name) >= (int)sizeof path) {
        free(mapping);
        return fault_blame(fault, DM_E_IO, name, strerror(ENAMETOOLONG));
    }
    *mapping = (struct mapping){.next = tables->mappings};
    if (!map(path, mapping)) {
        const int why = errno;
        const bool empty = why == EINVAL && mapping->size == 0;
        free(mapping);
        if (empty) return fault_blame(fault, DM_E_TABLE_DAMAGED, name, "byte 0: the file is empty");
        return fault_blame(fault, why == ENOMEM ? DM_E_MEMORY : DM_E_IO, name, strerror(why));
    }
    tables->mappings = mapping;
    return add_mapped(tables, mapping, name, fault);
}

static bool is_table(const char *name) {
    const size_t length = strlen(name), end = strlen(FOLDER_SUFFIX);
    return length > end && name[0] != '.' && strcmp(name + length - end, FOLDER_SUFFIX) == 0;
}

static enum dm_error add_all(struct dm_tables *tables, const char *folder, DIR *entries,
                             struct dm_fault *fault) {
    enum dm_error error = DM_OK;
    bool any = false;
    for (const struct dirent *entry; !error && (entry = readdir(entries));) {
        if (!is_table(entry->d_name)) continue;
        error = tables_add_file(tables, folder, entry->d_name, fault);
        any = true;
    }
    if (!error && !any) return fault_blame(fault, DM_E_NO_TABLES, folder, "none in this folder");
    if (!error && !tables_finish(tables))
        return fault_blame(fault, DM_E_NO_TABLES, folder,
                           "smaller tables are missing, without which none of these can be used");
    return error;
}

static enum dm_error add_folder(struct dm_tables *tables, const char *folder,
                                struct dm_fault *fault) {
    DIR *entries = opendir(folder);
    if (!entries) return fault_blame(fault, DM_E_IO, folder, strerror(errno));
    const enum dm_error error = add_all(tables, folder, entries, fault);
    closedir(entries);
    return error;
}

enum dm_error dm_tables_open(const char *folder, const struct dm_rules *rules,
                             struct dm_tables **out, struct dm_fault *fault) {
    struct dm_fault found = {.code = DM_E_MEMORY};
    struct dm_tables *tables = tables_new(rules);
    if (tables) found.code = add_folder(tables, folder, &found);
    if (found.code) {
        dm_tables_close(tables);
        tables = NULL;
    }
    *out = tables;
    if (fault) *fault = found;
    return found.code;
}

#endif
