/* PDN as tokens. */
#ifndef GAME_PDN_LEXER_H
#define GAME_PDN_LEXER_H

#include "game/bytes.h"
#include "game/pdn_source.h"

enum pdn_kind {
    PDN_END,
    PDN_TAG,    /* text: name, value: value */
    PDN_WORD,   /* a move, a result, or whatever else stands there */
    PDN_NUMBER, /* of a move: "12." */
    PDN_REMARK, /* a comment's text, a mark ("!?"), a NAG ("$1") */
    PDN_OPEN,   /* of a variation */
    PDN_CLOSE
};

struct pdn_token {
    enum pdn_kind kind;
    /* DM_OK, or what is wrong with the token. DM_E_TOO_LONG if it is beyond DM_PDN_TEXT_MAX: text
     * is its beginning then, and value empty. */
    enum dm_error fault;
    unsigned line, column;    /* where it begins */
    size_t offset;            /* characters before it */
    unsigned value_column;    /* of a tag, on the same line */
    const char *text, *value; /* NUL-closed; until the next token */
};

struct pdn_lexer {
    struct pdn_source source;
    struct bytes bytes; /* the token's text, and its value */
    size_t value_at;
    bool cut;             /* the token is longer than allowed */
    bool after_word;      /* the last token was a word and ended just here */
    enum dm_error failed; /* while adding to bytes */
};

void pdn_lexer_open(struct pdn_lexer *lexer, dm_read_fn read, void *context);
void pdn_lexer_close(struct pdn_lexer *lexer);
/* DM_E_IO or DM_E_MEMORY: reading cannot go on. */
enum dm_error pdn_lexer_next(struct pdn_lexer *lexer, struct pdn_token *token);

#endif
