/* damier tables build. */
#include <inttypes.h>

#include "base/clock.h"
#include "cli/console.h"
#include "cli/interrupt.h"
#include "cli/tables_task.h"

struct building {
    struct tables_meter meter;
    uint64_t positions, bytes; /* of all slices that are finished */
    unsigned found;
};

static void tell_slice(struct building *building, const struct dm_tables_progress *progress) {
    tables_meter_clear(&building->meter);
    printf("%-8s %2u of %2u  positions %11" PRIu64, progress->name, progress->slice,
           progress->slices, progress->positions);
    if (progress->found) {
        puts("  there already");
    } else {
        printf("  bytes %9" PRIu64 "  bits a position %5.2f  %8.2f s\n", progress->bytes,
               8 * (double)progress->bytes / (double)progress->positions,
               (clock_ms() - building->meter.begun) / 1e3);
        building->bytes += progress->bytes;
        building->positions += progress->positions;
    }
    fflush(stdout);
}

static bool report(void *context, const struct dm_tables_progress *progress) {
    struct building *building = context;
    building->meter.first = progress->found_done;
    if (progress->ended)
        tell_slice(building, progress);
    else
        tables_meter_show(&building->meter, progress->name, progress->done);
    return !interrupt_came();
}

enum status tables_build(const struct tables_task *task) {
    struct building building = {.meter = tables_meter_begin()};
    struct dm_fault fault;
    const struct dm_tables_options options = {.pieces = task->pieces,
                                              .slices = task->slices,
                                              .threads = task->threads,
                                              .memory = task->memory,
                                              .progress = report,
                                              .context = &building};
    interrupt_catch(NULL);
    const enum dm_error error = dm_tables_build(task->folder, task->rules, &options, &fault);
    tables_meter_clear(&building.meter);
    if (error) {
        console_trouble_with(&fault);
        return error == DM_E_STOPPED ? STATUS_INTERRUPTED : STATUS_TROUBLE;
    }
    printf("built %" PRIu64 " positions, %" PRIu64 " bytes, %.2f s: %s\n", building.positions,
           building.bytes, (clock_ms() - building.meter.begun) / 1e3, task->folder);
    return STATUS_OK;
}
