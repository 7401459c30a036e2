/* Forced wins, found by trying everything: no bounds, no evaluation, no cleverness. What the
 * engine proves is held against it. */
#ifndef SUPPORT_SOLVER_H
#define SUPPORT_SOLVER_H

#include "damier/draws.h"

struct solver;

/* 2^bits entries of memory for positions already decided. Fails the test when out of memory. */
struct solver *solver_new(const struct dm_rules *rules, unsigned bits);
void solver_free(struct solver *solver);
/* The smallest number of plies, up to `most`, in which the side to move can force that its
 * opponent has lost; 0 if it cannot. Knows the endings by material, but no draw counters. */
unsigned solver_win(struct solver *solver, const struct dm_position *position, unsigned most);
/* The same for a loss that the side to move cannot avert. No legal move is not counted: 0. */
unsigned solver_loss(struct solver *solver, const struct dm_position *position, unsigned most);

#endif
