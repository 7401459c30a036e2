#include "server/site.h"

#include <errno.h>
#include <fcntl.h>
#include <fts.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/fault.h"
#include "base/fnv.h"
#include "server/media_type.h"

struct site {
    struct site_file files[SITE_FILES_MAX];
    size_t count, bytes;
};

/* Reads until `length` bytes are there; false if the file ends before or can't be read. */
static bool read_all(int fd, uint8_t *bytes, size_t length) {
    size_t done = 0;
    while (done < length) {
        ssize_t n = read(fd, bytes + done, length - done);
        if (n == 0 || (n < 0 && errno != EINTR)) return false;
        if (n > 0) done += (size_t)n;
    }
    return true;
}

static enum dm_error read_form(const char *name, size_t length, struct site_form *form,
                               struct dm_fault *fault) {
    int fd = open(name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    if (fd < 0) return fault_blame(fault, DM_E_PAGE, name, strerror(errno));
    form->bytes = malloc(length + 1); /* never of no bytes, so that NULL means a failure */
    bool read = form->bytes && read_all(fd, form->bytes, length);
    close(fd);
    if (!form->bytes) return fault_blame(fault, DM_E_MEMORY, name, "too large");
    if (!read) return fault_blame(fault, DM_E_PAGE, name, "cannot be read");
    form->length = length;
    snprintf(form->etag, sizeof form->etag, "\"%016" PRIx64 "\"", fnv_hash(form->bytes, length));
    return DM_OK;
}

/* The entry of that path, a new one if there is none yet; NULL if there is no room. */
static struct site_file *entry_for(struct site *site, const char *path, size_t length) {
    for (size_t i = 0; i < site->count; i++) {
        const char *known = site->files[i].path;
        if (strncmp(known, path, length) == 0 && !known[length]) return &site->files[i];
    }
    if (site->count == SITE_FILES_MAX) return NULL;
    struct site_file *file = &site->files[site->count];
    file->path = strndup(path, length);
    if (!file->path) return NULL;
    file->type = media_type_of(file->path);
    site->count++;
    return file;
}

/* name: as the file system knows it; path: the part of it that follows the root. */
static enum dm_error add_file(struct site *site, const char *name, const char *path, size_t length,
                              struct dm_fault *fault) {
    size_t base;
    enum coding coding = coding_of_file(path, &base);
    struct site_file *file = entry_for(site, path, base);
    if (!file || length > SITE_BYTES_MAX - site->bytes)
        return fault_blame(fault, DM_E_TOO_LONG, name, "too many or too large files to serve");
    site->bytes += length;
    return read_form(name, length, &file->forms[coding], fault);
}

static enum dm_error add_tree(struct site *site, FTS *tree, size_t root_length,
                              struct dm_fault *fault) {
    errno = 0;
    for (FTSENT *entry; (entry = fts_read(tree)); errno = 0) {
        const char *path = entry->fts_path + root_length;
        enum dm_error error = DM_OK;
        if (entry->fts_errno)
            error = fault_blame(fault, DM_E_PAGE, entry->fts_path, strerror(entry->fts_errno));
        else if (entry->fts_level > 0 && entry->fts_name[0] == '.')
            fts_set(tree, entry, FTS_SKIP);
        else if (entry->fts_info == FTS_F)
            error = add_file(site, entry->fts_path, path, (size_t)entry->fts_statp->st_size, fault);
        if (error) return error;
    }
    return errno ? fault_blame(fault, DM_E_PAGE, "reading the folder", strerror(errno)) : DM_OK;
}

static int compare_path(const void *path, const void *file) {
    return strcmp(path, ((const struct site_file *)file)->path);
}

static int compare_files(const void *a, const void *b) {
    return compare_path(((const struct site_file *)a)->path, b);
}

static void free_file(struct site_file *file) {
    free(file->path);
    for (int i = 0; i < CODING_COUNT; i++) free(file->forms[i].bytes);
}

/* Drops compressed files that have none beside them, and sorts for site_find. */
static void settle(struct site *site) {
    size_t kept = 0;
    for (size_t i = 0; i < site->count; i++) {
        if (site->files[i].forms[CODING_IDENTITY].bytes)
            site->files[kept++] = site->files[i];
        else
            free_file(&site->files[i]);
    }
    site->count = kept;
    qsort(site->files, site->count, sizeof site->files[0], compare_files);
}

/* Fills the site with what lies below the folder, whose name has no slash at its end. */
static enum dm_error read_folder(struct site *site, char *folder, struct dm_fault *fault) {
    char *const folders[] = {folder, NULL};
    FTS *tree = fts_open(folders, FTS_PHYSICAL | FTS_COMFOLLOW | FTS_NOCHDIR, NULL);
    if (!tree) return fault_blame(fault, DM_E_PAGE, folder, strerror(errno));
    enum dm_error error = add_tree(site, tree, strlen(folder), fault);
    fts_close(tree);
    return error;
}

enum dm_error site_load(const char *root, struct site **out, struct dm_fault *fault) {
    size_t length = strlen(root);
    while (length > 1 && root[length - 1] == '/') length--;
    char *folder = strndup(root, length);
    struct site *site = calloc(1, sizeof *site);
    enum dm_error error = folder && site ? read_folder(site, folder, fault)
                                         : fault_blame(fault, DM_E_MEMORY, root, "out of memory");
    free(folder);
    if (!error) settle(site);
    if (!error && !site_find(site, "/index.html"))
        error = fault_blame(fault, DM_E_PAGE, root, "no index.html here; build the page first");
    if (error) {
        site_free(site);
        return error;
    }
    *out = site;
    return DM_OK;
}

void site_free(struct site *site) {
    if (!site) return;
    for (size_t i = 0; i < site->count; i++) free_file(&site->files[i]);
    free(site);
}

const struct site_file *site_find(const struct site *site, const char *path) {
    return bsearch(path, site->files, site->count, sizeof site->files[0], compare_path);
}
