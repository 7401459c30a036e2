/* Which slices a build makes. */
#ifndef TABLES_MAKER_CHOSEN_H
#define TABLES_MAKER_CHOSEN_H

#include "tables/material.h"

/* Those that the options ask for, each after the ones that it leads to; 0 after a fault. */
unsigned chosen_slices(const struct dm_tables_options *options, struct material out[SLICES_MAX],
                       struct dm_fault *fault);

#endif
