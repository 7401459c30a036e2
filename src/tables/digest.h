/* Numbers that tell whether something is what it was: not against those who mean harm. */
#ifndef TABLES_DIGEST_H
#define TABLES_DIGEST_H

#include <stddef.h>
#include <stdint.h>

#include "damier/rules.h"

/* Of bytes. A change of up to eight bytes in a row, at multiples of eight, never goes unnoticed. */
uint32_t digest_bytes(const uint8_t *bytes, size_t size);
/* Of all in a record that values depend on; its names and draw rows are left out. */
uint64_t digest_rules(const struct dm_rules *rules);

#endif
