/* A game: its history, its endings and their order, taking back. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "damier/game.h"
#include "support/setup.h"

static struct dm_game *game_from(const struct dm_rules *rules, const char *fen) {
    struct dm_position start;
    if (fen) start = setup_position(rules, fen);
    struct dm_game *game = dm_game_new(rules, fen ? &start : NULL);
    assert_non_null(game);
    return game;
}

static void play(struct dm_game *game, const char *moves) {
    char text[256];
    assert_true(strlen(moves) < sizeof text);
    strcpy(text, moves);
    for (char *rest = text, *word; (word = strsep(&rest, " "));) {
        const struct dm_move move = setup_move(dm_game_rules(game), dm_game_position(game), word);
        const enum dm_error error = dm_game_play(game, &move);
        if (error) fail_msg("%s: %s", word, dm_error_text(error));
    }
}

static void assert_status(const struct dm_game *game, enum dm_result result,
                          enum dm_reason reason) {
    const struct dm_status status = dm_game_status(game);
    if (status.result != result || status.reason != reason)
        fail_msg("%s %s", dm_result_name(status.result), dm_reason_name(status.reason));
}

static unsigned move_count(const struct dm_game *game) {
    struct dm_moves moves;
    dm_game_moves(game, &moves);
    return moves.count;
}

/* --- history ---------------------------------------------------------------------------------- */

static void a_new_game_is_at_its_start(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        const struct dm_rules *rules = dm_rules_at(i);
        const struct dm_position start = dm_position_start(rules);
        struct dm_game *game = game_from(rules, NULL);
        assert_ptr_equal(dm_game_rules(game), rules);
        assert_int_equal(dm_game_plies(game), 0);
        assert_true(dm_position_equal(dm_game_position(game), &start));
        assert_int_equal(dm_game_occurrences(game), 1);
        assert_int_equal(dm_game_keys(game)[0], dm_position_key(&start));
        assert_status(game, DM_UNFINISHED, DM_REASON_NONE);
        dm_game_free(game);
    }
    dm_game_free(NULL);
}

static void history_holds_positions_moves_and_keys(void **state) {
    (void)state;
    struct dm_game *game = game_from(dm_rules_find("english"), NULL);
    struct dm_position position = *dm_game_position(game);
    play(game, "11-15 23-19 8-11 22-17");
    assert_int_equal(dm_game_plies(game), 4);
    for (unsigned ply = 0; ply <= 4; ply++) {
        assert_true(dm_position_equal(dm_game_position_at(game, ply), &position));
        assert_int_equal(dm_game_keys(game)[ply], dm_position_key(&position));
        if (ply < 4) position = dm_move_make(&position, dm_game_move_at(game, ply));
    }
    dm_game_free(game);
}

static void an_illegal_move_changes_nothing(void **state) {
    (void)state;
    struct dm_game *game = game_from(dm_rules_find("turkish"), "W:Wd4,a3:Bd5,h7");
    const struct dm_move taken = setup_move(dm_game_rules(game), dm_game_position(game), "d4xd6");
    struct dm_move wrong = taken;
    wrong.taken = 0;
    assert_int_equal(dm_game_play(game, &wrong), DM_E_MOVE_ILLEGAL);
    assert_int_equal(dm_game_plies(game), 0);
    assert_int_equal(dm_game_play(game, &taken), DM_OK);
    assert_int_equal(dm_game_play(game, &taken), DM_E_MOVE_ILLEGAL);
    assert_int_equal(dm_game_plies(game), 1);
    dm_game_free(game);
}

static void too_many_chains_are_said_so(void **state) {
    (void)state;
    struct dm_game *game = game_from(dm_rules_find("turkish"), SETUP_ENDLESS_CHAINS);
    struct dm_moves moves;
    dm_game_moves(game, &moves);
    assert_true(moves.overflow && moves.count > 0);
    assert_status(game, DM_UNFINISHED, DM_REASON_NONE);
    assert_int_equal(dm_game_play(game, &moves.move[0]), DM_E_TOO_MANY_MOVES);
    assert_int_equal(dm_game_plies(game), 0);
    dm_game_free(game);
}

