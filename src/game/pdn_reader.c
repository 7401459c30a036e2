#include "damier/pdn.h"

#include <stdlib.h>
#include <string.h>

#include "base/ascii.h"
#include "base/utf8.h"
#include "damier/notation.h"
#include "game/cursor.h"
#include "game/pdn_kept.h"
#include "game/pdn_lexer.h"
#include "game/pdn_lines.h"
#include "game/pdn_result.h"
#include "game/pdn_words.h"
#include "game/replay.h"

struct dm_pdn_reader {
    const struct dm_rules *usual; /* of games that don't say it themselves */
    bool by_type;                 /* they may */
    bool keeps_lines;             /* variations are read */
    struct pdn_lexer lexer;
    struct pdn_token token; /* the next one, if `ahead` */
    bool ahead;
    enum dm_error failed; /* reading has ended by this */

    /* The game that is being read. */
    const struct dm_rules *rules;
    struct dm_pdn_game out;
    struct dm_game *game;
    struct pdn_kept kept;
    struct pdn_lines lines;
    bool typed;                      /* it has a GameType tag */
    bool side_unknown;               /* its FEN has '?' as side to move */
    bool begun;                      /* something of it has been read, be it a tag */
    bool played;                     /* a move or its number has been read: no more tags */
    bool lost;                       /* the position is no longer known: no more moves are played */
    unsigned depth;                  /* of variations */
    unsigned open_line, open_column; /* of the outermost variation */
    enum dm_result result;           /* by the word at its end */
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
    const size_t length = utf8_cut(text, strlen(text), sizeof reader->fault_text - 1);
    memcpy(reader->fault_text, text, length);
    reader->fault_text[length] = '\0';
}

/* A fault of the token as a whole. */
static void token_fault(struct dm_pdn_reader *reader, enum dm_error code, bool loses) {
    const struct pdn_token *token = &reader->token;
    struct dm_fault what = {.code = code, .line = token->line, .column = token->column};
    fault_detail(&what, token->text, strlen(token->text));
    fault(reader, &what, token->text, loses);
}

/* A fault found by reading `text`, which stands at this place in the file. */
static void inner_fault(struct dm_pdn_reader *reader, struct dm_fault what, unsigned line,
                        unsigned column, const char *text) {
    what.line = line;
    what.column += column - 1;
    fault(reader, &what, text, true);
}

/* --- moves ---------------------------------------------------------------------------------- */

