/* PDN: whatever is read without fault is written so that the same game is read again. */
#include "damier/pdn.h"
#include "input.h"

struct source {
    const char *text;
    size_t left;
};

/* In pieces of changing size, so that every boundary falls everywhere. */
static long read_some(void *context, char *buffer, size_t size) {
    struct source *source = context;
    size_t length = 1 + source->left % 13;
    if (length > source->left) length = source->left;
    if (length > size) length = size;
    memcpy(buffer, source->text, length);
    source->text += length;
    source->left -= length;
    return (long)length;
}

struct sink {
    char *text;
    size_t length;
};

static bool write_all(void *context, const char *text, size_t length) {
    struct sink *sink = context;
    char *grown = realloc(sink->text, sink->length + length);
    if (!grown) return false;
    sink->text = grown;
    memcpy(sink->text + sink->length, text, length);
    sink->length += length;
    return true;
}

static void is_the_same(const struct dm_pdn_game *a, const struct dm_pdn_game *b) {
    const unsigned plies = dm_game_plies(a->game);
    must(b && !b->fault.code && dm_game_plies(b->game) == plies);
    must(dm_position_equal(dm_game_position_at(a->game, 0), dm_game_position_at(b->game, 0)));
    for (unsigned ply = 0; ply < plies; ply++)
        must(dm_move_equal(dm_game_move_at(a->game, ply), dm_game_move_at(b->game, ply)));
    must(dm_game_status(a->game).result == dm_game_status(b->game).result);
}

static void comes_back(const struct dm_pdn_game *game) {
    struct sink sink = {NULL, 0};
    must(dm_pdn_write(game->game, NULL, 0, write_all, &sink) == DM_OK);
    struct source source = {sink.text, sink.length};
    struct dm_pdn_reader *reader = dm_pdn_open(dm_game_rules(game->game), read_some, &source);
    const struct dm_pdn_game *again;
    must(dm_pdn_next(reader, &again) == DM_OK);
    is_the_same(game, again);
    dm_pdn_close(reader);
    free(sink.text);
}

static void is_whole(const struct dm_pdn_game *game) {
    size_t length = 0;
    for (unsigned i = 0; i < game->tag_count; i++)
        length += strlen(game->tags[i].name) + strlen(game->tags[i].value);
    for (unsigned i = 0; i <= game->move_count; i++)
        if (game->comments[i]) length += strlen(game->comments[i]);
    must(length < DM_PDN_TEXT_MAX);
    must(dm_game_plies(game->game) <= game->move_count);
    must(!game->fault.code || (game->fault.line && game->fault.column && game->fault_text));
}

/* The position in which ply `at` of a variation is played, or of the main line (0). */
static struct dm_position before(const struct dm_pdn_game *game, unsigned from, unsigned at) {
    const struct dm_pdn_line *line = from ? &game->lines[from - 1] : NULL;
    if (!line) return *dm_game_position_at(game->game, at);
    if (at <= line->at) return before(game, line->from, at);
    struct dm_position position = before(game, line->from, line->at);
    for (unsigned k = 0; k < at - line->at; k++)
        position = dm_move_make(&position, &line->moves[k]);
    return position;
}

/* Each variation leaves a line that came before it, at one of its moves, and all its own are legal.
 */
static void variations_are_legal(const struct dm_pdn_game *game) {
    static struct dm_moves legal;
    for (unsigned i = 0; i < game->line_count; i++) {
        const struct dm_pdn_line *line = &game->lines[i];
        must(line->from <= i);
        if (!line->count) continue;
        struct dm_position position = before(game, line->from, line->at);
        for (unsigned k = 0; k < line->count; k++) {
            dm_moves_list(dm_game_rules(game->game), &position, &legal);
            unsigned j = 0;
            while (j < legal.count && !dm_move_equal(&legal.move[j], &line->moves[k])) j++;
            must(j < legal.count);
            position = dm_move_make(&position, &line->moves[k]);
        }
    }
    must(game->unread <= game->line_count || game->line_count == DM_PDN_MOVES_MAX);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct input input;
    const struct dm_pdn_game *game;
    if (!input_open(data, size, &input)) return 0;
    struct source source = {input.text, input.length};
    struct dm_pdn_reader *reader = dm_pdn_open(input.rules, read_some, &source);
    must(reader != NULL);
    dm_pdn_go_by_type(reader);
    dm_pdn_keep_variations(reader);
    while (dm_pdn_next(reader, &game) == DM_OK && game) {
        is_whole(game);
        variations_are_legal(game);
        must(game->offset < input.length && game->variations <= input.length);
        if (!game->fault.code) comes_back(game);
    }
    dm_pdn_close(reader);
    input_close(&input);
    return 0;
}
