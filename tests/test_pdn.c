/* PDN, read and written. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <malloc.h>

#include <cmocka.h>

#include "damier/pdn.h"
#include "support/recorded.h"
#include "support/setup.h"

/* --- text in memory ----------------------------------------------------------------------------
 */

struct text_source {
    const char *text;
    size_t left, step; /* at most `step` bytes at a time */
};

static long read_text(void *context, char *buffer, size_t size) {
    struct text_source *source = context;
    size_t length = source->left < source->step ? source->left : source->step;
    if (length > size) length = size;
    memcpy(buffer, source->text, length);
    source->text += length;
    source->left -= length;
    return (long)length;
}

struct text_sink {
    char text[1 << 16];
    size_t length;
};

static bool write_text(void *context, const char *text, size_t length) {
    struct text_sink *sink = context;
    if (length >= sizeof sink->text - sink->length) return false;
    memcpy(sink->text + sink->length, text, length);
    sink->length += length;
    sink->text[sink->length] = '\0';
    return true;
}

/* One line for each game: number, line, plies of moves, status, and the fault if any. */
static void summarise(const struct dm_pdn_game *game, char **out) {
    const struct dm_status status = dm_game_status(game->game);
    *out += sprintf(*out, "%u @%u %u/%u %s %s", game->number, game->line, dm_game_plies(game->game),
                    game->move_count, dm_result_name(game->result), dm_reason_name(status.reason));
    if (game->fault.code)
        *out += sprintf(*out, "; %s %u:%u ply %u %s", dm_error_name(game->fault.code),
                        game->fault.line, game->fault.column, game->fault_ply, game->fault_text);
    *out += sprintf(*out, "\n");
}

static void summary(const struct dm_rules *rules, const char *text, size_t step, char *out) {
    struct text_source source = {text, strlen(text), step};
    struct dm_pdn_reader *reader = dm_pdn_open(rules, read_text, &source);
    const struct dm_pdn_game *game;
    enum dm_error error;
    assert_non_null(reader);
    *out = '\0';
    while (!(error = dm_pdn_next(reader, &game)) && game) summarise(game, &out);
    if (error) sprintf(out, "%s\n", dm_error_name(error));
    dm_pdn_close(reader);
}

/* --- what is read ------------------------------------------------------------------------------
 */

