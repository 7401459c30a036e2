#include "damier/pdn.h"

#include <string.h>

#include "base/text.h"
#include "damier/notation.h"
#include "game/pdn_result.h"
#include "game/pdn_words.h"

#define LINE_LENGTH 79

struct output {
    dm_write_fn write;
    void *context;
    bool failed;
    unsigned column; /* of the move text's line */
};

static void put(struct output *output, const char *text, size_t length) {
    if (!output->failed && length) output->failed = !output->write(output->context, text, length);
}

static void put_text(struct output *output, const char *text) { put(output, text, strlen(text)); }

/* --- tags ----------------------------------------------------------------------------------- */

/* Length of the value's part that needs no change. */
static size_t plain_length(const char *value) {
    size_t length = 0;
    while ((unsigned char)value[length] >= ' ' && value[length] != '"' && value[length] != '\\')
        length++;
    return length;
}

/* A value is on one line; quotes and backslashes are escaped by a backslash. */
static void put_value(struct output *output, const char *value) {
    while (*value) {
        const size_t plain = plain_length(value);
        put(output, value, plain);
        value += plain;
        if (!*value) return;
        const bool control = (unsigned char)*value < ' ';
        put_text(output, control ? " " : "\\");
        if (!control) put(output, value, 1);
        value++;
    }
}

static void put_tag(struct output *output, const char *name, const char *value) {
    put_text(output, "[");
    put_text(output, name);
    put_text(output, " \"");
    put_value(output, value);
    put_text(output, "\"]\n");
}

/* "20,W,10,10,N2,0": type, first mover, width, height, notation and corner of square 1 or a1, and
 * 1 if the lower left square is not played on; both as the first mover sees it (PDN 3.0). */
static void put_game_type(struct output *output, const struct dm_rules *rules) {
    static const char corners[3] = {
        [DM_ALGEBRAIC] = 0, [DM_FROM_UPPER_LEFT] = 2, [DM_FROM_LOWER_RIGHT] = 1};
    const int corner = corners[rules->naming] ^ (rules->first == DM_BLACK ? 3 : 0);
    char value[32];
    struct text text = text_in(value, sizeof value);
    text_unsigned(&text, rules->pdn_type);
    text_put(&text, rules->first == DM_WHITE ? ",W," : ",B,");
    text_unsigned(&text, rules->size);
    text_char(&text, ',');
    text_unsigned(&text, rules->size);
    text_put(&text, rules->naming == DM_ALGEBRAIC ? ",A" : ",N");
    text_unsigned(&text, (unsigned)corner);
    text_put(&text, rules->a1_unplayed ? ",1" : ",0");
    text_end(&text);
    put_tag(output, "GameType", value);
}

static bool is_made_here(const char *name) {
    static const char *const names[] = {"Result", "GameType", "SetUp", "FEN"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (pdn_same_name(name, names[i])) return true;
    return false;
}

static bool is_tag_name(const char *name) {
    const char *end = name;
    while (*end && pdn_is_word((unsigned char)*end)) end++;
    return end > name && !*end;
}

static const char *result_of(const struct dm_game *game) {
    const struct dm_rules *rules = dm_game_rules(game);
    return pdn_result_write(rules, rules->pdn_type != 0, dm_game_status(game).result);
}

static void put_tags(struct output *output, const struct dm_game *game,
                     const struct dm_pdn_tag *tags, unsigned count) {
    const struct dm_rules *rules = dm_game_rules(game);
    const struct dm_position *start = dm_game_position_at(game, 0);
    const struct dm_position usual = dm_position_start(rules);
    char fen[DM_FEN_SIZE];
    for (unsigned i = 0; i < count; i++)
        if (!is_made_here(tags[i].name)) put_tag(output, tags[i].name, tags[i].value);
    put_tag(output, "Result", result_of(game));
    if (rules->pdn_type) put_game_type(output, rules);
    if (!dm_position_equal(start, &usual)) {
        dm_fen_write(rules, start, fen, sizeof fen);
        put_tag(output, "SetUp", "1");
        put_tag(output, "FEN", fen);
    }
}

/* --- moves ---------------------------------------------------------------------------------- */

/* A word of the move text, on a new line if this one is full. */
static void put_word(struct output *output, const char *word) {
    const unsigned length = (unsigned)strlen(word);
    if (output->column && output->column + 1 + length > LINE_LENGTH) {
        put_text(output, "\n");
        output->column = 0;
    }
    if (output->column) {
        put_text(output, " ");
        output->column++;
    }
    put(output, word, length);
    output->column += length;
}

/* "12." before a move of the side that begins, "12..." if a game starts with the other one. */
static void put_number(struct output *output, unsigned number, const char *dots) {
    char word[16];
    struct text text = text_in(word, sizeof word);
    text_unsigned(&text, number);
    text_put(&text, dots);
    text_end(&text);
    put_word(output, word);
}

static void put_moves(struct output *output, const struct dm_game *game) {
    const struct dm_rules *rules = dm_game_rules(game);
    unsigned number = 0;
    for (unsigned ply = 0; ply < dm_game_plies(game); ply++) {
        const struct dm_position *position = dm_game_position_at(game, ply);
        char move[DM_MOVE_TEXT_SIZE];
        if (position->side == rules->first)
            put_number(output, ++number, ".");
        else if (ply == 0)
            put_number(output, ++number, "...");
        dm_move_write(rules, position, dm_game_move_at(game, ply), move, sizeof move);
        put_word(output, move);
    }
}

enum dm_error dm_pdn_write(const struct dm_game *game, const struct dm_pdn_tag *tags,
                           unsigned tag_count, dm_write_fn write, void *context) {
    struct output output = {.write = write, .context = context};
    for (unsigned i = 0; i < tag_count; i++)
        if (!is_tag_name(tags[i].name)) return DM_E_TAG;
    put_tags(&output, game, tags, tag_count);
    put_text(&output, "\n");
    put_moves(&output, game);
    put_word(&output, result_of(game));
    put_text(&output, "\n\n");
    return output.failed ? DM_E_IO : DM_OK;
}
