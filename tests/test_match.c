/* Matches: what contestants and openings may be, how a match goes, stops and goes on. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "damier/match.h"
#include "damier/notation.h"

static const struct dm_rules *rules_of(const char *id) {
    const struct dm_rules *rules = dm_rules_find(id);
    assert_non_null(rules);
    return rules;
}

/* --- contestants ---------------------------------------------------------------------------- */

static void settings_are_read(void **state) {
    (void)state;
    char text[] = "name=Scan,dir=/opt/scan,set.book=false,set.bb-size=5,time=0.25,cmd=./scan hub,x";
    struct dm_contestant contestant;
    assert_int_equal(dm_contestant_read(text, &contestant, NULL), DM_OK);
    assert_int_equal(contestant.kind, DM_PLAYER_HUB);
    assert_string_equal(contestant.name, "Scan");
    assert_string_equal(contestant.folder, "/opt/scan");
    assert_string_equal(contestant.command, "./scan hub,x");
    assert_int_equal(contestant.parameters, 2);
    assert_string_equal(contestant.parameter[1].name, "bb-size");
    assert_string_equal(contestant.parameter[1].value, "5");
    assert_int_equal(contestant.limits.time_ms, 250);
}

static void nothing_said_is_our_engine(void **state) {
    (void)state;
    char text[] = "";
    struct dm_contestant contestant;
    assert_int_equal(dm_contestant_read(text, &contestant, NULL), DM_OK);
    assert_int_equal(contestant.kind, DM_PLAYER_MACHINE);
    assert_int_equal(contestant.threads, 1);
    assert_true(contestant.hash_mb > 0);
    assert_int_equal(contestant.level, 0);
}

static void wrong_settings_say_where(void **state) {
    (void)state;
    static const struct {
        const char *text;
        enum dm_error error;
        unsigned column;
    } cases[] = {{"dept=3", DM_E_SETTING, 1},      {"depth=3,x=1", DM_E_SETTING, 9},
                 {"depth=0", DM_E_VALUE, 1},       {"depth=101", DM_E_VALUE, 1},
                 {"depth=", DM_E_VALUE, 1},        {"hash=4,depth=-1", DM_E_VALUE, 8},
                 {"hash=99999999", DM_E_VALUE, 1}, {"time=0", DM_E_VALUE, 1},
                 {"time=1e3", DM_E_VALUE, 1},      {"level=hardest", DM_E_VALUE, 1},
                 {"cmd=", DM_E_VALUE, 1},          {"set.=x", DM_E_VALUE, 1},
                 {"set.a=\"", DM_E_VALUE, 1},      {"weak", DM_E_SETTING, 1},
                 {",depth=3", DM_E_SETTING, 1},    {"threads=1000", DM_E_VALUE, 1}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[64];
        struct dm_contestant contestant;
        struct dm_fault fault = {0};
        snprintf(text, sizeof text, "%s", cases[i].text);
        assert_int_equal(dm_contestant_read(text, &contestant, &fault), cases[i].error);
        assert_int_equal(fault.column, cases[i].column);
    }
}

static void too_many_parameters_are_refused(void **state) {
    (void)state;
    char text[8 * (DM_PARAMETERS_MAX + 1) + 1] = "";
    struct dm_contestant contestant;
    for (int i = 0; i <= DM_PARAMETERS_MAX; i++) strcat(text, i ? ",set.a=b" : "set.a=b");
    assert_int_equal(dm_contestant_read(text, &contestant, NULL), DM_E_VALUE);
}

/* --- openings ------------------------------------------------------------------------------- */

static enum dm_error read_openings(const char *id, const char *text, struct dm_openings *out,
                                   struct dm_fault *fault) {
    FILE *file = tmpfile();
    assert_non_null(file);
    fputs(text, file);
    rewind(file);
    const enum dm_error error = dm_openings_read(rules_of(id), file, out, fault);
    fclose(file);
    return error;
}

/* Neither a source that never ends nor its NULs are waited for. */
static void openings_end(void **state) {
    FILE *const file = fopen("/dev/zero", "r");
    struct dm_openings openings;
    struct dm_fault fault;
    (void)state;
    assert_non_null(file);
    assert_int_equal(dm_openings_read(rules_of("turkish"), file, &openings, &fault), DM_E_SYNTAX);
    assert_int_equal(fault.line, 1);
    fclose(file);
}

