#include <stdlib.h>

#include "tables/model.h"
#include "tables/value.h"

/* The values next to one that is coded. */
struct neighbours {
    unsigned left, before_left, above, left_above;
};

/* Draw, win, loss; and plies, those beyond the last number together. */
#define KINDS 3
#define PLIES 64
#define PLIES_COARSE 16
/* Which neighbours are equal. */
#define PATTERNS 16
/* Plies from PLIES on are rare: plain bits, the highest first. */
#define FAR_BITS 14

struct model {
    struct chance same[PATTERNS][KINDS][KINDS][PLIES_COARSE];      /* as left? */
    struct chance above[PATTERNS / 2][KINDS][KINDS][PLIES_COARSE]; /* if not, as above? */
    struct chance draw[KINDS][KINDS], win[KINDS][KINDS];           /* if not, a draw? a win? */
    struct chance far[2];                 /* PLIES or more? For wins and losses */
    struct chance plies[2][PLIES][PLIES]; /* a tree of bits, by the plies of a neighbour */
    struct chance far_plies[2][FAR_BITS];
};

struct model *model_new(void) { return malloc(sizeof(struct model)); }

void model_free(struct model *model) { free(model); }

/* A model is chances and nothing else. */
static void forget(struct model *model) {
    struct chance *chance = (struct chance *)model;
    for (size_t i = 0; i < sizeof *model / sizeof *chance; i++) chance[i] = CHANCE_NEW;
}

static unsigned kind_of(unsigned value) {
    return value == VALUE_DRAW ? 0 : value_is_win(value) ? 1 : 2;
}

static unsigned shown_plies(unsigned value) {
    const unsigned plies = value == VALUE_DRAW ? 0 : value_plies(value);
    return plies < PLIES ? plies : PLIES - 1;
}

static unsigned coarse_plies(unsigned value) { return shown_plies(value) * PLIES_COARSE / PLIES; }

static unsigned pattern_of(const struct neighbours *n) {
    return (n->left == n->above) | (unsigned)(n->above == n->left_above) << 1 |
           (unsigned)(n->left == n->left_above) << 2 | (unsigned)(n->left == n->before_left) << 3;
}

/* The plies of a neighbour that is won or lost alike, if one is. */
static unsigned near_plies(const struct neighbours *n, unsigned kind) {
    if (kind_of(n->left) == kind) return shown_plies(n->left);
    return kind_of(n->above) == kind ? shown_plies(n->above) : 0;
}

static unsigned code_far(struct coder *coder, struct chance chance[FAR_BITS], unsigned plies) {
    unsigned coded = 0;
    for (int bit = FAR_BITS - 1; bit >= 0; bit--)
        coded = coded << 1 | coder_bit(coder, &chance[bit], plies >> bit & 1);
    return coded;
}

static unsigned code_tree(struct coder *coder, struct chance chance[PLIES], unsigned plies) {
    unsigned node = 1;
    for (unsigned bit = PLIES / 2; bit; bit /= 2)
        node = node << 1 | coder_bit(coder, &chance[node], (plies & bit) != 0);
    return node - PLIES;
}

static unsigned code_anew(struct model *model, struct coder *coder, const struct neighbours *n,
                          unsigned value) {
    const unsigned left = kind_of(n->left), above = kind_of(n->above);
    if (coder_bit(coder, &model->draw[left][above], value == VALUE_DRAW)) return VALUE_DRAW;
    const bool win = coder_bit(coder, &model->win[left][above], value_is_win(value));
    const unsigned plies = value_plies(value);
    const unsigned coded =
        coder_bit(coder, &model->far[win], plies >= PLIES)
            ? code_far(coder, model->far_plies[win], plies)
            : code_tree(coder, model->plies[win][near_plies(n, win ? 1 : 2)], plies);
    return win ? value_win(coded) : value_loss(coded);
}

static unsigned code_value(struct model *model, struct coder *coder, const struct neighbours *n,
                           unsigned value) {
    const unsigned pattern = pattern_of(n), left = kind_of(n->left), above = kind_of(n->above);
    struct chance *same = &model->same[pattern][left][above][coarse_plies(n->left)];
    if (coder_bit(coder, same, value == n->left)) return n->left;
    if (n->above == n->left) return code_anew(model, coder, n, value);
    same = &model->above[pattern >> 1][left][above][coarse_plies(n->above)];
    return coder_bit(coder, same, value == n->above) ? n->above : code_anew(model, coder, n, value);
}

void model_block(struct model *model, struct coder *coder, uint16_t *values, size_t count,
                 size_t row) {
    struct neighbours n = {VALUE_DRAW, VALUE_DRAW, VALUE_DRAW, VALUE_DRAW};
    forget(model);
    for (size_t i = 0; i < count; i++) {
        n.above = i >= row ? values[i - row] : n.left;
        n.left_above = i > row ? values[i - row - 1] : n.left;
        values[i] = (uint16_t)code_value(model, coder, &n, values[i]);
        n.before_left = n.left;
        n.left = values[i];
    }
}
