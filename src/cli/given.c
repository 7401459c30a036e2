#include <stddef.h>
#include <string.h>

#include "cli/console.h"
#include "cli/given.h"
#include "cli/suggest.h"
#include "damier/homemade.h"
#include "damier/notation.h"

/* A command is given one rule set, which stays as built-in ones do. */
static const struct dm_rules *homemade(const char *text) {
    static struct dm_homemade made;
    struct dm_fault fault = {0};
    if (!dm_homemade_read(text, &made, &fault)) return &made.rules;
    console_fault("rules", &fault);
    return NULL;
}

const struct dm_rules *given_rules(const char *id) {
    const struct dm_rules *rules = dm_rules_find(id);
    if (rules) return rules;
    if (strchr(id, ',')) return homemade(id);
    struct suggestion suggestion = suggest_for(id);
    for (unsigned i = 0; i < dm_rules_count(); i++) suggest_offer(&suggestion, dm_rules_at(i)->id);
    suggest_report(&suggestion, "rule set", "'damier rules' lists them");
    return NULL;
}

enum dm_error given_start(const struct dm_rules *rules, const char *text,
                          struct dm_position *position, struct dm_fault *fault) {
    if (strcmp(text, "start") != 0) return dm_fen_read(rules, text, position, fault);
    *position = dm_position_start(rules);
    return DM_OK;
}

bool given_position(const struct dm_rules *rules, const struct value *fen,
                    struct dm_position *position) {
    struct dm_fault fault = {0};
    if (!given_start(rules, fen->given ? fen->text : "start", position, &fault)) return true;
    console_fault("--fen", &fault);
    return false;
}

bool given_tables(const struct dm_rules *rules, const struct value *folder,
                  struct dm_tables **tables) {
    struct dm_fault fault = {0};
    *tables = NULL;
    if (!folder->given || !dm_tables_open(folder->text, rules, tables, &fault)) return true;
    console_trouble_with(&fault);
    return false;
}
