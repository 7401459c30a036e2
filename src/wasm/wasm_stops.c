/* Export: entering a chain stop by stop. */
#include <stddef.h>

#include "wasm/exports.h"
#include "wasm/instance.h"
#include "wasm/view.h"

/* Squares from a list of cells, "27,43,51"; 0 if it is none. */
static unsigned read_cells(const char *text, uint8_t squares[DM_PATH_MAX]) {
    unsigned count = 0;
    for (;; text++) {
        int cell = 0, digits = 0;
        for (; *text >= '0' && *text <= '9' && digits < 3; text++, digits++)
            cell = cell * 10 + (*text - '0');
        const int square = digits ? dm_square_of_cell(instance.rules, cell) : -1;
        if (square < 0 || count == DM_PATH_MAX) return 0;
        squares[count++] = (uint8_t)square;
        if (!*text) return count;
        if (*text != ',') return 0;
    }
}

static void put_complete(struct json *json, const struct dm_stops *stops) {
    if (stops->complete < 0)
        json_string(json, "complete", "");
    else
        view_effect(json, "complete", instance.rules, &stops->moves.move[stops->complete]);
}

int wasm_game_stops(void) {
    uint8_t squares[DM_PATH_MAX];
    struct dm_stops stops;
    if (!instance.game) return instance_error(DM_E_ARGUMENT);
    const unsigned count = read_cells(instance_input(), squares);
    if (!count) return instance_error(DM_E_ARGUMENT);
    if (dm_game_status(instance.game).result) return instance_error(DM_E_GAME_OVER);
    const enum dm_error error = dm_move_stops(instance.rules, dm_game_position(instance.game),
                                              squares[0], squares + 1, count - 1, &stops);
    if (error) return instance_error(error);
    struct json json = json_in(instance.io, IO_SIZE);
    json_open(&json, NULL, '{');
    view_cells(&json, "next", instance.rules, stops.next);
    put_complete(&json, &stops);
    view_cells(&json, "taken", instance.rules, stops.taken_so_far);
    json_open(&json, "effects", '[');
    for (unsigned i = 0; i < stops.moves.count; i++)
        view_effect(&json, NULL, instance.rules, &stops.moves.move[i]);
    json_close(&json, ']');
    json_close(&json, '}');
    return instance_answer(&json);
}
