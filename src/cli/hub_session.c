#include "cli/hub_session.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/fault.h"
#include "base/number.h"
#include "base/text.h"
#include "damier/match.h"

#define DEFAULT_HASH_MB 64
#define HASH_MB_MAX 65536
/* For a move, until a "level" says something else. */
#define DEFAULT_MS 5000

/* --- answers -------------------------------------------------------------------------------- */

/* Quotes can't stand within quotes, nor anything that ends a line. */
static void put_quoted(struct text *out, const char *text) {
    for (; *text; text++)
        text_char(out, *text == '"' ? '\'' : (unsigned char)*text < ' ' ? ' ' : *text);
}

/* In one piece: a search may be writing at the same time. */
void hub_session_complain(const struct dm_fault *fault) {
    char message[512];
    struct text text = text_in(message, sizeof message);
    text_put(&text, dm_error_text(fault->code));
    if (fault->column) {
        text_put(&text, ", column ");
        text_unsigned(&text, fault->column);
    }
    if (fault->detail[0]) text_put(&text, ": ");
    put_quoted(&text, fault->detail);
    text_end(&text);
    printf("error message=\"%s\"\n", message);
}

static void complain_of(enum dm_error error, const char *detail) {
    struct dm_fault fault;
    fault_locate(&fault, error, 0, 0, detail);
    hub_session_complain(&fault);
}

/* --- parameters ----------------------------------------------------------------------------- */

static bool set_variant(struct hub_session *session, const char *value) {
    const struct dm_rules *rules = dm_hub_variant_find(value);
    if (!rules) return false;
    dm_hub_history_free(&session->history);
    session->rules = rules;
    session->history.position = dm_position_start(rules);
    return true;
}

static bool set_number(const char *value, uint64_t max, unsigned *out) {
    uint64_t number;
    if (!number_whole(value, &number) || number < 1 || number > max) return false;
    *out = (unsigned)number;
    return true;
}

static bool set_hash(struct hub_session *session, const char *value) {
    return set_number(value, HASH_MB_MAX, &session->hash_mb);
}

static bool set_threads(struct hub_session *session, const char *value) {
    return set_number(value, DM_THREADS_MAX, &session->threads);
}

static bool set_path(const char *value, char out[static HUB_PATH_SIZE]) {
    if (strlen(value) >= HUB_PATH_SIZE || strchr(value, '"')) return false;
    strcpy(out, value);
    return true;
}

static bool set_tables(struct hub_session *session, const char *value) {
    return set_path(value, session->folder);
}

static bool set_evaluation(struct hub_session *session, const char *value) {
    return set_path(value, session->evaluation);
}

static const struct {
    const char *name;
    bool (*set)(struct hub_session *session, const char *value);
} parameters[] = {{"variant", set_variant},
                  {"hash", set_hash},
                  {"threads", set_threads},
                  {"tables", set_tables},
                  {"eval", set_evaluation}};

static void declare_parameters(const struct hub_session *session) {
    const char *variant = dm_hub_variant(session->rules);
    printf("param name=variant value=%s type=enum values=\"normal", variant ? variant : "normal");
    for (unsigned i = 0; i < dm_rules_count(); i++)
        if (dm_hub_variant(dm_rules_at(i))) printf(" %s", dm_rules_at(i)->id);
    printf("\"\nparam name=hash value=%u type=int min=1 max=%d\n", session->hash_mb, HASH_MB_MAX);
    printf("param name=threads value=%u type=int min=1 max=%d\n", session->threads, DM_THREADS_MAX);
    printf("param name=tables value=\"%s\" type=string\n", session->folder);
    printf("param name=eval value=\"%s\" type=string\n", session->evaluation);
}

/* --- the engine ----------------------------------------------------------------------------- */

static void drop_engine(struct hub_session *session) {
    dm_engine_free(session->engine);
    dm_tables_close(session->tables);
    dm_network_free(session->network);
    session->engine = NULL;
    session->tables = NULL;
    session->network = NULL;
}

/* Without tables it plays too, but says so. */
static void use_tables(struct hub_session *session) {
    struct dm_fault fault = {0};
    if (!session->folder[0]) return;
    if (dm_tables_open(session->folder, session->rules, &session->tables, &fault))
        hub_session_complain(&fault);
    dm_engine_use_tables(session->engine, session->tables);
}

/* Without the network that was asked for it judges by the usual one, but says so. */
static void use_evaluation(struct hub_session *session) {
    struct dm_fault fault = {0};
    if (!session->evaluation[0]) return;
    if (strcmp(session->evaluation, DM_EVALUATION_BUILT_IN) != 0 &&
        dm_network_open(session->rules, session->evaluation, &session->network, &fault))
        hub_session_complain(&fault);
    else
        dm_engine_use_network(session->engine, session->network);
}

/* Makes it as the parameters say, if there is none. False after a message. */
static bool has_engine(struct hub_session *session) {
    if (session->engine) return true;
    session->engine = dm_engine_new(session->rules, session->hash_mb);
    if (session->engine && !dm_engine_set_threads(session->engine, session->threads)) {
        use_tables(session);
        use_evaluation(session);
        return true;
    }
    drop_engine(session);
    complain_of(DM_E_MEMORY, "");
    return false;
}

