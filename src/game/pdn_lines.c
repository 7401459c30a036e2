#include "game/pdn_lines.h"

#include "damier/notation.h"

/* A move of a variation, the one before it (1 up; 0: it leaves the main line), and the position
 * that it was played in. */
struct node {
    struct dm_move move;
    struct dm_position before;
    unsigned parent, line;
};

void pdn_lines_clear(struct pdn_lines *lines) {
    lines->nodes.length = lines->lines.length = lines->moves.length = 0;
    lines->unread = lines->depth = 0;
}

void pdn_lines_free(struct pdn_lines *lines) {
    bytes_free(&lines->nodes);
    bytes_free(&lines->lines);
    bytes_free(&lines->moves);
}

static struct node *nodes_of(const struct pdn_lines *lines) {
    return (struct node *)(void *)lines->nodes.data;
}

static struct dm_pdn_line *lines_of(const struct pdn_lines *lines) {
    return (struct dm_pdn_line *)(void *)lines->lines.data;
}

static unsigned node_count(const struct pdn_lines *lines) {
    return (unsigned)(lines->nodes.length / sizeof(struct node));
}

static unsigned line_count(const struct pdn_lines *lines) {
    return (unsigned)(lines->lines.length / sizeof(struct dm_pdn_line));
}

/* Before the last move of the game. */
static void leave_game(struct pdn_open_line *open, const struct dm_game *game, bool known) {
    const unsigned plies = dm_game_plies(game);
    open->lost = !known || !plies;
    if (open->lost) return;
    open->ply = plies - 1;
    open->position = *dm_game_position_at(game, open->ply);
}

/* Before the last move of the variation around it. */
static void leave_line(const struct pdn_lines *lines, struct pdn_open_line *open,
                       const struct pdn_open_line *outer) {
    open->lost =
        outer->lost || !outer->node || nodes_of(lines)[outer->node - 1].line != outer->line;
    if (open->lost) return;
    const struct node *replaced = &nodes_of(lines)[outer->node - 1];
    open->node = replaced->parent;
    open->ply = outer->ply - 1;
    open->position = replaced->before;
}

enum dm_error pdn_lines_open(struct pdn_lines *lines, const struct dm_game *game, bool known) {
    const struct pdn_open_line *outer = lines->depth ? &lines->open[lines->depth - 1] : NULL;
    struct pdn_open_line open = {.line = line_count(lines)};
    if (outer)
        leave_line(lines, &open, outer);
    else
        leave_game(&open, game, known);
    open.lost = open.lost || open.line == DM_PDN_MOVES_MAX;
    lines->unread += open.lost;
    lines->open[lines->depth++] = open;
    if (open.line == DM_PDN_MOVES_MAX) return DM_OK;
    const struct dm_pdn_line line = {.from = outer ? outer->line + 1 : 0, .at = open.ply};
    return bytes_add(&lines->lines, &line, sizeof line);
}

static enum dm_error add_move(struct pdn_lines *lines, struct pdn_open_line *open,
                              const struct dm_move *move) {
    const struct node node = {
        .move = *move, .before = open->position, .parent = open->node, .line = open->line};
    const enum dm_error error = bytes_add(&lines->nodes, &node, sizeof node);
    if (error) return error;
    open->node = node_count(lines);
    open->position = dm_move_make(&open->position, move);
    open->ply++;
    lines_of(lines)[open->line].count++;
    return DM_OK;
}

enum dm_error pdn_lines_move(struct pdn_lines *lines, const struct dm_rules *rules,
                             const char *text) {
    struct pdn_open_line *open = &lines->open[lines->depth - 1];
    struct dm_move move;
    struct dm_fault why;
    if (open->lost) return DM_OK;
    const bool full = node_count(lines) == DM_PDN_MOVES_MAX;
    if (!full && !dm_move_read(rules, &open->position, text, &move, &why))
        return add_move(lines, open, &move);
    open->lost = true;
    lines->unread++;
    return DM_OK;
}

void pdn_lines_close(struct pdn_lines *lines) { lines->depth--; }

/* Room for each line's own moves, in the order of the lines. */
static void share_out(struct pdn_lines *lines) {
    const struct dm_move *moves = (const struct dm_move *)(void *)lines->moves.data;
    for (unsigned i = 0; i < line_count(lines); i++) {
        struct dm_pdn_line *line = &lines_of(lines)[i];
        line->moves = moves;
        if (moves) moves += line->count;
        line->count = 0;
    }
}

enum dm_error pdn_lines_finish(struct pdn_lines *lines, struct dm_pdn_game *game) {
    const unsigned nodes = node_count(lines);
    enum dm_error error = DM_OK;
    for (unsigned i = 0; i < nodes && !error; i++)
        error = bytes_add(&lines->moves, &nodes_of(lines)[i].move, sizeof(struct dm_move));
    if (error) return error;
    share_out(lines);
    struct dm_move *moves = (struct dm_move *)(void *)lines->moves.data;
    for (unsigned i = 0; i < nodes; i++) {
        struct dm_pdn_line *line = &lines_of(lines)[nodes_of(lines)[i].line];
        struct dm_move *own = moves + (line->moves - moves);
        own[line->count++] = nodes_of(lines)[i].move;
    }
    game->lines = lines_of(lines);
    game->line_count = line_count(lines);
    game->unread = lines->unread;
    return DM_OK;
}
