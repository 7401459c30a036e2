/* What can be said during a game besides moves. */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "cli/console.h"
#include "cli/play.h"
#include "cli/suggest.h"
#include "damier/notation.h"
#include "damier/pdn.h"

#define HINT_MS 1000
/* Positions that the machine looks at before it answers an offer. */
#define DRAW_NODES 200000

static void say_moves(struct play *play, const char *argument) {
    (void)argument;
    struct dm_moves moves;
    dm_game_moves(play->game, &moves);
    for (unsigned i = 0; i < moves.count; i++) {
        char text[DM_MOVE_TEXT_SIZE];
        dm_move_write(play->rules, dm_game_position(play->game), &moves.move[i], text, sizeof text);
        printf("%s%s", i ? " " : "", text);
    }
    putchar('\n');
}

static void say_hint(struct play *play, const char *argument) {
    (void)argument;
    const struct dm_situation situation = dm_game_situation(play->game);
    const struct dm_limits limits = {.time_ms = HINT_MS};
    struct dm_analysis analysis;
    char text[DM_MOVE_TEXT_SIZE];
    enum dm_error error = play_is_over(play) ? DM_E_GAME_OVER : DM_OK;
    if (!error) error = dm_engine_search(play->engine, &situation, &limits, NULL, NULL, &analysis);
    if (error) {
        puts(dm_error_text(error));
        return;
    }
    dm_move_write(play->rules, &situation.position, &analysis.best, text, sizeof text);
    printf("try %s\n", text);
}

/* Back to where a human was to move last. */
static void take_back(struct play *play, const char *argument) {
    (void)argument;
    unsigned plies = 0, played = dm_game_plies(play->game);
    do plies++;
    while (plies <= played && !play->human[dm_game_position_at(play->game, played - plies)->side]);
    const enum dm_error error =
        plies > played ? DM_E_NOTHING_TO_UNDO : dm_game_undo(play->game, plies);
    memset(play->hopeless, 0, sizeof play->hopeless);
    if (error)
        puts(dm_error_text(error));
    else
        play_show(play);
}

static void choose_level(struct play *play, const char *argument) {
    const unsigned level = argument[0] ? dm_level_find(argument) : play->level;
    if (level != 0)
        play->level = level;
    else
        puts("no such level");
    printf("level %s; there are", dm_level_name(play->level));
    for (unsigned i = 1; i <= DM_LEVELS; i++) printf(" %s", dm_level_name(i));
    putchar('\n');
}

static void show(struct play *play, const char *argument) {
    (void)argument;
    play_show(play);
}

static void say_fen(struct play *play, const char *argument) {
    (void)argument;
    char fen[DM_FEN_SIZE];
    dm_fen_write(play->rules, dm_game_position(play->game), fen, sizeof fen);
    puts(fen);
}

static bool write_out(void *context, const char *text, size_t length) {
    (void)context;
    return fwrite(text, 1, length, stdout) == length;
}

static void say_pdn(struct play *play, const char *argument) {
    (void)argument;
    const enum dm_error error = dm_pdn_write(play->game, NULL, 0, write_out, NULL);
    if (error) puts(dm_error_text(error));
}

static void resign(struct play *play, const char *argument) {
    (void)argument;
    const enum dm_error error = dm_game_resign(play->game, dm_game_position(play->game)->side);
    if (error)
        puts(dm_error_text(error));
    else
        play_show(play);
}

/* What the other side says to a draw: a person is taken to have been asked. */
static enum dm_error other_takes_draw(const struct play *play, bool *takes) {
    const struct dm_situation situation = dm_game_situation(play->game);
    const struct dm_limits limits = {.nodes = DRAW_NODES};
    struct dm_analysis analysis;
    *takes = true;
    if (play->human[situation.position.side ^ 1]) return DM_OK;
    const enum dm_error error =
        dm_engine_search(play->engine, &situation, &limits, NULL, NULL, &analysis);
    if (!error) *takes = dm_machine_takes_draw(play->rules, &situation, -analysis.score);
    return error;
}

static void offer_draw(struct play *play, const char *argument) {
    (void)argument;
    bool takes = false;
    enum dm_error error = play_is_over(play) ? DM_E_GAME_OVER : other_takes_draw(play, &takes);
    if (!error && takes) error = dm_game_agree_draw(play->game);
    if (error)
        puts(dm_error_text(error));
    else if (takes)
        play_show(play);
    else
        puts("no, the machine wants to play on");
}

static void leave(struct play *play, const char *argument) {
    (void)argument;
    play->left = true;
}

static void help(struct play *play, const char *argument) {
    (void)play;
    (void)argument;
    play_words_help();
}

static const struct {
    const char *word, *argument, *help;
    void (*obey)(struct play *play, const char *argument);
} words[] = {{"hint", "", "a good move", say_hint},
             {"moves", "", "the legal moves", say_moves},
             {"undo", "", "take your last move back", take_back},
             {"level", "[LEVEL]", "the machine's level, or choose another", choose_level},
             {"board", "", "draw the board again", show},
             {"fen", "", "the position as text", say_fen},
             {"pdn", "", "the game as text", say_pdn},
             {"draw", "", "offer a draw", offer_draw},
             {"resign", "", "give the game up", resign},
             {"help", "", "this list", help},
             {"quit", "", "leave", leave},
             /* Not in the list: other names of those above. */
             {"exit", NULL, NULL, leave},
             {"?", NULL, NULL, help}};

void play_words_help(void) {
    puts("  Type a move as it is written: c3-d4, c3xe5, 22-18, 22x15; of a chain give all its\n"
         "  stops where origin and end don't say which (c3xe5xg7). Or one of these words:");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (words[i].help)
            printf("  %-6s %-7s %s\n", words[i].word, words[i].argument, words[i].help);
}

bool play_word(struct play *play, const char *line) {
    const size_t length = strcspn(line, " \t");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strlen(words[i].word) != length || strncasecmp(words[i].word, line, length) != 0)
            continue;
        words[i].obey(play, line + length + strspn(line + length, " \t"));
        return true;
    }
    return false;
}

bool play_unknown_word(char *line) {
    if (strpbrk(line, "0123456789")) return false;
    line[strcspn(line, " \t")] = '\0';
    struct suggestion suggestion = suggest_for(line);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (words[i].help) suggest_offer(&suggestion, words[i].word);
    suggest_write(stdout, &suggestion, "such word",
                  "'help' lists those you can say, 'moves' lists the legal ones");
    return true;
}