struct reading {
    const char *rules, *text, *summary;
};
static const struct reading readings[] = {
    {"english", "", ""},
    {"english", " \n% nothing\n{a comment} \n; and another\n...", ""},
    {"english", "1. 11-15 23-19 2. 8-11 22-17 *", "1 @1 4/4 * -\n"},
    {"english", "11-15 23-19 8-11 22-17", "1 @1 4/4 * -\n"},
    {"english", "1.11-15 23-19 2.8-11 22-17", "1 @1 4/4 * -\n"},
    {"english", "1. 11-15 1... 23-19 2. 8-11 2... 22-17", "1 @1 4/4 * -\n"},
    {"english", "1 11-15 23-19 2 8-11 22-17", "1 @1 4/4 * -\n"},
    {"english", "1. 1115 2319 2. 0811 22-17", "1 @1 4/4 * -\n"},
    {"english", "1. 11 - 15 23 -19 2. 8- 11 22-\n17", "1 @1 4/4 * -\n"},
    {"english", "\xEF\xBB\xBF[Event \"?\"]\n\n1. 11-15 *", "1 @1 1/1 * -\n"},
    {"english", "\r\n[Event \"?\"]\r\n\r\n1. 11-15\r\n23-19 2. 8-12",
     "1 @2 2/3 * -; "
     "move-illegal 5:10 ply 2 8-12\n"},
    {"english", "[A \"\"]\r\r1. 11-15\r23-19 2. 8-12",
     "1 @1 2/3 * -; move-illegal 4:10 ply 2 8-12\n"},

    /* Results: both spellings for every rule set; the first number is White's, except in old
     * texts of rule sets that Black begins. */
    {"international", "1. 32-28 2-0", "1 @1 1/1 1-0 resignation\n"},
    {"international", "1. 32-28 1-1", "1 @1 1/1 1/2-1/2 agreement\n"},
    {"international", "1. 32-28 0-2", "1 @1 1/1 0-1 resignation\n"},
    {"international", "1. 32-28 1-0", "1 @1 1/1 1-0 resignation\n"},
    {"international", "1. 32-28 1/2-1/2", "1 @1 1/1 1/2-1/2 agreement\n"},
    {"international", "1. 32-28 1/2 - 1/2", "1 @1 1/1 1/2-1/2 agreement\n"},
    {"international", "1. 32-28 2 - 0", "1 @1 1/1 1-0 resignation\n"},
    {"international", "1. 32-28 0-0", "1 @1 1/1 * -\n"},
    {"english", "1. 11-15 1-0", "1 @1 1/1 0-1 resignation\n"},
    {"english", "1. 11-15 0-1", "1 @1 1/1 1-0 resignation\n"},
    {"english", "1. 11-15 2-0", "1 @1 1/1 0-1 resignation\n"},
    {"pool", "1. 11-15 1-0", "1 @1 1/1 0-1 resignation\n"},
    {"english", "[GameType \"21\"]\n1. 11-15 1-0", "1 @1 1/1 1-0 resignation\n"},
    {"italian", "1. 21-17 1-0", "1 @1 1/1 1-0 resignation\n"},
    {"italian", "[Risultato \"0-1\"]\n1. 21-17", "1 @1 1/1 0-1 resignation\n"},
    {"english", "[Result \"1/2-1/2\"]\n1. 11-15 *", "1 @1 1/1 1/2-1/2 agreement\n"},
    {"english", "[Result \"1-0\"]\n1. 11-15 0-1", "1 @1 1/1 1-0 resignation\n"},
    {"english", "[Result \"won\"]\n1. 11-15", "1 @1 1/1 * -\n"},
    {"english", "1. 2-0", "1 @1 0/0 0-1 resignation\n"}, /* no moves at all */
    {"english", "1. 11-15 1-0 *", "1 @1 1/1 0-1 resignation\n"},

    /* Several games; a game without moves or result ends where its first tag comes again. */
    {"english", "11-15 1-0 12-16 0-1\n9-13 *",
     "1 @1 1/1 0-1 resignation\n2 @1 1/1 1-0 resignation\n3 @2 1/1 * -\n"},
    {"english", "[Event \"a\"] 11-15\n[Event \"b\"] 12-16", "1 @1 1/1 * -\n2 @2 1/1 * -\n"},
    {"english", "[Event \"a\"]\n[Site \"\"]\n[Event \"b\"]\n[Site \"\"]\n",
     "1 @1 0/0 * -\n2 @3 0/0 * -\n"},
    {"english", "{first} [Event \"a\"] {x} [Site \"b\"] 11-15 *", "1 @1 1/1 * -\n"},

    /* Marks, NAGs, comments, variations. */
    {"english", "1. 11-15! 23-19? 2. 8-11!? 22-17 ?! *", "1 @1 4/4 * -\n"},
    {"english", "1. 11-15(!) 23-19 (?) 2. 8-11* 22-17 *", "1 @1 4/4 * -\n"},
    {"english", "1. 11-15 $1 23-19 $12 2. 8-11$3 22-17", "1 @1 4/4 * -\n"},
    {"english", "1. 11-15 {1-0 (} 23-19 ; 0-1 {\n2. 8-11 % ) 12-16\n22-17", "1 @1 4/4 * -\n"},
    {"english", "1. 11-15 (11-16 (1. 12-16 {)} 1-0) *) 23-19 (x)", "1 @1 2/2 * -\n"},

    /* Set up by FEN; names of tags in any case, languages and scripts. */
    {"english", "[FEN \"W:W18:B15,1\"]\n18x11 *", "1 @1 1/1 * -\n"},
    {"english", "[Setup \"1\"]\n[Fen \"W:W18:B15,1.\"]\n18x11", "1 @1 1/1 * -\n"},
    {"english", "[FEN \"\"]\n11-15", "1 @1 1/1 * -\n"},
    {"english", "[FEN \"?:W18:B15,1\"]\n*", "1 @1 0/0 * -\n"},
    {"russian", "[Событие \"Москва\"]\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 g5-h4 4. b4:d6 *",
     "1 @1 7/7 * -\n"},
    {"russian", "1. 22-18 11-16 1/2-1/2", "1 @1 2/2 1/2-1/2 agreement\n"},   /* by numbers */
    {"english", "1. c3-d4", "1 @1 0/1 * -; move-illegal 1:4 ply 0 c3-d4\n"}, /* by names */
    {"english", "1. e5-d4? b6", "1 @1 0/2 * -; move-illegal 1:4 ply 0 e5-d4\n"},

    /* Ends by the rules: no draw stops the moves, but the last position's status is told. */
    {"english", "[FEN \"W:W18:B15\"]\n18x11", "1 @1 1/1 * no-pieces\n"},
    {"english", "[FEN \"W:W18:B15\"]\n18x11 1-0", "1 @1 1/1 0-1 no-pieces\n"},
    {"english", "[FEN \"W:W18:B15\"]\n18x11 1-5",
     "1 @1 1/2 * no-pieces; move-illegal 2:7 ply 1 1-5\n"},
    {"turkish", "[FEN \"W:WKa1,Kc1:BKh8,Kf8\"] a1-a2 h8-h7 a2-a1 h7-h8 a1-a2 h8-h7 a2-a1 h7-h8",
     "1 @1 8/8 * repetition\n"},
    {"turkish", "[FEN \"W:WKa1,Kc1:BKh8,Kf8\"] a1-a2 h8-h7 a2-a1 h7-h8 a1-a2 h8-h7 a2-a1 h7-h8 0-1",
     "1 @1 8/8 0-1 resignation\n"},
    {"turkish",
     "[FEN \"W:WKa1,Kc1:BKh8,Kf8\"] a1-a2 h8-h7 a2-a1 h7-h8 a1-a2 h8-h7 a2-a1 h7-h8 a1-a3 *",
     "1 @1 9/9 * -\n"},
    {"turkish-ludoteka", "[FEN \"W:WKa1:BKh8\"] a1-a2 h8-h7", "1 @1 2/2 * one-piece-each\n"},
    {"turkish-dama", "[FEN \"W:WKa1:Bh7\"] a1-a2 h7-h6 0-1", "1 @1 2/2 0-1 resignation\n"},
};

static void reads_what_there_is(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof readings / sizeof *readings; i++) {
        const struct reading *r = &readings[i];
        const size_t steps[] = {1, 7, 1000000};
        for (size_t step = 0; step < 3; step++) {
            char got[1024];
            summary(dm_rules_find(r->rules), r->text, steps[step], got);
            if (strcmp(got, r->summary) != 0)
                fail_msg("%s\n     got %sexpected %s", r->text, got, r->summary);
        }
    }
}

/* --- what is at fault ---------------------------------------------------------------------------
 */

