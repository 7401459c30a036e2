/* Networks: any bytes either are one, whose judgement is a score, or are refused. */
#include <stdint.h>
#include <stdlib.h>

#include "damier/engine.h"
#include "damier/position.h"

static void judge(const struct dm_rules *rules, const struct dm_network *network) {
    const struct dm_position start = dm_position_start(rules);
    struct dm_engine *engine = dm_engine_new(rules, 1);
    dm_engine_use_network(engine, network);
    if (abs(dm_engine_evaluate(engine, &start)) >= DM_SCORE_TABLES) abort();
    dm_engine_free(engine);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct dm_network *network = NULL;
    if (size < 1) return 0;
    const struct dm_rules *rules = dm_rules_at(data[0] % dm_rules_count());
    if (dm_network_read(rules, data + 1, size - 1, &network)) return 0;
    judge(rules, network);
    dm_network_free(network);
    return 0;
}