static void openings_are_lines(void **state) {
    (void)state;
    struct dm_openings openings;
    const char *text = "# some\n\nW:Wa3:Bh6\r\nB:Wa3,b3:Bh6  \nW:Wd4:Bd5";
    assert_int_equal(read_openings("turkish", text, &openings, NULL), DM_OK);
    assert_int_equal(openings.count, 3);
    dm_openings_free(&openings);
    assert_int_equal(read_openings("turkish", "", &openings, NULL), DM_OK);
    assert_int_equal(openings.count, 0);
    dm_openings_free(&openings);
}

static void faulty_openings_say_where(void **state) {
    (void)state;
    struct dm_openings openings;
    struct dm_fault fault = {0};
    char longest[4000];
    memset(longest, 'x', sizeof longest);
    longest[sizeof longest - 1] = '\0';
    assert_int_equal(read_openings("turkish", "#\nW:Wa3:Bz6\n", &openings, &fault), DM_E_SQUARE);
    assert_int_equal(fault.line, 2);
    assert_int_equal(fault.column, 8);
    assert_int_equal(read_openings("turkish", "W:Wa3:B\n\n", &openings, &fault), DM_OK);
    dm_openings_free(&openings);
    assert_int_equal(read_openings("turkish", "\nW:W:Ba3\n", &openings, &fault), DM_E_GAME_OVER);
    assert_int_equal(fault.line, 2);
    assert_int_equal(read_openings("turkish", longest, &openings, &fault), DM_E_TOO_LONG);
}

static void are_distinct(const struct dm_openings *openings) {
    for (unsigned i = 0; i < openings->count; i++)
        for (unsigned j = 0; j < i; j++)
            assert_false(dm_position_equal(&openings->position[i], &openings->position[j]));
}

static void ballots_are_distinct(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        struct dm_openings ballots, again;
        assert_int_equal(dm_openings_ballots(dm_rules_at(i), 150, 5, &ballots), DM_OK);
        assert_int_equal(dm_openings_ballots(dm_rules_at(i), 20, 5, &again), DM_OK);
        assert_int_equal(ballots.count, 150);
        are_distinct(&ballots);
        for (unsigned k = 0; k < 20; k++)
            assert_true(dm_position_equal(&ballots.position[k], &again.position[k]));
        dm_openings_free(&ballots);
        dm_openings_free(&again);
    }
}

/* Those that come with the program: for each rule set a hundred and more, all different. */
static void our_openings_are_good(void **state) {
    (void)state;
    for (unsigned i = 0; i < dm_rules_count(); i++) {
        const struct dm_rules *rules = dm_rules_at(i);
        char path[256];
        struct dm_openings openings;
        snprintf(path, sizeof path, SOURCE_DIR "/data/openings/%s.fen", rules->id);
        FILE *file = fopen(path, "r");
        assert_non_null(file);
        assert_int_equal(dm_openings_read(rules, file, &openings, NULL), DM_OK);
        assert_true(openings.count >= 100);
        are_distinct(&openings);
        for (unsigned k = 0; k < openings.count; k++)
            assert_false(dm_can_capture(rules, &openings.position[k]));
        dm_openings_free(&openings);
        fclose(file);
    }
}

struct finds {
    unsigned count, stop_at;
};

static bool found(void *context, const struct dm_position *position) {
    (void)position;
    ((struct finds *)context)->count++;
    return true;
}

static bool is_enough(void *context) {
    const struct finds *finds = context;
    return finds->count >= finds->stop_at;
}

static void openings_are_made_in_turns(void **state) {
    (void)state;
    struct finds finds = {.stop_at = 4};
    struct dm_openings openings = {0};
    struct dm_openings_plan plan = {.rules = rules_of("russian"),
                                    .count = 8,
                                    .plies_min = 5,
                                    .plies_max = 6,
                                    .nodes = 2000,
                                    .within = 40,
                                    .threads = 2,
                                    .found = found,
                                    .stopped = is_enough,
                                    .context = &finds};
    assert_int_equal(dm_openings_make(&plan, &openings), DM_E_STOPPED);
    assert_true(openings.count >= 4);
    finds.stop_at = 100;
    assert_int_equal(dm_openings_make(&plan, &openings), DM_OK);
    assert_int_equal(openings.count, 8);
    assert_int_equal(finds.count, 8);
    are_distinct(&openings);
    dm_openings_free(&openings);
}

