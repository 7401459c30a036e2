#include "damier/pdn.h"

#include <stdlib.h>
#include <string.h>

#include "damier/notation.h"
#include "game/bytes.h"
#include "game/cursor.h"
#include "game/pdn_lexer.h"
#include "game/pdn_result.h"
#include "game/pdn_words.h"
#include "game/replay.h"

/* Where a tag's name and value are in the reader's texts. The FEN tag's place is for faults. */
struct tag_place {
    size_t name, value;
    unsigned line, column;
};

#define NO_REMARK SIZE_MAX

struct dm_pdn_reader {
    const struct dm_rules *rules;
    struct pdn_lexer lexer;
    struct pdn_token token; /* the next one, if `ahead` */
    bool ahead;

    /* The game that is being read. */
    struct dm_pdn_game out;
    struct dm_game *game;
    bool side_unknown;               /* its FEN has '?' as side to move */
    bool begun;                      /* something of it has been read, be it a tag */
    bool played;                     /* a move or its number has been read: no more tags */
    bool lost;                       /* the position is no longer known: no more moves are played */
    unsigned depth;                  /* of variations */
    unsigned open_line, open_column; /* of the outermost variation */
    enum dm_result result;           /* by the word at its end */
    struct bytes texts;              /* names and values of tags */
    struct bytes places;             /* struct tag_place each */
    struct bytes remarks;            /* comments and marks */
    struct bytes remark_at;          /* size_t for each ply: where in remarks its text begins */
    struct bytes tags;               /* struct dm_pdn_tag each, made at the game's end */
    struct bytes comments;           /* const char * each, likewise */
    char fault_text[DM_MOVE_TEXT_SIZE];
};

/* --- faults --------------------------------------------------------------------------------- */

/* Of several faults the first counts: what comes after may follow from it. But one by which the
 * position is lost goes before one that is only in the text. */
static void fault(struct dm_pdn_reader *reader, const struct dm_fault *what, const char *text,
                  bool loses) {
    struct dm_pdn_game *out = &reader->out;
    if (reader->lost || (out->fault.code && !loses)) return;
    reader->lost = loses;
    out->fault = *what;
    out->fault_ply = out->move_count;
    const size_t length = strlen(text), room = sizeof reader->fault_text - 1;
    const size_t kept = length < room ? length : room;
    memcpy(reader->fault_text, text, kept);
    reader->fault_text[kept] = '\0';
}

/* A fault of the token as a whole. */
static void token_fault(struct dm_pdn_reader *reader, enum dm_error code, bool loses) {
    const struct pdn_token *token = &reader->token;
    struct dm_fault what = {.code = code, .line = token->line, .column = token->column};
    fault_detail(&what, token->text, (unsigned)strlen(token->text));
    fault(reader, &what, token->text, loses);
}

/* A fault found by reading `text`, which stands at this place in the file. */
static void inner_fault(struct dm_pdn_reader *reader, struct dm_fault what, unsigned line,
                        unsigned column, const char *text) {
    what.line = line;
    what.column += column - 1;
    fault(reader, &what, text, true);
}

/* --- the start ------------------------------------------------------------------------------ */

static size_t tag_count(const struct dm_pdn_reader *reader) {
    return reader->places.length / sizeof(struct tag_place);
}

static struct tag_place place_of(const struct dm_pdn_reader *reader, size_t tag) {
    struct tag_place place;
    memcpy(&place, reader->places.data + tag * sizeof place, sizeof place);
    return place;
}

/* The first tag of that name with a value. */
static bool find_tag(const struct dm_pdn_reader *reader, const char *name,
                     struct tag_place *place) {
    for (size_t tag = 0; tag < tag_count(reader); tag++) {
        *place = place_of(reader, tag);
        const char *value = reader->texts.data + place->value;
        if (*value && pdn_same_name(reader->texts.data + place->name, name)) return true;
    }
    return false;
}

/* The start position by the FEN tag. A faulty one leaves the usual start. */
static void set_up(struct dm_pdn_reader *reader, struct dm_position *start) {
    struct tag_place place;
    struct dm_fault why;
    if (!find_tag(reader, "FEN", &place)) return;
    const char *fen = reader->texts.data + place.value;
    const enum dm_error error = dm_fen_read(reader->rules, fen, start, &why);
    reader->side_unknown = error == DM_E_SIDE_UNKNOWN;
    if (error && !reader->side_unknown) inner_fault(reader, why, place.line, place.column, fen);
}

static enum dm_error start_game(struct dm_pdn_reader *reader) {
    struct dm_position start = dm_position_start(reader->rules);
    if (reader->game) return DM_OK;
    set_up(reader, &start);
    reader->game = dm_game_new(reader->rules, &start);
    if (!reader->game) return DM_E_MEMORY;
    game_play_on(reader->game);
    return DM_OK;
}

/* --- moves ---------------------------------------------------------------------------------- */

