/* Building tables, slice by slice. */
#include <stdio.h>
#include <unistd.h>

#include "base/fault.h"
#include "tables/folder.h"
#include "tables/maker/chosen.h"
#include "tables/maker/lock.h"
#include "tables/maker/pack.h"
#include "tables/maker/slice.h"

struct build {
    const char *folder;
    const struct dm_tables_options *options;
    struct dm_fault *fault;
    struct dm_tables *tables;
    struct team team;
    struct material slice[SLICES_MAX];
    unsigned slices, now; /* now: which one is being made */
    /* In positions: */
    uint64_t size[SLICES_MAX], total, found, done;
    double share; /* of the slice being made that is done */
    double base, span;
};

static enum dm_error fail(struct build *build, enum dm_error error) {
    if (!build->fault->code) *build->fault = (struct dm_fault){.code = error};
    return build->fault->code;
}

/* --- progress --------------------------------------------------------------------------------- */

static bool tell(const struct build *build, struct dm_tables_progress progress) {
    char name[MATERIAL_NAME_SIZE];
    if (!build->options->progress) return true;
    material_name(build->slice[build->now], name);
    const double total = (double)build->total, own = (double)build->size[build->now];
    progress.name = name;
    progress.slice = build->now + 1;
    progress.slices = build->slices;
    progress.positions = build->size[build->now];
    progress.done = ((double)build->done + own * build->share) / total;
    progress.found_done = (double)build->found / total;
    return build->options->progress(build->options->context, &progress);
}

static bool pulse(void *context, double done) {
    struct build *build = context;
    const double share = build->base + build->span * done;
    if (share > build->share) build->share = share;
    return tell(build, (struct dm_tables_progress){0});
}

/* Which part of a slice's work comes now. */
static void begin_step(struct build *build, double base, double span) {
    build->base = base;
    build->span = span;
}

static enum dm_error end_slice(struct build *build, bool found, uint64_t bytes) {
    build->share = 0;
    if (!found) build->done += build->size[build->now];
    const struct dm_tables_progress progress = {.ended = true, .found = found, .bytes = bytes};
    return tell(build, progress) ? DM_OK : fail(build, DM_E_STOPPED);
}

/* --- one slice -------------------------------------------------------------------------------- */

/* The steps' parts of the work are about what was measured. */
static enum dm_error make_slice(struct build *build, struct slice *slice, uint64_t *bytes) {
    begin_step(build, 0, 0.4);
    enum dm_error error = slice_classify(slice);
    begin_step(build, 0.4, 0);
    if (!error) error = slice_spread(slice);
    begin_step(build, 0.8, 0.2);
    return error ? error : pack_slice(slice, build->folder, bytes, build->fault);
}

static enum dm_error add_slice(struct build *build) {
    const struct material material = build->slice[build->now];
    char name[PACK_NAME_SIZE];
    pack_name(material, name);
    if (tables_add_file(build->tables, build->folder, name, build->fault))
        return build->fault->code;
    if (build->tables->table[material_number(material)]) return DM_OK;
    return fault_blame(build->fault, DM_E_TABLE_DAMAGED, name, "holds another slice");
}

static enum dm_error build_slice(struct build *build) {
    struct slice slice;
    uint64_t bytes = 0;
    enum dm_error error = slice_open(&slice, build->tables, build->slice[build->now], &build->team);
    if (error) return fail(build, error);
    error = make_slice(build, &slice, &bytes);
    slice_close(&slice);
    tables_forget(build->tables);
    if (!error) error = add_slice(build);
    return error ? fail(build, error) : end_slice(build, false, bytes);
}

/* --- all of them ------------------------------------------------------------------------------ */

static bool is_there(const struct build *build, struct material material) {
    return build->tables->table[material_number(material)] != NULL;
}

/* Adds the slices that are there. */
static enum dm_error find_slices(struct build *build) {
    for (build->now = 0; build->now < build->slices; build->now++) {
        char name[PACK_NAME_SIZE], path[FOLDER_PATH_SIZE];
        pack_name(build->slice[build->now], name);
        const int length = snprintf(path, sizeof path, "%s/%s", build->folder, name);
        if (length >= (int)sizeof path || access(path, F_OK) != 0) continue;
        if (add_slice(build)) return build->fault->code;
        build->found += build->size[build->now];
    }
    build->done = build->found;
    return DM_OK;
}

/* Refuses now what there would be no memory for later. */
static enum dm_error check_memory(const struct build *build) {
    const uint64_t most = build->options->memory;
    for (unsigned i = 0; most && i < build->slices; i++) {
        const uint64_t needed = slice_memory(build->tables, build->slice[i]);
        char name[MATERIAL_NAME_SIZE], why[64];
        if (needed <= most || is_there(build, build->slice[i])) continue;
        material_name(build->slice[i], name);
        snprintf(why, sizeof why, "takes %.1f MB, %.1f MB are allowed", (double)needed / 1e6,
                 (double)most / 1e6);
        return fault_blame(build->fault, DM_E_MEMORY, name, why);
    }
    return DM_OK;
}

static enum dm_error build_slices(struct build *build) {
    enum dm_error error = find_slices(build);
    if (!error) error = check_memory(build);
    for (build->now = 0; !error && build->now < build->slices; build->now++)
        error = is_there(build, build->slice[build->now]) ? end_slice(build, true, 0)
                                                          : build_slice(build);
    return error;
}

static void plan(struct build *build) {
    for (unsigned i = 0; i < build->slices; i++)
        build->total += build->size[i] = slice_positions(build->tables, build->slice[i]);
}

static enum dm_error build_locked(struct build *build, const struct dm_rules *rules) {
    build->tables = tables_new(rules);
    if (!build->tables) return fail(build, DM_E_MEMORY);
    plan(build);
    const enum dm_error error = build_slices(build);
    dm_tables_close(build->tables);
    return error;
}

enum dm_error dm_tables_build(const char *folder, const struct dm_rules *rules,
                              const struct dm_tables_options *options, struct dm_fault *fault) {
    struct dm_fault found = {0};
    struct build build = {.folder = folder, .options = options, .fault = &found};
    build.team = (struct team){.threads = options->threads, .pulse = pulse, .context = &build};
    int lock = -1;
    build.slices = chosen_slices(options, build.slice, &found);
    if (build.slices && !lock_folder(folder, "tables are being built there", &lock, &found))
        build_locked(&build, rules);
    lock_release(lock);
    if (fault) *fault = found;
    return found.code;
}
