/* A conversation in Hub, version 2, as the program that plays. */
#ifndef CLI_HUB_SESSION_H
#define CLI_HUB_SESSION_H

#include "cli/hub_search.h"
#include "damier/hub.h"

#define HUB_PATH_SIZE 1024

struct hub_session {
    const struct dm_rules *rules;
    unsigned hash_mb, threads;
    char folder[HUB_PATH_SIZE];     /* of endgame tables, "" = none */
    char evaluation[HUB_PATH_SIZE]; /* as of a contestant (match.h), "" = the usual one */
    struct dm_engine *engine;       /* NULL until it is needed */
    struct dm_tables *tables;       /* that it knows; NULL = none */
    struct dm_network *network;     /* that it was given; NULL = none */
    struct dm_hub_history history;
    struct dm_limits limits;
    struct hub_search search;
    bool left; /* the other side is done with us */
};

void hub_session_begin(struct hub_session *session);
void hub_session_end(struct hub_session *session);
/* Obeys a line, which is cut up. */
void hub_session_hear(struct hub_session *session, char *line);
/* Tells the other side what is wrong. */
void hub_session_complain(const struct dm_fault *fault);

#endif
