#define _GNU_SOURCE /* posix_spawn_file_actions_addchdir_np */
#include "train/process.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"

/* How long a program may take to end by itself. */
#define FAREWELL_MS 500
#define FAREWELL_STEP_MS 10

extern char **environ;

/* --- beginning ------------------------------------------------------------------------------ */

static int plan_files(posix_spawn_file_actions_t *files, int socket, const char *folder) {
    int error = posix_spawn_file_actions_adddup2(files, socket, STDIN_FILENO);
    if (!error) error = posix_spawn_file_actions_adddup2(files, socket, STDOUT_FILENO);
    if (!error && folder) error = posix_spawn_file_actions_addchdir_np(files, folder);
    return error;
}

/* Signals as usual, whatever the caller's thread has blocked. */
static int plan_signals(posix_spawnattr_t *attributes) {
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    int error = posix_spawnattr_setflags(
        attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    if (!error) error = posix_spawnattr_setsigmask(attributes, &none);
    if (!error) error = posix_spawnattr_setsigdefault(attributes, &all);
    return error;
}

static int spawn(pid_t *pid, const char *command, const char *folder, int socket) {
    char *const words[] = {"sh", "-c", (char *)(size_t)command, NULL};
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    int error = posix_spawn_file_actions_init(&files);
    if (error) return error;
    error = posix_spawnattr_init(&attributes);
    if (!error) {
        error = plan_files(&files, socket, folder);
        if (!error) error = plan_signals(&attributes);
        if (!error) error = posix_spawn(pid, "/bin/sh", &files, &attributes, words, environ);
        posix_spawnattr_destroy(&attributes);
    }
    posix_spawn_file_actions_destroy(&files);
    return error;
}

bool process_start(struct process *process, const char *command, const char *folder) {
    int ends[2];
    process->length = process->used = 0;
    process->pid = 0;
    /* One socket both ways: unlike on a pipe, writing to a program that is gone raises no signal.
     */
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends)) return false;
    const int error = spawn(&process->pid, command, folder, ends[1]);
    close(ends[1]);
    process->socket = ends[0];
    if (!error) return true;
    close(ends[0]);
    process->pid = 0;
    errno = error;
    return false;
}

/* --- talking -------------------------------------------------------------------------------- */

bool process_send(struct process *process, const char *line) {
    size_t left = strlen(line);
    while (left) {
        const ssize_t sent = send(process->socket, line, left, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent < 0 && errno == EINTR) continue;
        if (sent < 0) return false;
        line += sent;
        left -= (size_t)sent;
    }
    return true;
}

/* A whole line in the buffer is closed and handed out; NULL if there is none yet. */
static char *take_line(struct process *process) {
    char *const end = memchr(process->buffer, '\n', process->length);
    if (!end) return NULL;
    process->used = (size_t)(end - process->buffer) + 1;
    for (char *c = process->buffer; c < end; c++)
        if (!*c) *c = '?'; /* a NUL would hide what follows */
    *end = '\0';
    if (end > process->buffer && end[-1] == '\r') end[-1] = '\0';
    return process->buffer;
}

static void drop_line(struct process *process) {
    process->length -= process->used;
    memmove(process->buffer, process->buffer + process->used, process->length);
    process->used = 0;
}

/* Reads what there is, waiting for it. */
static enum process_news receive(struct process *process, double wait_ms) {
    struct pollfd poll_for = {.fd = process->socket, .events = POLLIN};
    const size_t room = sizeof process->buffer - process->length;
    if (room == 0) return PROCESS_FLOOD;
    const int ready = poll(&poll_for, 1, wait_ms > 0 ? (int)wait_ms + 1 : 0);
    if (ready == 0 || (ready < 0 && errno == EINTR)) return PROCESS_NOTHING;
    if (ready < 0) return PROCESS_GONE;
    const ssize_t got = read(process->socket, process->buffer + process->length, room);
    if (got <= 0) return PROCESS_GONE;
    process->length += (size_t)got;
    return PROCESS_LINE;
}

enum process_news process_read(struct process *process, double wait_ms, char **line) {
    const double deadline = clock_ms() + wait_ms;
    drop_line(process);
    while (!(*line = take_line(process))) {
        const double left = deadline - clock_ms();
        const enum process_news news = receive(process, left);
        if (news != PROCESS_LINE && (news != PROCESS_NOTHING || left <= 0)) return news;
    }
    return PROCESS_LINE;
}

/* --- ending --------------------------------------------------------------------------------- */

/* Without reaping it, so that its process group can't become another's. */
static bool has_ended(const struct process *process) {
    siginfo_t news = {0};
    const int flags = WEXITED | WNOHANG | WNOWAIT;
    return waitid(P_PID, (id_t)process->pid, &news, flags) != 0 || news.si_pid != 0;
}

void process_end(struct process *process) {
    if (!process->pid) return;
    close(process->socket);
    const double deadline = clock_ms() + FAREWELL_MS;
    while (!has_ended(process) && clock_ms() < deadline) poll(NULL, 0, FAREWELL_STEP_MS);
    kill(-process->pid, SIGKILL); /* the group: what it has started may live on */
    waitpid(process->pid, NULL, 0);
    process->pid = 0;
}
