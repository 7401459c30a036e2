#include "support/setup.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

struct dm_position setup_position(const struct dm_rules *rules, const char *fen) {
    struct dm_position position;
    struct dm_fault fault;
    if (dm_fen_read(rules, fen, &position, &fault))
        fail_msg("%s %s: column %u: %s", rules->id, fen, fault.column, dm_error_text(fault.code));
    return position;
}

struct dm_move setup_move(const struct dm_rules *rules, const struct dm_position *position,
                          const char *text) {
    struct dm_move move;
    struct dm_fault fault;
    if (dm_move_read(rules, position, text, &move, &fault))
        fail_msg("%s %s: %s (%s)", rules->id, text, dm_error_text(fault.code), fault.detail);
    return move;
}
