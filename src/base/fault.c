#include "base/fault.h"

#include <stdbool.h>
#include <string.h>

#include "base/text.h"

enum dm_error fault_blame(struct dm_fault *fault, enum dm_error code, const char *name,
                          const char *why) {
    if (!fault) return code;
    const char *const colon = why[0] ? ": " : "", *const gap = "...";
    const size_t room = sizeof fault->detail - 1, length = strlen(name);
    const size_t rest = strlen(colon) + strlen(why);
    const bool fits = length + rest <= room;
    const size_t kept = room > rest + strlen(gap) ? room - rest - strlen(gap) : 0;
    *fault = (struct dm_fault){.code = code};
    struct text text = text_in(fault->detail, sizeof fault->detail);
    if (!fits) text_put(&text, gap);
    text_put(&text, fits ? name : name + length - kept);
    text_put(&text, colon);
    text_put(&text, why);
    text_end(&text);
    return code;
}

enum dm_error fault_locate(struct dm_fault *fault, enum dm_error code, unsigned line,
                           unsigned column, const char *detail) {
    if (!fault) return code;
    *fault = (struct dm_fault){.code = code, .line = line, .column = column};
    struct text text = text_in(fault->detail, sizeof fault->detail);
    text_put(&text, detail);
    text_end(&text);
    return code;
}