/* --- commands ------------------------------------------------------------------------------- */

static void hub(struct hub_session *session, const struct dm_hub_line *line) {
    (void)line;
    puts("id name=damier version=" DAMIER_VERSION " author=\"the authors of damier\"");
    declare_parameters(session);
    puts("wait");
}

static void set_parameter(struct hub_session *session, const struct dm_hub_line *line) {
    const char *name = dm_hub_value(line, "name"), *value = dm_hub_value(line, "value");
    for (size_t i = 0; name && i < sizeof parameters / sizeof *parameters; i++) {
        if (strcmp(parameters[i].name, name) != 0) continue;
        drop_engine(session);
        if (!value || !parameters[i].set(session, value)) complain_of(DM_E_VALUE, name);
        return;
    }
    complain_of(DM_E_SETTING, name ? name : "");
}

static void init(struct hub_session *session, const struct dm_hub_line *line) {
    (void)line;
    if (has_engine(session)) puts("ready");
}

static void new_game(struct hub_session *session, const struct dm_hub_line *line) {
    (void)line;
    if (session->engine) dm_engine_clear(session->engine);
}

static void pos(struct hub_session *session, const struct dm_hub_line *line) {
    struct dm_hub_history history;
    struct dm_fault fault = {0};
    if (dm_hub_history_read(session->rules, line, &history, &fault)) {
        hub_session_complain(&fault);
        return;
    }
    dm_hub_history_free(&session->history);
    session->history = history;
}

static void level(struct hub_session *session, const struct dm_hub_line *line) {
    struct dm_hub_level said;
    struct dm_fault fault = {0};
    if (dm_hub_level_read(line, &said, &fault)) {
        hub_session_complain(&fault);
        return;
    }
    session->limits = (struct dm_limits){.depth = said.depth,
                                         .nodes = said.nodes,
                                         .time_ms = said.move_time_ms,
                                         .left_ms = said.time_ms,
                                         .increment_ms = said.increment_ms,
                                         .moves_to_go = said.moves};
}

static void go(struct hub_session *session, const struct dm_hub_line *line) {
    const struct dm_hub_history *history = &session->history;
    if (!has_engine(session)) return;
    session->search.rules = session->rules;
    session->search.engine = session->engine;
    session->search.situation = (struct dm_situation){.position = history->position,
                                                      .counters = history->counters,
                                                      .keys = history->keys,
                                                      .key_count = history->key_count};
    session->search.limits = session->limits;
    session->search.limits.ponder = dm_hub_value(line, "ponder") != NULL;
    fflush(stdout);
    if (!hub_search_start(&session->search)) complain_of(DM_E_MEMORY, "no thread to search in");
}

static void ping(struct hub_session *session, const struct dm_hub_line *line) {
    (void)session;
    (void)line;
    puts("pong");
}

static void stop(struct hub_session *session, const struct dm_hub_line *line) {
    (void)line;
    hub_search_stop(&session->search);
}

static void ponder_hit(struct hub_session *session, const struct dm_hub_line *line) {
    (void)line;
    hub_search_hit(&session->search);
}

static void quit(struct hub_session *session, const struct dm_hub_line *line) {
    (void)line;
    session->left = true;
}

static const struct {
    const char *name;
    void (*obey)(struct hub_session *session, const struct dm_hub_line *line);
    bool always; /* may come during a search */
} commands[] = {{"hub", hub, false},   {"set-param", set_parameter, false},
                {"init", init, false}, {"new-game", new_game, false},
                {"pos", pos, false},   {"level", level, false},
                {"go", go, false},     {"ping", ping, true},
                {"stop", stop, true},  {"ponder-hit", ponder_hit, true},
                {"quit", quit, true}};

/* --- the conversation ----------------------------------------------------------------------- */

void hub_session_begin(struct hub_session *session) {
    *session = (struct hub_session){
        .hash_mb = DEFAULT_HASH_MB, .threads = 1, .limits = {.time_ms = DEFAULT_MS}};
    hub_search_prepare(&session->search);
    set_variant(session, "normal");
}

void hub_session_end(struct hub_session *session) {
    hub_search_stop(&session->search);
    hub_search_join(&session->search);
    hub_search_forget(&session->search);
    dm_hub_history_free(&session->history);
    drop_engine(session);
}

void hub_session_hear(struct hub_session *session, char *text) {
    struct dm_hub_line line;
    struct dm_fault fault = {0};
    if (dm_hub_read(text, &line, &fault)) {
        hub_session_complain(&fault);
        return;
    }
    const bool searching = hub_search_runs(&session->search);
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        if (strcmp(commands[i].name, line.command) != 0) continue;
        if (searching && !commands[i].always) {
            complain_of(DM_E_BUSY, line.command);
            return;
        }
        if (!searching) hub_search_join(&session->search);
        commands[i].obey(session, &line);
        return;
    }
}
