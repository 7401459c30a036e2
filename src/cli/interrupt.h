/* Ctrl-C as a wish to stop and show what there is. */
#ifndef CLI_INTERRUPT_H
#define CLI_INTERRUPT_H

#include <stdbool.h>

#include "damier/engine.h"

/* From now on SIGINT and SIGTERM are remembered, and stop this engine's search (NULL: none). A
 * second one ends the process. The engine must live until interrupt_release. */
void interrupt_catch(struct dm_engine *engine);
void interrupt_release(void);
bool interrupt_came(void);

#endif