/* After one ply from the Russian start there are seven positions, whatever is asked for. */
static void openings_run_out(void **state) {
    (void)state;
    struct finds finds = {.stop_at = 100};
    struct dm_openings openings = {0};
    const struct dm_openings_plan plan = {.rules = rules_of("russian"),
                                          .count = 8,
                                          .plies_min = 1,
                                          .plies_max = 1,
                                          .nodes = 50,
                                          .within = 1000,
                                          .threads = 1,
                                          .found = found,
                                          .stopped = is_enough,
                                          .context = &finds};
    assert_int_equal(dm_openings_make(&plan, &openings), DM_E_NO_OPENINGS);
    assert_int_equal(openings.count, 7);
    dm_openings_free(&openings);
}

/* --- matches -------------------------------------------------------------------------------- */

struct fixture {
    char text[2][64];
    struct dm_openings openings;
    struct dm_match match;
    struct dm_sheet sheet;
    unsigned played, stop_after; /* games */
};

static void prepare(struct fixture *fixture, const char *id, const char *a, const char *b,
                    unsigned games) {
    *fixture = (struct fixture){.stop_after = games + 1};
    fixture->match = (struct dm_match){.rules = rules_of(id),
                                       .openings = &fixture->openings,
                                       .concurrency = 2,
                                       .grace_ms = 10000,
                                       .seed = 3,
                                       .context = fixture};
    snprintf(fixture->text[0], sizeof *fixture->text, "%s", a);
    snprintf(fixture->text[1], sizeof *fixture->text, "%s", b);
    for (int i = 0; i < 2; i++)
        assert_int_equal(dm_contestant_read(fixture->text[i], &fixture->match.contestant[i], NULL),
                         DM_OK);
    assert_int_equal(dm_openings_ballots(fixture->match.rules, games / 2, 1, &fixture->openings),
                     DM_OK);
    assert_int_equal(dm_sheet_open(&fixture->sheet, games), DM_OK);
}

static void clean_up(struct fixture *fixture) {
    dm_sheet_close(&fixture->sheet);
    dm_openings_free(&fixture->openings);
}

static unsigned games_of(const struct dm_tally *tally) {
    return tally->won + tally->drawn + tally->lost;
}

static bool goes_on(void *context) {
    const struct fixture *fixture = context;
    return fixture->played < fixture->stop_after;
}

static bool count(void *context, const struct dm_played *played) {
    struct fixture *fixture = context;
    fixture->played++;
    assert_int_equal(played->end, DM_END_RULES);
    assert_int_equal(played->result, dm_game_status(played->game).result);
    return true;
}

static void equals_are_equal(void **state) {
    (void)state;
    struct fixture fixture;
    prepare(&fixture, "italian", "depth=2,hash=1", "depth=2,hash=1", 12);
    fixture.match.played = count;
    assert_int_equal(dm_match_run(&fixture.match, &fixture.sheet, NULL), DM_OK);
    assert_int_equal(fixture.played, 12);
    /* The same engine on both sides: each pair is one game, played twice. */
    assert_int_equal(fixture.sheet.tally.pairs[2], 6);
    clean_up(&fixture);
}

static void a_stopped_match_goes_on(void **state) {
    (void)state;
    struct fixture fixture;
    struct dm_fault fault = {0};
    prepare(&fixture, "english", "time=0.02,hash=1", "time=0.02,hash=1", 10);
    fixture.match.played = count;
    fixture.match.progress = goes_on;
    fixture.stop_after = 0;
    assert_int_equal(dm_match_run(&fixture.match, &fixture.sheet, &fault), DM_E_STOPPED);
    assert_true(games_of(&fixture.sheet.tally) < 10);
    fixture.stop_after = 11;
    fixture.match.contestant[0].limits = fixture.match.contestant[1].limits =
        (struct dm_limits){.depth = 1};
    assert_int_equal(dm_match_run(&fixture.match, &fixture.sheet, &fault), DM_OK);
    assert_int_equal(games_of(&fixture.sheet.tally), 10);
    assert_int_equal(fixture.played, 10);
    clean_up(&fixture);
}

