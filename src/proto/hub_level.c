#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "damier/hub.h"

/* A real number within bounds; not "nan", "inf" or anything after it. */
static bool read_real(const char *text, double max, double *number) {
    char *end;
    if (text[strspn(text, "0123456789.eE+-")]) return false;
    *number = strtod(text, &end);
    return end > text && !*end && *number >= 0 && *number <= max;
}

static bool read_whole(const char *text, double max, double *number) {
    return read_real(text, max, number) && *number == (double)(uint64_t)*number;
}

static bool read_depth(const char *text, struct dm_hub_level *level) {
    double number;
    if (!read_whole(text, 1e6, &number)) return false;
    level->depth = (unsigned)number;
    return true;
}

static bool read_moves(const char *text, struct dm_hub_level *level) {
    double number;
    if (!read_whole(text, 1e6, &number)) return false;
    level->moves = (unsigned)number;
    return true;
}

static bool read_nodes(const char *text, struct dm_hub_level *level) {
    double number;
    if (!read_whole(text, 1e15, &number)) return false;
    level->nodes = (uint64_t)number;
    return true;
}

/* At least `least` ms, so that a clock that has run down is still one. */
static bool read_ms(const char *text, unsigned least, unsigned *ms) {
    double seconds;
    if (!read_real(text, DM_HUB_SECONDS_MAX, &seconds)) return false;
    *ms = (unsigned)(seconds * 1e3 + 0.5);
    if (*ms < least) *ms = least;
    return true;
}

static bool read_move_time(const char *text, struct dm_hub_level *level) {
    return read_ms(text, 1, &level->move_time_ms);
}

static bool read_time(const char *text, struct dm_hub_level *level) {
    return read_ms(text, 1, &level->time_ms);
}

static bool read_increment(const char *text, struct dm_hub_level *level) {
    return read_ms(text, 0, &level->increment_ms);
}

static const struct {
    const char *name;
    bool (*read)(const char *text, struct dm_hub_level *level);
} fields[] = {{"depth", read_depth}, {"moves", read_moves},         {"nodes", read_nodes},
              {"time", read_time},   {"move-time", read_move_time}, {"inc", read_increment}};

enum dm_error dm_hub_level_read(const struct dm_hub_line *line, struct dm_hub_level *out,
                                struct dm_fault *fault) {
    struct dm_hub_level level = {0};
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        const char *value = dm_hub_value(line, fields[i].name);
        if (!value || fields[i].read(value, &level)) continue;
        if (fault) *fault = (struct dm_fault){.code = DM_E_VALUE, .line = 1, .column = 1};
        if (fault) strncpy(fault->detail, fields[i].name, sizeof fault->detail - 1);
        return DM_E_VALUE;
    }
    *out = level;
    return DM_OK;
}

static void put_number(struct text *text, const char *name, uint64_t number) {
    if (!number) return;
    text_put(text, name);
    text_unsigned(text, number);
}

static void put_seconds(struct text *text, const char *name, unsigned ms) {
    if (!ms) return;
    text_put(text, name);
    text_unsigned(text, ms / 1000);
    text_char(text, '.');
    for (unsigned digit = 100; digit; digit /= 10) text_unsigned(text, ms / digit % 10);
}

void dm_hub_level_write(const struct dm_hub_level *level, char out[DM_HUB_LEVEL_SIZE]) {
    struct text text = text_in(out, DM_HUB_LEVEL_SIZE);
    text_put(&text, "level");
    put_number(&text, " depth=", level->depth);
    put_number(&text, " nodes=", level->nodes);
    put_number(&text, " moves=", level->moves);
    put_seconds(&text, " move-time=", level->move_time_ms);
    put_seconds(&text, " time=", level->time_ms);
    put_seconds(&text, " inc=", level->increment_ms);
    text_put(&text, "\n");
    text_end(&text);
}
