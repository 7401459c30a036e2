#include "store/sqlite_tasks.h"

#include <stdlib.h>
#include <string.h>

#include "store/sqlite_row.h"

#define GAME_COLUMNS                                                                               \
    "id, rules, start, base_ms, increment_ms, move_ms, rated, created_ms, white, black, version, " \
    "result, reason"
#define EVENT_COLUMNS \
    "game, version, at_ms, kind, ply, text, white_ms, black_ms, seat, player, result, reason"

enum {
    ADD_PLAYER,
    READ_PLAYER,
    ADD_GAME,
    READ_GAME,
    READ_LIVE,
    ADD_EVENT,
    READ_EVENT,
    READ_EVENTS,
    MOVE_GAME_ON,
};
static const char *const texts[SQLITE_STATEMENTS] = {
    [ADD_PLAYER] = "INSERT INTO players (id, created_ms) VALUES (?, ?)",
    [READ_PLAYER] = "SELECT id, created_ms FROM players WHERE id = ?",
    [ADD_GAME] = "INSERT INTO games (" GAME_COLUMNS ") VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)",
    [READ_GAME] = "SELECT " GAME_COLUMNS " FROM games WHERE id = ?",
    [READ_LIVE] =
        "SELECT " GAME_COLUMNS " FROM games WHERE result = '' AND id > ? ORDER BY id LIMIT ?",
    [ADD_EVENT] = "INSERT INTO events (" EVENT_COLUMNS ") VALUES (?,?,?,?,?,?,?,?,?,?,?,?)",
    [READ_EVENT] = "SELECT " EVENT_COLUMNS " FROM events WHERE game = ? AND version = ?",
    [READ_EVENTS] =
        "SELECT " EVENT_COLUMNS " FROM events WHERE game = ? AND version > ? ORDER BY version",
    [MOVE_GAME_ON] =
        "UPDATE games SET white = ?, black = ?, version = ?, result = ?, reason = ? WHERE id = ?",
};