static const struct reading faults[] = {
    /* Moves, with the reason; the rest of the game is only counted, the next game is read. */
    {"english", "1. 11-15 22-18 2. 9-13 *\n12-16 *",
     "1 @1 2/3 * -; capture-compulsory 1:19 ply 2 9-13\n2 @2 1/1 * -\n"},
    {"english", "11-15 hello 12-16", "1 @1 1/3 * -; syntax 1:8 ply 1 hello\n"},
    {"english", "11-15 22-33", "1 @1 1/2 * -; square 1:10 ply 1 22-33\n"},
    {"english", "11-15 -", "1 @1 1/2 * -; syntax 1:7 ply 1 -\n"},
    {"english", "11-15 \"", "1 @1 1/2 * -; syntax 1:7 ply 1 \"\n"},
    {"english", "[FEN \"W:W30:B26,17,10,25,18,11\"]\n30x7",
     "1 @1 0/1 * -; move-ambiguous 2:1 ply 0 30x7\n"},

    /* Tags. */
    {"english", "[Event]\n11-15", "1 @1 1/1 * -; tag 1:1 ply 0 Event\n"},
    {"english", "[Event a]\n11-15", "1 @1 1/1 * -; tag 1:1 ply 0 Event\n"},
    {"english", "[Event \"a]\n11-15", "1 @1 1/1 * -; tag 1:1 ply 0 Event\n"},
    {"english", "[Event \"a\"\n11-15", "1 @1 1/1 * -; tag 1:1 ply 0 Event\n"},
    {"english", "[\"a\"]\n11-15", "1 @1 1/1 * -; tag 1:1 ply 0 \n"},
    {"english", "[", "1 @1 0/0 * -; tag 1:1 ply 0 \n"},

    /* The start position: nothing is replayed from another one. */
    {"english", "[FEN \"W:W18:B15,33\"]\n18x11", "1 @1 0/1 * -; square 1:17 ply 0 W:W18:B15,33\n"},
    {"english", "[FEN \"W:W18:W15\"] *", "1 @1 0/0 * -; side-twice 1:13 ply 0 W:W18:W15\n"},
    {"english", "[FEN \"?:W18:B15,1\"]\n18x11", "1 @1 0/1 * -; side-unknown 2:1 ply 0 18x11\n"},

    /* Comments and variations that are not closed do not swallow the next game. */
    {"english", "11-15 {oh", "1 @1 1/1 * -; comment-open 1:7 ply 1 oh\n"},
    {"english", "11-15 {oh\n[Event \"\"]\n12-16",
     "1 @1 1/1 * -; comment-open 1:7 ply 1 oh \n2 @2 1/1 * -\n"},
    {"english", "11-15 {[%clk 1]\n[%eval 2]} 22-17", "1 @1 2/2 * -\n"},
    {"english", "{", "1 @1 0/0 * -; comment-open 1:1 ply 0 \n"},
    {"english", "11-15 (12-16 (9-13)\n[Event \"\"]\n12-16",
     "1 @1 1/1 * -; variation-open 1:7 ply 1 (\n2 @2 1/1 * -\n"},
    {"english", "11-15 (", "1 @1 1/1 * -; variation-open 1:7 ply 1 (\n"},
    {"english", "11-15 ) 22-17", "1 @1 2/2 * -; variation-close 1:7 ply 1 \n"},

    /* The first fault counts, but one that loses the position goes before one of the text. */
    {"english", "[A]\n[B]\n11-15", "1 @1 1/1 * -; tag 1:1 ply 0 A\n"},
    {"english", "[A]\n11-15 12-16", "1 @1 1/2 * -; move-illegal 2:7 ply 1 12-16\n"},
    {"english", "11-15 12-16 ) 9-13", "1 @1 1/3 * -; move-illegal 1:7 ply 1 12-16\n"},
    {"english", "[FEN W:W18:B15]\n18x11", "1 @1 0/1 * -; tag 1:1 ply 0 FEN\n"},
};

static void says_what_is_at_fault(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        char got[1024];
        summary(dm_rules_find(faults[i].rules), faults[i].text, 5, got);
        if (strcmp(got, faults[i].summary) != 0)
            fail_msg("%s\n     got %sexpected %s", faults[i].text, got, faults[i].summary);
    }
}

static void variations_nest_so_deep_and_no_deeper(void **state) {
    (void)state;
    char text[4 * DM_PDN_NESTING_MAX + 64], got[1024];
    const unsigned most = DM_PDN_NESTING_MAX;
    for (unsigned depth = most; depth <= most + 1; depth++) {
        char *end = text + sprintf(text, "11-15 ");
        for (unsigned i = 0; i < depth; i++) *end++ = '(';
        for (unsigned i = 0; i < depth; i++) *end++ = ')';
        strcpy(end, " 22-17 *");
        summary(dm_rules_find("english"), text, 100, got);
        assert_string_equal(got, depth == most ? "1 @1 2/2 * -\n"
                                               : "1 @1 2/2 * -; nesting 1:107 ply 1 \n");
    }
}

/* --- tags and comments ---------------------------------------------------------------------------
 */

static void assert_tag(const struct dm_pdn_game *game, unsigned i, const char *name,
                       const char *value) {
    assert_true(i < game->tag_count);
    assert_string_equal(game->tags[i].name, name);
    assert_string_equal(game->tags[i].value, value);
}

static void tags_are_kept_as_they_are(void **state) {
    (void)state;
    static const char text[] = "[Bianco \"BORGHETTI Michele\"]\n[Nero   \"x\"][Risultato \"1-0\"]\n"
                               "[ Событие \"Первенство [1]\" ]\n[Event \"the \"big\" one\"]\n[Q "
                               "\"a \\\"b\\\" \\\\ \\n\"]\n"
                               "[Empty \"\"]\n[Nero \"again\"]\n\n1. 21-17 1-0";
    struct text_source source = {text, sizeof text - 1, 3};
    struct dm_pdn_reader *reader = dm_pdn_open(dm_rules_find("italian"), read_text, &source);
    const struct dm_pdn_game *game;
    assert_int_equal(dm_pdn_next(reader, &game), DM_OK);
    assert_int_equal(game->fault.code, DM_OK);
    assert_int_equal(game->tag_count, 8);
    assert_tag(game, 0, "Bianco", "BORGHETTI Michele");
    assert_tag(game, 1, "Nero", "x");
    assert_tag(game, 2, "Risultato", "1-0");
    assert_tag(game, 3, "Событие", "Первенство [1]");
    assert_tag(game, 4, "Event", "the \"big\" one");
    assert_tag(game, 5, "Q", "a \"b\" \\ \\n");
    assert_tag(game, 6, "Empty", "");
    assert_tag(game, 7, "Nero", "again");
    dm_pdn_close(reader);
}

