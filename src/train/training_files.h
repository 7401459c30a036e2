/* The files of a training. What is written appears under its name only when it is whole. */
#ifndef TRAIN_TRAINING_FILES_H
#define TRAIN_TRAINING_FILES_H

#include "damier/match.h"
#include "train/sample.h"

#define TRAINING_PATH_SIZE 4096
struct training_path {
    char text[TRAINING_PATH_SIZE];
};

/* FOLDER/GENERATION.WHAT, or FOLDER/WHAT for generation 0. */
struct training_path training_path(const char *folder, unsigned generation, const char *what);

/* What follows says by errno why something is DM_E_IO. */

/* Adds the samples of a file to those there are; *samples may move. DM_E_SAMPLES_DAMAGED if there
 * is one that these rules can't have. */
enum dm_error training_read_samples(const struct dm_rules *rules, const char *path,
                                    struct sample **samples, uint64_t *count);
enum dm_error training_write_network(const struct dm_rules *rules, const struct dm_network *network,
                                     const char *path);
enum dm_error training_write_whole(const char *path, const void *bytes, size_t size);
enum dm_error training_copy(const char *from, const char *to);
/* One line: won, drawn, lost, and which is the better. */
/* DM_E_SYNTAX if the file has no such line. */
enum dm_error training_check_result(const char *path);
enum dm_error training_write_result(const char *path, const struct dm_tally *tally, bool better);

#endif
