/* What PDN words are made of. */
#ifndef GAME_PDN_WORDS_H
#define GAME_PDN_WORDS_H

#include <stdbool.h>

/* A character of a tag's name, a move or a result; those of other languages are. */
bool pdn_is_word(int c);
/* Tag names are the same whether in capitals or not: files have "SetUp", "Setup" and "SETUP". */
bool pdn_same_name(const char *a, const char *b);

#endif
