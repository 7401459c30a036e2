#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cli/console.h"
#include "cli/show.h"
#include "damier/notation.h"

void show_fault(const char *file, const struct dm_pdn_game *game) {
    const struct dm_fault *fault = &game->fault;
    console_put(stdout, file);
    printf(":%u:%u: game %u, ply %u", fault->line, fault->column, game->number,
           game->fault_ply + 1);
    if (game->fault_text && game->fault_text[0]) {
        fputs(", ", stdout);
        console_put(stdout, game->fault_text);
    }
    fputs(": ", stdout);
    console_reason(stdout, fault);
    putchar('\n');
}

static void note(const char *file, const struct dm_pdn_game *game, const char *format, ...) {
    va_list list;
    va_start(list, format);
    console_put(stderr, file);
    fprintf(stderr, ":%u: game %u: note: ", game->line, game->number);
    vfprintf(stderr, format, list);
    putc('\n', stderr);
    va_end(list);
}

static bool contradict(enum dm_result a, enum dm_result b) { return a && b && a != b; }

/* The number that a GameType tag begins with, 0 if there is none. */
static unsigned long game_type(const struct dm_pdn_game *game) {
    for (unsigned i = 0; i < game->tag_count; i++)
        if (strcasecmp(game->tags[i].name, "GameType") == 0)
            return strtoul(game->tags[i].value, NULL, 10);
    return 0;
}

bool show_notes(const char *file, const struct dm_pdn_game *game, bool type) {
    const struct dm_rules *rules = dm_game_rules(game->game);
    const struct dm_status status = dm_game_status(game->game);
    const unsigned long said = type ? game_type(game) : 0;
    const bool other = said && rules->pdn_type && said != rules->pdn_type;
    if (other)
        note(file, game, "the file says GameType %lu, the rules of %s have %u", said, rules->id,
             rules->pdn_type);
    if (contradict(game->tagged, game->result))
        note(file, game, "the Result tag says %s, the end of the moves %s",
             dm_result_name(game->tagged), dm_result_name(game->result));
    if (!game->fault.code && contradict(status.result, game->result))
        note(file, game, "the file says %s, the board %s (%s)", dm_result_name(game->result),
             dm_result_name(status.result), dm_reason_name(status.reason));
    return other;
}

#define PAGE_WIDTH 78

/* Words, broken into lines. */
struct page {
    size_t column;
};

static void put_word(struct page *page, const char *word) {
    const size_t length = strlen(word);
    const bool breaks = page->column + 1 + length > PAGE_WIDTH;
    fputs(page->column == 0 ? "  " : breaks ? "\n  " : " ", stdout);
    console_put(stdout, word);
    page->column = page->column == 0 || breaks ? 2 + length : page->column + 1 + length;
}

static void end_line(struct page *page) {
    if (page->column) putchar('\n');
    page->column = 0;
}

static void show_comment(struct page *page, const struct dm_pdn_game *game, unsigned ply) {
    if (!game->comments || !game->comments[ply]) return;
    end_line(page);
    fputs("    ", stdout);
    console_put(stdout, game->comments[ply]);
    putchar('\n');
}

/* Moves are numbered from the side that begins in this rule set. */
static void show_move(struct page *page, const struct dm_game *game, unsigned ply) {
    const struct dm_rules *rules = dm_game_rules(game);
    const struct dm_position *position = dm_game_position_at(game, ply);
    const unsigned turn = ply + (dm_game_position_at(game, 0)->side != rules->first);
    char text[DM_MOVE_TEXT_SIZE], word[DM_MOVE_TEXT_SIZE + 24], number[24] = "";
    if (turn % 2 == 0 || ply == 0)
        snprintf(number, sizeof number, "%u%s ", turn / 2 + 1, turn % 2 ? "..." : ".");
    dm_move_write(rules, position, dm_game_move_at(game, ply), text, sizeof text);
    snprintf(word, sizeof word, "%s%s", number, text);
    put_word(page, word);
}

static void show_moves(const struct dm_pdn_game *game) {
    struct page page = {0};
    const unsigned plies = dm_game_plies(game->game);
    show_comment(&page, game, 0);
    for (unsigned ply = 0; ply < plies; ply++) {
        show_move(&page, game->game, ply);
        show_comment(&page, game, ply + 1);
    }
    end_line(&page);
}

static void show_position(const char *label, const struct dm_game *game, unsigned ply) {
    char fen[DM_FEN_SIZE];
    dm_fen_write(dm_game_rules(game), dm_game_position_at(game, ply), fen, sizeof fen);
    printf("  %s: %s\n", label, fen);
}

void show_game(const char *file, const struct dm_pdn_game *game) {
    const struct dm_position start = dm_position_start(dm_game_rules(game->game));
    const struct dm_status status = dm_game_status(game->game);
    const unsigned plies = dm_game_plies(game->game);
    printf("game %u, line %u\n", game->number, game->line);
    for (unsigned i = 0; i < game->tag_count; i++) {
        fputs("  ", stdout);
        console_put(stdout, game->tags[i].name);
        fputs(": ", stdout);
        console_put(stdout, game->tags[i].value);
        putchar('\n');
    }
    if (!dm_position_equal(&start, dm_game_position_at(game->game, 0)))
        show_position("start", game->game, 0);
    show_moves(game);
    show_position("end", game->game, plies);
    printf("  result: %s in the file, %s %s on the board after %u plies\n\n",
           dm_result_name(game->result), dm_result_name(status.result),
           dm_reason_name(status.reason), plies);
    if (game->fault.code) show_fault(file, game);
}
