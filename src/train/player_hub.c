/* A program that speaks Hub version 2, as a player: our side of the conversation. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/fault.h"
#include "base/text.h"
#include "damier/hub.h"
#include "train/player.h"
#include "train/process.h"

/* What a program may take to start, to make itself ready (tables are read then), to answer after
 * it was told to stop, and for a move that has no time limit. */
#define GREETING_S 10
#define READY_S 120
#define STOPPED_MS 3000
#define UNLIMITED_MS 600000
/* How often a wait looks whether the match is to stop. */
#define SLICE_MS 100

struct hub_client {
    struct process process;
    bool running;
    double asked;   /* when it was last asked for a move */
    char noise[80]; /* the last line that is no Hub since then */
};

static void copy(char *out, size_t size, const char *text) {
    struct text piece = text_in(out, (unsigned)size);
    text_put(&piece, text);
    text_end(&piece);
}

/* --- starting ------------------------------------------------------------------------------- */

/* Waits for a line with that command, whatever comes before. */
static bool await(struct hub_client *client, const char *command, double wait_ms) {
    const double deadline = clock_ms() + wait_ms;
    for (;;) {
        struct dm_hub_line line;
        char *text;
        const double left = deadline - clock_ms();
        if (left <= 0 || process_read(&client->process, left, &text) != PROCESS_LINE) return false;
        if (!dm_hub_read(text, &line, NULL) && strcmp(line.command, command) == 0) return true;
    }
}

static bool set_parameter(struct hub_client *client, const char *name, const char *value) {
    char line[1024];
    struct text text = text_in(line, sizeof line);
    text_put(&text, "set-param name=");
    text_put(&text, name);
    text_put(&text, " value=\"");
    text_put(&text, value);
    text_put(&text, "\"\n");
    return text_end(&text) < sizeof line && process_send(&client->process, line);
}

static bool set_parameters(struct hub_client *client, const struct player *player) {
    const struct dm_contestant *contestant = player->contestant;
    const char *variant = dm_hub_variant(player->rules);
    bool sent = !variant || set_parameter(client, "variant", variant);
    for (unsigned i = 0; i < contestant->parameters && sent; i++)
        sent = set_parameter(client, contestant->parameter[i].name, contestant->parameter[i].value);
    return sent;
}

static bool greet(struct hub_client *client, const struct player *player) {
    return process_send(&client->process, "hub\n") && await(client, "wait", 1000 * GREETING_S) &&
           set_parameters(client, player) && process_send(&client->process, "init\n") &&
           await(client, "ready", 1000 * READY_S);
}

static void end(struct hub_client *client) {
    if (client->running) process_send(&client->process, "quit\n");
    process_end(&client->process);
    client->running = false;
}

static bool start(struct player *player) {
    struct hub_client *const client = player->hub;
    const struct dm_contestant *contestant = player->contestant;
    client->running = process_start(&client->process, contestant->command, contestant->folder);
    if (client->running && !greet(client, player)) end(client);
    return client->running;
}

static enum dm_error open(struct player *player, struct dm_fault *fault) {
    char why[80];
    player->hub = calloc(1, sizeof *player->hub);
    if (!player->hub) return fault_blame(fault, DM_E_MEMORY, "", "");
    if (start(player)) return DM_OK;
    snprintf(why, sizeof why, "no 'wait' to 'hub' within %d s, or no 'ready' to 'init' within %d s",
             GREETING_S, READY_S);
    return fault_blame(fault, DM_E_PROGRAM, player->contestant->command, why);
}

static void begin(struct player *player) {
    struct hub_client *const client = player->hub;
    if (!client->running) start(player);
    if (client->running && !process_send(&client->process, "new-game\n")) end(client);
}

/* --- asking --------------------------------------------------------------------------------- */

static struct dm_hub_level level_of(const struct dm_limits *limits) {
    return (struct dm_hub_level){.depth = limits->depth,
                                 .nodes = limits->nodes,
                                 .move_time_ms = limits->time_ms,
                                 .time_ms = limits->left_ms,
                                 .increment_ms = limits->increment_ms};
}

