/* Plays the machine against a random mover and a greedy taker in every rule set.
 *
 *     bench_players [GAMES [MILLISECONDS [RULES]]]
 *
 * GAMES a pairing (default 100), the machine's time a move (default 20), one rule set only.
 * Exit status 1 unless every game against the random mover and 95 % of those against the greedy
 * taker are won. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "match.h"

#define HASH_MB 16

static const struct {
    const char *name;
    player_fn choose;
    unsigned percent; /* to win */
} opponents[] = {{"random", player_random, 100}, {"greedy", player_greedy, 95}};
#define OPPONENTS (sizeof opponents / sizeof *opponents)

static bool pairing(const struct match *match, unsigned percent) {
    match->player[0]->slowest_ms = 0;
    const struct tally tally = match_run(match);
    const bool good = !tally.error && tally.won * 100 >= match->games * percent;
    printf("%-18s %-8s %5u %5u %5u %6u ms  %s\n", match->rules->id, match->player[1]->name,
           tally.won, tally.drawn, tally.lost, match->player[0]->slowest_ms,
           tally.error ? dm_error_text(tally.error)
           : good      ? ""
                       : "too few");
    fflush(stdout);
    return good;
}

static bool pairings(const struct dm_rules *rules, unsigned games, unsigned time_ms) {
    bool good = true;
    struct player machine = {.name = "machine",
                             .choose = player_machine,
                             .limits = {.time_ms = time_ms},
                             .engine = dm_engine_new(rules, HASH_MB)};
    if (!machine.engine) return false;
    for (size_t i = 0; i < OPPONENTS; i++) {
        struct player opponent = {.name = opponents[i].name, .choose = opponents[i].choose};
        const struct match match = {
            .rules = rules, .player = {&machine, &opponent}, .games = games, .seed = 1};
        good &= pairing(&match, opponents[i].percent);
    }
    dm_engine_free(machine.engine);
    return good;
}

static unsigned argument(int argc, char **argv, int i, unsigned usual) {
    const long value = i < argc ? strtol(argv[i], NULL, 10) : 0;
    return value > 0 && value <= 1000000 ? (unsigned)value : usual;
}

int main(int argc, char **argv) {
    const unsigned games = argument(argc, argv, 1, 100), time_ms = argument(argc, argv, 2, 20);
    bool good = true;
    printf("%-18s %-8s %5s %5s %5s %9s\n", "rules", "against", "won", "drawn", "lost", "slowest");
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        const struct dm_rules *rules = dm_rules_at(i);
        if (argc > 3 && strcmp(argv[3], rules->id) != 0) continue;
        good &= pairings(rules, games, time_ms);
    }
    return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
