#include "train/training_owner.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/fault.h"
#include "tables/digest.h"
#include "train/training_files.h"

#define OWNER_SIZE 128

static enum dm_error refuse(const char *folder, const char *why, struct dm_fault *fault) {
    return fault_blame(fault, DM_E_TRAINING_FOREIGN, folder, why);
}

static enum dm_error claim_new(const char *folder, const char *path, const char *owner,
                               struct dm_fault *fault) {
    if (access(training_path(folder, 1, "samples").text, F_OK) == 0)
        return refuse(folder, "it has positions, but no file 'rules' that says whose", fault);
    const enum dm_error error = training_write_whole(path, owner, strlen(owner));
    return error ? fault_blame(fault, error, path, strerror(errno)) : DM_OK;
}

static enum dm_error hold_against(const char *folder, const char *said, const char *owner,
                                  struct dm_fault *fault) {
    char why[OWNER_SIZE];
    if (strcmp(said, owner) == 0) return DM_OK;
    const size_t id = strcspn(said, " \n");
    const bool same_id = strncmp(said, owner, id + 1) == 0;
    snprintf(why, sizeof why, "made for the rules of %.*s%s", (int)(id < 40 ? id : 40), said,
             same_id ? " as they were" : "");
    return refuse(folder, why, fault);
}

enum dm_error training_claim(const struct dm_rules *rules, const char *folder,
                             struct dm_fault *fault) {
    const struct training_path path = training_path(folder, 0, "rules");
    char owner[OWNER_SIZE], said[OWNER_SIZE] = "";
    snprintf(owner, sizeof owner, "%s %016" PRIx64 "\n", rules->id, digest_rules(rules));
    FILE *file = fopen(path.text, "r");
    if (!file && errno == ENOENT) return claim_new(folder, path.text, owner, fault);
    if (!file || (!fgets(said, sizeof said, file) && ferror(file))) {
        const enum dm_error error = fault_blame(fault, DM_E_IO, path.text, strerror(errno));
        if (file) fclose(file);
        return error;
    }
    fclose(file);
    return hold_against(folder, said, owner, fault);
}
