#include <stdlib.h>

#include "base/ascii.h"
#include "base/fault.h"
#include "base/text.h"
#include "damier/hub.h"

/* --- reading -------------------------------------------------------------------------------- */

static enum dm_error refuse(enum dm_error code, const char *detail, struct dm_fault *fault) {
    return fault_locate(fault, code, 1, 1, detail);
}

/* Room for a key a move: grows at powers of two. */
static bool add_key(struct dm_hub_history *history) {
    const unsigned count = history->key_count;
    if ((count & (count - 1)) == 0) {
        const size_t room = count ? 2 * (size_t)count : 1;
        uint64_t *const grown = realloc(history->keys, room * sizeof *grown);
        if (!grown) return false;
        history->keys = grown;
    }
    history->keys[history->key_count++] = dm_position_key(&history->position);
    return true;
}

static enum dm_error play(const struct dm_rules *rules, const char **text,
                          struct dm_hub_history *history, struct dm_fault *fault) {
    struct dm_move move;
    const enum dm_error error =
        dm_hub_move_read(rules, &history->position, *text, &move, text, fault);
    if (error) return error;
    if (!add_key(history)) return refuse(DM_E_MEMORY, "", fault);
    const struct dm_position after = dm_move_make(&history->position, &move);
    history->counters =
        dm_counters_after(rules, history->counters, &history->position, &move, &after);
    history->position = after;
    return DM_OK;
}

static const char *skip_blanks(const char *text) {
    while (ascii_is_blank((unsigned char)*text)) text++;
    return text;
}

enum dm_error dm_hub_history_read(const struct dm_rules *rules, const struct dm_hub_line *line,
                                  struct dm_hub_history *out, struct dm_fault *fault) {
    const char *position = dm_hub_value(line, "pos"), *moves = dm_hub_value(line, "moves");
    *out = (struct dm_hub_history){0};
    if (!position) return refuse(DM_E_UNEXPECTED_END, "pos=... is missing", fault);
    enum dm_error error = dm_hub_position_read(rules, position, &out->position, fault);
    for (moves = moves ? skip_blanks(moves) : ""; !error && *moves; moves = skip_blanks(moves))
        error = play(rules, &moves, out, fault);
    if (error) dm_hub_history_free(out);
    return error;
}

void dm_hub_history_free(struct dm_hub_history *history) {
    free(history->keys);
    *history = (struct dm_hub_history){0};
}

/* --- writing -------------------------------------------------------------------------------- */

static bool forgets(const struct dm_rules *rules, const struct dm_counters *counters,
                    const struct dm_move *move) {
    for (unsigned row = 0; row < DM_DRAW_ROWS_MAX && rules->draws[row].plies; row++)
        if (counters->count[row]) return false;
    if (move->taken || move->crowns) return true;
    return !move->king && dm_square_rank(rules, move->from) != dm_square_rank(rules, move->to);
}

/* The last ply before which nothing counts any more, neither for repetition nor for draws. */
static unsigned first_ply(const struct dm_game *game) {
    const struct dm_rules *rules = dm_game_rules(game);
    struct dm_counters counters = {0};
    unsigned first = 0;
    for (unsigned ply = 0; ply < dm_game_plies(game); ply++) {
        const struct dm_move *move = dm_game_move_at(game, ply);
        counters = dm_counters_after(rules, counters, dm_game_position_at(game, ply), move,
                                     dm_game_position_at(game, ply + 1));
        if (forgets(rules, &counters, move)) first = ply + 1;
    }
    return first;
}

char *dm_hub_history_write(const struct dm_game *game) {
    const struct dm_rules *rules = dm_game_rules(game);
    const unsigned first = first_ply(game), plies = dm_game_plies(game);
    const unsigned size = 128 + (plies - first) * DM_HUB_MOVE_SIZE;
    char *const line = malloc(size);
    if (!line) return NULL;
    char piece[DM_HUB_MOVE_SIZE];
    struct text text = text_in(line, size);
    dm_hub_position_write(rules, dm_game_position_at(game, first), piece);
    text_put(&text, "pos pos=");
    text_put(&text, piece);
    for (unsigned ply = first; ply < plies; ply++) {
        dm_hub_move_write(rules, dm_game_move_at(game, ply), piece);
        text_put(&text, ply == first ? " moves=\"" : " ");
        text_put(&text, piece);
    }
    text_put(&text, plies > first ? "\"\n" : "\n");
    text_end(&text);
    return line;
}
