/* Networks: what the engine makes of one is held against a plain reckoning of the same bytes, and
 * bytes that aren't a whole network are refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/random.h"
#include "damier/engine.h"
#include "damier/moves.h"

#define HIDDEN 64
#define STAGES 8
#define HEAD 20
#define INPUTS(squares) (4 * (squares))

/* The bytes of a network, and where in them what is. */
struct file {
    const struct dm_rules *rules;
    unsigned squares;
    size_t size, hidden, hidden_bias, output, output_bias;
    uint8_t *bytes;
};

static void put(uint8_t *out, unsigned count, int64_t value) {
    for (unsigned i = 0; i < count; i++) out[i] = (uint8_t)(value >> 8 * i);
}

static int get(const uint8_t *in, unsigned count) {
    uint32_t value = 0;
    for (unsigned i = 0; i < count; i++) value |= (uint32_t)in[i] << 8 * i;
    const unsigned unused = 32 - 8 * count;
    return (int32_t)(value << unused) >> unused;
}

static void seal(struct file *file) {
    uint64_t hash = UINT64_C(0xCBF29CE484222325);
    for (size_t i = 0; i < file->size - 8; i++)
        hash = (hash ^ file->bytes[i]) * UINT64_C(0x100000001B3);
    put(file->bytes + file->size - 8, 8, (int64_t)hash);
}

static struct file file_for(const struct dm_rules *rules) {
    struct file file = {.rules = rules, .squares = (unsigned)dm_square_count(rules)};
    file.hidden = HEAD;
    file.hidden_bias = file.hidden + 2 * HIDDEN * INPUTS(file.squares);
    file.output = file.hidden_bias + 2 * HIDDEN;
    file.output_bias = file.output + STAGES * 2 * HIDDEN;
    file.size = file.output_bias + 4 * STAGES + 8;
    file.bytes = calloc(1, file.size);
    assert_non_null(file.bytes);
    memcpy(file.bytes, "DMNET001", 8);
    const uint8_t board[] = {rules->size, rules->diagonal, (uint8_t)file.squares, HIDDEN, STAGES};
    memcpy(file.bytes + 8, board, sizeof board);
    return file;
}

static int within(struct random *random, int most) {
    return (int)random_below(random, 2 * (uint64_t)most + 1) - most;
}

/* Weights anywhere up to these bounds. */
static void fill(struct file *file, struct random *random, int hidden, int output) {
    put(file->bytes + 16, 4, 400);
    for (size_t at = file->hidden; at < file->hidden_bias; at += 2)
        put(file->bytes + at, 2, within(random, hidden));
    for (size_t at = file->hidden_bias; at < file->output; at += 2)
        put(file->bytes + at, 2, within(random, 200));
    for (size_t at = file->output; at < file->output_bias; at++)
        put(file->bytes + at, 1, within(random, output));
    for (size_t at = file->output_bias; at < file->size - 8; at += 4)
        put(file->bytes + at, 4, within(random, 5000));
    seal(file);
}

/* --- the plain reckoning -------------------------------------------------------------------- */

/* How many playing squares come before this one, from White's lower left. */
static unsigned rank_of(const struct file *file, int square) {
    unsigned before = 0;
    for (int other = 0; other < square; other++)
        before += (unsigned)(dm_squares(file->rules) >> other & 1);
    return before;
}

static int hidden_sum(const struct file *file, const struct dm_position *position, int view,
                      int unit) {
    int sum = get(file->bytes + file->hidden_bias + 2 * (size_t)unit, 2);
    for (int square = 0; square < 64; square++) {
        for (int word = 0; word < 4; word++) {
            const int side = word & 1, king = word >> 1;
            const uint64_t pieces = king ? position->kings[side] : position->men[side];
            if (!(pieces >> square & 1)) continue;
            const unsigned seen = view == DM_WHITE ? rank_of(file, square)
                                                   : file->squares - 1 - rank_of(file, square);
            const unsigned kind = (side == view ? 0 : 2) + (unsigned)king;
            const size_t row = kind * file->squares + seen;
            sum += get(file->bytes + file->hidden + 2 * (row * HIDDEN + (size_t)unit), 2);
        }
    }
    return sum;
}