static void a_decided_test_ends_the_match(void **state) {
    (void)state;
    const struct dm_sprt sprt = {0, 100};
    struct fixture fixture;
    prepare(&fixture, "turkish", "depth=3,hash=1", "random", 400);
    fixture.match.sprt = &sprt;
    assert_int_equal(dm_match_run(&fixture.match, &fixture.sheet, NULL), DM_OK);
    assert_true(games_of(&fixture.sheet.tally) < 100);
    assert_true(dm_sprt_ratio(&sprt, &fixture.sheet.tally) >= DM_SPRT_BOUND);
    clean_up(&fixture);
}

static bool refuses(void *context, const struct dm_played *played) {
    (void)context;
    (void)played;
    return false;
}

static void what_cannot_be_noted_ends_the_match(void **state) {
    (void)state;
    struct fixture fixture;
    struct dm_fault fault = {0};
    prepare(&fixture, "turkish", "depth=1,hash=1", "random", 20);
    fixture.match.played = refuses;
    assert_int_equal(dm_match_run(&fixture.match, &fixture.sheet, &fault), DM_E_IO);
    assert_int_equal(fault.code, DM_E_IO);
    assert_true(games_of(&fixture.sheet.tally) < 20);
    clean_up(&fixture);
}

static bool is_by_tables(void *context, const struct dm_played *played) {
    struct fixture *fixture = context;
    fixture->played += played->end == DM_END_TABLES;
    assert_int_equal(dm_game_status(played->game).result, played->result);
    return true;
}

/* Tables of two pieces in a folder of their own. */
static struct dm_tables *two_pieces(const struct dm_rules *rules, char *folder) {
    const struct dm_tables_options options = {.pieces = 2};
    struct dm_tables *tables;
    assert_non_null(mkdtemp(folder));
    assert_int_equal(dm_tables_build(folder, rules, &options, NULL), DM_OK);
    assert_int_equal(dm_tables_open(folder, rules, &tables, NULL), DM_OK);
    return tables;
}

static void remove_folder(const char *folder) {
    char command[128];
    snprintf(command, sizeof command, "rm -r '%s'", folder);
    assert_int_equal(system(command), 0);
}

/* A king and a man that will be one, far from each other: a draw, and the tables say so. */
static void tables_end_games(void **state) {
    (void)state;
    char folder[] = "/tmp/damier-tables-XXXXXX";
    struct fixture fixture;
    prepare(&fixture, "english", "depth=2,hash=1", "random", 2);
    struct dm_tables *tables = two_pieces(fixture.match.rules, folder);
    assert_int_equal(
        dm_fen_read(fixture.match.rules, "W:WK32:BK2", &fixture.openings.position[0], NULL), DM_OK);
    fixture.match.tables = tables;
    fixture.match.played = is_by_tables;
    assert_int_equal(dm_match_run(&fixture.match, &fixture.sheet, NULL), DM_OK);
    assert_int_equal(fixture.played, 2);
    assert_int_equal(fixture.sheet.tally.drawn + fixture.sheet.tally.won, 2);
    dm_tables_close(tables);
    remove_folder(folder);
    clean_up(&fixture);
}

static void a_program_that_is_not_there_is_an_error(void **state) {
    (void)state;
    struct fixture fixture;
    struct dm_fault fault = {0};
    prepare(&fixture, "turkish", "cmd=exit 3", "random", 2);
    assert_int_equal(dm_match_run(&fixture.match, &fixture.sheet, &fault), DM_E_PROGRAM);
    assert_non_null(strstr(fault.detail, "exit 3: no 'wait'"));
    clean_up(&fixture);
}

/* --- records -------------------------------------------------------------------------------- */

