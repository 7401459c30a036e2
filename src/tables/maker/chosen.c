#include "tables/maker/chosen.h"

#include "base/fault.h"

/* What names ask for. */
struct wanted {
    struct material slice[SLICES_MAX];
    unsigned count;
};

/* Reads a name up to the comma or the end; false if it names no slice. */
static bool read_name(const char **text, struct material *material) {
    int side = 0;
    *material = (struct material){0};
    for (; **text && **text != ','; (*text)++) {
        if (**text == '-' && side == 0)
            side = 1;
        else if (**text == 'K')
            material->kings[side]++;
        else if (**text == 'M')
            material->men[side]++;
        else
            return false;
        if (material_pieces(*material) > DM_TABLES_PIECES_MAX) return false;
    }
    return material_fits(*material);
}

static bool read_names(const char *text, struct wanted *wanted) {
    wanted->count = 0;
    while (wanted->count < SLICES_MAX && read_name(&text, &wanted->slice[wanted->count])) {
        wanted->count++;
        if (!*text++) return true;
    }
    return false;
}

static bool is_needed(const struct wanted *wanted, struct material slice) {
    for (unsigned i = 0; i < wanted->count; i++)
        if (material_leads_to(wanted->slice[i], slice)) return true;
    return false;
}

static unsigned up_to(unsigned pieces, struct material out[SLICES_MAX], struct dm_fault *fault) {
    if (pieces >= 2 && pieces <= DM_TABLES_PIECES_MAX) return material_slices(pieces, out);
    *fault = (struct dm_fault){.code = DM_E_ARGUMENT};
    return 0;
}

unsigned chosen_slices(const struct dm_tables_options *options, struct material out[SLICES_MAX],
                       struct dm_fault *fault) {
    struct wanted wanted;
    unsigned needed = 0;
    if (!options->slices) return up_to(options->pieces, out, fault);
    if (!read_names(options->slices, &wanted)) {
        fault_blame(fault, DM_E_ARGUMENT, options->slices,
                    "slices are like KK-K,KM-M, of 2 to 5 pieces");
        return 0;
    }
    const unsigned count = material_slices(DM_TABLES_PIECES_MAX, out);
    for (unsigned i = 0; i < count; i++)
        if (is_needed(&wanted, out[i])) out[needed++] = out[i];
    return needed;
}