/* "[GameType "22"]" is Italian; 99 is nobody's. */
static void games_go_by_their_type_if_they_may(void **state) {
    static const char text[] = "[GameType \"22,W,8,8,N1,0\"]\n1. 22-18 *\n"
                               "[Event \"x\"]\n1. 11-15 *\n"
                               "[GameType \"99\"]\n1. 11-15 (11-16) 22-18 (22-17 (23-19)) *\n";
    static const char *const rules[] = {"italian", "english", "english"};
    static const unsigned offsets[] = {0, 38, 61}, variations[] = {0, 0, 2};
    struct text_source source = {text, strlen(text), 7};
    struct dm_pdn_reader *reader = dm_pdn_open(dm_rules_find("english"), read_text, &source);
    const struct dm_pdn_game *game;
    (void)state;
    dm_pdn_go_by_type(reader);
    for (unsigned i = 0; i < 3; i++) {
        assert_int_equal(dm_pdn_next(reader, &game), DM_OK);
        assert_int_equal(game->fault.code, DM_OK);
        assert_string_equal(dm_game_rules(game->game)->id, rules[i]);
        assert_int_equal(game->offset, offsets[i]);
        assert_int_equal(game->variations, variations[i]);
    }
    dm_pdn_close(reader);
}

/* Where a variation begins, what it leaves, and its moves. */
static void assert_line(const struct dm_pdn_game *game, unsigned i, unsigned from, unsigned at,
                        const char *moves) {
    char got[256] = "", effect[DM_EFFECT_SIZE];
    const struct dm_pdn_line *line = &game->lines[i];
    assert_true(i < game->line_count);
    for (unsigned k = 0; k < line->count; k++) {
        dm_effect_write(dm_game_rules(game->game), &line->moves[k], effect, sizeof effect);
        strcat(got, k ? " " : "");
        strcat(got, effect);
    }
    assert_string_equal(got, moves);
    assert_int_equal(line->from, from);
    assert_int_equal(line->at, at);
}

static void variations_are_kept_if_that_is_asked(void **state) {
    static const char text[] = "1. 11-15 (11-16 22-18 1-0 (22-17 {x} 16-19 (16-20)) 16-19) 22-18\n"
                               "(22-17 9-13 (9-9) 17-14) 15x22 ((9-14) 8-11) (9-1) (9-14 *";
    struct text_source source = {text, strlen(text), 7};
    struct dm_pdn_reader *reader = dm_pdn_open(dm_rules_find("english"), read_text, &source);
    const struct dm_pdn_game *game;
    (void)state;
    dm_pdn_keep_variations(reader);
    assert_int_equal(dm_pdn_next(reader, &game), DM_OK);
    assert_int_equal(dm_game_plies(game->game), 3);
    assert_int_equal(game->line_count, 9);
    assert_line(game, 0, 0, 0, "f6>g5 c3>d4 g5>f4");
    assert_line(game, 1, 1, 1, "c3>b4 g5>f4");
    assert_line(game, 2, 2, 2, "g5>h4");
    assert_line(game, 3, 0, 1, "c3>b4 b6>a5 b4>c5");
    assert_line(game, 4, 4, 2, "");
    /* One in another that has no move yet replaces nothing. */
    assert_line(game, 5, 0, 2, "");
    assert_line(game, 6, 6, 0, "");
    assert_line(game, 7, 0, 2, "");
    assert_line(game, 8, 0, 2, "");
    assert_int_equal(game->unread, 5);
    assert_int_equal(game->fault.code, DM_E_VARIATION_OPEN);
    dm_pdn_close(reader);
}

static void comments_belong_to_plies(void **state) {
    (void)state;
    static const char text[] = "{head} [Event \"\"] {start} 1. {} 11-15! {good\r\none} $2 "
                               "(11-16 {not kept}) 23-19 2. 8-11 ; to the end\n 22-17 {last} *"
                               "{of the next} 12-16 {there}";
    struct text_source source = {text, sizeof text - 1, 3};
    struct dm_pdn_reader *reader = dm_pdn_open(dm_rules_find("english"), read_text, &source);
    const struct dm_pdn_game *game;
    assert_int_equal(dm_pdn_next(reader, &game), DM_OK);
    assert_int_equal(game->move_count, 4);
    assert_string_equal(game->comments[0], "head start");
    assert_string_equal(game->comments[1], "! good one $2");
    assert_null(game->comments[2]);
    assert_string_equal(game->comments[3], "to the end");
    assert_string_equal(game->comments[4], "last");
    assert_int_equal(dm_pdn_next(reader, &game), DM_OK);
    assert_string_equal(game->comments[0], "of the next");
    assert_string_equal(game->comments[1], "there");
    assert_int_equal(dm_pdn_next(reader, &game), DM_OK);
    assert_null(game);
    assert_int_equal(dm_pdn_next(reader, &game), DM_OK); /* and so it stays */
    assert_null(game);
    dm_pdn_close(reader);
}

/* --- streams and bounds
 * --------------------------------------------------------------------------- */

/* A text of `head`, then `body` so many times, then `tail`. */
struct long_text {
    const char *head, *body, *tail;
    size_t bodies, at; /* at: in the part that is being read */
    bool fails;        /* at the end, instead of ending */
};

