/* damier serve: the page, over HTTP. */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/console.h"
#include "damier/server.h"

#define DEFAULT_PORT 8080

enum { HOST, PORT, ROOT };
static const struct option options[] = {
    [HOST] = {.name = "--host", .value = "H", .help = "address to listen on (default 127.0.0.1)"},
    [PORT] = {"--port", "N", VALUE_NUMBER, 0, 65535,
              "port to listen on (default 8080; 0: any free one)"},
    [ROOT] = {.name = "--root", .value = "DIR", .help = "folder of the built page"},
    {0}};

/* The page as it is built beside this command: build/web for build/release/damier. */
static bool find_root(char root[PATH_MAX]) {
    static const char page[] = "/../web";
    const ssize_t length = readlink("/proc/self/exe", root, PATH_MAX - sizeof page);
    if (length < 0) return false;
    root[length] = '\0';
    char *slash = strrchr(root, '/');
    if (!slash) return false;
    memcpy(slash, page, sizeof page);
    return true;
}

/* Whoever can't be told the address can't use it. *context is the reason, for console_close. */
static bool ready(void *context, const char *url) {
    printf("%s\n", url);
    if (fflush(stdout) == 0) return true;
    *(int *)context = errno;
    return false;
}

static enum status run(const struct arguments *arguments) {
    const struct value *value = arguments->option;
    char root[PATH_MAX];
    struct dm_fault fault = {0};
    int reason = 0;
    if (!value[ROOT].given && !find_root(root)) {
        console_error("where is the page? say it with --root DIR");
        return STATUS_TROUBLE;
    }
    const struct dm_server_options server = {
        .host = value[HOST].text,
        .port = value[PORT].given ? (unsigned)value[PORT].number : DEFAULT_PORT,
        .root = value[ROOT].given ? value[ROOT].text : root,
        .ready = ready,
        .context = &reason};
    const enum dm_error error = dm_server_run(&server, &fault);
    errno = reason;
    return error && error != DM_E_STOPPED ? console_trouble_with(&fault) : STATUS_OK;
}

const struct command command_serve = {
    .name = "serve",
    .summary = "serve the page, to play in a browser",
    .operands = "",
    .options = options,
    .details = "Serves the page over HTTP and prints its address once it can be opened. Ctrl-C\n"
               "stops it, with exit status 0. The page is looked for in the folder ../web beside\n"
               "the one this command lies in, which is build/web for build/release/damier.\n",
    .examples = "  damier serve\n"
                "  damier serve --host 0.0.0.0 --port 8000\n"
                "  damier serve --root /srv/damier\n",
    .run = run};
