/* Another program, talked to in lines. Nothing it does or fails to do can block us. */
#ifndef TRAIN_PROCESS_H
#define TRAIN_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#define PROCESS_LINE_MAX 65536

struct process {
    pid_t pid; /* 0 = none */
    int socket;
    size_t length, used; /* bytes in the buffer, and those of the last line read */
    char buffer[PROCESS_LINE_MAX];
};

/* Runs a shell's command in a folder (NULL: here), in a process group of its own, so that a Ctrl-C
 * in the terminal is for us to deal with. False with errno. A command that does not exist is only
 * noticed by its end. */
bool process_start(struct process *process, const char *command, const char *folder);
/* Sends a line, given with its line end. False if the program is gone or has stopped reading. */
bool process_send(struct process *process, const char *line);

enum process_news {
    PROCESS_LINE,
    PROCESS_NOTHING, /* the time is up */
    PROCESS_FLOOD,   /* a line longer than any can be */
    PROCESS_GONE
};
/* The next line, without its end; it lasts until the next call. Waits at most so long. */
enum process_news process_read(struct process *process, double wait_ms, char **line);

/* Ends it: gives it a moment to do so by itself, then kills it and what it has started. Fine if
 * there is none. */
void process_end(struct process *process);

#endif