static int reckoned(const struct file *file, const struct dm_position *position) {
    const int pieces = __builtin_popcountll(position->men[0] | position->men[1] |
                                            position->kings[0] | position->kings[1]);
    const struct dm_position start = dm_position_start(file->rules);
    const int full = __builtin_popcountll(start.men[0] | start.men[1]);
    const size_t stage = (size_t)(pieces * STAGES / (full + 1));
    int64_t product = 0;
    for (int view = 0; view < 2; view++) {
        for (int unit = 0; unit < HIDDEN; unit++) {
            const int side = view ? position->side ^ 1 : position->side;
            int64_t sum = hidden_sum(file, position, side, unit);
            sum = sum < 0 ? 0 : sum > 255 ? 255 : sum;
            const size_t column = (size_t)(view * HIDDEN + unit);
            product += sum * sum * get(file->bytes + file->output + stage * 2 * HIDDEN + column, 1);
        }
    }
    const int64_t output = product / 255 + get(file->bytes + file->output_bias + 4 * stage, 4);
    const int64_t score = output * get(file->bytes + 16, 4) / (255 * 64);
    const int most = DM_SCORE_TABLES - 1;
    return score > most ? most : score < -most ? -most : (int)score;
}

/* --- tests ---------------------------------------------------------------------------------- */

static struct dm_network *network_of(const struct file *file) {
    struct dm_network *network = NULL;
    assert_int_equal(dm_network_read(file->rules, file->bytes, file->size, &network), DM_OK);
    return network;
}

/* Random games, with jumps between them: what the engine remembers must not show. */
static void compare(struct dm_engine *engine, const struct file *file, struct random *random) {
    struct dm_position position = dm_position_start(file->rules);
    for (int ply = 0; ply < 120; ply++) {
        struct dm_moves moves;
        assert_int_equal(dm_engine_evaluate(engine, &position), reckoned(file, &position));
        dm_moves_list(file->rules, &position, &moves);
        if (moves.count == 0) return;
        position = dm_move_make(&position, &moves.move[random_below(random, moves.count)]);
    }
}

static void judges_as_reckoned(const struct dm_rules *rules, int hidden, int output) {
    struct random random = {.state = 7};
    struct file file = file_for(rules);
    fill(&file, &random, hidden, output);
    struct dm_network *network = network_of(&file);
    struct dm_engine *engine = dm_engine_new(rules, 1);
    assert_non_null(engine);
    dm_engine_use_network(engine, network);
    for (int game = 0; game < 3; game++) compare(engine, &file, &random);
    dm_engine_free(engine);
    dm_network_free(network);
    free(file.bytes);
}

static void usual_weights(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++) judges_as_reckoned(dm_rules_at(i), 60, 40);
}

static void greatest_weights(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++) judges_as_reckoned(dm_rules_at(i), 510, 127);
}

static void threads_remember_apart(void **state) {
    const struct dm_rules *rules = dm_rules_at(0);
    struct random random = {.state = 9};
    struct file file = file_for(rules);
    (void)state;
    fill(&file, &random, 60, 40);
    struct dm_network *network = network_of(&file);
    struct dm_engine *engine = dm_engine_new(rules, 1);
    struct dm_analysis analysis;
    const struct dm_situation start = {.position = dm_position_start(rules)};
    const struct dm_limits limits = {.depth = 6};
    dm_engine_use_network(engine, network);
    assert_int_equal(dm_engine_set_threads(engine, 2), DM_OK);
    assert_int_equal(dm_engine_search(engine, &start, &limits, NULL, NULL, &analysis), DM_OK);
    compare(engine, &file, &random);
    dm_engine_free(engine);
    dm_network_free(network);
    free(file.bytes);
}

static enum dm_error read_error(const struct dm_rules *rules, const uint8_t *bytes, size_t size) {
    struct dm_network *network = NULL;
    const enum dm_error error = dm_network_read(rules, bytes, size, &network);
    dm_network_free(network);
    return error;
}

