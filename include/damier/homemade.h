/* Home-made rule sets: a record from a short text, which is also its id, so that a link or a kept
 * game says all of it. */
#ifndef DAMIER_HOMEMADE_H
#define DAMIER_HOMEMADE_H

#include "damier/rules.h"

/* Of the text, with its closing NUL. */
#define DM_HOMEMADE_SIZE 192

/* The record's id is `text`: stays where it is as long as the record is used. */
struct dm_homemade {
    struct dm_rules rules;
    char text[DM_HOMEMADE_SIZE];
};

/* Reads the id of a built-in rule set and what departs from it, each at most once, such as
 *
 *   russian,back:no,choice:most,crowning:stops,size:10,rows:4,draw:25
 *
 *   size:8|10               squares a side, diagonal rules only
 *   rows:1..4               rows of men; at least one row must be free between the sides
 *   corner:left|right       where White's dark corner is, diagonal rules only
 *   first:white|black       who begins
 *   back:no|yes             men also take backward
 *   kings:short|fly         how far kings go
 *   spare:no|yes            a man may not take a king
 *   capture:must|may        whether who can capture has to
 *   choice:free|most|most-kings|king|strict
 *                           any capture; most pieces; most pieces, then kings; with a king; most
 *                           pieces, then with a king, then most kings, then a king met earliest
 *   crowning:at-end|stops|at-once
 *   lifted:at-end|at-once   when taken pieces leave
 *   turn:yes|no             successive jumps may turn by 180 degrees
 *   draw:5..100             moves by each side with kings alone and no capture, in place of the
 *                           draw rows of the built-in set
 *
 * It has no network, no tables and no type in PDN. DM_OK, or a fault; `out` then is not a record.
 */
enum dm_error dm_homemade_read(const char *text, struct dm_homemade *out, struct dm_fault *fault);

#endif
