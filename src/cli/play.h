/* A game in the terminal: the board, the moves typed, the machine's answers. */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "cli/picture.h"
#include "damier/engine.h"
#include "damier/game.h"

struct play {
    const struct dm_rules *rules;
    struct dm_game *game;
    struct dm_engine *engine;
    unsigned level;
    bool human[2];        /* by enum dm_side: who plays; else the machine */
    unsigned hopeless[2]; /* by side: see dm_machine_hopeless */
    uint64_t seed;        /* of the machine's choices */
    struct picture_style style;
    bool prompts; /* a person is typing */
    bool left;    /* the player has had enough */
};

bool play_is_over(const struct play *play);
/* Draws the board and, if the game is over, says how it ended. */
void play_show(const struct play *play);
/* Lets the machine move until it is a human's turn or the game is over, then shows the board. */
void play_go_on(struct play *play);
/* Plays a move as typed, or says why it can't be; true if it was played. Capitals are made small,
 * and a blank between two squares a sign. */
bool play_move(const struct play *play, char *text);

/* Obeys a word ("hint", "undo", ...) if the line begins with one; false if it doesn't. */
bool play_word(struct play *play, const char *line);
/* True if the line is no move, for want of any number; then it has said so. */
bool play_unknown_word(char *line);
void play_words_help(void);

#endif
