/* damier tables: endgame tables. */
#include <string.h>

#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/given.h"
#include "cli/tables_task.h"

#define DEFAULT_FOLDER "tables"
#define DEFAULT_POSITIONS 10000

enum { DIR, THREADS, MEMORY, POSITIONS, FEN, JSON };
static const struct option options[] = {
    [DIR] = {.name = "--dir", .value = "D", .help = "where the tables are (default tables/ID)"},
    [THREADS] = {"--threads", "N", VALUE_NUMBER, 1, 256, "build, verify: so many (default 1)"},
    [MEMORY] = {"--memory", "MB", VALUE_NUMBER, 1, 1 << 20,
                "build: refuse what takes more (default: no limit)"},
    [POSITIONS] = {"--positions", "N", VALUE_NUMBER, 0, 1000000000,
                   "verify: search so many (default 10000)"},
    [FEN] = {.name = "--fen", .value = "F", .help = "show: this position (required)"},
    [JSON] = {.name = "--json", .help = "show: as one JSON object"},
    {0}};

struct task_kind {
    const char *name;
    unsigned operands; /* with its own name */
    unsigned options;  /* that it takes, a set */
    enum status (*run)(const struct tables_task *task);
};
static const struct task_kind kinds[] = {
    {"build", 3, 1 << DIR | 1 << THREADS | 1 << MEMORY, tables_build},
    {"verify", 2, 1 << DIR | 1 << THREADS | 1 << POSITIONS, tables_verify},
    {"show", 2, 1 << DIR | 1 << FEN | 1 << JSON, tables_show}};

struct dm_tables *tables_task_open(const struct tables_task *task) {
    struct dm_tables *tables;
    struct dm_fault fault;
    if (dm_tables_open(task->folder, task->rules, &tables, &fault)) console_trouble_with(&fault);
    return tables;
}

static const struct task_kind *find_kind(const char *name) {
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].name, name) == 0) return &kinds[i];
    console_error("tables build, tables verify or tables show, not tables '%s'", name);
    return NULL;
}

static bool fits_kind(const struct task_kind *kind, const struct arguments *arguments) {
    if (arguments->operands != kind->operands) {
        console_error("damier tables %s ID%s; 'damier tables --help' explains", kind->name,
                      kind->operands > 2 ? " N" : "");
        return false;
    }
    for (unsigned i = 0; options[i].name; i++) {
        if (!arguments->option[i].given || kind->options >> i & 1) continue;
        console_error("tables %s takes no %s", kind->name, options[i].name);
        return false;
    }
    if (!(kind->options >> FEN & 1) || arguments->option[FEN].given) return true;
    console_error("which position? say it with --fen");
    return false;
}

static bool read_folder(const struct value *given, struct tables_task *task) {
    const int length = given->given ? snprintf(task->folder, sizeof task->folder, "%s", given->text)
                                    : snprintf(task->folder, sizeof task->folder,
                                               DEFAULT_FOLDER "/%s", task->rules->id);
    if (length < (int)sizeof task->folder) return true;
    console_error("--dir is too long");
    return false;
}

/* What is to be built: a number of pieces, or slices by name. */
static bool read_what(const char *text, struct tables_task *task) {
    uint64_t pieces = 0;
    if (*text == 'K' || *text == 'M') {
        task->slices = text;
        return true;
    }
    if (!arguments_number("N", text, 2, DM_TABLES_PIECES_MAX, &pieces)) return false;
    task->pieces = (unsigned)pieces;
    return true;
}

static bool read_task(const struct arguments *arguments, struct tables_task *task) {
    const struct value *value = arguments->option;
    *task = (struct tables_task){
        .rules = given_rules(arguments->operand[1]),
        .threads = (unsigned)value[THREADS].number,
        .memory = value[MEMORY].number << 20,
        .positions = value[POSITIONS].given ? (unsigned)value[POSITIONS].number : DEFAULT_POSITIONS,
        .json = value[JSON].given};
    if (!task->rules || !read_folder(&value[DIR], task) ||
        !given_position(task->rules, &value[FEN], &task->position))
        return false;
    return arguments->operands < 3 || read_what(arguments->operand[2], task);
}

static enum status run(const struct arguments *arguments) {
    const struct task_kind *kind = find_kind(arguments->operand[0]);
    struct tables_task task;
    if (!kind || !fits_kind(kind, arguments) || !read_task(arguments, &task)) return STATUS_TROUBLE;
    return kind->run(&task);
}

const struct command command_tables = {
    .name = "tables",
    .summary = "build, verify or look into endgame tables",
    .operands = "build ID N|SLICES | verify ID | show ID --fen F",
    .operands_min = 2,
    .operands_max = 3,
    .options = options,
    .details =
        "build makes the tables of all positions of up to N pieces (2 to 5), both sides\n"
        "together: who wins, and in how many plies the next capture or crowning comes. A\n"
        "file for each material; those that are there are kept, so a build that was stopped\n"
        "(Ctrl-C) goes on where it was. In place of N, names of materials, as KKK-K,KM-M\n"
        "(three kings against one; king and man against man): these and what they lead to.\n"
        "verify holds every position against those after it, and what a search proves of\n"
        "random positions against the tables. Exit status 1 if any is wrong.\n"
        "show prints 'value', win, draw or loss for the side to move, and the plies; then\n"
        "the same for each move, best first. Exit status 1 if no table has the position.\n",
    .examples = "  damier tables build turkish 3\n"
                "  damier tables build russian KKK-K\n"
                "  damier tables build english 4 --threads 2 --memory 500 --dir /tmp/english\n"
                "  damier tables verify turkish\n"
                "  damier tables show turkish --fen 'W:WKa1,Kb1:BKh8'\n",
    .run = run};
