#define ROLLED
#include "tables/terrain.h"
#include "rules/geometry.h"

/* --- symmetries ------------------------------------------------------------------------------ */

/* A place, or a direction as a step. */
struct vector {
    int x, y;
};

/* Steps turn about 0, places about the middle of the board: `sum` is what a mirrored coordinate and
 * the plain one add up to. */
static struct vector vector_moved(struct vector v, int symmetry, int sum) {
    if (symmetry & 4) v = (struct vector){v.y, v.x};
    if (symmetry & 1) v.x = sum - v.x;
    if (symmetry & 2) v.y = sum - v.y;
    return v;
}

/* By number of direction, as in geometry.h. */
static const struct vector steps[DM_DIRECTIONS] = {{0, 1},  {1, 1},   {1, 0},  {1, -1},
                                                   {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

static unsigned direction_of(struct vector step) {
    unsigned d = 0;
    while (steps[d].x != step.x || steps[d].y != step.y) d++;
    return d;
}

static bool keeps_directions(int symmetry, unsigned set) {
    unsigned moved = 0;
    for (int d = 0; d < DM_DIRECTIONS; d++)
        if (set >> d & 1) moved |= 1u << direction_of(vector_moved(steps[d], symmetry, 0));
    return moved == set;
}

/* Fills in where it takes each square; false if it takes one off those that are played on. */
static bool keeps_squares(struct terrain *terrain, int symmetry) {
    const struct dm_rules *rules = terrain->rules;
    EACH_BIT(bit, terrain->squares) {
        const int square = bit_index(bit);
        const struct vector from = {dm_square_file(rules, square), dm_square_rank(rules, square)};
        const struct vector to = vector_moved(from, symmetry, rules->size - 1);
        const int moved = dm_square_at(rules, to.x, to.y);
        if (moved < 0) return false;
        terrain->moved[symmetry][square] = (uint8_t)moved;
    }
    return true;
}

/* Some endings ask for the long diagonal; half of the symmetries exchange it with the other. */
static bool keeps_endings(const struct dm_rules *rules, int symmetry) {
    const bool turns_quarter = symmetry == 1 || symmetry == 2 || symmetry == 5 || symmetry == 6;
    for (int i = 0; i < DM_ENDING_ROWS_MAX && rules->endings[i].reason; i++)
        if (rules->endings[i].pattern.weak_on_long_diagonal && turns_quarter) return false;
    return true;
}

static void find_symmetries(struct terrain *terrain) {
    const struct dm_rules *rules = terrain->rules;
    for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
        if (!keeps_squares(terrain, symmetry) || !keeps_endings(rules, symmetry) ||
            !keeps_directions(symmetry, rules->king_moves) ||
            !keeps_directions(symmetry, rules->king_takes))
            continue;
        terrain->with_kings |= (uint8_t)(1 << symmetry);
        /* Men keep their last row as well. */
        if (!(symmetry & 6) && keeps_directions(symmetry, rules->man_moves) &&
            keeps_directions(symmetry, rules->man_takes))
            terrain->with_men |= (uint8_t)(1 << symmetry);
    }
}

uint64_t terrain_moved(const struct terrain *terrain, int symmetry, uint64_t set) {
    uint64_t moved = 0;
    EACH_BIT(bit, set) { moved |= UINT64_C(1) << terrain->moved[symmetry][bit_index(bit)]; }
    return moved;
}

/* --- the whole -------------------------------------------------------------------------------- */

static void fill_binomials(struct terrain *terrain) {
    for (int n = 0; n <= 64; n++) {
        terrain->choose[n][0] = 1;
        for (int k = 1; n && k < DM_TABLES_PIECES_MAX; k++)
            terrain->choose[n][k] = terrain->choose[n - 1][k - 1] + terrain->choose[n - 1][k];
    }
}

static unsigned pieces_of_endings(const struct dm_rules *rules) {
    unsigned most = 0;
    for (int i = 0; i < DM_ENDING_ROWS_MAX && rules->endings[i].reason; i++) {
        const struct dm_pattern *pattern = &rules->endings[i].pattern;
        const unsigned pieces = (unsigned)pattern->strong.all_max + pattern->weak.all_max;
        if (pieces > most) most = pieces;
    }
    return most;
}

struct terrain terrain_of(const struct dm_rules *rules) {
    struct terrain terrain = {
        .rules = rules, .squares = board_squares(rules), .ending_pieces = pieces_of_endings(rules)};
    terrain.top = 63 - __builtin_clzll(terrain.squares);
    for (int side = 0; side < 2; side++)
        terrain.men[side] = terrain.squares & ~last_row(rules, side);
    find_symmetries(&terrain);
    fill_binomials(&terrain);
    return terrain;
}

/* --- views ------------------------------------------------------------------------------------ */

static uint64_t reversed(uint64_t set) {
    set = (set >> 1 & UINT64_C(0x5555555555555555)) | (set & UINT64_C(0x5555555555555555)) << 1;
    set = (set >> 2 & UINT64_C(0x3333333333333333)) | (set & UINT64_C(0x3333333333333333)) << 2;
    set = (set >> 4 & UINT64_C(0x0F0F0F0F0F0F0F0F)) | (set & UINT64_C(0x0F0F0F0F0F0F0F0F)) << 4;
    return __builtin_bswap64(set);
}

struct dm_position terrain_turned(const struct terrain *terrain, const struct dm_position *view) {
    const int above = 63 - terrain->top;
    return (struct dm_position){
        .men = {reversed(view->men[1]) >> above, reversed(view->men[0]) >> above},
        .kings = {reversed(view->kings[1]) >> above, reversed(view->kings[0]) >> above},
        .side = DM_WHITE};
}

struct dm_position terrain_view(const struct terrain *terrain, const struct dm_position *position) {
    return position->side == DM_WHITE ? *position : terrain_turned(terrain, position);
}
