#include "damier/error.h"

const char *dm_error_name(enum dm_error code) {
    static const char *const names[] = {
#define ERROR_NAME(code, name, text) name,
        DM_ERRORS(ERROR_NAME)
#undef ERROR_NAME
    };
    return (unsigned)code < DM_ERROR_COUNT ? names[code] : "unknown-error";
}

const char *dm_error_text(enum dm_error code) {
    static const char *const texts[] = {
#define ERROR_TEXT(code, name, text) text,
        DM_ERRORS(ERROR_TEXT)
#undef ERROR_TEXT
    };
    return (unsigned)code < DM_ERROR_COUNT ? texts[code] : "unknown error";
}
