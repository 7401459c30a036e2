#include "tables/maker/lock.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/fault.h"
#include "tables/folder.h"

/* Makes a folder after those above it; what is there already is fine. */
static void make_folders(const char *folder) {
    char path[FOLDER_PATH_SIZE];
    if (snprintf(path, sizeof path, "%s", folder) >= (int)sizeof path) return;
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        mkdir(path, 0777);
        *slash = '/';
    }
    mkdir(path, 0777);
}

enum dm_error lock_folder(const char *folder, const char *busy, int *lock, struct dm_fault *fault) {
    make_folders(folder);
    *lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (*lock < 0) return fault_blame(fault, DM_E_IO, folder, strerror(errno));
    if (flock(*lock, LOCK_EX | LOCK_NB) == 0) return DM_OK;
    return fault_blame(fault, DM_E_IO, folder, errno == EWOULDBLOCK ? busy : strerror(errno));
}

void lock_release(int lock) {
    if (lock >= 0) close(lock);
}
