#include "damier/error.h"

const char *dm_error_text(enum dm_error code) {
    static const char *const texts[] = {
#define ERROR_TEXT(name, text) text,
        DM_ERRORS(ERROR_TEXT)
    };
    return (unsigned)code < DM_ERROR_COUNT ? texts[code] : "unknown error";
}