static void write_record(const char *path, const char *text) {
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

/* Opens a record of "ours" with this text, adds game 9 to it, and tells what it had. */
static enum dm_error open_record(const char *text, struct dm_tally *tally, char *after, size_t size,
                                 struct dm_fault *fault) {
    char path[] = "/tmp/damier-record-XXXXXX";
    struct dm_sheet sheet;
    FILE *record;
    close(mkstemp(path));
    write_record(path, text);
    assert_int_equal(dm_sheet_open(&sheet, 10), DM_OK);
    const struct dm_rules *rules = rules_of("turkish");
    const enum dm_error error = dm_record_open(path, "ours", rules, &sheet, &record, fault);
    if (!error) {
        const struct dm_played played = {.number = 9, .result = DM_DRAW, .end = DM_END_RULES};
        assert_true(dm_record_add(record, &played));
        fclose(record);
    }
    *tally = sheet.tally;
    FILE *file = fopen(path, "r");
    after[fread(after, 1, size - 1, file)] = '\0';
    fclose(file);
    dm_sheet_close(&sheet);
    unlink(path);
    return error;
}

#define HEAD "damier match 1\nours\n"

static void a_record_goes_on(void **state) {
    (void)state;
    static const struct {
        const char *before, *after;
        unsigned games;
    } cases[] = {
        {"", HEAD "9 1/2-1/2 rules\n", 0},
        {"dam", HEAD "9 1/2-1/2 rules\n", 0},
        {HEAD, HEAD "9 1/2-1/2 rules\n", 0},
        {HEAD "3 1-0 crash\n0 0-1 rules\n", HEAD "3 1-0 crash\n0 0-1 rules\n9 1/2-1/2 rules\n", 2},
        {HEAD "3 1-0 rules\n1 1-", HEAD "3 1-0 rules\n9 1/2-1/2 rules\n", 1},
        {HEAD "77 1-0 rules\n", HEAD "77 1-0 rules\n9 1/2-1/2 rules\n", 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct dm_tally tally;
        char after[256];
        assert_int_equal(open_record(cases[i].before, &tally, after, sizeof after, NULL), DM_OK);
        assert_string_equal(after, cases[i].after);
        assert_int_equal(games_of(&tally), cases[i].games);
    }
}

/* Refused, and left as it is. */
static void other_files_are_refused(void **state) {
    (void)state;
    char longest[3000] = HEAD;
    memset(longest + strlen(HEAD), '7', sizeof longest - strlen(HEAD) - 1);
    const struct {
        const char *text;
        enum dm_error error;
        unsigned line;
    } cases[] = {
        {"my diary", DM_E_RECORD, 1},
        {"my diary\n", DM_E_RECORD, 1},
        {"damier match 1\ntheirs\n", DM_E_RECORD, 2},
        {"damier match 2\nours\n", DM_E_RECORD, 1},
        {HEAD "1 1-0\n", DM_E_SYNTAX, 3},
        {HEAD "1 1-0 rules\n1 1-0 rules\n", DM_E_SYNTAX, 4},
        {HEAD "1 * rules\n", DM_E_SYNTAX, 3},
        {HEAD "1 1-0 boredom\n", DM_E_SYNTAX, 3},
        {HEAD "1 1-0 unplayed\n", DM_E_SYNTAX, 3},
        {longest, DM_E_TOO_LONG, 3},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct dm_tally tally;
        struct dm_fault fault = {0};
        char after[4000];
        const enum dm_error error = open_record(cases[i].text, &tally, after, sizeof after, &fault);
        assert_int_equal(error, cases[i].error);
        assert_int_equal(fault.line, cases[i].line);
        assert_string_equal(after, cases[i].text);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(settings_are_read),
        cmocka_unit_test(nothing_said_is_our_engine),
        cmocka_unit_test(wrong_settings_say_where),
        cmocka_unit_test(too_many_parameters_are_refused),
        cmocka_unit_test(openings_are_lines),
        cmocka_unit_test(openings_end),
        cmocka_unit_test(faulty_openings_say_where),
        cmocka_unit_test(ballots_are_distinct),
        cmocka_unit_test(our_openings_are_good),
        cmocka_unit_test(openings_are_made_in_turns),
        cmocka_unit_test(openings_run_out),
        cmocka_unit_test(equals_are_equal),
        cmocka_unit_test(a_stopped_match_goes_on),
        cmocka_unit_test(a_decided_test_ends_the_match),
        cmocka_unit_test(what_cannot_be_noted_ends_the_match),
        cmocka_unit_test(tables_end_games),
        cmocka_unit_test(a_program_that_is_not_there_is_an_error),
        cmocka_unit_test(a_record_goes_on),
        cmocka_unit_test(other_files_are_refused),
    };
    return cmocka_run_group_tests_name("match", tests, NULL, NULL);
}