/* A caller's mistaken crowning flags are put right: the effect alone says which move it is. */
static void a_move_is_its_effect(void **state) {
    (void)state;
    struct dm_game *game = game_from(dm_rules_find("turkish"), "W:Wa7,c2:Bh7,h5");
    struct dm_move move = setup_move(dm_game_rules(game), dm_game_position(game), "a7-a8");
    assert_true(move.king && move.crowns);
    move.king = move.crowns = false;
    assert_int_equal(dm_game_play(game, &move), DM_OK);
    assert_int_not_equal(dm_game_position(game)->kings[DM_WHITE], 0);
    assert_true(dm_game_move_at(game, 0)->crowns);
    dm_game_free(game);
}

static void taking_back(void **state) {
    (void)state;
    struct dm_game *game = game_from(dm_rules_find("turkish"), "W:WKa1,Kc1:BKh8,Kf8");
    play(game, "a1-a2 h8-h7 a2-a1 h7-h8");
    assert_int_equal(dm_game_occurrences(game), 2);
    assert_int_equal(dm_game_counters(game)->count[0], 4);
    assert_int_equal(dm_game_undo(game, 5), DM_E_NOTHING_TO_UNDO);
    assert_int_equal(dm_game_undo(game, 3), DM_OK);
    assert_int_equal(dm_game_plies(game), 1);
    assert_int_equal(dm_game_occurrences(game), 1);
    assert_int_equal(dm_game_counters(game)->count[0], 1);
    play(game, "h8-h7 a2-a1 h7-h8 a1-a2 h8-h7 a2-a1 h7-h8");
    assert_status(game, DM_DRAW, DM_REPETITION);
    assert_int_equal(dm_game_undo(game, 1), DM_OK);
    assert_status(game, DM_UNFINISHED, DM_REASON_NONE);
    assert_int_equal(dm_game_undo(game, 7), DM_OK);
    assert_int_equal(dm_game_undo(game, 1), DM_E_NOTHING_TO_UNDO);
    dm_game_free(game);
}

/* Plays a king along its own edge row, where nobody can be taken, to a position that has not yet
 * been twice. */
static void play_along_the_edge(struct dm_game *game) {
    const struct dm_rules *rules = dm_game_rules(game);
    const unsigned ply = dm_game_plies(game);
    struct dm_moves moves;
    dm_game_moves(game, &moves);
    for (unsigned i = 0; i < moves.count; i++) {
        const struct dm_move *move = &moves.move[(i + 7 * ply) % moves.count];
        if (dm_square_rank(rules, move->from) != dm_square_rank(rules, move->to)) continue;
        assert_int_equal(dm_game_play(game, move), DM_OK);
        if (dm_game_occurrences(game) < 3) return;
        assert_int_equal(dm_game_undo(game, 1), DM_OK);
    }
    fail_msg("stuck at ply %u", ply);
}

/* The history grows as it must. */
static void a_long_game(void **state) {
    (void)state;
    struct dm_rules endless = *dm_rules_find("turkish");
    memset(endless.draws, 0, sizeof endless.draws);
    assert_int_equal(dm_rules_prepare(&endless), DM_OK);
    struct dm_game *game = game_from(&endless, "W:WKa1,Kc1:BKh8,Kf8");
    struct dm_position line[400];
    for (unsigned ply = 0; ply < 400; ply++) {
        line[ply] = *dm_game_position(game);
        play_along_the_edge(game);
    }
    for (unsigned ply = 0; ply < 400; ply++)
        assert_true(dm_position_equal(dm_game_position_at(game, ply), &line[ply]));
    assert_status(game, DM_UNFINISHED, DM_REASON_NONE);
    dm_game_free(game);
}

/* --- endings ---------------------------------------------------------------------------------- */

