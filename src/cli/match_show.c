#include "cli/match_show.h"

#include <math.h>
#include <unistd.h>

#include "base/clock.h"
#include "cli/console.h"

/* How often the progress is told: to a terminal, and to a file. */
#define TERMINAL_MS 1000
#define FILE_MS 30000

struct match_show match_show_begin(const struct dm_match *match, const struct dm_sheet *sheet) {
    const struct dm_tally *tally = &sheet->tally;
    return (struct match_show){.match = match,
                               .sheet = sheet,
                               .already = tally->won + tally->drawn + tally->lost,
                               .begun = clock_ms(),
                               .told = clock_ms(),
                               .terminal = isatty(STDERR_FILENO)};
}

unsigned match_show_played(const struct match_show *show) {
    const struct dm_tally *tally = &show->sheet->tally;
    return tally->won + tally->drawn + tally->lost;
}

static void put_span(FILE *file, double seconds) {
    const unsigned long s = (unsigned long)seconds;
    fprintf(file, "%lu:%02lu:%02lu", s / 3600, s / 60 % 60, s % 60);
}

static void put_elo(FILE *file, const struct dm_strength *strength) {
    if (isnan(strength->superior)) {
        fputs("Elo not known yet", file);
        return;
    }
    fprintf(file, "Elo %+.1f (%+.1f to %+.1f)", strength->elo, strength->low, strength->high);
}

static void put_ratio(FILE *file, const struct match_show *show) {
    const struct dm_sprt *sprt = show->match->sprt;
    if (!sprt) return;
    fprintf(file, "  LLR %.2f of %.2f", dm_sprt_ratio(sprt, &show->sheet->tally), DM_SPRT_BOUND);
}

/* At the pace so far. */
static void put_left(FILE *file, const struct match_show *show, double now) {
    const unsigned here = match_show_played(show) - show->already,
                   left = show->sheet->games - match_show_played(show);
    if (!here) return;
    fputs("  left ", file);
    put_span(file, (now - show->begun) / 1e3 / here * left);
}

void match_show_progress(struct match_show *show) {
    const struct dm_tally *tally = &show->sheet->tally;
    const double now = clock_ms();
    if (now - show->told < (show->terminal ? TERMINAL_MS : FILE_MS)) return;
    show->told = now;
    const struct dm_strength strength = dm_strength_of(tally);
    fprintf(stderr, "%s%u of %u: +%u =%u -%u  ", show->terminal ? "\r" : "",
            match_show_played(show), show->sheet->games, tally->won, tally->drawn, tally->lost);
    put_elo(stderr, &strength);
    put_ratio(stderr, show);
    put_left(stderr, show, now);
    fputs(show->terminal ? "\033[K" : "\n", stderr);
    fflush(stderr);
}

static void put_faults(const char *name, const unsigned ends[DM_END_COUNT]) {
    for (enum dm_end end = DM_END_ILLEGAL; end < DM_END_COUNT; end++) {
        if (!ends[end]) continue;
        fputs("lost by ", stdout);
        console_put(stdout, name);
        printf(": %s %u\n", dm_end_name(end), ends[end]);
    }
}

static void put_verdict(const struct match_show *show) {
    const struct dm_sprt *sprt = show->match->sprt;
    if (!sprt) return;
    const double ratio = dm_sprt_ratio(sprt, &show->sheet->tally);
    const char *verdict = ratio >= DM_SPRT_BOUND    ? "passed"
                          : ratio <= -DM_SPRT_BOUND ? "failed"
                                                    : "undecided";
    printf("SPRT %g against %g: LLR %.2f of %.2f, %s\n", sprt->elo1, sprt->elo0, ratio,
           DM_SPRT_BOUND, verdict);
}

void match_show_figures(struct match_show *show) {
    const struct dm_match *match = show->match;
    const struct dm_tally *tally = &show->sheet->tally;
    const struct dm_strength strength = dm_strength_of(tally);
    if (show->terminal) fputs("\r\033[K", stderr);
    printf("%s: ", match->rules->id);
    console_put(stdout, match->contestant[0].name);
    fputs(" against ", stdout);
    console_put(stdout, match->contestant[1].name);
    printf("\ngames %u: won %u, drawn %u, lost %u", match_show_played(show), tally->won,
           tally->drawn, tally->lost);
    printf("\npairs by half points 0 to 4: %u %u %u %u %u\n", tally->pairs[0], tally->pairs[1],
           tally->pairs[2], tally->pairs[3], tally->pairs[4]);
    put_elo(stdout, &strength);
    if (!isnan(strength.superior)) printf(", superior %.1f %%", 100 * strength.superior);
    putchar('\n');
    put_verdict(show);
    for (int i = 0; i < 2; i++) put_faults(match->contestant[i].name, tally->ends[i]);
}
