/* damier tables show. */
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "cli/console.h"
#include "cli/effects.h"
#include "cli/tables_task.h"

struct valued {
    struct dm_table_value value;
    const char *effect;
};

struct shown {
    struct dm_table_value value;
    struct effects effects;
    unsigned count;
    struct valued move[DM_MOVES_MAX];
};

static const char *result_word(struct dm_table_value value) {
    static const char *const words[] = {"loss", "draw", "win"};
    return words[value.result + 1];
}

/* Best first; equal ones in the order of their effects. */
static int compare(const void *a, const void *b) {
    const struct valued *x = a, *y = b;
    if (dm_table_value_better(x->value, y->value)) return -1;
    if (dm_table_value_better(y->value, x->value)) return 1;
    return strcmp(x->effect, y->effect);
}

/* False if some value is not known. */
static bool look_up(const struct tables_task *task, const struct dm_tables *tables,
                    struct shown *shown) {
    if (!dm_tables_probe(tables, &task->position, &shown->value)) return false;
    effects_list(task->rules, &task->position, &shown->effects);
    shown->count = shown->effects.count;
    for (unsigned i = 0; i < shown->count; i++) {
        const struct effect *effect = &shown->effects.effect[i];
        const struct dm_position after = dm_move_make(&task->position, &effect->move);
        struct valued *move = &shown->move[i];
        if (!dm_tables_probe(tables, &after, &move->value)) return false;
        move->value = dm_table_value_before(move->value, &effect->move);
        move->effect = effect->text;
    }
    qsort(shown->move, shown->count, sizeof *shown->move, compare);
    return true;
}

static void print_value(const char *name, struct dm_table_value value) {
    printf("%s %s", name, result_word(value));
    if (value.result) printf(" %u", value.plies);
    putchar('\n');
}

static void print_words(const struct shown *shown) {
    print_value("value", shown->value);
    for (unsigned i = 0; i < shown->count; i++)
        print_value(shown->move[i].effect, shown->move[i].value);
}

static void json_value(struct json *json, struct dm_table_value value) {
    json_string(json, "value", result_word(value));
    json_number(json, "plies", value.plies);
}

static void print_json(const struct tables_task *task, const struct shown *shown) {
    static const char *const sides[] = {"w", "b"};
    char fen[DM_FEN_SIZE], out[DM_MOVES_MAX * 64];
    struct json json = json_in(out, sizeof out);
    json_open(&json, NULL, '{');
    json_string(&json, "rules", task->rules->id);
    dm_fen_write(task->rules, &task->position, fen, sizeof fen);
    json_string(&json, "fen", fen);
    json_string(&json, "side", sides[task->position.side]);
    json_value(&json, shown->value);
    json_open(&json, "moves", '[');
    for (unsigned i = 0; i < shown->count; i++) {
        json_open(&json, NULL, '{');
        json_string(&json, "effect", shown->move[i].effect);
        json_value(&json, shown->move[i].value);
        json_close(&json, '}');
    }
    json_close(&json, ']');
    json_close(&json, '}');
    json_end(&json);
    puts(out);
}

static enum status show(const struct tables_task *task, const struct dm_tables *tables) {
    struct shown *shown = malloc(sizeof *shown);
    if (!shown) return console_trouble(DM_E_MEMORY);
    const bool known = look_up(task, tables, shown);
    if (!known)
        console_error("no table has this position or one after it; the tables are of up to %u "
                      "pieces",
                      dm_tables_pieces(tables));
    else if (task->json)
        print_json(task, shown);
    else
        print_words(shown);
    free(shown);
    return known ? STATUS_OK : STATUS_NEGATIVE;
}

enum status tables_show(const struct tables_task *task) {
    struct dm_tables *tables = tables_task_open(task);
    if (!tables) return STATUS_TROUBLE;
    const enum status status = show(task, tables);
    dm_tables_close(tables);
    return status;
}