static long read_long(void *context, char *buffer, size_t size) {
    struct long_text *text = context;
    while (*text->head || text->bodies || *text->tail) {
        const char *part = *text->head ? text->head : text->bodies ? text->body : text->tail;
        size_t length = strlen(part + text->at);
        if (length > size) length = size;
        memcpy(buffer, part + text->at, length);
        text->at += length;
        if (part[text->at]) return (long)length;
        text->at = 0;
        if (part == text->head)
            text->head = "";
        else if (part == text->body)
            text->bodies--;
        else
            text->tail = "";
        if (length) return (long)length;
    }
    return text->fails ? -1 : 0;
}

static enum dm_error read_all(struct long_text *text, unsigned *games, size_t *most_memory) {
    struct dm_pdn_reader *reader = dm_pdn_open(dm_rules_find("english"), read_long, text);
    const struct dm_pdn_game *game;
    enum dm_error error;
    *games = 0;
    while (!(error = dm_pdn_next(reader, &game)) && game) {
        const size_t memory = mallinfo2().uordblks + mallinfo2().hblkhd;
        if (most_memory && memory > *most_memory) *most_memory = memory;
        (*games)++;
    }
    assert_int_equal(dm_pdn_next(reader, &game), error); /* and so it stays */
    assert_null(game);
    dm_pdn_close(reader);
    return error;
}

/* Megabytes of games need no more memory than one. */
static void memory_is_bounded_by_a_game(void **state) {
    (void)state;
    struct long_text text = {
        .head = "",
        .body = "[Event \"x\"]\n[Site \"y\"]\n\n1. 11-15 {a comment (with brackets)} 23-19 2. 8-11 "
                "22-17 3. 4-8 (3. 9-13 17-14) 17-13 4. 15-18 24-20 1/2-1/2\n\n",
        .tail = "",
        .bodies = 20000};
    const size_t before = mallinfo2().uordblks + mallinfo2().hblkhd;
    size_t most = before;
    unsigned games;
    assert_int_equal(read_all(&text, &games, &most), DM_OK);
    assert_int_equal(games, 20000);
    assert_true(most - before < 100000);
}

struct beyond {
    const char *what;
    const char *head, *body;
    size_t bodies;
    const char *tail;
    /* What is wrong with the game, and how far it is played nonetheless. */
    enum dm_error code;
    unsigned line, column, ply, plies;
};
#define BODIES_MAX (DM_PDN_TEXT_MAX / 16)
/* Two moves each that can be played for ever. */
#define TO_AND_FRO "32-28 5-1 28-32 1-5\n"
static const struct beyond beyond[] = {
    {"as many moves as may be", "[FEN \"W:WK32:BK5\"]\n", TO_AND_FRO, DM_PDN_MOVES_MAX / 4, "*",
     DM_OK, 0, 0, 0, DM_PDN_MOVES_MAX},
    {"a move too many", "[FEN \"W:WK32:BK5\"]\n", TO_AND_FRO, DM_PDN_MOVES_MAX / 4, "32-28 5-1 *",
     DM_E_TOO_LONG, DM_PDN_MOVES_MAX / 4 + 2, 1, DM_PDN_MOVES_MAX, DM_PDN_MOVES_MAX},
    {"a long comment", "11-15\n{", "0123456789abcde ", BODIES_MAX, "} 22-17 *", DM_E_TOO_LONG, 2, 1,
     1, 2},
    {"comments", "11-15\n", "{0123456789abcde}\n", BODIES_MAX + 1, "22-17 *", DM_E_TOO_LONG,
     BODIES_MAX + 2, 1, 1, 2},
    {"tags", "[First \"\"]\n", "[Name012 \"0123456789abcdef0123456\"]\n", BODIES_MAX / 2, "11-15 *",
     DM_E_TOO_LONG, BODIES_MAX / 2 + 1, 1, 0, 0},
    {"a long tag", "[A \"\"]\n[Event \"", "0123456789abcdef", BODIES_MAX, "\"] 11-15 22-17 *",
     DM_E_TOO_LONG, 2, 1, 0, 2},
    {"a long start", "[FEN \"W:WK32:BK5", "0123456789abcdef", BODIES_MAX, "\"] 11-15 22-17 *",
     DM_E_TOO_LONG, 1, 1, 0, 0},
    {"a long name", "[Event", "0123456789abcdef", BODIES_MAX, " \"\"] 11-15 *", DM_E_TOO_LONG, 1, 1,
     0, 1},
    {"a long word", "11-15 22-17 ", "0123456789abcdef", BODIES_MAX, "\n9-13 *", DM_E_TOO_LONG, 1,
     13, 2, 2},
    {"a long number", "11-15 ", "0123456789012345", BODIES_MAX, ". 22-17 *", DM_E_TOO_LONG, 1, 7, 1,
     2},
    {"variations within variations", "11-15 ", "((((((((((((((((", BODIES_MAX, "\n", DM_E_NESTING,
     1, 7 + DM_PDN_NESTING_MAX, 1, 1},
    /* What is skipped counts for nothing. */
    {"a long variation", "11-15 (", "{0123456789abcde} ", 2 * BODIES_MAX, ") 22-17 *", DM_OK, 0, 0,
     0, 2},
    {"a long word in a variation", "11-15 (", "0123456789abcdef", BODIES_MAX, ") 22-17 *", DM_OK, 0,
     0, 0, 2},
    {"a long comment in a variation", "11-15 ({", "0123456789abcdef", BODIES_MAX, "}) 22-17 *",
     DM_OK, 0, 0, 0, 2},
    {"a long line that is skipped", "11-15 %", "0123456789abcdef", BODIES_MAX, "\n22-17 *", DM_OK,
     0, 0, 0, 2},
};

