#include <stddef.h>
#include <string.h>

#include "base/ascii.h"
#include "base/fault.h"
#include "damier/hub.h"

struct scanner {
    char *start, *next;
};

static enum dm_error refuse(const struct scanner *scanner, enum dm_error code, const char *detail,
                            struct dm_fault *fault) {
    return fault_locate(fault, code, 1, (unsigned)(scanner->next - scanner->start) + 1, detail);
}

static bool is_blank(char c) { return ascii_is_blank((unsigned char)c); }

static void skip_blanks(struct scanner *scanner) {
    while (is_blank(*scanner->next)) scanner->next++;
}

/* Goes to the end of a word: a blank, the closing NUL, or `also`. */
static void skip_word(struct scanner *scanner, char also) {
    while (*scanner->next && !is_blank(*scanner->next) && *scanner->next != also) scanner->next++;
}

/* Puts a NUL where the scanner is, and goes on behind it. */
static void cut(struct scanner *scanner) {
    if (*scanner->next) *scanner->next++ = '\0';
}

static enum dm_error read_value(struct scanner *scanner, const char **value,
                                struct dm_fault *fault) {
    if (*scanner->next != '"') {
        *value = scanner->next;
        skip_word(scanner, '\0');
        cut(scanner);
        return DM_OK;
    }
    char *const close = strchr(scanner->next + 1, '"');
    if (!close) return refuse(scanner, DM_E_UNEXPECTED_END, "a quote is not closed", fault);
    *value = scanner->next + 1;
    *close = '\0';
    scanner->next = close + 1;
    if (!*scanner->next || is_blank(*scanner->next)) return DM_OK;
    return refuse(scanner, DM_E_SYNTAX, "after a quote", fault);
}

static enum dm_error read_argument(struct scanner *scanner, struct dm_hub_argument *argument,
                                   struct dm_fault *fault) {
    if (*scanner->next == '=') return refuse(scanner, DM_E_SYNTAX, "a value without name", fault);
    *argument = (struct dm_hub_argument){.name = scanner->next, .value = ""};
    skip_word(scanner, '=');
    char *const end = scanner->next;
    skip_blanks(scanner);
    const bool has_value = *scanner->next == '=';
    if (has_value) scanner->next++;
    *end = '\0';
    if (!has_value) return DM_OK;
    skip_blanks(scanner);
    return read_value(scanner, &argument->value, fault);
}

enum dm_error dm_hub_read(char *text, struct dm_hub_line *out, struct dm_fault *fault) {
    struct scanner scanner = {text, text};
    *out = (struct dm_hub_line){0};
    skip_blanks(&scanner);
    out->command = scanner.next;
    skip_word(&scanner, '\0');
    cut(&scanner);
    for (skip_blanks(&scanner); *scanner.next; skip_blanks(&scanner)) {
        if (out->arguments == DM_HUB_ARGUMENTS_MAX)
            return refuse(&scanner, DM_E_TOO_LONG, "too many arguments", fault);
        const enum dm_error error = read_argument(&scanner, &out->argument[out->arguments], fault);
        if (error) return error;
        out->arguments++;
    }
    return DM_OK;
}

const char *dm_hub_value(const struct dm_hub_line *line, const char *name) {
    for (unsigned i = 0; i < line->arguments; i++)
        if (strcmp(line->argument[i].name, name) == 0) return line->argument[i].value;
    return NULL;
}
