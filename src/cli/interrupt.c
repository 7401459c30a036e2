#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

#include "cli/interrupt.h"

/* A signal handler has nothing but globals to reach. */
static volatile sig_atomic_t came;
static struct dm_engine *_Atomic engine_to_stop;

static void handle(int signal_number) {
    (void)signal_number;
    struct dm_engine *engine = atomic_load(&engine_to_stop);
    came = 1;
    if (engine) dm_engine_stop(engine);
}

void interrupt_catch(struct dm_engine *engine) {
    const struct sigaction action = {.sa_handler = handle, .sa_flags = (int)SA_RESETHAND};
    atomic_store(&engine_to_stop, engine);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}

void interrupt_release(void) { atomic_store(&engine_to_stop, NULL); }

bool interrupt_came(void) { return came; }