static void assert_game(const char *what, const struct dm_pdn_game *game,
                        const struct beyond *expected) {
    const struct dm_fault *fault = &game->fault;
    const unsigned plies = dm_game_plies(game->game);
    if (fault->code == expected->code && fault->line == expected->line &&
        fault->column == expected->column && game->fault_ply == expected->ply &&
        plies == expected->plies)
        return;
    fail_msg("%s: %s at %u:%u, ply %u, played %u", what, dm_error_name(fault->code), fault->line,
             fault->column, game->fault_ply, plies);
}

/* A game beyond a bound is faulty, and the one after it is read whole. */
static void a_game_is_bounded_and_the_next_one_read(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof beyond / sizeof *beyond; i++) {
        const struct beyond *b = &beyond[i];
        static const struct beyond whole = {.plies = 3};
        char tail[100];
        snprintf(tail, sizeof tail, "%s\n[Event \"next\"]\n11-15 22-17 9-13 {well} *", b->tail);
        struct long_text text = {b->head, b->body, tail, b->bodies, 0, false};
        struct dm_pdn_reader *reader = dm_pdn_open(dm_rules_find("english"), read_long, &text);
        const struct dm_pdn_game *game;
        assert_int_equal(dm_pdn_next(reader, &game), DM_OK);
        assert_game(b->what, game, b);
        assert_int_equal(dm_pdn_next(reader, &game), DM_OK);
        assert_game(b->what, game, &whole);
        assert_int_equal(game->number, 2);
        assert_string_equal(game->tags[0].value, "next");
        assert_string_equal(game->comments[3], "well");
        assert_int_equal(dm_pdn_next(reader, &game), DM_OK);
        assert_null(game);
        dm_pdn_close(reader);
    }
}

static void nul_bytes_are_read_over(void **state) {
    (void)state;
    static const char text[] = "[A \"x\0y\"] 11-15 {a\0b} 22-\00017 \0 *\n[B \"\"] 11-15 22-17 *";
    struct text_source source = {text, sizeof text - 1, 3};
    struct dm_pdn_reader *reader = dm_pdn_open(dm_rules_find("english"), read_text, &source);
    const struct dm_pdn_game *game;
    assert_int_equal(dm_pdn_next(reader, &game), DM_OK);
    assert_tag(game, 0, "A", "x?y");
    assert_string_equal(game->comments[1], "a?b");
    assert_int_equal(game->fault.code, DM_E_SYNTAX);
    assert_int_equal(game->fault.column, 26);
    assert_string_equal(game->fault_text, "22-?17");
    assert_int_equal(dm_pdn_next(reader, &game), DM_OK);
    assert_int_equal(game->fault.code, DM_OK);
    assert_int_equal(dm_game_plies(game->game), 2);
    dm_pdn_close(reader);
}

/* Whatever is left out, what is kept is whole. */
static void what_is_too_long_is_left_out(void **state) {
    (void)state;
    struct long_text text = {"{first} 11-15 {second}",
                             "{0123456789abcde} ",
                             "{last} 22-17 {next} *",
                             BODIES_MAX,
                             0,
                             false};
    struct dm_pdn_reader *reader = dm_pdn_open(dm_rules_find("english"), read_long, &text);
    const struct dm_pdn_game *game;
    assert_int_equal(dm_pdn_next(reader, &game), DM_OK);
    assert_string_equal(game->comments[0], "first");
    assert_true(strncmp(game->comments[1], "second 0123456789abcde 0123", 27) == 0);
    assert_true(strlen(game->comments[1]) < DM_PDN_TEXT_MAX);
    assert_true(strlen(game->comments[1]) > DM_PDN_TEXT_MAX - 32);
    dm_pdn_close(reader);

    text = (struct long_text){
        "[A \"1\"] [B \"", "0123456789abcdef", "\"] [C \"3\"] *", BODIES_MAX, 0, false};
    reader = dm_pdn_open(dm_rules_find("english"), read_long, &text);
    assert_int_equal(dm_pdn_next(reader, &game), DM_OK);
    assert_int_equal(game->tag_count, 3);
    assert_tag(game, 0, "A", "1");
    assert_tag(game, 1, "B", "");
    assert_tag(game, 2, "C", "3");
    dm_pdn_close(reader);
}

static void a_failing_source_is_reported(void **state) {
    (void)state;
    unsigned games;
    struct long_text text = {"11-15 * 11-15 23", "", "", 0, 0, true};
    assert_int_equal(read_all(&text, &games, NULL), DM_E_IO);
    assert_int_equal(games, 1);
}

/* --- writing
 * -------------------------------------------------------------------------------------- */

static void writes_like_this(void **state) {
    (void)state;
    static const struct dm_pdn_tag tags[] = {
        {"Event", "the \"big\" one"}, {"White", "A\\B\nC"}, {"Result", "ignored"}, {"FEN", "too"}};
    static struct text_sink sink;
    struct dm_game *game = dm_game_new(dm_rules_find("english"), NULL);
    for (const char *const *move = (const char *const[]){"11-15", "23-19", "8-11", NULL}; *move;
         move++) {
        const struct dm_move m = setup_move(dm_game_rules(game), dm_game_position(game), *move);
        assert_int_equal(dm_game_play(game, &m), DM_OK);
    }
    assert_int_equal(dm_game_resign(game, DM_WHITE), DM_OK);
    sink.length = 0;
    assert_int_equal(dm_pdn_write(game, tags, 4, write_text, &sink), DM_OK);
    assert_string_equal(sink.text, "[Event \"the \\\"big\\\" one\"]\n[White \"A\\\\B C\"]\n"
                                   "[Result \"0-1\"]\n[GameType \"21,B,8,8,N1,0\"]\n\n"
                                   "1. 11-15 23-19 2. 8-11 0-1\n\n");
    dm_game_free(game);
}