static void repetition_for_the_third_time(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        const struct dm_rules *rules = dm_rules_at(i);
        struct dm_rules undrawn = *rules; /* so that no counter comes first */
        memset(undrawn.draws, 0, sizeof undrawn.draws);
        assert_int_equal(dm_rules_prepare(&undrawn), DM_OK);
        struct dm_game *game = game_from(&undrawn, rules->a1_unplayed ? "W:WKb1,Kd1:BKg8,Ke8"
                                                   : rules->diagonal  ? "W:WKa3,a1:BKh4,h6"
                                                                      : "W:WKa1,Kc1:BKh8,Kf8");
        const char *round = rules->a1_unplayed ? "b1-a2 g8-h7 a2-b1 h7-g8"
                            : rules->diagonal  ? "a3-b2 h4-g5 b2-a3 g5-h4"
                                               : "a1-a2 h8-h7 a2-a1 h7-h8";
        play(game, round); /* the start counts: twice now */
        assert_int_equal(dm_game_occurrences(game), 2);
        assert_status(game, DM_UNFINISHED, DM_REASON_NONE);
        play(game, round);
        assert_int_equal(dm_game_occurrences(game), 3);
        assert_status(game, DM_DRAW, DM_REPETITION);
        assert_int_equal(move_count(game), 0);
        dm_game_free(game);
    }
}

/* The same placement with the other side to move is another position. */
static void the_side_to_move_counts(void **state) {
    (void)state;
    struct dm_game *game = game_from(dm_rules_find("turkish"), "W:WKa1:BKh8");
    /* White loses a move by a triangle of three, Black shuffles. */
    play(game, "a1-a2 h8-h7 a2-a3 h7-h8 a3-a1");
    assert_int_equal(dm_game_occurrences(game), 1);
    dm_game_free(game);
}

static void no_pieces_and_no_moves(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("english");
    struct dm_game *game = game_from(rules, "W:W18:B15");
    play(game, "18x11");
    assert_status(game, DM_WHITE_WINS, DM_NO_PIECES);
    struct dm_move any = *dm_game_move_at(game, 0);
    assert_int_equal(dm_game_play(game, &any), DM_E_GAME_OVER);
    assert_int_equal(dm_game_resign(game, DM_WHITE), DM_E_GAME_OVER);
    assert_int_equal(dm_game_time_out(game, DM_WHITE), DM_E_GAME_OVER);
    assert_int_equal(dm_game_agree_draw(game), DM_E_GAME_OVER);
    dm_game_free(game);
    game = game_from(rules, "W:WK21,22:B13"); /* a3, c3 against a5: */
    play(game, "21-17");                      /* b4 stops it, c3 guards b4 */
    assert_status(game, DM_WHITE_WINS, DM_NO_MOVES);
    dm_game_free(game);
}

static void a_start_may_be_an_end(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("english");
    struct dm_game *game = game_from(rules, "B:W18:B");
    assert_status(game, DM_WHITE_WINS, DM_NO_PIECES);
    assert_int_equal(move_count(game), 0);
    dm_game_free(game);
    game = game_from(dm_rules_find("turkish-ludoteka"), "B:WKa1:BKh8");
    assert_status(game, DM_DRAW, DM_ONE_PIECE_EACH);
    dm_game_free(game);
}

static void endings_by_will_and_clock(void **state) {
    (void)state;
    const struct dm_rules *rules = dm_rules_find("turkish");
    struct dm_game *game = game_from(rules, NULL);
    play(game, "a3-a4");
    assert_int_equal(dm_game_resign(game, DM_WHITE), DM_OK);
    assert_status(game, DM_BLACK_WINS, DM_RESIGNATION);
    assert_int_equal(move_count(game), 0);
    assert_int_equal(dm_game_resign(game, DM_BLACK), DM_E_GAME_OVER);
    assert_int_equal(dm_game_undo(game, 0), DM_OK); /* takes the resignation back */
    assert_status(game, DM_UNFINISHED, DM_REASON_NONE);
    assert_int_equal(dm_game_time_out(game, DM_BLACK), DM_OK);
    assert_status(game, DM_WHITE_WINS, DM_TIME);
    assert_int_equal(dm_game_undo(game, 1), DM_OK);
    assert_int_equal(dm_game_agree_draw(game), DM_OK);
    assert_status(game, DM_DRAW, DM_AGREEMENT);
    dm_game_free(game);
}

/* --- what comes first where two endings meet ----------------------------------------------------
 */

/* The rule set with one counter of so many plies that nothing resets. */
static struct dm_rules counting(const char *id, uint16_t plies) {
    struct dm_rules rules = *dm_rules_find(id);
    memset(rules.draws, 0, sizeof rules.draws);
    rules.draws[0] = (struct dm_draw_row){.plies = plies, .reason = DM_NO_PROGRESS};
    assert_int_equal(dm_rules_prepare(&rules), DM_OK);
    return rules;
}

