#include <stdlib.h>

#include "tables/model.h"
#include "tables/value.h"

/* Plies are written in up to PLIES_BITS bits, the highest first. */
#define PLIES_BITS 14
/* What neighbours say: draw, win, loss, of few or of many plies. */
#define KINDS 3
#define NEAR_PLIES 64

struct model {
    struct chance same[2][KINDS][KINDS][NEAR_PLIES]; /* as the left one? */
    struct chance above[KINDS][KINDS];               /* as the one above, if not as the left one? */
    struct chance kind[KINDS][KINDS][2];             /* a draw? a win? */
    struct chance near[2][KINDS];                    /* plies below NEAR_PLIES? */
    struct chance plies[2][NEAR_PLIES];              /* a tree of their bits */
    struct chance far[2][PLIES_BITS];
};

struct model *model_new(void) { return malloc(sizeof(struct model)); }

void model_free(struct model *model) { free(model); }

static void forget(struct model *model) {
    struct chance *chance = (struct chance *)model;
    for (size_t i = 0; i < sizeof *model / sizeof *chance; i++) chance[i] = CHANCE_NEW;
}

static unsigned kind_of(unsigned value) {
    return value == VALUE_DRAW ? 0 : value_is_win(value) ? 1 : 2;
}

static unsigned shown_plies(unsigned value) {
    if (value == VALUE_DRAW) return 0;
    return value_plies(value) < NEAR_PLIES ? value_plies(value) : NEAR_PLIES - 1;
}

static unsigned code_plies(struct model *model, struct coder *coder, unsigned loss,
                           unsigned plies) {
    unsigned node = 1;
    if (!coder_bit(coder, &model->near[loss][0], plies < NEAR_PLIES)) {
        unsigned far = 0;
        for (int i = PLIES_BITS - 1; i >= 0; i--)
            far = far << 1 | coder_bit(coder, &model->far[loss][i], plies >> i & 1);
        return far;
    }
    for (unsigned half = NEAR_PLIES / 2; half; half /= 2)
        node = node << 1 | coder_bit(coder, &model->plies[loss][node], (plies & half) != 0);
    return node - NEAR_PLIES;
}

static unsigned code_anew(struct model *model, struct coder *coder, struct chance kind[2],
                          unsigned value) {
    if (coder_bit(coder, &kind[0], value == VALUE_DRAW)) return VALUE_DRAW;
    const bool win = coder_bit(coder, &kind[1], value_is_win(value));
    const unsigned plies = code_plies(model, coder, !win, value_plies(value));
    return win ? value_win(plies) : value_loss(plies);
}

static unsigned code_value(struct model *model, struct coder *coder, unsigned left, unsigned above,
                           unsigned value) {
    const unsigned l = kind_of(left), a = kind_of(above);
    if (coder_bit(coder, &model->same[left == above][l][a][shown_plies(left)], value == left))
        return left;
    if (above != left && coder_bit(coder, &model->above[l][a], value == above)) return above;
    return code_anew(model, coder, model->kind[l][a], value);
}

void model_block(struct model *model, struct coder *coder, uint16_t *values, size_t count,
                 size_t row) {
    forget(model);
    for (size_t i = 0; i < count; i++) {
        const unsigned left = i ? values[i - 1] : VALUE_DRAW;
        const unsigned above = i >= row ? values[i - row] : left;
        values[i] = (uint16_t)code_value(model, coder, left, above, values[i]);
    }
}
