/* The networks that come with the library, put in by the assembler. The build makes
 * networks_list.h of what is in data/networks/: one NETWORK(name, file) each. */
#include <string.h>

#include "engine/network_weights.h"

#ifndef __wasm__

#define NETWORK(name, file)                                         \
    __asm__(".pushsection .rodata\n"                                \
            "damier_network_" #name ":\n.incbin \"" file "\"\n"     \
            "damier_network_" #name "_end:\n.byte 0\n.popsection"); \
    extern const uint8_t damier_network_##name[], damier_network_##name##_end[];
#include "networks_list.h"
#undef NETWORK

static const struct {
    const char *name;
    const uint8_t *bytes, *end;
} networks[] = {
#define NETWORK(name, file) {#name, damier_network_##name, damier_network_##name##_end},
#include "networks_list.h"
#undef NETWORK
    {NULL, NULL, NULL},
};

enum dm_error dm_network_builtin(const struct dm_rules *rules, struct dm_network **out) {
    for (int i = 0; rules->network && networks[i].name; i++) {
        const size_t size = (size_t)(networks[i].end - networks[i].bytes);
        if (strcmp(networks[i].name, rules->network) == 0)
            return dm_network_read(rules, networks[i].bytes, size, out);
    }
    return DM_E_NETWORK_NONE;
}

#else

enum dm_error dm_network_builtin(const struct dm_rules *rules, struct dm_network **out) {
    (void)rules, (void)out;
    return DM_E_NETWORK_NONE;
}

#endif
