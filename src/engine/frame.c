#include "engine/frame.h"

#include <string.h>

void frame_keep_pv(struct frame *frame) {
    const unsigned rest = frame[1].pv_length < DM_PV_MAX ? frame[1].pv_length : DM_PV_MAX - 1;
    frame->pv[0] = frame->move;
    memcpy(frame->pv + 1, frame[1].pv, rest * sizeof *frame->pv);
    frame->pv_length = rest + 1;
}