static enum dm_error ask(struct hub_client *client, const struct turn *turn, bool *sent) {
    const struct dm_hub_level said = level_of(&turn->limits);
    char level[DM_HUB_LEVEL_SIZE];
    char *const pos = dm_hub_history_write(turn->game);
    if (!pos) return DM_E_MEMORY;
    dm_hub_level_write(&said, level);
    *sent = process_send(&client->process, pos) && process_send(&client->process, level) &&
            process_send(&client->process, "go think\n");
    client->asked = clock_ms();
    client->noise[0] = '\0';
    free(pos);
    return DM_OK;
}

/* --- listening ------------------------------------------------------------------------------ */

static void lose(struct choice *choice, enum dm_end how, const char *said) {
    choice->end = how;
    copy(choice->said, sizeof choice->said, said);
}

static void take_move(const struct dm_game *game, const char *text, struct choice *choice) {
    struct dm_fault fault = {0};
    choice->end = DM_END_UNPLAYED;
    if (!dm_hub_move_read(dm_game_rules(game), dm_game_position(game), text, &choice->move, NULL,
                          &fault))
        return;
    const bool unread = fault.code == DM_E_SYNTAX || fault.code == DM_E_UNEXPECTED_END;
    lose(choice, unread ? DM_END_RUBBISH : DM_END_ILLEGAL, text);
}

static bool is_known(const char *command) {
    static const char *const known[] = {"",   "info",  "pong", "error",
                                        "id", "param", "wait", "ready"};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(known[i], command) == 0) return true;
    return false;
}

/* True if the line is the answer, whatever it is worth. What it doesn't know a Hub passes over, but
 * it is remembered in case nothing better comes. */
static bool is_answer(struct hub_client *client, char *text, const struct dm_game *game,
                      struct choice *choice) {
    char whole[sizeof client->noise];
    struct dm_hub_line line;
    copy(whole, sizeof whole, text);
    const enum dm_error error = dm_hub_read(text, &line, NULL);
    if (error || strcmp(line.command, "done") != 0) {
        if (error || !is_known(line.command)) copy(client->noise, sizeof client->noise, whole);
        return false;
    }
    const char *move = dm_hub_value(&line, "move");
    if (move)
        take_move(game, move, choice);
    else
        lose(choice, DM_END_RUBBISH, whole);
    return true;
}

/* Nothing came that could be understood. */
static void lose_silently(const struct hub_client *client, struct choice *choice) {
    lose(choice, client->noise[0] ? DM_END_RUBBISH : DM_END_HANG, client->noise);
}

/* Waits for the answer until then. False if there is none yet. */
static bool listen(struct hub_client *client, const struct turn *turn, double until,
                   struct choice *choice) {
    for (double left; (left = until - clock_ms()) > 0 && !atomic_load(turn->stop);) {
        char *text;
        switch (process_read(&client->process, left < SLICE_MS ? left : SLICE_MS, &text)) {
        case PROCESS_LINE:
            if (is_answer(client, text, turn->game, choice)) return true;
            break;
        case PROCESS_NOTHING: break;
        case PROCESS_FLOOD: lose(choice, DM_END_RUBBISH, "a line without end"); return true;
        case PROCESS_GONE: lose(choice, DM_END_CRASH, client->noise); return true;
        }
    }
    return false;
}

static void await_answer(struct hub_client *client, const struct turn *turn,
                         struct choice *choice) {
    const double patience = turn->late_ms > 0 ? turn->late_ms : UNLIMITED_MS;
    if (listen(client, turn, client->asked + patience, choice)) return;
    process_send(&client->process, "stop\n");
    if (!listen(client, turn, clock_ms() + STOPPED_MS, choice)) lose_silently(client, choice);
}

static enum dm_error choose(struct player *player, const struct turn *turn, struct choice *choice) {
    struct hub_client *const client = player->hub;
    bool sent = false;
    const enum dm_error error = client->running ? ask(client, turn, &sent) : DM_OK;
    if (error) return error;
    if (sent)
        await_answer(client, turn, choice);
    else
        lose(choice, DM_END_CRASH, "");
    const bool stopped = atomic_load(turn->stop);
    if (stopped || choice->end > DM_END_TIME) end(client); /* it may be in the midst of anything */
    return stopped ? DM_E_STOPPED : DM_OK;
}

/* The wait looks for that itself. */
static void stop(struct player *player) { (void)player; }

static void close(struct player *player) {
    if (player->hub) end(player->hub);
    free(player->hub);
}

const struct player_kind player_hub = {
    .open = open, .begin = begin, .choose = choose, .stop = stop, .close = close};