static enum dm_error play(struct dm_pdn_reader *reader) {
    const struct pdn_token *token = &reader->token;
    struct dm_fault why;
    struct dm_move move;
    if (reader->side_unknown) {
        token_fault(reader, DM_E_SIDE_UNKNOWN, true);
        return DM_OK;
    }
    if (!dm_move_read(reader->rules, dm_game_position(reader->game), token->text, &move, &why))
        return dm_game_play(reader->game, &move);
    inner_fault(reader, why, token->line, token->column, token->text);
    return DM_OK;
}

static enum dm_error add_remark_slot(struct dm_pdn_reader *reader) {
    const size_t none = NO_REMARK;
    return bytes_add(&reader->remark_at, &none, sizeof none);
}

static enum dm_error read_move(struct dm_pdn_reader *reader) {
    enum dm_error error = start_game(reader);
    if (!error && reader->out.move_count == DM_PDN_MOVES_MAX) error = DM_E_TOO_LONG;
    if (!error && !reader->lost) error = play(reader);
    if (error) return error;
    reader->out.move_count++;
    return add_remark_slot(reader);
}

/* --- tokens --------------------------------------------------------------------------------- */

static enum dm_error read_remark(struct dm_pdn_reader *reader) {
    const struct pdn_token *token = &reader->token;
    struct bytes *remarks = &reader->remarks;
    size_t *slot = (size_t *)(void *)reader->remark_at.data + reader->out.move_count;
    if (!*token->text) return DM_OK;
    if (*slot == NO_REMARK)
        *slot = remarks->length;
    else
        remarks->data[remarks->length - 1] = ' ';
    return bytes_add(remarks, token->text, strlen(token->text) + 1);
}

static enum dm_error read_tag(struct dm_pdn_reader *reader) {
    const struct pdn_token *token = &reader->token;
    struct tag_place place = {.name = reader->texts.length,
                              .value = reader->texts.length + strlen(token->text) + 1,
                              .line = token->line,
                              .column = token->value_column};
    if (!*token->text) return DM_OK;
    enum dm_error error = bytes_add(&reader->texts, token->text, strlen(token->text) + 1);
    if (!error) error = bytes_add(&reader->texts, token->value, strlen(token->value) + 1);
    if (!error) error = bytes_add(&reader->places, &place, sizeof place);
    return error;
}

/* A tag begins another game after moves, and where the game's first tag comes again: there are
 * games with neither moves nor a result. */
static bool begins_another(const struct dm_pdn_reader *reader) {
    if (reader->played || reader->depth) return true;
    return tag_count(reader) &&
           !strcmp(reader->texts.data + place_of(reader, 0).name, reader->token.text);
}

static void open_variation(struct dm_pdn_reader *reader) {
    if (!reader->depth) {
        reader->open_line = reader->token.line;
        reader->open_column = reader->token.column;
    }
    if (reader->depth++ == DM_PDN_NESTING_MAX) token_fault(reader, DM_E_NESTING, false);
}

static void close_variation(struct dm_pdn_reader *reader) {
    if (reader->depth)
        reader->depth--;
    else
        token_fault(reader, DM_E_VARIATION_CLOSE, false);
}

static bool is_result(const struct dm_pdn_reader *reader, enum dm_result *result) {
    struct tag_place place;
    return pdn_result_read(reader->rules, find_tag(reader, "GameType", &place), reader->token.text,
                           result);
}

/* A token of the main line, or the opening of a variation. */
static enum dm_error read_token(struct dm_pdn_reader *reader) {
    switch (reader->token.kind) {
    case PDN_TAG: return read_tag(reader);
    case PDN_REMARK: return read_remark(reader);
    case PDN_OPEN: open_variation(reader); return DM_OK;
    case PDN_CLOSE: close_variation(reader); return DM_OK;
    case PDN_WORD: reader->played = true; return read_move(reader);
    case PDN_NUMBER: reader->played = true; return DM_OK;
    default: return DM_OK;
    }
}

static enum dm_error skip_token(struct dm_pdn_reader *reader) {
    if (reader->token.kind == PDN_OPEN) open_variation(reader);
    if (reader->token.kind == PDN_CLOSE) close_variation(reader);
    return DM_OK;
}

/* --- a game --------------------------------------------------------------------------------- */

static enum dm_error forget_game(struct dm_pdn_reader *reader) {
    dm_game_free(reader->game);
    reader->game = NULL;
    reader->side_unknown = reader->begun = reader->played = reader->lost = false;
    reader->depth = 0;
    reader->result = DM_UNFINISHED;
    reader->texts.length = reader->places.length = 0;
    reader->remarks.length = reader->remark_at.length = 0;
    reader->tags.length = reader->comments.length = 0;
    reader->fault_text[0] = '\0';
    reader->out = (struct dm_pdn_game){.number = reader->out.number};
    return add_remark_slot(reader);
}

/* Notes where the game begins; remarks before its first tag or move are its own too. */
static void begin(struct dm_pdn_reader *reader) {
    const struct pdn_token *token = &reader->token;
    if (reader->begun || (token->kind == PDN_REMARK && !token->fault)) return;
    reader->begun = true;
    reader->out.line = token->line;
}

