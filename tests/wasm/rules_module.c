/* What rules.test.mjs calls: the core and the dull generator, both in WebAssembly. Text goes
 * through one buffer in which the page's side writes and reads, as in the page's own module. */
#include <stddef.h>

#include "base/text.h"
#include "dull/bridge.h"
#include "dull/campaign.h"

#define EXPORT(name) __attribute__((export_name(#name)))

static char buffer[1 << 16];

EXPORT(buffer) char *module_buffer(void) { return buffer; }

EXPORT(rules_count) unsigned module_rules_count(void) { return dm_rules_count(); }

/* The rule set's id, in the buffer. */
EXPORT(rules_id) void module_rules_id(unsigned i) {
    struct text text = text_in(buffer, sizeof buffer);
    text_put(&text, dm_rules_at(i)->id);
    text_end(&text);
}

/* The position of the FEN in the buffer. */
static bool read_position(const struct dm_rules *rules, struct dm_position *position) {
    const struct dull_rules *dull = dull_rules_find(rules->id);
    struct dull_board board;
    if (!dull || !dull_fen_read(dull, buffer, &board)) return false;
    *position = bridge_position(rules, &board);
    return true;
}

/* Move sequences from the FEN in the buffer, or -1. */
EXPORT(perft) int64_t module_perft(unsigned i, unsigned depth) {
    const struct dm_rules *rules = dm_rules_at(i);
    struct dm_position position;
    uint64_t count;
    if (!read_position(rules, &position)) return -1;
    if (dm_perft(rules, &position, depth, NULL, &count) != DM_OK) return -1;
    return (int64_t)count;
}

/* In: a FEN; out: its moves in effect form. Their length, or -1. */
EXPORT(moves) int module_moves(unsigned i) {
    const struct dm_rules *rules = dm_rules_at(i);
    struct dm_position position;
    if (!read_position(rules, &position)) return -1;
    return (int)bridge_moves(rules, &position, buffer, sizeof buffer);
}

/* Compares `count` random positions; out: what was met, or the disagreement. 1 if there is none. */
EXPORT(compare) int module_compare(unsigned i, unsigned count, unsigned seed) {
    const struct dm_rules *rules = dm_rules_at(i);
    const struct dull_rules *dull = dull_rules_find(rules->id);
    if (!dull) return 0;
    struct campaign campaign = campaign_run(rules, dull, count, seed);
    campaign_write(&campaign, buffer, sizeof buffer);
    return campaign.agrees && campaign.positions == count && campaign.skipped < count / 100;
}
