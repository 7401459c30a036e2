#include "game/refusal.h"

#include <string.h>

#include "base/text.h"
#include "damier/notation.h"
#include "game/cursor.h"

/* --- what the wanted move is, compared to legal ones ---------------------------------------- */

static bool lists(const struct dm_moves *moves, const struct wanted *wanted) {
    for (unsigned i = 0; i < moves->count; i++)
        if (moves->move[i].from == wanted->from && moves->move[i].to == wanted_end(wanted))
            return true;
    return false;
}

/* True if it would be a quiet move, were there nothing to capture: the enemy's pieces, taken for
 * kings of our own, stand in the way just so but cannot be captured. */
static bool is_quiet_move(const struct dm_rules *rules, const struct dm_position *position,
                          const struct wanted *wanted) {
    const int us = position->side, them = us ^ 1;
    struct dm_position blocked = *position;
    struct dm_moves moves;
    blocked.kings[us] |= blocked.men[them] | blocked.kings[them];
    blocked.men[them] = blocked.kings[them] = 0;
    dm_moves_list(rules, &blocked, &moves);
    return lists(&moves, wanted);
}

/* True if it would be a whole chain or its beginning under the same rules with free choice. */
static bool is_other_chain(const struct dm_rules *rules, const struct dm_position *position,
                           const struct wanted *wanted) {
    struct dm_rules free_choice;
    if (dm_rules_free_choice(rules, &free_choice)) return false;
    const struct wanted_fit fit = wanted_compare(&free_choice, position, wanted);
    return fit.passing || fit.goes_on;
}

/* --- the words ------------------------------------------------------------------------------ */

static enum dm_error suggest(const struct dm_rules *rules, const struct dm_position *position,
                             const struct dm_move *move, enum dm_error code,
                             struct dm_fault *fault) {
    char name[DM_MOVE_TEXT_SIZE], detail[DM_MOVE_TEXT_SIZE + 16];
    struct text text = text_in(detail, sizeof detail);
    dm_move_write(rules, position, move, name, sizeof name);
    text_put(&text, "such as ");
    text_put(&text, name);
    text_end(&text);
    fault_detail(fault, detail, strlen(detail));
    return code;
}

static enum dm_error illegal(const struct dm_rules *rules, int square, const char *why,
                             struct dm_fault *fault) {
    char name[DM_SQUARE_NAME_SIZE], detail[64];
    struct text text = text_in(detail, sizeof detail);
    if (square >= 0) {
        dm_square_name(rules, square, name);
        text_put(&text, name);
        text_char(&text, ' ');
    }
    text_put(&text, why);
    text_end(&text);
    fault_detail(fault, detail, strlen(detail));
    return DM_E_MOVE_ILLEGAL;
}

/* A move that is wrong whatever else is on the board. */
static enum dm_error cannot_go(const struct dm_rules *rules, const struct dm_position *position,
                               const struct wanted *wanted, struct dm_fault *fault) {
    const uint64_t taken_up =
        position->men[0] | position->kings[0] | position->men[1] | position->kings[1];
    const char *why = wanted->stops > 1 ? "no chain goes that way" : "this piece cannot go there";
    if (wanted_end(wanted) != wanted->from && taken_up >> wanted_end(wanted) & 1)
        return illegal(rules, wanted_end(wanted), "is occupied", fault);
    return illegal(rules, -1, why, fault);
}

/* A capture is compulsory, and the wanted move is not one of those. */
static enum dm_error refuse_beside_captures(const struct dm_rules *rules,
                                            const struct dm_position *position,
                                            const struct wanted *wanted,
                                            const struct dm_moves *legal, struct dm_fault *fault) {
    const struct wanted_fit fit = wanted_compare(rules, position, wanted);
    if (fit.goes_on) return suggest(rules, position, &fit.longer, DM_E_CHAIN_UNFINISHED, fault);
    if (is_quiet_move(rules, position, wanted))
        return suggest(rules, position, &legal->move[0], DM_E_CAPTURE_COMPULSORY, fault);
    if (is_other_chain(rules, position, wanted))
        return suggest(rules, position, &legal->move[0], DM_E_CHAIN_SHORTER, fault);
    return cannot_go(rules, position, wanted, fault);
}

enum dm_error refusal_of(const struct dm_rules *rules, const struct dm_position *position,
                         const struct wanted *wanted, struct dm_fault *fault) {
    const int us = position->side, them = us ^ 1;
    struct dm_moves legal;
    dm_moves_list(rules, position, &legal);
    if (!legal.count) return illegal(rules, -1, "there is no legal move", fault);
    if ((position->men[them] | position->kings[them]) >> wanted->from & 1)
        return illegal(rules, wanted->from, "is the other side's piece", fault);
    if (!((position->men[us] | position->kings[us]) >> wanted->from & 1))
        return illegal(rules, wanted->from, "is empty", fault);
    if (!legal.move[0].taken) return cannot_go(rules, position, wanted, fault);
    return refuse_beside_captures(rules, position, wanted, &legal, fault);
}
