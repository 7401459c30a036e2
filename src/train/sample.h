/* Positions from self-play with what became of them, 24 bytes each. */
#ifndef TRAIN_SAMPLE_H
#define TRAIN_SAMPLE_H

#include "damier/position.h"

/* As kept in a file, in this machine's byte order: a file is a stage of a training, not for
 * exchange. kinds: two bits a piece, by square: king << 1 | black. */
#define SAMPLE_PIECES_MAX 40
struct sample {
    uint64_t occupied;
    uint8_t kinds[SAMPLE_PIECES_MAX / 4];
    int16_t score;  /* what the search said, hundredths of a man, side to move's view */
    uint8_t side;   /* to move */
    uint8_t result; /* of the game for the side to move: 0 lost, 1 drawn, 2 won */
    uint8_t unused[2];
};
_Static_assert(sizeof(struct sample) == 24, "the size of a sample in files");

struct sample sample_of(const struct dm_position *position, int score);
/* False for bytes that can be no sample of these rules. */
bool sample_fits(const struct dm_rules *rules, const struct sample *sample);
struct dm_position sample_position(const struct sample *sample);

#endif
