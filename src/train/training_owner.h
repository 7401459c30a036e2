/* Whose a training's folder is: samples of other rules look like any. */
#ifndef TRAIN_TRAINING_OWNER_H
#define TRAIN_TRAINING_OWNER_H

#include "damier/rules.h"

/* Makes the folder one of these rules, by its file `rules`: the rule set's id and a digest of its
 * record. DM_E_TRAINING_FOREIGN if it is another's, or if it has samples and no such file; DM_E_IO.
 * Always with *fault. */
enum dm_error training_claim(const struct dm_rules *rules, const char *folder,
                             struct dm_fault *fault);

#endif
