#include "cli/tables_task.h"

#include <unistd.h>

#include "base/clock.h"

#define EVERY_MS 200

struct tables_meter tables_meter_begin(void) {
    const double now = clock_ms();
    return (struct tables_meter){now, now, 0, isatty(STDERR_FILENO)};
}

void tables_meter_show(struct tables_meter *meter, const char *what, double done) {
    const double now = clock_ms(), since = now - meter->begun, worked = done - meter->first;
    if (!meter->terminal || now - meter->told < EVERY_MS) return;
    meter->told = now;
    fprintf(stderr, "\r%-8s %5.1f %%", what, 100 * done);
    if (worked > 0) {
        const unsigned long left = (unsigned long)(since * (1 - done) / worked / 1e3);
        fprintf(stderr, "  left %lu:%02lu:%02lu", left / 3600, left / 60 % 60, left % 60);
    }
    fputs("\033[K", stderr);
    fflush(stderr);
}

void tables_meter_clear(const struct tables_meter *meter) {
    if (meter->terminal) fputs("\r\033[K", stderr);
}
