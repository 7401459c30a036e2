/* The file of a slice:
 *
 *     0  "damier\r\n", so that a file that went through a text conversion is noticed
 *     8  32 bits: version of this format
 *    12  32 bits: digest of all from byte 16 to the end of the directory
 *    16  64 bits: digest of the rules
 *    24  64 bits: bytes of the file
 *    32  24 bytes: id of the rule set, for people; zeros after it
 *    56  four bytes: men and kings of the first table's side to move, men and kings of the other
 *    60  32 bits: blocks, of both tables
 *    64  the directory: for each block 32 bits with its bytes and 32 bits with their digest
 *        the blocks of the first table, then those of the second (the first with sides exchanged;
 *        left out where that is the same)
 *
 * Numbers have their lowest byte first. A block codes BLOCK_VALUES values (the last one of a table
 * what is left), as model.c does. */
#ifndef TABLES_FORMAT_H
#define TABLES_FORMAT_H

#include "tables/material.h"

#define FORMAT_MAGIC "damier\r\n"
#define FORMAT_VERSION 1
enum {
    AT_MAGIC = 0,
    AT_VERSION = 8,
    AT_DIGEST = 12,
    AT_RULES = 16,
    AT_SIZE = 24,
    AT_ID = 32,
    AT_MATERIAL = 56,
    AT_BLOCKS = 60,
    AT_DIRECTORY = 64
};
#define ID_SIZE (AT_MATERIAL - AT_ID)
#define DIRECTORY_ENTRY 8
#define BLOCK_VALUES 16384

/* What a header says. */
struct header {
    struct material material;
    uint32_t blocks;
    uint64_t size;
};

/* Reads a header and directory and checks everything up to the blocks' digests. `data` may hold
 * more than this file. The fault's detail says at which byte and why. */
enum dm_error format_read(const uint8_t *data, size_t size, const struct dm_rules *rules,
                          struct header *header, struct dm_fault *fault);
/* Writes header and directory, whose block lengths and digests are there already, in front of the
 * blocks. */
void format_write(uint8_t *data, const struct dm_rules *rules, const struct header *header);
/* Blocks of a table of so many positions. */
uint32_t format_blocks(uint64_t positions);

#endif
