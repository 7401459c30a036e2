/* Reads a stream line by line, whatever is in it. */
#ifndef CLI_LINES_H
#define CLI_LINES_H

#include <stdio.h>

#include "cli/command.h"
#include "damier/error.h"

#define LINE_LENGTH_MAX (1u << 24) /* a game of a million moves fits */

enum line_answer { LINE_FINE, LINE_WRONG, LINE_LAST };

/* Called for each line, without its end. A line that can't be text (too long, a NUL byte within)
 * comes as "" with its fault. LINE_LAST: don't read on. */
typedef enum line_answer (*line_fn)(void *context, char *line, struct dm_fault *fault);

/* STATUS_NEGATIVE if any line was wrong, STATUS_TROUBLE if reading failed. Each answer is written
 * out before the next line is read, so that a program may ask and wait. */
enum status lines_each(FILE *file, line_fn answer, void *context);

#endif
