/* Exports: the rule sets. */
#include <stddef.h>
#include <string.h>

#include "wasm/exports.h"
#include "wasm/instance.h"

int wasm_rules_count(void) { return (int)dm_rules_count(); }

int wasm_rules_json(int index) {
    const struct dm_rules *rules = instance_rules(index);
    return rules ? (int)dm_rules_json(rules, instance.io, IO_SIZE)
                 : instance_error(DM_E_RULES_UNKNOWN);
}

int wasm_rules_read(void) {
    struct dm_homemade draft;
    struct dm_fault fault = {0};
    if (dm_homemade_read(instance_input(), &draft, &fault)) return instance_fault(&fault);
    return (int)dm_rules_json(&draft.rules, instance.io, IO_SIZE);
}

/* Its place among the home-made ones; their number if it is not among them. */
static unsigned homemade_of(const char *text) {
    unsigned i = 0;
    while (i < instance.homemades && strcmp(instance.homemade[i].text, text) != 0) i++;
    return i;
}

int wasm_rules_add(void) {
    const char *text = instance_input();
    const unsigned i = homemade_of(text);
    struct dm_fault fault = {0};
    if (i == HOMEMADE_MAX) return instance_error(DM_E_MEMORY);
    if (i == instance.homemades) {
        if (dm_homemade_read(text, &instance.homemade[i], &fault)) return instance_fault(&fault);
        instance.homemades++;
    }
    return (int)(dm_rules_count() + i);
}
