#include "train/training_files.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "engine/network_weights.h"

struct training_path training_path(const char *folder, unsigned generation, const char *what) {
    struct training_path path;
    if (generation)
        snprintf(path.text, sizeof path.text, "%s/%u.%s", folder, generation, what);
    else
        snprintf(path.text, sizeof path.text, "%s/%s", folder, what);
    return path;
}

/* All bytes of a file after `*size` of *bytes, which is made larger. */
static enum dm_error append_file(const char *path, char **bytes, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file) return DM_E_IO;
    errno = 0;
    enum dm_error error = fseek(file, 0, SEEK_END) == 0 ? DM_OK : DM_E_IO;
    const long length = error ? 0 : ftell(file);
    char *larger = length < 0 ? NULL : realloc(*bytes, *size + (size_t)length + 1);
    if (!error && !larger) error = DM_E_MEMORY;
    if (larger) *bytes = larger;
    rewind(file);
    if (!error && fread(larger + *size, 1, (size_t)length, file) != (size_t)length) error = DM_E_IO;
    if (!error) *size += (size_t)length;
    fclose(file);
    return error;
}

enum dm_error training_read_samples(const struct dm_rules *rules, const char *path,
                                    struct sample **samples, uint64_t *count) {
    char *bytes = (char *)*samples;
    size_t size = *count * sizeof **samples;
    enum dm_error error = append_file(path, &bytes, &size);
    *samples = (struct sample *)(void *)bytes;
    if (error) return error;
    if (size % sizeof **samples) error = DM_E_SAMPLES_DAMAGED;
    for (; !error && *count < size / sizeof **samples; ++*count)
        if (!sample_fits(rules, *samples + *count)) error = DM_E_SAMPLES_DAMAGED;
    return error;
}

enum dm_error training_write_whole(const char *path, const void *bytes, size_t size) {
    char name[TRAINING_PATH_SIZE + 8];
    snprintf(name, sizeof name, "%s.new", path);
    FILE *file = fopen(name, "wb");
    if (!file) return DM_E_IO;
    bool good =
        fwrite(bytes, 1, size, file) == size && fflush(file) == 0 && fsync(fileno(file)) == 0;
    good &= fclose(file) == 0;
    if (good && rename(name, path) == 0) return DM_OK;
    const int reason = errno;
    unlink(name);
    errno = reason;
    return DM_E_IO;
}

enum dm_error training_write_network(const struct dm_rules *rules, const struct dm_network *network,
                                     const char *path) {
    const size_t size = network_file_size(rules);
    uint8_t *bytes = malloc(size);
    if (!bytes) return DM_E_MEMORY;
    network_write(rules, network, bytes);
    const enum dm_error error = training_write_whole(path, bytes, size);
    free(bytes);
    return error;
}

enum dm_error training_copy(const char *from, const char *to) {
    char *bytes = NULL;
    size_t size = 0;
    enum dm_error error = append_file(from, &bytes, &size);
    if (!error) error = training_write_whole(to, bytes, size);
    free(bytes);
    return error;
}

enum dm_error training_write_result(const char *path, const struct dm_tally *tally, bool better) {
    char line[128];
    const int length = snprintf(line, sizeof line, "+%u =%u -%u: %s\n", tally->won, tally->drawn,
                                tally->lost, better ? "better" : "not better");
    return training_write_whole(path, line, (size_t)length);
}

enum dm_error training_check_result(const char *path) {
    char line[128] = "";
    FILE *file = fopen(path, "r");
    if (!file) return DM_E_IO;
    int used = 0;
    if (fgets(line, sizeof line, file)) sscanf(line, "+%*u =%*u -%*u: %*[a-z ]%n", &used);
    fclose(file);
    return used > 0 ? DM_OK : DM_E_SYNTAX;
}
