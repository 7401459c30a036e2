#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/fault.h"
#include "engine/network_weights.h"

/* No network has more bytes than asked for here, so that a file without end is refused too. */
enum dm_error dm_network_open(const struct dm_rules *rules, const char *path,
                              struct dm_network **out, struct dm_fault *fault) {
    const size_t room = network_file_size(rules) + 1;
    FILE *file = fopen(path, "rb");
    if (!file) return fault_blame(fault, DM_E_IO, path, strerror(errno));
    uint8_t *bytes = malloc(room);
    enum dm_error error = bytes ? DM_OK : DM_E_MEMORY;
    const size_t size = bytes ? fread(bytes, 1, room, file) : 0;
    if (ferror(file)) error = DM_E_IO;
    const char *reason = error == DM_E_IO ? strerror(errno) : "";
    if (!error) error = dm_network_read(rules, bytes, size, out);
    fclose(file);
    free(bytes);
    return error ? fault_blame(fault, error, path, reason) : DM_OK;
}
