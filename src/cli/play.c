#include <stdio.h>
#include <string.h>

#include "base/ascii.h"
#include "cli/console.h"
#include "cli/play.h"
#include "damier/notation.h"

static const char *side_to_move(const struct play *play) {
    return dm_game_position(play->game)->side == DM_WHITE ? "White" : "Black";
}

bool play_is_over(const struct play *play) {
    return dm_game_status(play->game).result != DM_UNFINISHED;
}

static void say_ending(struct dm_status status) {
    static const char *const words[] = {
        [DM_WHITE_WINS] = "White has won", [DM_BLACK_WINS] = "Black has won", [DM_DRAW] = "a draw"};
    printf("%s: %s (%s)\n", dm_result_name(status.result), words[status.result],
           dm_reason_name(status.reason));
}

void play_show(const struct play *play) {
    const unsigned plies = dm_game_plies(play->game);
    const struct dm_move *last = plies ? dm_game_move_at(play->game, plies - 1) : NULL;
    picture_draw(play->rules, dm_game_position(play->game), last, &play->style);
    if (play_is_over(play)) say_ending(dm_game_status(play->game));
}

static enum dm_error play_found(const struct play *play, const struct dm_move *move) {
    char text[DM_MOVE_TEXT_SIZE];
    dm_move_write(play->rules, dm_game_position(play->game), move, text, sizeof text);
    printf("%s plays %s\n", side_to_move(play), text);
    return dm_game_play(play->game, move);
}

/* False if the machine can't (out of memory): the game waits then. */
static bool machine_moves(struct play *play) {
    const struct dm_situation situation = dm_game_situation(play->game);
    const enum dm_side side = situation.position.side;
    struct dm_analysis analysis;
    enum dm_error error = dm_engine_play(play->engine, &situation, play->level,
                                         play->seed + dm_game_plies(play->game), &analysis);
    if (!error) {
        unsigned *hopeless = &play->hopeless[side];
        *hopeless = dm_machine_hopeless(*hopeless, analysis.score);
        error = dm_machine_resigns(play->level, *hopeless) ? dm_game_resign(play->game, side)
                                                           : play_found(play, &analysis.best);
    }
    if (error) console_trouble(error);
    return !error;
}

static bool machine_to_move(const struct play *play) {
    return !play_is_over(play) && !play->human[dm_game_position(play->game)->side];
}

void play_go_on(struct play *play) {
    while (machine_to_move(play) && machine_moves(play)) fflush(stdout);
    play_show(play);
}

static bool begins_square(char c) { return ascii_is_digit(c) || (c >= 'a' && c <= 'j'); }

/* "B3 B4" as "b3-b4". The signs in a move say nothing that the squares don't. */
static void tidy(char *text) {
    for (char *c = text; *c; c++) {
        *c = (char)ascii_small(*c);
        const size_t blanks = strspn(c, " \t");
        if (blanks && c > text && ascii_is_digit(c[-1]) &&
            begins_square((char)ascii_small(c[blanks])))
            *c = '-';
    }
}

bool play_move(const struct play *play, char *text) {
    tidy(text);
    const struct dm_position *position = dm_game_position(play->game);
    struct dm_fault fault = {0};
    struct dm_move move;
    enum dm_error error = DM_E_GAME_OVER;
    if (!play_is_over(play)) error = dm_move_read_any(play->rules, position, text, &move, &fault);
    if (!error) error = dm_game_play(play->game, &move);
    if (!error) return true;
    fault.code = error;
    if (error == DM_E_SYNTAX || error == DM_E_UNEXPECTED_END) {
        fputs("a move is like c3-d4 or 22-18, not '", stdout);
        console_put(stdout, text);
        putchar('\'');
    } else {
        console_reason(stdout, &fault);
    }
    puts("; 'moves' lists the legal ones, 'help' the words you can say");
    return false;
}
