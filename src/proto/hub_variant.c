#include <stddef.h>
#include <string.h>

#include "damier/hub.h"

#define NORMAL "normal"
#define NORMAL_PDN_TYPE 20 /* international draughts */

const char *dm_hub_variant(const struct dm_rules *rules) {
    return rules->pdn_type == NORMAL_PDN_TYPE ? NULL : rules->id;
}

const struct dm_rules *dm_hub_variant_find(const char *value) {
    const bool normal = strcmp(value, NORMAL) == 0;
    for (unsigned i = 0; i < dm_rules_count() && normal; i++)
        if (!dm_hub_variant(dm_rules_at(i))) return dm_rules_at(i);
    return dm_rules_find(value);
}
