#include "game/pdn_lexer.h"

#include <string.h>

#include "base/ascii.h"
#include "base/utf8.h"
#include "game/pdn_words.h"

/* What a token's texts may take, beside the NULs that close them; and what is left of a token that
 * would take more. */
#define TOKEN_MAX (BYTES_MAX - 3)
#define BEGINNING_MAX 255

/* --- characters ----------------------------------------------------------------------------- */

static bool is_newline(int c) { return c == '\n' || c == '\r'; }

static bool is_mark(int c) { return c == '!' || c == '?'; }

static bool is_sign(int c) { return c == '-' || c == 'x' || c == ':'; }

static int peek(struct pdn_lexer *lexer) { return pdn_source_peek(&lexer->source, 0); }

static int take(struct pdn_lexer *lexer) { return pdn_source_take(&lexer->source); }

/* Texts are NUL-closed, so a NUL in the file cannot be kept as such. */
static void keep(struct pdn_lexer *lexer, int c) {
    if (lexer->bytes.length >= TOKEN_MAX)
        lexer->cut = true;
    else if (!lexer->failed)
        lexer->failed = bytes_add_char(&lexer->bytes, c ? (char)c : '?');
}

static void close_text(struct pdn_lexer *lexer) {
    if (!lexer->failed) lexer->failed = bytes_add_char(&lexer->bytes, '\0');
}

static void skip_line(struct pdn_lexer *lexer) {
    while (peek(lexer) != PDN_SOURCE_END && !is_newline(peek(lexer))) take(lexer);
}

static void skip_blanks(struct pdn_lexer *lexer) {
    while (ascii_is_blank(peek(lexer))) take(lexer);
}

/* Blanks, '%' lines and stray dots ("1. ... 7-12"). */
static void skip_unsaid(struct pdn_lexer *lexer) {
    for (;;) {
        const int c = peek(lexer);
        if (c == '%')
            skip_line(lexer);
        else if (ascii_is_blank(c) || c == '.')
            take(lexer);
        else
            return;
        lexer->after_word = false;
    }
}

/* --- tags ----------------------------------------------------------------------------------- */

/* True if the quote that comes next closes the value: `[Event "the "big" one"]` has four. */
static bool quote_closes(struct pdn_lexer *lexer) {
    size_t ahead = 1;
    while (ahead < PDN_SOURCE_AHEAD && pdn_source_peek(&lexer->source, ahead) == ' ') ahead++;
    return pdn_source_peek(&lexer->source, ahead) == ']';
}

static bool line_ends(struct pdn_lexer *lexer) {
    return peek(lexer) == PDN_SOURCE_END || is_newline(peek(lexer));
}

/* The value after its opening quote; false if the line ends first. */
static bool read_value(struct pdn_lexer *lexer) {
    while (!line_ends(lexer)) {
        if (peek(lexer) == '"' && quote_closes(lexer)) {
            take(lexer);
            return true;
        }
        const int next = pdn_source_peek(&lexer->source, 1);
        if (peek(lexer) == '\\' && (next == '"' || next == '\\')) take(lexer);
        keep(lexer, take(lexer));
    }
    return false;
}

static void skip_spaces(struct pdn_lexer *lexer) {
    while (ascii_is_blank(peek(lexer)) && !line_ends(lexer)) take(lexer);
}

/* `[Name "value"]`, on one line. Names may be of any language. */
static void read_tag(struct pdn_lexer *lexer, struct pdn_token *token) {
    token->kind = PDN_TAG;
    take(lexer);
    skip_spaces(lexer);
    const size_t start = lexer->bytes.length;
    while (pdn_is_word(peek(lexer))) keep(lexer, take(lexer));
    const bool named = lexer->bytes.length > start;
    close_text(lexer);
    skip_spaces(lexer);
    lexer->value_at = lexer->bytes.length;
    bool well_formed = named && peek(lexer) == '"';
    if (well_formed) {
        take(lexer);
        token->value_column = lexer->source.column;
        well_formed = read_value(lexer);
    }
    close_text(lexer);
    skip_spaces(lexer);
    if (well_formed && peek(lexer) == ']') {
        take(lexer);
        return;
    }
    token->fault = DM_E_TAG;
    skip_line(lexer);
}

