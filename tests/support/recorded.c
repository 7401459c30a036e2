#include "support/recorded.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "damier/notation.h"
#include "support/rows.h"

const struct recorded_set recorded_sets[] = {
    {"turkish", "turkish"},
    {"turkish-dama", "turkish-dama"},
    {"turkish-ludoteka", "turkish-ludoteka"},
    {"italian", "italian"},
    {"english", "english"},
    {"international", "international"},
    {"brazilian", "brazilian"},
    {"spanish", "spanish"},
    {"portuguese", "spanish"},
    {"pool", "pool"},
    {"czech", "czech"},
};
const unsigned recorded_set_count = sizeof recorded_sets / sizeof recorded_sets[0];

static void play_all(struct dm_game *game, char *effects, const char *place) {
    for (char *effect; (effect = strsep(&effects, " "));) {
        struct dm_fault fault;
        struct dm_move move;
        if (dm_effect_read(dm_game_rules(game), dm_game_position(game), effect, &move, &fault))
            fail_msg("%s: %s: %s", place, effect, dm_error_text(fault.code));
        const enum dm_error error = dm_game_play(game, &move);
        if (error) fail_msg("%s: %s: %s", place, effect, dm_error_text(error));
    }
}

static void play_row(const struct dm_rules *rules, struct rows *rows, const char *path,
                     recorded_fn use) {
    struct dm_position start;
    struct dm_fault fault;
    char place[128];
    snprintf(place, sizeof place, "%s:%u", path, rows->number);
    assert_int_equal(rows->fields, 3);
    if (dm_fen_read(rules, rows->field[0], &start, &fault))
        fail_msg("%s: %s: %s", place, rows->field[0], dm_error_text(fault.code));
    struct dm_game *game = dm_game_new(rules, &start);
    assert_non_null(game);
    play_all(game, rows->field[1], place);
    use(game, rows->field[2], place);
    dm_game_free(game);
}

void recorded_each(const struct recorded_set *set, recorded_fn use) {
    const struct dm_rules *rules = dm_rules_find(set->id);
    char path[64];
    snprintf(path, sizeof path, "tests/data/endings/%s.tsv", set->file);
    assert_non_null(rules);
    struct rows rows = rows_open(path);
    while (rows_next(&rows)) play_row(rules, &rows, path, use);
    assert_int_equal(rows.number, 200);
    rows_close(&rows);
}
