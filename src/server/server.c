#include "damier/server.h"

#include <signal.h>
#include <unistd.h>
#include <uv.h>

#include "server/address.h"
#include "server/answer.h"
#include "server/site.h"
#include "server/transport.h"

/* SIGINT comes from Ctrl-C, SIGTERM from service managers. */
static const int stop_signals[] = {SIGINT, SIGTERM};
#define STOP_SIGNALS (sizeof stop_signals / sizeof stop_signals[0])

static void on_stop_signal(uv_signal_t *watcher, int number) {
    (void)number;
    uv_stop(watcher->loop);
}

static struct http_response answer(void *context, const struct http_request *request) {
    return answer_request(context, request);
}

/* Runs the loop until a stop signal comes. False if `ready` stopped it at once. */
static bool run_until_stopped(uv_loop_t *loop, const struct dm_server_options *options,
                              const char *url) {
    uv_signal_t watchers[STOP_SIGNALS];
    for (unsigned i = 0; i < STOP_SIGNALS; i++) {
        uv_signal_init(loop, &watchers[i]);
        uv_signal_start(&watchers[i], on_stop_signal, stop_signals[i]);
    }
    const bool wanted = !options->ready || options->ready(options->context, url);
    if (wanted) uv_run(loop, UV_RUN_DEFAULT);
    for (unsigned i = 0; i < STOP_SIGNALS; i++) uv_close((uv_handle_t *)&watchers[i], NULL);
    uv_run(loop, UV_RUN_NOWAIT); /* the watchers go with this frame: let the loop drop them */
    return wanted;
}

static enum dm_error serve(const struct dm_server_options *options, struct site *site,
                           int listener) {
    uv_loop_t loop;
    if (uv_loop_init(&loop)) return DM_E_MEMORY;
    struct transport *transport =
        transport_open(&(struct transport_options){.loop = &loop,
                                                   .listener = listener,
                                                   .answer = answer,
                                                   .context = site,
                                                   .always = answer_always});
    enum dm_error error = DM_E_MEMORY;
    if (transport) {
        char url[ADDRESS_URL_SIZE];
        address_url(listener, url);
        error = run_until_stopped(&loop, options, url) ? DM_OK : DM_E_STOPPED;
        transport_close(transport);
    }
    uv_loop_close(&loop);
    return error;
}

enum dm_error dm_server_run(const struct dm_server_options *options, struct dm_fault *fault) {
    *fault = (struct dm_fault){0};
    struct site *site;
    if (site_load(options->root, &site, fault)) return fault->code;
    const char *host = options->host ? options->host : "127.0.0.1";
    int listener = address_listen(host, options->port, fault);
    if (listener >= 0) {
        fault->code = serve(options, site, listener);
        close(listener);
    }
    site_free(site);
    return fault->code;
}
