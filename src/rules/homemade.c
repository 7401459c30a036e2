#include "damier/homemade.h"

#include <string.h>

/* A stretch of the text. */
struct word {
    const char *at;
    size_t length;
};

static bool is(struct word word, const char *text) {
    return strlen(text) == word.length && !memcmp(word.at, text, word.length);
}

/* --- what may be set ---------------------------------------------------------------------------
 */

static void set_size(struct dm_rules *rules, unsigned which) { rules->size = which ? 10 : 8; }

static void set_rows(struct dm_rules *rules, unsigned rows) { rules->man_rows = (uint8_t)rows; }

static void set_corner(struct dm_rules *rules, unsigned which) { rules->a1_unplayed = which; }

static void set_first(struct dm_rules *rules, unsigned which) { rules->first = (uint8_t)which; }

static void set_back(struct dm_rules *rules, unsigned yes) {
    const uint8_t all = rules->diagonal ? DM_DIAGONAL : DM_ORTHOGONAL;
    rules->man_takes = yes ? all : rules->man_moves;
}

static void set_kings(struct dm_rules *rules, unsigned fly) { rules->king_flies = fly; }

static void set_spare(struct dm_rules *rules, unsigned yes) { rules->man_spares_kings = yes; }

static void set_capture(struct dm_rules *rules, unsigned may) { rules->capture_optional = may; }

/* Each weight outweighs all that come after it, for chains of up to 24 pieces. */
static void set_choice(struct dm_rules *rules, unsigned which) {
    static const struct dm_choice choices[] = {{.pieces = 0},
                                               {.pieces = 1},
                                               {.pieces = 64, .kings = 1},
                                               {.by_king = 1},
                                               {.pieces = UINT64_C(1) << 40,
                                                .by_king = UINT64_C(1) << 36,
                                                .kings = UINT64_C(1) << 25,
                                                .early = 1}};
    rules->choice = choices[which];
}

static void set_crowning(struct dm_rules *rules, unsigned which) {
    rules->crowning = (uint8_t)which;
}

static void set_lifted(struct dm_rules *rules, unsigned at_once) {
    rules->lifted_at_once = at_once;
}

static void set_turn(struct dm_rules *rules, unsigned no) { rules->no_reversal = no; }

static void set_draw(struct dm_rules *rules, unsigned moves) {
    const struct dm_draw_row row = {.plies = (uint16_t)(2 * moves),
                                    .resets = DM_BY_CAPTURE | DM_BY_MAN_MOVE,
                                    .reason = DM_NO_PROGRESS};
    memset(rules->draws, 0, sizeof rules->draws);
    rules->draws[0] = row;
}

#define VALUES_MAX 5

/* `set` gets the value's place in the list, or the number. */
static const struct setting {
    const char *name, *values[VALUES_MAX]; /* no values: a number within bounds */
    unsigned min, max;
    void (*set)(struct dm_rules *rules, unsigned value);
} settings[] = {
    {.name = "size", .values = {"8", "10"}, .set = set_size},
    {.name = "rows", .min = 1, .max = 4, .set = set_rows},
    {.name = "corner", .values = {"left", "right"}, .set = set_corner},
    {.name = "first", .values = {"white", "black"}, .set = set_first},
    {.name = "back", .values = {"no", "yes"}, .set = set_back},
    {.name = "kings", .values = {"short", "fly"}, .set = set_kings},
    {.name = "spare", .values = {"no", "yes"}, .set = set_spare},
    {.name = "capture", .values = {"must", "may"}, .set = set_capture},
    {.name = "choice",
     .values = {"free", "most", "most-kings", "king", "strict"},
     .set = set_choice},
    {.name = "crowning", .values = {"at-end", "stops", "at-once"}, .set = set_crowning},
    {.name = "lifted", .values = {"at-end", "at-once"}, .set = set_lifted},
    {.name = "turn", .values = {"yes", "no"}, .set = set_turn},
    {.name = "draw", .min = 5, .max = 100, .set = set_draw},
};
#define SETTINGS (sizeof settings / sizeof *settings)

/* --- reading -----------------------------------------------------------------------------------
 */

