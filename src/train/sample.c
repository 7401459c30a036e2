#include "train/sample.h"

#include "rules/geometry.h"

struct sample sample_of(const struct dm_position *position, int score) {
    const uint64_t kings = position->kings[0] | position->kings[1];
    const uint64_t black = position->men[1] | position->kings[1];
    struct sample sample = {.occupied = kings | position->men[0] | position->men[1],
                            .score = (int16_t)score,
                            .side = position->side};
    int i = 0;
    EACH_BIT(bit, sample.occupied) {
        const int kind = (kings & bit ? 2 : 0) | (black & bit ? 1 : 0);
        sample.kinds[i / 4] = (uint8_t)(sample.kinds[i / 4] | kind << i % 4 * 2);
        i++;
    }
    return sample;
}

struct dm_position sample_position(const struct sample *sample) {
    struct dm_position position = {.side = sample->side};
    int i = 0;
    EACH_BIT(bit, sample->occupied) {
        const int kind = sample->kinds[i / 4] >> i % 4 * 2 & 3;
        uint64_t *words = kind & 2 ? position.kings : position.men;
        words[kind & 1] |= bit;
        i++;
    }
    return position;
}

bool sample_fits(const struct dm_rules *rules, const struct sample *sample) {
    if (sample->occupied & ~dm_squares(rules) || !sample->occupied) return false;
    if (sample->side > DM_BLACK || sample->result > 2) return false;
    if (__builtin_popcountll(sample->occupied) > SAMPLE_PIECES_MAX) return false;
    const struct dm_position position = sample_position(sample);
    return !(position.men[DM_WHITE] & dm_last_row(rules, DM_WHITE)) &&
           !(position.men[DM_BLACK] & dm_last_row(rules, DM_BLACK));
}
