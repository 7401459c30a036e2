#include "base/clock.h"

#ifdef __wasm__
__attribute__((import_module("env"), import_name("now"))) double host_now(void);

double clock_ms(void) { return host_now(); }
#else
#include <time.h>

double clock_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}
#endif
