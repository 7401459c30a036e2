#include <stddef.h>
#include <string.h>

#include "wasm/exports.h"
#include "wasm/instance.h"

/* The machine's table. */
#define HASH_MB 16
#define WHOLE_MAX 9007199254740992.0 /* 2^53: whole numbers up to it are exact in a double */

struct instance instance;

char *wasm_io(void) { return instance.io; }

unsigned wasm_io_size(void) { return IO_SIZE; }

const char *instance_input(void) {
    instance.io[IO_SIZE - 1] = '\0';
    return instance.io;
}

int64_t instance_whole(double number) {
    return number >= 0 && number <= WHOLE_MAX ? (int64_t)number : -1;
}

int instance_answer(struct json *json) {
    const unsigned length = json_end(json);
    return length < IO_SIZE ? (int)length : instance_error(DM_E_TOO_LONG);
}

int instance_fault(const struct dm_fault *fault) {
    struct json json = json_in(instance.io, IO_SIZE);
    json_open(&json, NULL, '{');
    json_string(&json, "code", dm_error_name(fault->code));
    json_number(&json, "line", fault->line);
    json_number(&json, "column", fault->column);
    json_string(&json, "detail", fault->detail);
    json_close(&json, '}');
    json_end(&json);
    return -(int)fault->code;
}

int instance_error(enum dm_error error) {
    return error ? instance_fault(&(struct dm_fault){.code = error}) : 0;
}

void instance_drop_engine(void) {
    dm_engine_free(instance.engine);
    instance.engine = NULL;
}

const struct dm_network *instance_network(const struct dm_rules *rules) {
    if (!instance.network || !rules->network) return NULL;
    return strcmp(rules->network, instance.network_name) == 0 ? instance.network : NULL;
}

const struct dm_tables *instance_tables(const struct dm_rules *rules) {
    return instance.ending == rules ? instance.tables : NULL;
}

struct dm_engine *instance_engine(void) {
    if (instance.engine) return instance.engine;
    instance.engine = dm_engine_new(instance.rules, HASH_MB);
    if (!instance.engine) return NULL;
    dm_engine_use_network(instance.engine, instance_network(instance.rules));
    dm_engine_use_tables(instance.engine, instance_tables(instance.rules));
    return instance.engine;
}

const struct dm_rules *instance_rules(int index) {
    if (index < 0) return NULL;
    const unsigned i = (unsigned)index, made = i - dm_rules_count();
    if (i < dm_rules_count()) return dm_rules_at(i);
    return made < instance.homemades ? &instance.homemade[made].rules : NULL;
}