/* --- remarks -------------------------------------------------------------------------------- */

/* True where a line begins with what must be a tag. A comment or variation that was never closed
 * must not swallow the games after it. ("[%clk ...]" is a command within a comment.) */
static bool at_tag_line(struct pdn_lexer *lexer) {
    return lexer->source.column == 1 && peek(lexer) == '[' &&
           pdn_source_peek(&lexer->source, 1) != '%';
}

/* "{...}"; line ends in it become blanks. */
static void read_comment(struct pdn_lexer *lexer, struct pdn_token *token) {
    token->kind = PDN_REMARK;
    take(lexer);
    skip_blanks(lexer);
    while (peek(lexer) != '}') {
        if (peek(lexer) == PDN_SOURCE_END || at_tag_line(lexer)) {
            token->fault = DM_E_COMMENT_OPEN;
            break;
        }
        const int c = take(lexer);
        if (c != '\r' || peek(lexer) != '\n') keep(lexer, is_newline(c) ? ' ' : c);
    }
    if (!token->fault) take(lexer);
    close_text(lexer);
}

/* "; ..." up to the end of the line. */
static void read_line_comment(struct pdn_lexer *lexer, struct pdn_token *token) {
    token->kind = PDN_REMARK;
    take(lexer);
    skip_spaces(lexer);
    while (!line_ends(lexer)) keep(lexer, take(lexer));
    close_text(lexer);
}

/* "!", "?!", "$12"; also "(?)", of which only the inside is kept. */
static void read_mark(struct pdn_lexer *lexer, struct pdn_token *token) {
    token->kind = PDN_REMARK;
    const bool bracket = peek(lexer) == '(', nag = peek(lexer) == '$';
    if (bracket) take(lexer);
    if (nag || peek(lexer) == '*') keep(lexer, take(lexer));
    while (nag ? ascii_is_digit(peek(lexer)) : is_mark(peek(lexer))) keep(lexer, take(lexer));
    if (bracket) take(lexer);
    close_text(lexer);
}

/* --- words ---------------------------------------------------------------------------------- */

static void read_run(struct pdn_lexer *lexer) {
    while (pdn_is_word(peek(lexer))) keep(lexer, take(lexer));
}

/* True if the text from `start` on may be the first square of a move, or half a result: it is
 * short, begins like one, and has no sign yet. */
static bool is_bare(const struct pdn_lexer *lexer, size_t start) {
    const char *text = lexer->bytes.data + start;
    const size_t length = lexer->bytes.length - start;
    if (!length || length > 3 || !(ascii_is_digit(text[0]) || ascii_is_small(text[0])))
        return false;
    for (size_t i = 0; i < length; i++)
        if (is_sign(text[i])) return false;
    return true;
}

static bool ends_with_sign(const struct pdn_lexer *lexer, size_t start) {
    const size_t length = lexer->bytes.length - start;
    return length > 1 && is_sign(lexer->bytes.data[lexer->bytes.length - 1]);
}

/* Some files have blanks within a move: "32 - 28", "24 x15". */
static void join_runs(struct pdn_lexer *lexer, size_t start) {
    while (!lexer->failed) {
        const bool bare = is_bare(lexer, start), open = ends_with_sign(lexer, start);
        if ((!bare && !open) || !ascii_is_blank(peek(lexer))) return;
        skip_blanks(lexer);
        if (open ? !pdn_is_word(peek(lexer)) : !is_sign(peek(lexer))) return;
        read_run(lexer);
    }
}

static bool all_digits(const char *text) { return strspn(text, "0123456789") == strlen(text); }

