/* What a contestant is, read from text: rows of a table. */
#include <string.h>

#include "base/number.h"
#include "base/text.h"
#include "damier/match.h"

#define DEFAULT_HASH_MB 16
#define HASH_MB_MAX 65536
#define TIME_MS_MAX 100000000
#define NODES_MAX 1000000000000

static bool read_name(struct dm_contestant *contestant, const char *value) {
    contestant->name = value;
    return value[0] != '\0';
}

static bool read_bounded(const char *text, uint64_t max, uint64_t *number) {
    return number_whole(text, number) && *number >= 1 && *number <= max;
}

static bool read_small(const char *text, unsigned max, unsigned *out) {
    uint64_t number;
    if (!read_bounded(text, max, &number)) return false;
    *out = (unsigned)number;
    return true;
}

static bool read_depth(struct dm_contestant *contestant, const char *value) {
    return read_small(value, DM_DEPTH_MAX, &contestant->limits.depth);
}

static bool read_nodes(struct dm_contestant *contestant, const char *value) {
    return read_bounded(value, NODES_MAX, &contestant->limits.nodes);
}

static bool read_time(struct dm_contestant *contestant, const char *value) {
    uint64_t ms;
    if (!number_seconds(value, &ms) || ms < 1 || ms > TIME_MS_MAX) return false;
    contestant->limits.time_ms = (unsigned)ms;
    return true;
}

static bool read_hash(struct dm_contestant *contestant, const char *value) {
    return read_small(value, HASH_MB_MAX, &contestant->hash_mb);
}

static bool read_threads(struct dm_contestant *contestant, const char *value) {
    return read_small(value, DM_THREADS_MAX, &contestant->threads);
}

static bool read_level(struct dm_contestant *contestant, const char *value) {
    contestant->level = dm_level_find(value);
    return contestant->level != 0;
}

static bool read_evaluation(struct dm_contestant *contestant, const char *value) {
    contestant->evaluation = value;
    return value[0] != '\0';
}

static bool read_tables(struct dm_contestant *contestant, const char *value) {
    contestant->tables = value;
    return value[0] != '\0';
}

static bool read_folder(struct dm_contestant *contestant, const char *value) {
    contestant->folder = value;
    return value[0] != '\0';
}

static bool read_command(struct dm_contestant *contestant, const char *value) {
    contestant->command = value;
    contestant->kind = DM_PLAYER_HUB;
    return value[0] != '\0';
}

/* set.NAME=VALUE: the setting's name is only the beginning. */
static bool read_parameter(struct dm_contestant *contestant, const char *name, const char *value) {
    if (!name[0] || strchr(value, '"') || contestant->parameters == DM_PARAMETERS_MAX) return false;
    contestant->parameter[contestant->parameters++] = (struct dm_parameter){name, value};
    return true;
}

static const struct setting {
    const char *name, *help;
    bool (*read)(struct dm_contestant *contestant, const char *value);
} settings[] = {
    {"name", "name=NAME     what the figures call it", read_name},
    {"depth", "depth=N       looks so many plies ahead", read_depth},
    {"nodes", "nodes=N       searches so many positions a move", read_nodes},
    {"time", "time=S        thinks so many seconds a move", read_time},
    {"hash", "hash=MB       size of its table (default 16)", read_hash},
    {"threads", "threads=N     how many it thinks with (default 1)", read_threads},
    {"level", "level=L       plays like that level of 'damier play'", read_level},
    {"eval", "eval=FILE     judges positions by that network, or by 'material' and placement",
     read_evaluation},
    {"tables", "tables=FOLDER knows the endgame tables there", read_tables},
    {"dir", "dir=FOLDER    where the program of cmd= runs", read_folder},
    {"cmd", "cmd=COMMAND   a program that speaks Hub version 2; comes last", read_command},
};
#define SETTINGS (sizeof settings / sizeof *settings)
#define PARAMETER "set."

static const struct {
    const char *name, *help;
    enum dm_player_kind kind;
} kinds[] = {
    {"damier", "damier        our engine (this need not be said)", DM_PLAYER_MACHINE},
    {"random", "random        plays any legal move", DM_PLAYER_RANDOM},
    {"greedy", "greedy        takes the most it can, else plays any move", DM_PLAYER_GREEDY}};
#define KINDS (sizeof kinds / sizeof *kinds)

const char *dm_contestant_help(unsigned i) {
    if (i < KINDS) return kinds[i].help;
    if (i - KINDS < SETTINGS) return settings[i - KINDS].help;
    if (i - KINDS == SETTINGS) return "set.NAME=VALUE  sets a parameter of that program";
    return NULL;
}

/* --- reading -------------------------------------------------------------------------------- */

static enum dm_error apply(struct dm_contestant *contestant, const char *name, const char *value) {
    const size_t prefix = strlen(PARAMETER);
    if (strncmp(name, PARAMETER, prefix) == 0)
        return read_parameter(contestant, name + prefix, value) ? DM_OK : DM_E_VALUE;
    for (size_t i = 0; i < SETTINGS; i++)
        if (strcmp(settings[i].name, name) == 0)
            return settings[i].read(contestant, value) ? DM_OK : DM_E_VALUE;
    return DM_E_SETTING;
}

static enum dm_error apply_kind(struct dm_contestant *contestant, const char *name) {
    for (size_t i = 0; i < KINDS; i++) {
        if (strcmp(kinds[i].name, name) != 0) continue;
        contestant->kind = kinds[i].kind;
        return DM_OK;
    }
    return DM_E_SETTING;
}

/* One setting, closed by NUL, at that column of the text. */
static enum dm_error read_setting(struct dm_contestant *contestant, char *setting, unsigned column,
                                  struct dm_fault *fault) {
    char *const equals = strchr(setting, '=');
    if (equals) *equals = '\0';
    const enum dm_error error =
        equals ? apply(contestant, setting, equals + 1) : apply_kind(contestant, setting);
    if (!error || !fault) return error;
    *fault = (struct dm_fault){.code = error, .line = 1, .column = column};
    struct text detail = text_in(fault->detail, sizeof fault->detail);
    text_put(&detail, setting);
    if (equals) text_char(&detail, '=');
    if (equals) text_put(&detail, equals + 1);
    text_end(&detail);
    return error;
}

/* Where this setting ends: a command holds commas of its own. */
static char *end_of(char *setting) {
    const bool is_command = strncmp(setting, "cmd=", 4) == 0;
    return setting + (is_command ? strlen(setting) : strcspn(setting, ","));
}

enum dm_error dm_contestant_read(char *text, struct dm_contestant *out, struct dm_fault *fault) {
    *out = (struct dm_contestant){.hash_mb = DEFAULT_HASH_MB, .threads = 1};
    for (char *setting = text; *setting;) {
        char *const end = end_of(setting), *const next = end + (*end == ',');
        *end = '\0';
        const enum dm_error error =
            read_setting(out, setting, (unsigned)(setting - text) + 1, fault);
        if (error) return error;
        setting = next;
    }
    return DM_OK;
}
