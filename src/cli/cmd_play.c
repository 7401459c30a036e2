/* damier play: a game in the terminal, against the machine or between two people. */
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/console.h"
#include "cli/given.h"
#include "cli/lines.h"
#include "cli/play.h"
#include "cli/suggest.h"

#define HASH_MB 64

enum { SIDE, LEVEL, FEN, SEED, TABLES, ASCII };
static const struct option options[] = {
    [SIDE] = {.name = "--side", .value = "S", .help = "you play white, black, both or none"},
    [LEVEL] = {.name = "--level",
               .value = "L",
               .help = "easy, medium (default), strong, strongest, or 1 to 10"},
    [FEN] = {.name = "--fen", .value = "F", .help = "begin with this position"},
    [SEED] = {"--seed", "N", VALUE_NUMBER, 0, UINT32_MAX,
              "the machine's whims (default: the time)"},
    [TABLES] = {.name = "--tables",
                .value = "DIR",
                .help = "endgame tables that the machine knows"},
    [ASCII] = {.name = "--ascii", .help = "draw the board with letters only"},
    {0}};

static const struct {
    const char *name;
    bool human[2];
} sides[] = {{"white", {true, false}},
             {"black", {false, true}},
             {"both", {true, true}},
             {"none", {false, false}}};
#define SIDES (sizeof sides / sizeof *sides)

/* Who plays; if it isn't said, the human begins. */
static bool read_side(const struct value *value, struct play *play) {
    const char *begins = sides[play->rules->first].name;
    const char *name = value->given ? value->text : begins;
    for (size_t i = 0; i < SIDES; i++) {
        if (strcmp(sides[i].name, name) != 0) continue;
        memcpy(play->human, sides[i].human, sizeof play->human);
        return true;
    }
    console_error("--side is white, black, both or none, not '%s'", name);
    return false;
}

static bool read_level(const struct value *value, struct play *play) {
    play->level = value->given ? dm_level_find(value->text) : DM_MEDIUM;
    if (play->level != 0) return true;
    struct suggestion suggestion = suggest_for(value->text);
    for (unsigned i = 1; i <= DM_LEVELS; i++) suggest_offer(&suggestion, dm_level_name(i));
    suggest_report(&suggestion, "level",
                   "there are 1 to 10, and easy, medium, strong and strongest");
    return false;
}

static void prompt(const struct play *play) {
    if (!play->prompts) return;
    fputs(dm_game_position(play->game)->side == DM_WHITE ? "White> " : "Black> ", stdout);
    fflush(stdout);
}

static enum line_answer answer(void *context, char *line, struct dm_fault *fault) {
    struct play *play = context;
    line += strspn(line, " \t");
    if (fault->code)
        console_trouble_with(fault);
    else if (line[0] && !play_word(play, line) && !play_unknown_word(line) && play_move(play, line))
        play_go_on(play);
    if (play->left) return LINE_LAST;
    prompt(play);
    return LINE_FINE;
}

static enum status play_through(struct play *play, const struct dm_position *start,
                                const struct dm_tables *tables) {
    enum status status = STATUS_OK;
    play->game = dm_game_new(play->rules, start);
    play->engine = dm_engine_new(play->rules, HASH_MB);
    if (!play->game || !play->engine) {
        status = console_trouble(DM_E_MEMORY);
    } else {
        dm_engine_use_tables(play->engine, tables);
        play_words_help();
        play_go_on(play);
        prompt(play);
        status = lines_each(stdin, answer, play);
        if (play->prompts && !play->left) putchar('\n');
    }
    dm_engine_free(play->engine);
    dm_game_free(play->game);
    return status;
}

static enum status run(const struct arguments *arguments) {
    const struct value *value = arguments->option;
    struct dm_position start;
    struct dm_tables *tables;
    struct play play = {.rules = given_rules(arguments->operand[0]),
                        .style = picture_style_here(),
                        .seed = value[SEED].given ? value[SEED].number : (uint64_t)time(NULL),
                        .prompts = isatty(STDIN_FILENO)};
    if (!play.rules || !read_side(&value[SIDE], &play) || !read_level(&value[LEVEL], &play) ||
        !given_position(play.rules, &value[FEN], &start) ||
        !given_tables(play.rules, &value[TABLES], &tables))
        return STATUS_TROUBLE;
    if (value[ASCII].given) play.style.unicode = false;
    play.style.black_below = play.human[DM_BLACK] && !play.human[DM_WHITE];
    const enum status status = play_through(&play, &start, tables);
    dm_tables_close(tables);
    return status;
}

const struct command command_play = {
    .name = "play",
    .summary = "play in the terminal",
    .operands = "ID",
    .operands_min = 1,
    .operands_max = 1,
    .options = options,
    .details =
        "Draws the board and plays: type a move (c3-d4, 22x15) or a word: hint, moves,\n"
        "undo, level, board, fen, pdn, draw, resign, help, quit. You have the side that begins\n"
        "unless --side says otherwise; with 'both' two people play, with 'none' the machine\n"
        "plays itself. In numbered rule sets each square shows its number.\n",
    .examples = "  damier play turkish\n"
                "  damier play italian --side black --level strong\n"
                "  damier play english --side both\n",
    .run = run};
