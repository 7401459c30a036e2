/* Moves as people write them, in any position. */
#include "position_and_move.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    try_form(&(struct form){dm_move_write, dm_move_read}, data, size);
    return 0;
}