static void a_blocked_side_has_lost_before_a_draw(void **state) {
    (void)state;
    struct dm_rules rules = counting("english", 2);
    struct dm_game *game = game_from(&rules, "B:WK21,22:B9"); /* b6 goes to a5, a3 to b4 */
    play(game, "9-13 21-17");
    assert_status(game, DM_WHITE_WINS, DM_NO_MOVES);
    assert_int_equal(dm_counters_reached(&rules, dm_game_counters(game)), DM_NO_PROGRESS);
    dm_game_free(game);
}

static void material_comes_before_a_counter(void **state) {
    (void)state;
    struct dm_rules rules = counting("turkish-ludoteka", 1);
    struct dm_game *game = game_from(&rules, "W:WKa1:Ba5,h7");
    play(game, "a1xa8");
    assert_status(game, DM_DRAW, DM_ONE_PIECE_EACH);
    assert_int_equal(dm_counters_reached(&rules, dm_game_counters(game)), DM_NO_PROGRESS);
    dm_game_free(game);
}

static void repetition_comes_before_a_counter(void **state) {
    (void)state;
    struct dm_rules rules = counting("turkish", 8);
    struct dm_game *game = game_from(&rules, "W:WKa1,Kc1:BKh8,Kf8");
    play(game, "a1-a2 h8-h7 a2-a1 h7-h8 a1-a2 h8-h7 a2-a1 h7-h8");
    assert_status(game, DM_DRAW, DM_REPETITION);
    assert_int_equal(dm_counters_reached(&rules, dm_game_counters(game)), DM_NO_PROGRESS);
    dm_game_free(game);
}

/* --- names ------------------------------------------------------------------------------------ */

static void reasons_and_results_have_names(void **state) {
    (void)state;
    for (int a = 0; a < DM_REASON_COUNT; a++)
        for (int b = 0; b < a; b++)
            assert_string_not_equal(dm_reason_name((enum dm_reason)a),
                                    dm_reason_name((enum dm_reason)b));
    assert_string_equal(dm_reason_name(DM_KING_AGAINST_MAN), "king-against-man");
    assert_string_equal(dm_reason_name((enum dm_reason)99), "-");
    assert_string_equal(dm_result_name(DM_UNFINISHED), "*");
    assert_string_equal(dm_result_name(DM_WHITE_WINS), "1-0");
    assert_string_equal(dm_result_name(DM_BLACK_WINS), "0-1");
    assert_string_equal(dm_result_name(DM_DRAW), "1/2-1/2");
}

static void errors_have_names_and_texts(void **state) {
    (void)state;
    assert_string_equal(dm_error_name(DM_OK), "ok");
    assert_string_equal(dm_error_name(DM_E_SQUARE_TWICE), "square-twice");
    assert_string_equal(dm_error_text(DM_E_SQUARE_TWICE), "two pieces on one square");
    assert_string_equal(dm_error_name(DM_ERROR_COUNT), "unknown-error");
    for (int a = 0; a < DM_ERROR_COUNT; a++)
        for (int b = 0; b < a; b++)
            assert_string_not_equal(dm_error_name((enum dm_error)a),
                                    dm_error_name((enum dm_error)b));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_new_game_is_at_its_start),
        cmocka_unit_test(history_holds_positions_moves_and_keys),
        cmocka_unit_test(an_illegal_move_changes_nothing),
        cmocka_unit_test(too_many_chains_are_said_so),
        cmocka_unit_test(a_move_is_its_effect),
        cmocka_unit_test(taking_back),
        cmocka_unit_test(a_long_game),
        cmocka_unit_test(repetition_for_the_third_time),
        cmocka_unit_test(the_side_to_move_counts),
        cmocka_unit_test(no_pieces_and_no_moves),
        cmocka_unit_test(a_start_may_be_an_end),
        cmocka_unit_test(endings_by_will_and_clock),
        cmocka_unit_test(a_blocked_side_has_lost_before_a_draw),
        cmocka_unit_test(material_comes_before_a_counter),
        cmocka_unit_test(repetition_comes_before_a_counter),
        cmocka_unit_test(reasons_and_results_have_names),
        cmocka_unit_test(errors_have_names_and_texts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
