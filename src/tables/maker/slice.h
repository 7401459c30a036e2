/* A slice in the making: the values of all positions of some material, both sides to move, as they
 * become known. */
#ifndef TABLES_MAKER_SLICE_H
#define TABLES_MAKER_SLICE_H

#include "tables/maker/team.h"
#include "tables/shelf.h"
#include "tables/value.h"

/* While it is made a value has two more meanings: nothing is known yet (in the end that is a draw),
 * and nothing but that some capture or crowning draws, so that it can't be lost. */
#define VALUE_UNKNOWN VALUE_DRAW
#define VALUE_SAFE 1
/* Set with the value of a position that readers settle without its table, and for unused numbers:
 * the file may say of it what it likes. */
#define VALUE_FREE 0x8000u
#define VALUE_UNUSED (VALUE_FREE | VALUE_SAFE)

struct half {
    struct layout layout;
    _Atomic uint16_t *value;
};

struct slice {
    const struct dm_tables *tables; /* those that captures and crownings lead to */
    struct team *team;
    struct material material;
    unsigned halves; /* 1 where both sides have the same */
    struct half half[2];
};

enum dm_error slice_open(struct slice *slice, const struct dm_tables *tables,
                         struct material material, struct team *team);
void slice_close(struct slice *slice);
/* The half to which moves of this one lead. */
struct half *slice_other(struct slice *slice, const struct half *half);

static inline unsigned half_get(const struct half *half, uint64_t index) {
    return atomic_load_explicit(&half->value[index], memory_order_relaxed);
}
static inline void half_set(struct half *half, uint64_t index, unsigned value) {
    atomic_store_explicit(&half->value[index], (uint16_t)value, memory_order_relaxed);
}

/* Captures and crownings lead out of the slice. */
static inline bool slice_left_by(const struct dm_move *move) { return move->taken || move->crowns; }

/* First step: what follows from moves that lead out of the slice, and where there is no move. */
enum dm_error slice_classify(struct slice *slice);
/* Second step: carries wins and losses back, ply by ply, until nothing changes. */
enum dm_error slice_spread(struct slice *slice);

/* The bytes needed to make a slice, and the positions in it. */
uint64_t slice_memory(const struct dm_tables *tables, struct material material);
uint64_t slice_positions(const struct dm_tables *tables, struct material material);

#endif