/* The start position by the FEN tag. A faulty one leaves the usual start. */
static void set_up(struct dm_pdn_reader *reader, struct dm_position *start) {
    struct pdn_kept_tag tag;
    struct dm_fault why;
    const char *fen = pdn_kept_find(&reader->kept, "FEN", &tag);
    if (!fen) return;
    const enum dm_error error = dm_fen_read(reader->rules, fen, start, &why);
    reader->side_unknown = error == DM_E_SIDE_UNKNOWN;
    if (error && !reader->side_unknown) inner_fault(reader, why, tag.line, tag.column, fen);
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

static enum dm_error read_move(struct dm_pdn_reader *reader) {
    enum dm_error error = start_game(reader);
    if (!error && reader->out.move_count == DM_PDN_MOVES_MAX) error = DM_E_TOO_LONG;
    if (!error && !reader->lost) error = play(reader);
    if (error) return error;
    reader->out.move_count++;
    return pdn_kept_next_ply(&reader->kept);
}

/* --- tokens --------------------------------------------------------------------------------- */

/* The rules that a GameType tag's value ("20,W,10,10,N2,0") begins with the number of. */
static const struct dm_rules *rules_of_type(const struct dm_rules *usual, const char *value) {
    unsigned type = 0;
    while (ascii_is_digit(*value) && type < UINT8_MAX)
        type = type * 10 + (unsigned)(*value++ - '0');
    if (!type || type == usual->pdn_type) return usual;
    for (unsigned i = 0; i < dm_rules_count(); i++)
        if (dm_rules_at(i)->pdn_type == type) return dm_rules_at(i);
    return usual;
}

static void read_type(struct dm_pdn_reader *reader, const char *value) {
    reader->typed = true;
    if (reader->by_type) reader->rules = rules_of_type(reader->usual, value);
}

static enum dm_error read_tag(struct dm_pdn_reader *reader) {
    const struct pdn_token *token = &reader->token;
    if (!*token->text) return DM_OK;
    if (*token->value && pdn_same_name(token->text, "GameType")) read_type(reader, token->value);
    return pdn_kept_add_tag(&reader->kept, token->text, token->value, token->line,
                            token->value_column);
}

static enum dm_error open_variation(struct dm_pdn_reader *reader) {
    if (!reader->depth) {
        reader->out.variations++;
        reader->open_line = reader->token.line;
        reader->open_column = reader->token.column;
    }
    if (reader->depth++ == DM_PDN_NESTING_MAX) token_fault(reader, DM_E_NESTING, false);
    if (!reader->keeps_lines || reader->depth > DM_PDN_NESTING_MAX) return DM_OK;
    const enum dm_error error = start_game(reader);
    return error ? error : pdn_lines_open(&reader->lines, reader->game, !reader->lost);
}

static void close_variation(struct dm_pdn_reader *reader) {
    if (!reader->depth) return token_fault(reader, DM_E_VARIATION_CLOSE, false);
    if (reader->keeps_lines && reader->depth <= DM_PDN_NESTING_MAX) pdn_lines_close(&reader->lines);
    reader->depth--;
}

/* A token of the main line, or the opening of a variation. DM_E_TOO_LONG: the game is full. */
static enum dm_error keep_token(struct dm_pdn_reader *reader) {
    switch (reader->token.kind) {
    case PDN_TAG: return read_tag(reader);
    case PDN_REMARK: return pdn_kept_add_remark(&reader->kept, reader->token.text);
    case PDN_OPEN: return open_variation(reader);
    case PDN_CLOSE: close_variation(reader); return DM_OK;
    case PDN_WORD: reader->played = true; return read_move(reader);
    case PDN_NUMBER: reader->played = true; return DM_OK;
    default: return DM_OK;
    }
}

/* A result may stand at the end of a variation too. */
static enum dm_error read_line_move(struct dm_pdn_reader *reader) {
    const struct pdn_token *token = &reader->token;
    enum dm_result ignored;
    const bool deep = reader->depth > DM_PDN_NESTING_MAX;
    if (!reader->keeps_lines || deep || token->fault ||
        pdn_result_read(reader->rules, reader->typed, token->text, &ignored))
        return DM_OK;
    return pdn_lines_move(&reader->lines, reader->rules, token->text);
}

/* A token of a variation; its length counts for nothing. */
static enum dm_error read_line_token(struct dm_pdn_reader *reader) {
    const struct pdn_token *token = &reader->token;
    if (token->fault && token->fault != DM_E_TOO_LONG) token_fault(reader, token->fault, false);
    switch (token->kind) {
    case PDN_OPEN: return open_variation(reader);
    case PDN_CLOSE: close_variation(reader); return DM_OK;
    case PDN_WORD: return read_line_move(reader);
    default: return DM_OK;
    }
}

/* --- a game --------------------------------------------------------------------------------- */

static enum dm_error forget_game(struct dm_pdn_reader *reader) {
    dm_game_free(reader->game);
    reader->game = NULL;
    reader->rules = reader->usual;
    reader->typed = reader->side_unknown = false;
    reader->begun = reader->played = reader->lost = false;
    reader->depth = 0;
    reader->result = DM_UNFINISHED;
    reader->fault_text[0] = '\0';
    reader->out = (struct dm_pdn_game){.number = reader->out.number};
    pdn_lines_clear(&reader->lines);
    return pdn_kept_clear(&reader->kept);
}

/* Notes where the game begins; remarks before its first tag or move are its own too. */
static void begin(struct dm_pdn_reader *reader) {
    const struct pdn_token *token = &reader->token;
    if (reader->begun || (token->kind == PDN_REMARK && !token->fault)) return;
    reader->begun = true;
    reader->out.line = token->line;
    reader->out.offset = token->offset;
}

static enum dm_error look_ahead(struct dm_pdn_reader *reader) {
    if (reader->ahead) return DM_OK;
    reader->ahead = true;
    return pdn_lexer_next(&reader->lexer, &reader->token);
}

/* A tag begins another game after moves, and where the game's first tag comes again: there are
 * games with neither moves nor a result. */
static bool begins_another(const struct dm_pdn_reader *reader) {
    const struct pdn_token *token = &reader->token;
    if (token->kind != PDN_TAG) return false;
    return reader->played || reader->depth || pdn_kept_starts_with(&reader->kept, token->text);
}

static bool is_result(struct dm_pdn_reader *reader) {
    const struct pdn_token *token = &reader->token;
    return token->kind == PDN_WORD && !reader->depth &&
           pdn_result_read(reader->rules, reader->typed, token->text, &reader->result);
}

/* True if the token's fault leaves the position unknown: it is a start position that cannot even
 * be read as a tag, or a move. */
static bool loses_position(const struct pdn_token *token) {
    return token->kind == PDN_WORD || (token->kind == PDN_TAG && pdn_same_name(token->text, "FEN"));
}

/* Takes the token into the game. What is beyond the game's bounds is left out; it is a fault like
 * any other, so that the games after it are read. A tag that is left out may be the FEN. */
static enum dm_error read_token(struct dm_pdn_reader *reader) {
    const struct pdn_token *token = &reader->token;
    if (reader->depth) return read_line_token(reader);
    if (token->fault) token_fault(reader, token->fault, loses_position(token));
    const enum dm_error error = keep_token(reader);
    if (error != DM_E_TOO_LONG) return error;
    token_fault(reader, error, token->kind != PDN_REMARK);
    return DM_OK;
}

/* Reads on until the game has ended; the token that begins the next one stays. */
static enum dm_error read_game(struct dm_pdn_reader *reader) {
    for (;;) {
        enum dm_error error = look_ahead(reader);
        const struct pdn_token *token = &reader->token;
        if (error || token->kind == PDN_END || begins_another(reader)) return error;
        reader->ahead = false;
        if (is_result(reader)) {
            if (reader->begun) return DM_OK;
            continue; /* a result after a result */
        }
        begin(reader);
        error = read_token(reader);
        if (error) return error;
    }
}

/* --- handing it out ------------------------------------------------------------------------- */

/* The result by a tag, for files that don't end games with one. In Italian files the tag's name
 * is translated too. */
static enum dm_result tagged_result(const struct dm_pdn_reader *reader) {
    static const char *const names[] = {"Result", "Risultato"};
    enum dm_result result = DM_UNFINISHED;
    for (size_t i = 0; i < sizeof names / sizeof *names && result == DM_UNFINISHED; i++) {
        const char *value = pdn_kept_find(&reader->kept, names[i], NULL);
        if (value) pdn_result_read(reader->rules, reader->typed, value, &result);
    }
    return result;
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
    if (!error) error = pdn_kept_finish(&reader->kept, out);
    if (!error) error = pdn_lines_finish(&reader->lines, out);
    if (error) return error;
    check_variations(reader);
    out->number++;
    out->tagged = tagged_result(reader);
    out->result = reader->result ? reader->result : out->tagged;
    if (!reader->lost) game_conclude(reader->game, out->result);
    out->game = reader->game;
    out->fault_text = reader->fault_text;
    return DM_OK;
}

/* --- the interface -------------------------------------------------------------------------- */

struct dm_pdn_reader *dm_pdn_open(const struct dm_rules *rules, dm_read_fn read, void *context) {
    struct dm_pdn_reader *reader = calloc(1, sizeof *reader);
    if (!reader) return NULL;
    reader->usual = rules;
    pdn_lexer_open(&reader->lexer, read, context);
    return reader;
}

void dm_pdn_go_by_type(struct dm_pdn_reader *reader) { reader->by_type = true; }

void dm_pdn_keep_variations(struct dm_pdn_reader *reader) { reader->keeps_lines = true; }

void dm_pdn_close(struct dm_pdn_reader *reader) {
    if (!reader) return;
    dm_game_free(reader->game);
    pdn_lexer_close(&reader->lexer);
    pdn_kept_free(&reader->kept);
    pdn_lines_free(&reader->lines);
    free(reader);
}

enum dm_error dm_pdn_next(struct dm_pdn_reader *reader, const struct dm_pdn_game **game) {
    *game = NULL;
    if (reader->failed) return reader->failed;
    enum dm_error error = forget_game(reader);
    if (!error) error = read_game(reader);
    if (!error && reader->begun) error = hand_out(reader);
    if (!error && reader->begun) *game = &reader->out;
    return reader->failed = error;
}
