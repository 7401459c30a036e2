/* What goes to the terminal besides the answers. */
#ifndef CLI_CONSOLE_H
#define CLI_CONSOLE_H

#include <stdbool.h>
#include <stdio.h>

#include "cli/command.h"
#include "damier/error.h"

/* To be called before any file is opened. */
void console_open(void);
/* A message on standard error: "damier: ...". Without a newline at its end. */
void console_error(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The library's message for an error, or a fault that is in no text; returns STATUS_TROUBLE. */
enum status console_trouble(enum dm_error error);
enum status console_trouble_with(const struct dm_fault *fault);
/* The same for a fault in a text, after what `place` says: "damier: line 3, column 7: ...". */
void console_fault(const char *place, const struct dm_fault *fault);
/* The same for a fault in a file, or of the file itself: "damier: PATH, line 3, column 7: ...". */
void console_file_fault(const char *path, const struct dm_fault *fault);
/* A fault's reason: "two pieces on one square (a3)". */
void console_reason(FILE *file, const struct dm_fault *fault);
/* Text that came from a file or the user, with anything that would steer a terminal, and
 * bytes that are no UTF-8, made `?`. */
void console_put(FILE *file, const char *text);
/* True if escape sequences are welcome there: a terminal, and nobody said no. */
bool console_colours(FILE *file);
/* Flushes standard output. Output that could not be written makes any status STATUS_TROUBLE. */
enum status console_close(enum status status);

#endif