static void writes_a_set_up_game(void **state) {
    (void)state;
    static struct text_sink sink;
    const struct dm_rules *rules = dm_rules_find("russian");
    const struct dm_position start = setup_position(rules, "B:Wc3,g1:Bd4,h8,Ka7");
    struct dm_game *game = dm_game_new(rules, &start);
    const struct dm_move move = setup_move(rules, &start, "d4:b2");
    assert_int_equal(dm_game_play(game, &move), DM_OK);
    sink.length = 0;
    assert_int_equal(dm_pdn_write(game, NULL, 0, write_text, &sink), DM_OK);
    assert_string_equal(sink.text, "[Result \"*\"]\n[GameType \"25,W,8,8,A0,0\"]\n[SetUp \"1\"]\n"
                                   "[FEN \"B:Wg1,c3:Bd4,Ka7,h8\"]\n\n1... d4:b2 *\n\n");
    dm_game_free(game);
}

struct game_type {
    const char *rules, *tag, *draw;
};
static const struct game_type game_types[] = {
    {"turkish", "\"30,W,8,8,A0,0\"", "1/2-1/2"},
    {"turkish-dama", "\"30,W,8,8,A0,0\"", "1/2-1/2"},
    {"turkish-ludoteka", "\"30,W,8,8,A0,0\"", "1/2-1/2"},
    {"italian", "\"22,W,8,8,N2,1\"", "1/2-1/2"},
    {"english", "\"21,B,8,8,N1,0\"", "1/2-1/2"},
    {"international", "\"20,W,10,10,N2,0\"", "1-1"},
    {"brazilian", "\"26,W,8,8,A0,0\"", "1/2-1/2"},
    {"spanish", "\"24,W,8,8,N1,1\"", "1/2-1/2"},
    {"portuguese", "\"28,W,8,8,N1,1\"", "1/2-1/2"},
    {"russian", "\"25,W,8,8,A0,0\"", "1/2-1/2"},
    {"pool", "\"23,B,8,8,N1,0\"", "1/2-1/2"},
    {"czech", "\"29,W,8,8,A0,0\"", "1/2-1/2"},
};

static void assert_drawn(const struct dm_rules *rules, const char *tag, const char *draw) {
    static struct text_sink sink;
    struct dm_game *game = dm_game_new(rules, NULL);
    char moves[16];
    assert_int_equal(dm_game_agree_draw(game), DM_OK);
    sink.length = 0;
    assert_int_equal(dm_pdn_write(game, NULL, 0, write_text, &sink), DM_OK);
    snprintf(moves, sizeof moves, "\n\n%s\n", draw);
    assert_non_null(strstr(sink.text, tag));
    assert_non_null(strstr(sink.text, moves));
    dm_game_free(game);
}

static void game_types_are_those_of_the_standard(void **state) {
    (void)state;
    assert_int_equal(sizeof game_types / sizeof *game_types, dm_rules_count());
    for (unsigned i = 0; i < dm_rules_count(); i++)
        assert_drawn(dm_rules_find(game_types[i].rules), game_types[i].tag, game_types[i].draw);
}

/* A home-made record says itself how its results are written, whatever its game type. */
static void results_in_points_are_the_record_s_choice(void **state) {
    (void)state;
    struct dm_rules rules = *dm_rules_find("czech");
    rules.pdn_points = true;
    assert_int_equal(dm_rules_prepare(&rules), DM_OK);
    assert_drawn(&rules, "\"29,W,8,8,A0,0\"", "1-1");
}

static bool refuse_to_write(void *context, const char *text, size_t length) {
    (void)text;
    size_t *left = context;
    if (length > *left) return false;
    *left -= length;
    return true;
}

static void writing_can_fail(void **state) {
    (void)state;
    static const char *const bad[] = {"", "a b", "a\"", "[", "a]", "\n"};
    struct dm_game *game = dm_game_new(dm_rules_find("english"), NULL);
    for (size_t room = 0; room < 40; room++) {
        size_t left = room;
        assert_int_equal(dm_pdn_write(game, NULL, 0, refuse_to_write, &left), DM_E_IO);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        size_t left = 10000;
        const struct dm_pdn_tag tag = {bad[i], "value"};
        assert_int_equal(dm_pdn_write(game, &tag, 1, refuse_to_write, &left), DM_E_TAG);
    }
    dm_game_free(game);
}

/* --- there and back
 * ------------------------------------------------------------------------------- */

static void comes_back(const struct dm_game *game, const char *expected, const char *place) {
    static struct text_sink sink;
    static const struct dm_pdn_tag tags[] = {{"Bianco", "Ünal \"x\" \\"}, {"Ход", "\\\""}};
    (void)expected;
    sink.length = 0;
    assert_int_equal(dm_pdn_write(game, tags, 2, write_text, &sink), DM_OK);
    struct text_source source = {sink.text, sink.length, 11};
    struct dm_pdn_reader *reader = dm_pdn_open(dm_game_rules(game), read_text, &source);
    const struct dm_pdn_game *again;
    assert_int_equal(dm_pdn_next(reader, &again), DM_OK);
    if (again->fault.code)
        fail_msg("%s: %s %s", place, dm_error_text(again->fault.code), again->fault_text);
    assert_tag(again, 0, tags[0].name, tags[0].value);
    assert_tag(again, 1, tags[1].name, tags[1].value);
    assert_int_equal(dm_game_plies(again->game), dm_game_plies(game));
    for (unsigned ply = 0; ply <= dm_game_plies(game); ply++)
        assert_true(dm_position_equal(dm_game_position_at(game, ply),
                                      dm_game_position_at(again->game, ply)));
    for (unsigned ply = 0; ply < dm_game_plies(game); ply++)
        assert_true(dm_move_equal(dm_game_move_at(game, ply), dm_game_move_at(again->game, ply)));
    assert_int_equal(dm_game_status(again->game).result, dm_game_status(game).result);
    assert_int_equal(dm_game_status(again->game).reason, dm_game_status(game).reason);
    assert_int_equal(again->result, dm_game_status(game).result);
    assert_int_equal(dm_pdn_next(reader, &again), DM_OK);
    assert_null(again);
    dm_pdn_close(reader);
}