static void damage_is_seen(void **state) {
    const struct dm_rules *rules = dm_rules_at(0);
    struct random random = {.state = 8};
    struct file file = file_for(rules);
    (void)state;
    fill(&file, &random, 60, 40);
    for (size_t size = 0; size < file.size; size += 1 + size / 7)
        assert_int_equal(read_error(rules, file.bytes, size),
                         size ? DM_E_NETWORK_DAMAGED : DM_E_NETWORK_FOREIGN);
    for (size_t at = 0; at < file.size; at += 1 + at / 9) {
        file.bytes[at] ^= 4;
        assert_int_equal(read_error(rules, file.bytes, file.size),
                         at < 16 ? DM_E_NETWORK_FOREIGN : DM_E_NETWORK_DAMAGED);
        file.bytes[at] ^= 4;
    }
    free(file.bytes);
}

/* With a good checksum, but with numbers that would make sums overflow. */
static void wild_weights_are_refused(void **state) {
    const struct dm_rules *rules = dm_rules_at(0);
    struct random random = {.state = 8};
    struct file file = file_for(rules);
    (void)state;
    fill(&file, &random, 60, 40);
    const size_t places[] = {16, file.hidden, file.hidden_bias, file.output_bias};
    const unsigned counts[] = {4, 2, 2, 4};
    for (int i = 0; i < 4; i++) {
        const int kept = get(file.bytes + places[i], counts[i]);
        put(file.bytes + places[i], counts[i], counts[i] == 2 ? 32767 : 2147483647);
        seal(&file);
        assert_int_equal(read_error(rules, file.bytes, file.size), DM_E_NETWORK_DAMAGED);
        put(file.bytes + places[i], counts[i], kept);
    }
    put(file.bytes + file.output, 1, -128);
    seal(&file);
    assert_int_equal(read_error(rules, file.bytes, file.size), DM_E_NETWORK_DAMAGED);
    free(file.bytes);
}

static void other_boards_are_refused(void **state) {
    const struct dm_rules *turkish = dm_rules_find("turkish"), *other = dm_rules_find("english");
    struct file file = file_for(turkish);
    (void)state;
    seal(&file);
    assert_int_equal(read_error(turkish, file.bytes, file.size), DM_OK);
    assert_int_equal(read_error(other, file.bytes, file.size), DM_E_NETWORK_FOREIGN);
    free(file.bytes);
}

static void built_in_ones_are_whole(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        struct dm_network *network = NULL;
        const enum dm_error error = dm_network_builtin(dm_rules_at(i), &network);
        assert_true(error == DM_OK || error == DM_E_NETWORK_NONE);
        assert_int_equal(error == DM_OK, network != NULL);
        dm_network_free(network);
    }
}

static void a_record_may_do_without(void **state) {
    struct dm_rules rules = *dm_rules_at(0);
    struct dm_network *network = NULL;
    (void)state;
    rules.network = NULL;
    assert_int_equal(dm_network_builtin(&rules, &network), DM_E_NETWORK_NONE);
    rules.network = "of nobody";
    assert_int_equal(dm_network_builtin(&rules, &network), DM_E_NETWORK_NONE);
}

/* A file that can't be opened is told with its name and the system's reason, which is never cut
 * off, however long the name. */
static void unreadable_files_say_why(void **state) {
    (void)state;
    struct dm_network *network = NULL;
    struct dm_fault fault;
    char path[200] = "/no/such/";
    assert_int_equal(dm_network_open(dm_rules_at(0), path, &network, &fault), DM_E_IO);
    assert_string_equal(fault.detail, "/no/such/: No such file or directory");
    memset(path + strlen(path), 'a', sizeof path - 1 - strlen(path));
    path[sizeof path - 1] = '\0';
    assert_int_equal(dm_network_open(dm_rules_at(0), path, &network, &fault), DM_E_IO);
    assert_memory_equal(fault.detail, "...aaa", 6);
    assert_non_null(strstr(fault.detail, "aaa: No such file or directory"));
    assert_int_equal(dm_network_open(dm_rules_at(0), "/", &network, &fault), DM_E_IO);
    assert_int_equal(dm_network_open(dm_rules_at(0), "/", &network, NULL), DM_E_IO);
    assert_null(network);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(usual_weights),
        cmocka_unit_test(greatest_weights),
        cmocka_unit_test(threads_remember_apart),
        cmocka_unit_test(damage_is_seen),
        cmocka_unit_test(wild_weights_are_refused),
        cmocka_unit_test(other_boards_are_refused),
        cmocka_unit_test(built_in_ones_are_whole),
        cmocka_unit_test(unreadable_files_say_why),
        cmocka_unit_test(a_record_may_do_without),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
