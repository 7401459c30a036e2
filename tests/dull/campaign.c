#include "dull/campaign.h"

#include <stdlib.h>

#include "base/text.h"
#include "dull/scatter.h"

static void report(struct campaign *campaign, const struct dull_board *board, const char *fault) {
    char fen[DULL_FEN_SIZE];
    dull_fen_write(board, fen);
    struct text text = text_in(campaign->fault, sizeof campaign->fault);
    text_put(&text, fen);
    text_put(&text, " : ");
    text_put(&text, fault);
    text_end(&text);
    campaign->agrees = false;
}

static unsigned kings_of(const struct dull_board *board, char side) {
    unsigned kings = 0;
    for (int rank = 0; rank < DULL_SIDE; rank++)
        for (int file = 0; file < DULL_SIDE; file++)
            kings += board->at[rank][file] == dull_crowned(side);
    return kings;
}

static unsigned longest_chain(const struct dull_moves *moves) {
    int longest = 0;
    for (int i = 0; i < moves->count; i++)
        if (moves->chain[i].takes > longest) longest = moves->chain[i].takes;
    return (unsigned)longest;
}

static void tally(struct campaign *campaign, const struct comparison *comparison) {
    if (comparison->moves.gave_up) {
        campaign->skipped++;
        return;
    }
    unsigned length = longest_chain(&comparison->moves);
    campaign->positions++;
    campaign->captures += length > 0;
    campaign->long_chains += length >= 3;
    campaign->several_kings += kings_of(&comparison->board, comparison->board.side) >= 2;
    if (length > campaign->longest) campaign->longest = length;
    if (comparison->list.count > campaign->most_moves)
        campaign->most_moves = comparison->list.count;
}

struct campaign campaign_run(const struct dm_rules *rules, const struct dull_rules *dull,
                             unsigned count, uint64_t seed) {
    struct campaign campaign = {.agrees = true};
    struct scatter scatter = scatter_begin(dull, seed);
    struct comparison *comparison = comparison_new(rules, dull, seed);
    if (!comparison) report(&campaign, &scatter.board, "out of memory");
    while (campaign.agrees && campaign.positions < count) {
        if (comparison_run(comparison, &scatter.board))
            tally(&campaign, comparison);
        else
            report(&campaign, &scatter.board, comparison->fault);
        scatter_next(&scatter, &comparison->moves);
    }
    free(comparison);
    return campaign;
}

void campaign_write(const struct campaign *campaign, char *out, unsigned size) {
    const struct {
        unsigned number;
        const char *what;
    } figures[] = {
        {campaign->positions, " positions, "},
        {campaign->skipped, " skipped, "},
        {campaign->captures, " with a capture, "},
        {campaign->long_chains, " with chains of 3 or more, "},
        {campaign->longest, " in the longest, "},
        {campaign->several_kings, " with several kings, "},
        {campaign->most_moves, " moves at most"},
    };
    struct text text = text_in(out, size);
    for (unsigned i = 0; i < sizeof figures / sizeof figures[0]; i++) {
        text_unsigned(&text, figures[i].number);
        text_put(&text, figures[i].what);
    }
    if (!campaign->agrees) text_put(&text, "; ");
    text_put(&text, campaign->fault);
    text_end(&text);
}