static void recorded_games_come_back(void **state) { recorded_each(*state, comes_back); }

/* --- games that people played, where they are at hand
 * ---------------------------------------------- */

struct real_fault {
    unsigned game, ply;
    enum dm_error code;
};
struct real_file {
    const char *rules, *name;
    unsigned games, plies;      /* in all games, as far as they are replayed */
    struct real_fault fault[3]; /* of the file, see docs/real-files.md */
};
static const struct real_file real_files[] = {
    {"english", "english-problems-bridges.pdn", 267, 0, {{14, 0, DM_E_SYNTAX}}},
    {"english",
     "english-tinsley.pdn",
     724,
     36106,
     {{541, 122, DM_E_MOVE_ILLEGAL}, {623, 30, DM_E_SYNTAX}, {693, 33, DM_E_SYNTAX}}},
    {"international", "international-babasy1.pdn", 43, 4577, {{0}}},
    {"international", "international-nk2003.pdn", 33, 3268, {{0}}},
    {"italian", "italian-11-man-ballots.pdn", 2400, 0, {{0}}},
    {"italian", "italian-championship-2005.pdn", 53, 3226, {{46, 25, DM_E_MOVE_AMBIGUOUS}}},
    {"russian", "russian-abatsiev.pdn", 56, 2648, {{36, 0, DM_E_SYNTAX}}},
};
#define REAL_FILES (sizeof real_files / sizeof *real_files)

static long read_file(void *context, char *buffer, size_t size) {
    FILE *file = context;
    const size_t got = fread(buffer, 1, size, file);
    return ferror(file) ? -1 : (long)got;
}

/* The expected faults, and no others. */
static void check_fault(const struct real_file *real, const struct dm_pdn_game *game,
                        unsigned *found) {
    if (!game->fault.code) return;
    const struct real_fault *expected = *found < 3 ? &real->fault[*found] : NULL;
    if (!expected || expected->game != game->number || expected->ply != game->fault_ply ||
        expected->code != game->fault.code)
        fail_msg("%s:%u:%u game %u ply %u %s: %s (%s)", real->name, game->fault.line,
                 game->fault.column, game->number, game->fault_ply, game->fault_text,
                 dm_error_text(game->fault.code), game->fault.detail);
    ++*found;
}

static void a_real_file_is_read(void **state) {
    const struct real_file *real = *state;
    char path[512];
    snprintf(path, sizeof path, SOURCE_DIR "/../shared/games/%s", real->name);
    FILE *file = fopen(path, "rb");
    if (!file) {
        print_message("skipped: no ../shared/games/%s\n", real->name);
        skip();
    }
    struct dm_pdn_reader *reader = dm_pdn_open(dm_rules_find(real->rules), read_file, file);
    const struct dm_pdn_game *game;
    unsigned games = 0, plies = 0, found = 0;
    while (dm_pdn_next(reader, &game) == DM_OK && game) {
        games++;
        plies += dm_game_plies(game->game);
        check_fault(real, game, &found);
        if (!game->fault.code) comes_back(game->game, NULL, real->name);
    }
    assert_int_equal(games, real->games);
    assert_int_equal(plies, real->plies);
    if (found < 3) assert_int_equal(real->fault[found].game, 0);
    dm_pdn_close(reader);
    fclose(file);
}

/* --- all of it
 * ------------------------------------------------------------------------------------ */

int main(void) {
    const struct CMUnitTest fixed[] = {
        cmocka_unit_test(reads_what_there_is),
        cmocka_unit_test(says_what_is_at_fault),
        cmocka_unit_test(variations_nest_so_deep_and_no_deeper),
        cmocka_unit_test(variations_are_kept_if_that_is_asked),
        cmocka_unit_test(tags_are_kept_as_they_are),
        cmocka_unit_test(games_go_by_their_type_if_they_may),
        cmocka_unit_test(comments_belong_to_plies),
        cmocka_unit_test(memory_is_bounded_by_a_game),
        cmocka_unit_test(a_game_is_bounded_and_the_next_one_read),
        cmocka_unit_test(what_is_too_long_is_left_out),
        cmocka_unit_test(nul_bytes_are_read_over),
        cmocka_unit_test(a_failing_source_is_reported),
        cmocka_unit_test(writes_like_this),
        cmocka_unit_test(writes_a_set_up_game),
        cmocka_unit_test(game_types_are_those_of_the_standard),
        cmocka_unit_test(results_in_points_are_the_record_s_choice),
        cmocka_unit_test(writing_can_fail),
    };
    enum { FIXED = sizeof fixed / sizeof *fixed, MOST = FIXED + REAL_FILES + 32 };
    struct CMUnitTest tests[MOST];
    size_t count = 0;
    while (count < FIXED) {
        tests[count] = fixed[count];
        count++;
    }
    for (unsigned i = 0; i < recorded_set_count; i++)
        tests[count++] = (struct CMUnitTest){recorded_sets[i].id, recorded_games_come_back, NULL,
                                             NULL, (void *)(uintptr_t)&recorded_sets[i]};
    for (size_t i = 0; i < REAL_FILES; i++)
        tests[count++] = (struct CMUnitTest){real_files[i].name, a_real_file_is_read, NULL, NULL,
                                             (void *)(uintptr_t)&real_files[i]};
    return _cmocka_run_group_tests("pdn", tests, count, NULL, NULL);
}
