/* Plays each level against the one below it in every rule set.
 *
 *     bench_levels [GAMES [RULES [LEVEL]]]
 *
 * GAMES a pairing (default 20), one rule set only ("all" for all), one level against the one below
 * it only. Prints the higher level's results and its longest move. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "match.h"

#define HASH_MB 16

static struct player player_at(const struct dm_rules *rules, enum dm_level level) {
    return (struct player){.name = dm_level_name(level),
                           .choose = player_level,
                           .level = level,
                           .engine = dm_engine_new(rules, HASH_MB)};
}

static enum dm_error pairing(const struct dm_rules *rules, enum dm_level level, unsigned games) {
    struct player higher = player_at(rules, level), lower = player_at(rules, level - 1);
    const struct match match = {
        .rules = rules, .player = {&higher, &lower}, .games = games, .seed = 1};
    struct tally tally = {.error = DM_E_MEMORY};
    if (higher.engine && lower.engine) tally = match_run(&match);
    printf("%-18s %-10s v %-10s %5u %5u %5u %6u ms  %s\n", rules->id, higher.name, lower.name,
           tally.won, tally.drawn, tally.lost, higher.slowest_ms,
           tally.error ? dm_error_text(tally.error) : "");
    fflush(stdout);
    dm_engine_free(higher.engine);
    dm_engine_free(lower.engine);
    return tally.error;
}

/* True if this argument is missing, "all", or just this name. */
static bool wanted(int argc, char **argv, int i, const char *name) {
    return i >= argc || strcmp(argv[i], "all") == 0 || strcmp(argv[i], name) == 0;
}

int main(int argc, char **argv) {
    const long asked = argc > 1 ? strtol(argv[1], NULL, 10) : 0;
    const unsigned games = asked > 0 && asked <= 1000000 ? (unsigned)asked : 20;
    enum dm_error error = DM_OK;
    printf("%-18s %-23s %5s %5s %5s %9s\n", "rules", "levels", "won", "drawn", "lost", "slowest");
    for (unsigned i = 0; i < dm_rules_count() && !error; i++) {
        if (!wanted(argc, argv, 2, dm_rules_at(i)->id)) continue;
        for (enum dm_level level = DM_EASY + 1; level < DM_LEVEL_COUNT && !error; level++)
            if (wanted(argc, argv, 3, dm_level_name(level)))
                error = pairing(dm_rules_at(i), level, games);
    }
    return error ? EXIT_FAILURE : EXIT_SUCCESS;
}
