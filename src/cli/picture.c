#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

#include "cli/console.h"
#include "cli/picture.h"

enum occupant { EMPTY, WHITE_MAN, WHITE_KING, BLACK_MAN, BLACK_KING };
static const char *const letters[] = {".", "w", "W", "b", "B"};
/* White's are outlined and Black's filled, so that nobody needs the colours to tell them apart. */
static const char *const figures[] = {"\u00b7", "\u26c0", "\u26c1", "\u26c2", "\u26c3"};

/* Foregrounds and backgrounds of the terminal's 256 colours. */
#define LIGHT_SQUARE "\033[48;5;187m"
#define DARK_SQUARE "\033[48;5;137m"
#define MOVED_SQUARE "\033[48;5;179m"
#define RESET "\033[0m"
static const char *const inks[] = {"\033[38;5;235m", "\033[38;5;231m", "\033[38;5;231m",
                                   "\033[38;5;16m", "\033[38;5;16m"};

struct picture_style picture_style_here(void) {
    setlocale(LC_CTYPE, "");
    return (struct picture_style){.unicode = strcmp(nl_langinfo(CODESET), "UTF-8") == 0,
                                  .colours = console_colours(stdout)};
}

static enum occupant occupant_of(const struct dm_position *position, int square) {
    if (position->men[DM_WHITE] >> square & 1) return WHITE_MAN;
    if (position->kings[DM_WHITE] >> square & 1) return WHITE_KING;
    if (position->men[DM_BLACK] >> square & 1) return BLACK_MAN;
    return position->kings[DM_BLACK] >> square & 1 ? BLACK_KING : EMPTY;
}

static const char *figure(const struct picture_style *style, enum occupant occupant) {
    return (style->unicode ? figures : letters)[occupant];
}

struct picture {
    const struct dm_rules *rules;
    const struct dm_position *position;
    const struct dm_move *last_move;
    const struct picture_style *style;
    bool numbered; /* each square shows its number, else letters stand at the edges */
};

static void draw_unplayed(const struct picture *picture) {
    if (picture->style->colours) fputs(LIGHT_SQUARE, stdout);
    printf("%*s", picture->numbered ? 5 : 3, "");
}

static void draw_square(const struct picture *picture, int square) {
    const struct dm_move *last = picture->last_move;
    const bool moved = last && (last->from == square || last->to == square);
    const enum occupant occupant = occupant_of(picture->position, square);
    if (picture->style->colours) {
        fputs(moved ? MOVED_SQUARE : DARK_SQUARE, stdout);
        fputs(inks[occupant], stdout);
    }
    putchar(moved ? '[' : ' ');
    if (picture->numbered) printf("%2d", dm_square_number(picture->rules, square));
    fputs(figure(picture->style, occupant), stdout);
    putchar(moved ? ']' : ' ');
}

static void draw_row(const struct picture *picture, int rank) {
    const int size = picture->rules->size;
    if (!picture->numbered) printf("%2d ", rank + 1);
    for (int i = 0; i < size; i++) {
        const int file = picture->style->black_below ? size - 1 - i : i;
        const int square = dm_square_at(picture->rules, file, rank);
        if (square < 0)
            draw_unplayed(picture);
        else
            draw_square(picture, square);
    }
    puts(picture->style->colours ? RESET : "");
}

static void draw_files(const struct picture *picture) {
    const int size = picture->rules->size;
    fputs("   ", stdout);
    for (int i = 0; i < size; i++)
        printf(" %c ", 'a' + (picture->style->black_below ? size - 1 - i : i));
    putchar('\n');
}

void picture_draw(const struct dm_rules *rules, const struct dm_position *position,
                  const struct dm_move *last_move, const struct picture_style *style) {
    const struct picture picture = {rules, position, last_move, style,
                                    rules->naming != DM_ALGEBRAIC};
    putchar('\n');
    for (int i = 0; i < rules->size; i++)
        draw_row(&picture, style->black_below ? i : rules->size - 1 - i);
    if (!picture.numbered) draw_files(&picture);
    putchar('\n');
}
