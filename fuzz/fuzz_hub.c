/* Hub: any line is taken apart; what it says of a position or a level is read or refused, and what
 * was read comes back. */
#include "damier/hub.h"
#include "input.h"

static void position_comes_back(const struct dm_rules *rules, const struct dm_position *position) {
    char text[DM_HUB_POSITION_SIZE];
    struct dm_position again;
    dm_hub_position_write(rules, position, text);
    must(dm_hub_position_read(rules, text, &again, NULL) == DM_OK);
    must(dm_position_equal(position, &again));
}

static void moves_come_back(const struct dm_rules *rules, const struct dm_position *position) {
    struct dm_moves moves;
    dm_moves_list(rules, position, &moves);
    for (unsigned i = 0; i < moves.count && !moves.overflow; i++) {
        char text[DM_HUB_MOVE_SIZE];
        struct dm_move again;
        dm_hub_move_write(rules, &moves.move[i], text);
        must(dm_hub_move_read(rules, position, text, &again, NULL, NULL) == DM_OK);
        must(dm_move_equal(&moves.move[i], &again));
    }
}

static void read_history(const struct dm_rules *rules, const struct dm_hub_line *line) {
    struct dm_hub_history history;
    struct dm_fault fault = {.code = DM_OK};
    const enum dm_error error = dm_hub_history_read(rules, line, &history, &fault);
    must(error == fault.code);
    if (error) return;
    position_comes_back(rules, &history.position);
    moves_come_back(rules, &history.position);
    dm_hub_history_free(&history);
}

static void read_level(const struct dm_hub_line *line) {
    struct dm_hub_level level;
    struct dm_fault fault = {.code = DM_OK};
    must(dm_hub_level_read(line, &level, &fault) == fault.code);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct input input;
    struct dm_hub_line line;
    struct dm_fault fault = {.code = DM_OK};
    if (!input_open(data, size, &input)) return 0;
    const enum dm_error error = dm_hub_read(input.text, &line, &fault);
    must(error == fault.code);
    must(!error || (fault.line && fault.column));
    if (!error) {
        read_history(input.rules, &line);
        read_level(&line);
    }
    input_close(&input);
    return 0;
}
