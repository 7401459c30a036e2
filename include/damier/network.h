/* A learned evaluation: a small network, trained by self-play for one board.
 *
 * A network is read from a file of our own format (docs/training.md): version, board, weights,
 * checksum. It is read-only afterwards; any number of engines and threads may share it. */
#ifndef DAMIER_NETWORK_H
#define DAMIER_NETWORK_H

#include <stddef.h>

#include "damier/rules.h"

struct dm_network;

/* Reads a network from the bytes of a file; they may go away afterwards. DM_E_NETWORK_FOREIGN: not
 * a network, or of another version or board. DM_E_NETWORK_DAMAGED: cut, or the checksum is wrong.
 * DM_E_MEMORY. To be freed with dm_network_free. */
enum dm_error dm_network_read(const struct dm_rules *rules, const void *bytes, size_t size,
                              struct dm_network **out);
/* Reads a network from a file. Errors as those of dm_network_read, and DM_E_IO; the fault, unless
 * it is NULL, names the file and the system's reason. */
enum dm_error dm_network_open(const struct dm_rules *rules, const char *path,
                              struct dm_network **out, struct dm_fault *fault);
/* Reads the network that the record names, of those that come with the library. In WebAssembly
 * there are none: the page reads files. DM_E_NETWORK_NONE if there is no such network. */
enum dm_error dm_network_builtin(const struct dm_rules *rules, struct dm_network **out);
void dm_network_free(struct dm_network *network);

#endif