struct reader {
    struct dm_homemade *out;
    struct dm_fault *fault; /* may be NULL */
    const char *at;
    unsigned seen; /* which settings there have been */
};

static enum dm_error fail(const struct reader *reader, enum dm_error code, struct word word) {
    if (!reader->fault) return code;
    *reader->fault = (struct dm_fault){
        .code = code, .line = 1, .column = (unsigned)(word.at - reader->out->text) + 1};
    const size_t room = sizeof reader->fault->detail - 1;
    memcpy(reader->fault->detail, word.at, word.length < room ? word.length : room);
    return code;
}

/* Up to one of the characters or the end; goes past it. */
static struct word next_word(struct reader *reader, const char *ends) {
    const struct word word = {reader->at, strcspn(reader->at, ends)};
    reader->at += word.length;
    return word;
}

/* The value's place or number; -1 if the setting has none such. */
static int value_of(const struct setting *setting, struct word word) {
    for (int i = 0; i < VALUES_MAX && setting->values[i]; i++)
        if (is(word, setting->values[i])) return i;
    unsigned number = 0;
    if (setting->values[0] || !word.length || word.length > 3) return -1;
    for (size_t i = 0; i < word.length; i++) {
        if (word.at[i] < '0' || word.at[i] > '9') return -1;
        number = number * 10 + (unsigned)(word.at[i] - '0');
    }
    return number >= setting->min && number <= setting->max ? (int)number : -1;
}

/* Its place in the list; SETTINGS if there is none of that name. */
static unsigned setting_of(struct word name) {
    unsigned i = 0;
    while (i < SETTINGS && !is(name, settings[i].name)) i++;
    return i;
}

static enum dm_error read_setting(struct reader *reader) {
    const struct word name = next_word(reader, ":,");
    const unsigned i = setting_of(name);
    if (i == SETTINGS) return fail(reader, DM_E_SETTING, name);
    if (reader->seen & 1U << i) return fail(reader, DM_E_SETTING_TWICE, name);
    reader->seen |= 1U << i;
    if (*reader->at == ':') reader->at++;
    const struct word text = next_word(reader, ",");
    const int value = value_of(&settings[i], text);
    if (value < 0) return fail(reader, DM_E_VALUE, text);
    settings[i].set(&reader->out->rules, (unsigned)value);
    return DM_OK;
}

static enum dm_error read_base(struct reader *reader) {
    char id[DM_HOMEMADE_SIZE] = "";
    const struct word word = next_word(reader, ",");
    memcpy(id, word.at, word.length);
    const struct dm_rules *base = dm_rules_find(id);
    if (!base) return fail(reader, DM_E_RULES_UNKNOWN, word);
    reader->out->rules = *base;
    return DM_OK;
}

/* What the settings may not say together. */
static enum dm_error check(const struct dm_rules *rules) {
    if (!rules->diagonal && (rules->size != 8 || rules->a1_unplayed)) return DM_E_RULES_BOARD;
    if (2 * (rules->empty_rows + rules->man_rows) >= rules->size) return DM_E_RULES_ROWS;
    return DM_OK;
}

static enum dm_error finish(struct dm_homemade *out) {
    struct dm_rules *rules = &out->rules;
    rules->id = out->text;
    rules->name = "Home-made";
    rules->source = "made at home";
    rules->network = NULL;
    rules->pdn_type = 0;
    const enum dm_error error = check(rules);
    return error ? error : dm_rules_prepare(rules);
}

enum dm_error dm_homemade_read(const char *text, struct dm_homemade *out, struct dm_fault *fault) {
    struct reader reader = {.out = out, .fault = fault, .at = out->text};
    const size_t length = strlen(text);
    const bool fits = length < DM_HOMEMADE_SIZE;
    memset(out, 0, sizeof *out);
    memcpy(out->text, text, fits ? length : 0);
    const struct word whole = {out->text, 0};
    if (!fits) return fail(&reader, DM_E_TOO_LONG, whole);
    enum dm_error error = read_base(&reader);
    while (!error && *reader.at) {
        reader.at++;
        error = read_setting(&reader);
    }
    if (error) return error;
    error = finish(out);
    return error ? fail(&reader, error, whole) : DM_OK;
}
