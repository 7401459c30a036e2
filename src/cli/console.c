#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/utf8.h"
#include "cli/console.h"

/* A standard stream that is closed would lend its number to the next file or socket, which would
 * then be written to. What stands in can't be: writing fails as it should. So it does where a file
 * would grow over its limit (ulimit -f), if the signal that would end the program is passed over.
 */
void console_open(void) {
    signal(SIGXFSZ, SIG_IGN);
    int file;
    do file = open("/dev/null", O_RDONLY);
    while (file >= 0 && file <= STDERR_FILENO);
    if (file >= 0) close(file);
}

void console_put(FILE *file, const char *text) {
    for (size_t length; (length = utf8_length(text)); text += length) {
        if (utf8_is_control(text) || (length == 1 && (unsigned char)*text >= 0x80))
            putc('?', file);
        else
            fwrite(text, 1, length, file);
    }
}

void console_error(const char *format, ...) {
    char message[1024];
    va_list list;
    va_start(list, format);
    vsnprintf(message, sizeof message, format, list);
    va_end(list);
    fputs("damier: ", stderr);
    console_put(stderr, message);
    putc('\n', stderr);
}

void console_reason(FILE *file, const struct dm_fault *fault) {
    fputs(dm_error_text(fault->code), file);
    if (!fault->detail[0]) return;
    fputs(" (", file);
    console_put(file, fault->detail);
    putc(')', file);
}

enum status console_trouble_with(const struct dm_fault *fault) {
    fputs("damier: ", stderr);
    console_reason(stderr, fault);
    putc('\n', stderr);
    return STATUS_TROUBLE;
}

enum status console_trouble(enum dm_error error) {
    return console_trouble_with(&(struct dm_fault){.code = error});
}

static void end_with_reason(const struct dm_fault *fault) {
    fputs(": ", stderr);
    console_reason(stderr, fault);
    putc('\n', stderr);
}

void console_fault(const char *place, const struct dm_fault *fault) {
    fputs("damier: ", stderr);
    console_put(stderr, place);
    fprintf(stderr, ", column %u", fault->column);
    end_with_reason(fault);
}

void console_file_fault(const char *path, const struct dm_fault *fault) {
    fputs("damier: ", stderr);
    console_put(stderr, path);
    if (fault->line) fprintf(stderr, ", line %u, column %u", fault->line, fault->column);
    end_with_reason(fault);
}

bool console_colours(FILE *file) {
    const char *off = getenv("NO_COLOR"), *terminal = getenv("TERM");
    if (off && off[0]) return false; /* https://no-color.org */
    if (!terminal || strcmp(terminal, "dumb") == 0) return false;
    return isatty(fileno(file));
}

enum status console_close(enum status status) {
    const bool failed = ferror(stdout);
    if (!fclose(stdout) && !failed) return status;
    console_error("standard output: writing failed: %s", strerror(errno));
    return STATUS_TROUBLE;
}