/* A statement's one run without a row. */
static int run(struct sqlite_row *row) {
    const int code = sqlite_row_step(row);
    sqlite3_reset(row->statement);
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

static void put_game(struct sqlite_row *row, const struct store_game *game) {
    sqlite_put_text(row, game->id);
    sqlite_put_text(row, game->rules);
    sqlite_put_text(row, game->start);
    sqlite_put_number(row, game->base_ms);
    sqlite_put_number(row, game->increment_ms);
    sqlite_put_number(row, game->move_ms);
    sqlite_put_number(row, game->rated);
    sqlite_put_number(row, game->created_ms);
    for (unsigned seat = 0; seat < 2; seat++) sqlite_put_text(row, game->players[seat]);
    sqlite_put_number(row, game->version);
    sqlite_put_text(row, game->result);
    sqlite_put_text(row, game->reason);
}

static void get_game(struct sqlite_row *row, void *out) {
    struct store_game *game = out;
    *game = (struct store_game){0};
    sqlite_get_text(row, game->id, sizeof game->id);
    sqlite_get_text(row, game->rules, sizeof game->rules);
    sqlite_get_text(row, game->start, sizeof game->start);
    game->base_ms = sqlite_get_number(row);
    game->increment_ms = sqlite_get_number(row);
    game->move_ms = sqlite_get_number(row);
    game->rated = sqlite_get_number(row);
    game->created_ms = sqlite_get_number(row);
    for (unsigned seat = 0; seat < 2; seat++)
        sqlite_get_text(row, game->players[seat], STORE_ID_SIZE);
    game->version = (uint32_t)sqlite_get_number(row);
    sqlite_get_text(row, game->result, sizeof game->result);
    sqlite_get_text(row, game->reason, sizeof game->reason);
}

static void put_event(struct sqlite_row *row, const struct store_event *event) {
    sqlite_put_text(row, event->game);
    sqlite_put_number(row, event->version);
    sqlite_put_number(row, event->at_ms);
    sqlite_put_text(row, event->kind);
    sqlite_put_number(row, event->ply);
    sqlite_put_text(row, event->text);
    for (unsigned seat = 0; seat < 2; seat++) sqlite_put_number(row, event->left_ms[seat]);
    sqlite_put_number(row, event->seat);
    sqlite_put_text(row, event->player);
    sqlite_put_text(row, event->result);
    sqlite_put_text(row, event->reason);
}

static void get_event(struct sqlite_row *row, void *out) {
    struct store_event *event = out;
    *event = (struct store_event){0};
    sqlite_get_text(row, event->game, sizeof event->game);
    event->version = (uint32_t)sqlite_get_number(row);
    event->at_ms = sqlite_get_number(row);
    sqlite_get_text(row, event->kind, sizeof event->kind);
    event->ply = (uint32_t)sqlite_get_number(row);
    sqlite_get_text(row, event->text, sizeof event->text);
    for (unsigned seat = 0; seat < 2; seat++) event->left_ms[seat] = sqlite_get_number(row);
    event->seat = (enum store_seat)sqlite_get_number(row);
    sqlite_get_text(row, event->player, sizeof event->player);
    sqlite_get_text(row, event->result, sizeof event->result);
    sqlite_get_text(row, event->reason, sizeof event->reason);
}

static void get_player(struct sqlite_row *row, void *out) {
    struct store_player *player = out;
    *player = (struct store_player){0};
    sqlite_get_text(row, player->id, sizeof player->id);
    player->created_ms = sqlite_get_number(row);
}

typedef void (*get_fn)(struct sqlite_row *row, void *out);

/* Reads the one row into *out; STORE_UNKNOWN if there is none. */
static int get_one(struct sqlite_row *row, get_fn get, void *out, enum store_outcome *outcome) {
    const int code = sqlite_row_step(row);
    *outcome = code == SQLITE_ROW ? STORE_DONE : STORE_UNKNOWN;
    if (code == SQLITE_ROW) get(row, out);
    sqlite3_reset(row->statement);
    return code == SQLITE_ROW || code == SQLITE_DONE ? SQLITE_OK : code;
}

/* Reads all rows into an array of things of that size. */
static int get_all(struct sqlite_row *row, get_fn get, size_t size, void **out, unsigned *count) {
    unsigned room = 0;
    int code;
    while ((code = sqlite_row_step(row)) == SQLITE_ROW) {
        if (*count == room) {
            room = room ? 2 * room : 16;
            char *larger = realloc(*out, room * size);
            if (!larger) break;
            *out = larger;
        }
        get(row, (char *)*out + *count * size);
        ++*count;
    }
    sqlite3_reset(row->statement);
    if (code == SQLITE_ROW) return SQLITE_NOMEM;
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

static int find_player(struct sqlite_tasks *tasks, const char *id, struct store_player *player,
                       enum store_outcome *outcome) {
    struct sqlite_row row = sqlite_row_of(tasks->statements[READ_PLAYER]);
    sqlite_put_text(&row, id);
    return get_one(&row, get_player, player, outcome);
}

static int find_game(struct sqlite_tasks *tasks, const char *id, struct store_game *game,
                     enum store_outcome *outcome) {
    struct sqlite_row row = sqlite_row_of(tasks->statements[READ_GAME]);
    sqlite_put_text(&row, id);
    return get_one(&row, get_game, game, outcome);
}

static int add_player(struct sqlite_tasks *tasks, struct store_request *request) {
    const struct store_player *player = &request->player;
    struct store_player other;
    enum store_outcome *outcome = &request->answer.outcome;
    const int code = find_player(tasks, player->id, &other, outcome);
    if (code) return code;
    if (*outcome == STORE_DONE) {
        if (other.created_ms != player->created_ms) *outcome = STORE_CONFLICT;
        return SQLITE_OK;
    }
    *outcome = STORE_DONE;
    struct sqlite_row row = sqlite_row_of(tasks->statements[ADD_PLAYER]);
    sqlite_put_text(&row, player->id);
    sqlite_put_number(&row, player->created_ms);
    return run(&row);
}

static int read_player(struct sqlite_tasks *tasks, struct store_request *request) {
    return find_player(tasks, request->wanted.id, &request->answer.player,
                       &request->answer.outcome);
}

static bool same_seats(const struct store_game *a, const struct store_game *b) {
    return strcmp(a->players[0], b->players[0]) == 0 && strcmp(a->players[1], b->players[1]) == 0;
}

/* Whether a game was made by the same request, not whether it has gone on since. */
static bool same_game(const struct store_game *a, const struct store_game *b) {
    return a->created_ms == b->created_ms && strcmp(a->rules, b->rules) == 0 &&
           strcmp(a->start, b->start) == 0 && a->base_ms == b->base_ms &&
           a->increment_ms == b->increment_ms && a->move_ms == b->move_ms && a->rated == b->rated &&
           (b->version > 0 || same_seats(a, b));
}

static int add_game(struct sqlite_tasks *tasks, struct store_request *request) {
    struct store_game other;
    enum store_outcome *outcome = &request->answer.outcome;
    const int code = find_game(tasks, request->game.id, &other, outcome);
    if (code) return code;
    if (*outcome == STORE_DONE) {
        if (!same_game(&request->game, &other)) *outcome = STORE_CONFLICT;
        return SQLITE_OK;
    }
    *outcome = STORE_DONE;
    struct sqlite_row row = sqlite_row_of(tasks->statements[ADD_GAME]);
    put_game(&row, &request->game);
    return run(&row);
}

static bool same_event(const struct store_event *a, const struct store_event *b) {
    return a->at_ms == b->at_ms && strcmp(a->kind, b->kind) == 0 && a->ply == b->ply &&
           strcmp(a->text, b->text) == 0 && a->left_ms[0] == b->left_ms[0] &&
           a->left_ms[1] == b->left_ms[1] && a->seat == b->seat &&
           strcmp(a->player, b->player) == 0 && strcmp(a->result, b->result) == 0 &&
           strcmp(a->reason, b->reason) == 0;
}

/* An event of a version that the game has already: it is the same, or it comes too late. */
static int repeat_event(struct sqlite_tasks *tasks, struct store_request *request) {
    struct store_event other;
    enum store_outcome *outcome = &request->answer.outcome;
    struct sqlite_row row = sqlite_row_of(tasks->statements[READ_EVENT]);
    sqlite_put_text(&row, request->event.game);
    sqlite_put_number(&row, request->event.version);
    const int code = get_one(&row, get_event, &other, outcome);
    if (*outcome != STORE_DONE || !same_event(&request->event, &other)) *outcome = STORE_CONFLICT;
    return code;
}

static bool seats_somebody(const struct store_event *event) {
    return event->player[0] && event->seat != STORE_NO_SEAT;
}

/* Whether the game can go on by this event. */
static enum store_outcome judge(const struct store_game *game, const struct store_event *event) {
    if (game->result[0]) return STORE_OVER;
    if (event->version != game->version + 1) return STORE_CONFLICT;
    if (seats_somebody(event) && game->players[event->seat][0]) return STORE_CONFLICT;
    return STORE_DONE;
}

static int write_event(struct sqlite_tasks *tasks, const struct store_game *game,
                       const struct store_event *event) {
    struct sqlite_row added = sqlite_row_of(tasks->statements[ADD_EVENT]);
    put_event(&added, event);
    const int code = run(&added);
    if (code) return code;
    struct sqlite_row row = sqlite_row_of(tasks->statements[MOVE_GAME_ON]);
    for (enum store_seat seat = STORE_WHITE; seat <= STORE_BLACK; seat++) {
        const bool seated = seats_somebody(event) && event->seat == seat;
        sqlite_put_text(&row, seated ? event->player : game->players[seat]);
    }
    sqlite_put_number(&row, event->version);
    sqlite_put_text(&row, event->result);
    sqlite_put_text(&row, event->reason);
    sqlite_put_text(&row, event->game);
    return run(&row);
}

static int add_event(struct sqlite_tasks *tasks, struct store_request *request) {
    const struct store_event *event = &request->event;
    struct store_game game;
    enum store_outcome *outcome = &request->answer.outcome;
    const int code = find_game(tasks, event->game, &game, outcome);
    if (code || *outcome != STORE_DONE) return code;
    if (event->version && event->version <= game.version) return repeat_event(tasks, request);
    *outcome = judge(&game, event);
    return *outcome == STORE_DONE ? write_event(tasks, &game, event) : SQLITE_OK;
}

static int read_game(struct sqlite_tasks *tasks, struct store_request *request) {
    struct store_answer *answer = &request->answer;
    answer->games = malloc(sizeof *answer->games);
    if (!answer->games) return SQLITE_NOMEM;
    const int code = find_game(tasks, request->wanted.id, answer->games, &answer->outcome);
    if (code || answer->outcome != STORE_DONE) return code;
    answer->game_count = 1;
    struct sqlite_row row = sqlite_row_of(tasks->statements[READ_EVENTS]);
    sqlite_put_text(&row, request->wanted.id);
    sqlite_put_number(&row, request->wanted.number);
    void *events = NULL;
    const int read =
        get_all(&row, get_event, sizeof *answer->events, &events, &answer->event_count);
    answer->events = events;
    return read;
}

static int read_live(struct sqlite_tasks *tasks, struct store_request *request) {
    struct store_answer *answer = &request->answer;
    struct sqlite_row row = sqlite_row_of(tasks->statements[READ_LIVE]);
    sqlite_put_text(&row, request->wanted.id);
    sqlite_put_number(&row, request->wanted.number);
    void *games = NULL;
    const int code = get_all(&row, get_game, sizeof *answer->games, &games, &answer->game_count);
    answer->games = games;
    return code;
}

int sqlite_tasks_perform(struct sqlite_tasks *tasks, struct store_request *request) {
    static int (*const table[])(struct sqlite_tasks *, struct store_request *) = {
        [STORE_ADD_PLAYER] = add_player, [STORE_READ_PLAYER] = read_player,
        [STORE_ADD_GAME] = add_game,     [STORE_ADD_EVENT] = add_event,
        [STORE_READ_GAME] = read_game,   [STORE_READ_LIVE] = read_live,
    };
    return table[request->task](tasks, request);
}

int sqlite_tasks_open(sqlite3 *database, struct sqlite_tasks *tasks) {
    int code = SQLITE_OK;
    for (unsigned i = 0; !code && i < SQLITE_STATEMENTS; i++)
        code = sqlite3_prepare_v3(database, texts[i], -1, SQLITE_PREPARE_PERSISTENT,
                                  &tasks->statements[i], NULL);
    return code;
}

void sqlite_tasks_close(struct sqlite_tasks *tasks) {
    for (unsigned i = 0; i < SQLITE_STATEMENTS; i++) sqlite3_finalize(tasks->statements[i]);
}
