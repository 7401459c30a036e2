/* What the PDN reader keeps of a game's text: its tags, and its comments by ply. */
#ifndef GAME_PDN_KEPT_H
#define GAME_PDN_KEPT_H

#include "game/bytes.h"

/* Where a tag's name and value are in `texts`, and where the value stood in the file. */
struct pdn_kept_tag {
    size_t name, value;
    unsigned line, column;
};

/* All zero is an empty one, but for the slot of ply 0: pdn_kept_clear makes it ready. */
struct pdn_kept {
    struct bytes texts;    /* names and values of tags */
    struct bytes places;   /* struct pdn_kept_tag each */
    struct bytes remarks;  /* comments and marks, NUL after each ply's */
    struct bytes starts;   /* size_t for each ply: where in remarks its text begins */
    struct bytes tags;     /* const struct dm_pdn_tag each, made by pdn_kept_finish */
    struct bytes comments; /* const char * each, likewise */
};

/* Errors: DM_E_MEMORY, or DM_E_TOO_LONG beyond DM_PDN_TEXT_MAX: what was to be added is left out.
 */
enum dm_error pdn_kept_clear(struct pdn_kept *kept);
void pdn_kept_free(struct pdn_kept *kept);

enum dm_error pdn_kept_add_tag(struct pdn_kept *kept, const char *name, const char *value,
                               unsigned line, unsigned column);
unsigned pdn_kept_tag_count(const struct pdn_kept *kept);
/* The value of the first tag of that name that has one, or NULL. *tag says where it stood; may be
 * NULL. The text stays until the next tag is added. */
const char *pdn_kept_find(const struct pdn_kept *kept, const char *name, struct pdn_kept_tag *tag);
/* True if the game's first tag has this name. */
bool pdn_kept_starts_with(const struct pdn_kept *kept, const char *name);

/* Adds a remark to the current ply. */
enum dm_error pdn_kept_add_remark(struct pdn_kept *kept, const char *text);
enum dm_error pdn_kept_next_ply(struct pdn_kept *kept);

/* Fills in the tags and comments of *game, which must not outlive the next pdn_kept_clear. */
enum dm_error pdn_kept_finish(struct pdn_kept *kept, struct dm_pdn_game *game);

#endif