/* A run of characters, or one that fits nowhere. All digits are a move's number, unless there are
 * enough of them for a move without its sign ("2215"). */
static void read_word(struct pdn_lexer *lexer, struct pdn_token *token) {
    const size_t start = lexer->bytes.length;
    token->kind = PDN_WORD;
    if (!pdn_is_word(peek(lexer)))
        keep(lexer, take(lexer));
    else
        read_run(lexer);
    lexer->after_word = true;
    if (ascii_is_blank(peek(lexer))) {
        lexer->after_word = false;
        join_runs(lexer, start);
    }
    close_text(lexer);
    if (lexer->failed) return;
    const char *text = lexer->bytes.data + start;
    if (all_digits(text) && (peek(lexer) == '.' || strlen(text) < 4)) token->kind = PDN_NUMBER;
}

/* --- tokens --------------------------------------------------------------------------------- */

/* True if "(?)" or the like comes next, and not a variation. */
static bool at_bracketed_mark(struct pdn_lexer *lexer) {
    size_t ahead = 1;
    while (ahead < PDN_SOURCE_AHEAD && is_mark(pdn_source_peek(&lexer->source, ahead))) ahead++;
    return ahead > 1 && pdn_source_peek(&lexer->source, ahead) == ')';
}

static void read_token(struct pdn_lexer *lexer, struct pdn_token *token, bool after_word) {
    const int c = peek(lexer);
    if (c == PDN_SOURCE_END)
        token->kind = PDN_END;
    else if (c == '[')
        read_tag(lexer, token);
    else if (c == '{')
        read_comment(lexer, token);
    else if (c == ';')
        read_line_comment(lexer, token);
    else if (is_mark(c) || c == '$' || (c == '*' && after_word))
        read_mark(lexer, token);
    else if (c == '(' && at_bracketed_mark(lexer))
        read_mark(lexer, token);
    else if (c == '(')
        token->kind = PDN_OPEN, take(lexer);
    else if (c == ')')
        token->kind = PDN_CLOSE, take(lexer);
    else
        read_word(lexer, token);
}

void pdn_lexer_open(struct pdn_lexer *lexer, dm_read_fn read, void *context) {
    static const unsigned char byte_order_mark[] = {0xEF, 0xBB, 0xBF};
    size_t i = 0;
    pdn_source_open(&lexer->source, read, context);
    while (i < 3 && pdn_source_peek(&lexer->source, i) == byte_order_mark[i]) i++;
    if (i == 3) lexer->source.at = 3;
}

void pdn_lexer_close(struct pdn_lexer *lexer) { bytes_free(&lexer->bytes); }

/* Leaves the beginning of a token that is too long, for whoever tells of it. */
static void leave_beginning(struct pdn_lexer *lexer, struct pdn_token *token) {
    char *text = lexer->bytes.data;
    text[utf8_cut(text, strlen(text), BEGINNING_MAX)] = '\0';
    token->value = "";
    token->fault = DM_E_TOO_LONG;
}

enum dm_error pdn_lexer_next(struct pdn_lexer *lexer, struct pdn_token *token) {
    *token = (struct pdn_token){.kind = PDN_END, .fault = DM_OK};
    lexer->bytes.length = lexer->value_at = 0;
    lexer->cut = false;
    skip_unsaid(lexer);
    token->line = lexer->source.line;
    token->column = lexer->source.column;
    token->offset = lexer->source.taken;
    const bool after_word = lexer->after_word;
    lexer->after_word = false;
    read_token(lexer, token, after_word);
    close_text(lexer); /* so that there is a text in any case */
    if (lexer->source.failed) return DM_E_IO;
    if (lexer->failed) return lexer->failed;
    token->text = lexer->bytes.data;
    token->value = lexer->bytes.data + lexer->value_at;
    if (lexer->cut) leave_beginning(lexer, token);
    return DM_OK;
}
