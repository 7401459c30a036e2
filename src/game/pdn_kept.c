#include "game/pdn_kept.h"

#include <string.h>

#include "game/pdn_words.h"

/* In `starts`: no remark at this ply. */
#define NO_REMARK SIZE_MAX

enum dm_error pdn_kept_clear(struct pdn_kept *kept) {
    kept->texts.length = kept->places.length = 0;
    kept->remarks.length = kept->starts.length = 0;
    kept->tags.length = kept->comments.length = 0;
    return pdn_kept_next_ply(kept);
}

void pdn_kept_free(struct pdn_kept *kept) {
    bytes_free(&kept->texts);
    bytes_free(&kept->places);
    bytes_free(&kept->remarks);
    bytes_free(&kept->starts);
    bytes_free(&kept->tags);
    bytes_free(&kept->comments);
}

static enum dm_error add_text(struct bytes *bytes, const char *text) {
    return bytes_add(bytes, text, strlen(text) + 1);
}

/* --- tags ----------------------------------------------------------------------------------- */

enum dm_error pdn_kept_add_tag(struct pdn_kept *kept, const char *name, const char *value,
                               unsigned line, unsigned column) {
    const struct pdn_kept_tag tag = {.name = kept->texts.length,
                                     .value = kept->texts.length + strlen(name) + 1,
                                     .line = line,
                                     .column = column};
    enum dm_error error = add_text(&kept->texts, name);
    if (!error) error = add_text(&kept->texts, value);
    if (!error) error = bytes_add(&kept->places, &tag, sizeof tag);
    return error;
}

static const struct pdn_kept_tag *tags_of(const struct pdn_kept *kept) {
    return (const struct pdn_kept_tag *)(void *)kept->places.data;
}

unsigned pdn_kept_tag_count(const struct pdn_kept *kept) {
    return (unsigned)(kept->places.length / sizeof(struct pdn_kept_tag));
}

const char *pdn_kept_find(const struct pdn_kept *kept, const char *name, struct pdn_kept_tag *tag) {
    const unsigned count = pdn_kept_tag_count(kept);
    for (unsigned i = 0; i < count; i++) {
        const struct pdn_kept_tag *found = &tags_of(kept)[i];
        const char *value = kept->texts.data + found->value;
        if (!*value || !pdn_same_name(kept->texts.data + found->name, name)) continue;
        if (tag) *tag = *found;
        return value;
    }
    return NULL;
}

bool pdn_kept_starts_with(const struct pdn_kept *kept, const char *name) {
    return pdn_kept_tag_count(kept) && !strcmp(kept->texts.data + tags_of(kept)->name, name);
}

/* --- remarks -------------------------------------------------------------------------------- */

static size_t *starts_of(const struct pdn_kept *kept) {
    return (size_t *)(void *)kept->starts.data;
}

static size_t ply_count(const struct pdn_kept *kept) {
    return kept->starts.length / sizeof(size_t);
}

enum dm_error pdn_kept_next_ply(struct pdn_kept *kept) {
    const size_t none = NO_REMARK;
    return bytes_add(&kept->starts, &none, sizeof none);
}

enum dm_error pdn_kept_add_remark(struct pdn_kept *kept, const char *text) {
    const size_t place = kept->remarks.length;
    size_t *start = &starts_of(kept)[ply_count(kept) - 1];
    const enum dm_error error = *text ? add_text(&kept->remarks, text) : DM_OK;
    if (error || !*text) return error;
    if (*start == NO_REMARK)
        *start = place;
    else
        kept->remarks.data[place - 1] = ' ';
    return DM_OK;
}

/* --- handing out ---------------------------------------------------------------------------- */

static enum dm_error make_tags(struct pdn_kept *kept) {
    const unsigned count = pdn_kept_tag_count(kept);
    enum dm_error error = DM_OK;
    for (unsigned i = 0; i < count && !error; i++) {
        const struct dm_pdn_tag tag = {kept->texts.data + tags_of(kept)[i].name,
                                       kept->texts.data + tags_of(kept)[i].value};
        error = bytes_add(&kept->tags, &tag, sizeof tag);
    }
    return error;
}

static enum dm_error make_comments(struct pdn_kept *kept) {
    enum dm_error error = DM_OK;
    for (size_t i = 0; i < ply_count(kept) && !error; i++) {
        const size_t start = starts_of(kept)[i];
        const char *text = start == NO_REMARK ? NULL : kept->remarks.data + start;
        error = bytes_add(&kept->comments, &text, sizeof text);
    }
    return error;
}

enum dm_error pdn_kept_finish(struct pdn_kept *kept, struct dm_pdn_game *game) {
    enum dm_error error = make_tags(kept);
    if (!error) error = make_comments(kept);
    game->tags = (const struct dm_pdn_tag *)(void *)kept->tags.data;
    game->tag_count = pdn_kept_tag_count(kept);
    game->comments = (const char *const *)(void *)kept->comments.data;
    return error;
}