static enum dm_error look_ahead(struct dm_pdn_reader *reader) {
    if (reader->ahead) return DM_OK;
    reader->ahead = true;
    return pdn_lexer_next(&reader->lexer, &reader->token);
}

/* A start position that cannot even be read as a tag. */
static bool is_lost_start(const struct pdn_token *token) {
    return token->kind == PDN_TAG && pdn_same_name(token->text, "FEN");
}

/* Reads on until the game has ended; the token that begins the next one stays. */
static enum dm_error read_game(struct dm_pdn_reader *reader) {
    for (;;) {
        const enum dm_error failed = look_ahead(reader);
        if (failed) return failed;
        const struct pdn_token *token = &reader->token;
        if (token->kind == PDN_END) return DM_OK;
        if (token->kind == PDN_TAG && begins_another(reader)) return DM_OK;
        reader->ahead = false;
        if (token->kind == PDN_WORD && !reader->depth && is_result(reader, &reader->result)) {
            if (reader->begun) return DM_OK;
            continue; /* a result after a result */
        }
        begin(reader);
        if (token->fault) token_fault(reader, token->fault, is_lost_start(token));
        const enum dm_error error = reader->depth ? skip_token(reader) : read_token(reader);
        if (error) return error;
    }
}

/* --- handing it out ------------------------------------------------------------------------- */

/* The result by a tag, for files that don't end games with one. In Italian files the tag's name
 * is translated too. */
static enum dm_result tagged_result(const struct dm_pdn_reader *reader) {
    static const char *const names[] = {"Result", "Risultato"};
    struct tag_place place;
    const bool typed = find_tag(reader, "GameType", &place);
    enum dm_result result = DM_UNFINISHED;
    for (size_t i = 0; i < sizeof names / sizeof *names && result == DM_UNFINISHED; i++)
        if (find_tag(reader, names[i], &place))
            pdn_result_read(reader->rules, typed, reader->texts.data + place.value, &result);
    return result;
}

static enum dm_error make_tags(struct dm_pdn_reader *reader) {
    enum dm_error error = DM_OK;
    for (size_t i = 0; i < tag_count(reader) && !error; i++) {
        const struct tag_place place = place_of(reader, i);
        const struct dm_pdn_tag tag = {reader->texts.data + place.name,
                                       reader->texts.data + place.value};
        error = bytes_add(&reader->tags, &tag, sizeof tag);
    }
    return error;
}

static enum dm_error make_comments(struct dm_pdn_reader *reader) {
    const size_t *slot = (size_t *)(void *)reader->remark_at.data;
    enum dm_error error = DM_OK;
    for (size_t i = 0; i <= reader->out.move_count && !error; i++) {
        const char *text = slot[i] == NO_REMARK ? NULL : reader->remarks.data + slot[i];
        error = bytes_add(&reader->comments, &text, sizeof text);
    }
    return error;
}

static void check_variations(struct dm_pdn_reader *reader) {
    const struct dm_fault open = {.code = DM_E_VARIATION_OPEN,
                                  .line = reader->open_line,
                                  .column = reader->open_column,
                                  .detail = "("};
    if (reader->depth) fault(reader, &open, open.detail, false);
}

static enum dm_error hand_out(struct dm_pdn_reader *reader) {
    struct dm_pdn_game *out = &reader->out;
    enum dm_error error = start_game(reader);
    if (!error) error = make_tags(reader);
    if (!error) error = make_comments(reader);
    if (error) return error;
    check_variations(reader);
    out->number++;
    out->result = reader->result ? reader->result : tagged_result(reader);
    if (!out->fault.code) game_conclude(reader->game, out->result);
    out->game = reader->game;
    out->tags = (const struct dm_pdn_tag *)(void *)reader->tags.data;
    out->tag_count = (unsigned)tag_count(reader);
    out->comments = (const char *const *)(void *)reader->comments.data;
    out->fault_text = reader->fault_text;
    return DM_OK;
}

/* --- the interface -------------------------------------------------------------------------- */

struct dm_pdn_reader *dm_pdn_open(const struct dm_rules *rules, dm_read_fn read, void *context) {
    struct dm_pdn_reader *reader = calloc(1, sizeof *reader);
    if (!reader) return NULL;
    reader->rules = rules;
    pdn_lexer_open(&reader->lexer, read, context);
    return reader;
}

void dm_pdn_close(struct dm_pdn_reader *reader) {
    if (!reader) return;
    dm_game_free(reader->game);
    pdn_lexer_close(&reader->lexer);
    bytes_free(&reader->texts);
    bytes_free(&reader->places);
    bytes_free(&reader->remarks);
    bytes_free(&reader->remark_at);
    bytes_free(&reader->tags);
    bytes_free(&reader->comments);
    free(reader);
}

enum dm_error dm_pdn_next(struct dm_pdn_reader *reader, const struct dm_pdn_game **game) {
    *game = NULL;
    enum dm_error error = forget_game(reader);
    if (!error) error = read_game(reader);
    if (error || !reader->begun) return error;
    error = hand_out(reader);
    if (!error) *game = &reader->out;
    return error;
}
