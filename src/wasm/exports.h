/* What the page can call. Everything is a number, or text in UTF-8 in one shared buffer:
 * the page writes arguments at io() (NUL-closed) and reads answers there; a function that answers
 * with text returns its length. On an error every function returns minus its code (enum dm_error),
 * and the buffer holds {"code":"square-twice","line":1,"column":7,"detail":"a3"}.
 *
 * In all JSON a place is a *cell*: rank * size + file, a1 = 0. Sides are "w" and "b".
 * The module imports env.now() -> milliseconds (f64), for the search, env.report(length), which
 * `analyse` calls while it goes on: the buffer then holds as much text as if it had answered, and
 * env.read(address, size), by which `pdn_next` asks for the text: it puts up to `size` bytes at an
 * address of the memory and answers how many, 0 at the end, -1 if it can't. */
#ifndef WASM_EXPORTS_H
#define WASM_EXPORTS_H

#define EXPORT(name) __attribute__((export_name(#name)))

/* Address and size of the shared buffer. */
EXPORT(io) char *wasm_io(void);
EXPORT(io_size) unsigned wasm_io_size(void);
/* Number of built-in rule sets; JSON of one (dm_rules_json), also of a home-made one. */
EXPORT(rules_count) int wasm_rules_count(void);
EXPORT(rules_json) int wasm_rules_json(int index);
/* Home-made rule sets; in: one's text (damier/homemade.h). Read: its JSON. Add: its index, the same
 * for the same text, or -error. */
EXPORT(rules_read) int wasm_rules_read(void);
EXPORT(rules_add) int wasm_rules_add(void);

/* One game per module instance. start: in: a FEN or empty for the usual start. 0, or -error: the
 * old game stays. */
EXPORT(game_start) int wasm_game_start(int rules_index);
/* in: an effect, or a typed move ("c3-d4", "22x15"). 0, or -error. */
EXPORT(game_play) int wasm_game_play(void);
EXPORT(game_undo) int wasm_game_undo(int plies);
/* how: 0 resign, 1 agree a draw, 2 time out. side: the loser (0 white, 1 black). */
EXPORT(game_end) int wasm_game_end(int how, int side);
/* JSON: {"rules":"turkish","fen":"W:...","ply":3,"side":"w","board":"64 or 100 chars of .wWbB, cell
 * 0 first, capitals are kings","result":"*","reason":"-","repeated":1,
 * "counters":[{"reason":"no-progress","count":4,"limit":100,"fits":true}],
 * "mustCapture":false,"lesser":[25],
 * "moves":[{"effect":"d4>d6*d5","text":"d4xd6","from":27,"to":43,"taken":[35],"stops":[43],
 *           "takes":[35],"crowns":false}]}
 * taken is the set sorted by cell; stops/takes one path in order. Moves are empty once it's over.
 * lesser: the pieces that could capture, but only by a chain that is not allowed here.
 */
EXPORT(game_state) int wasm_game_state(void);
/* JSON of the position before ply i, for going through the game: rules, ply, fen, side, board and
 * mustCapture as above, and "move": the one played there, as in moves (absent for the last). */
EXPORT(game_at) int wasm_game_at(int ply);
/* in: "from,stop,stop" as cells. JSON: {"next":[43,51],"complete":"effect or empty",
 * "taken":[35],"effects":["..."]}: where the next jump may land, what has been taken so far,
 * which moves are still possible. DM_E_MOVE_ILLEGAL if no move begins like that. */
EXPORT(game_stops) int wasm_game_stops(void);
/* PDN of the game; in: tags as lines Name=Value. */
EXPORT(game_pdn) int wasm_game_pdn(void);

/* Begins to read games from PDN: by the rules that their GameType tags name, else by these. 0, or
 * -error. */
EXPORT(pdn_open) int wasm_pdn_open(int rules_index);
/* The next game, 0 at the end. JSON: {"number":1,"line":1,"offset":0,"rules":"turkish",
 * "result":"1-0","plies":57,"variations":0,"tags":{"White":"...","Black":"...","Event":"...",
 * "Date":"...","Round":"...","Site":"..."},
 * "fault":{"code":"move-illegal","line":9,"column":4,"detail":"c3-c5","ply":4,"text":"c3-c5"},
 * "start":"FEN or empty","moves":["effect"]}
 * line, offset: where it begins. plies: as the text has them; moves: as far as they are legal.
 * variations: how many were passed over. Tags and fault only where there are any, start and moves
 * only if `whole`. DM_E_IO, DM_E_MEMORY: nothing more can be read. DM_E_TOO_LONG: only this game
 * can't be told. */
EXPORT(pdn_next) int wasm_pdn_next(int whole);

/* Reads a network for a rule set's machine, and for those that share it, from the first `size`
 * bytes of the buffer. Without one the machine judges by material and placement. 0, or -error: the
 * one before stays. */
EXPORT(network) int wasm_network(int rules_index, int size);
/* Reads endgame tables, files one after another, for a rule set's machine from the first `size`
 * bytes of the buffer, in place of those before. 0, or -error: those before stay. */
EXPORT(tables) int wasm_tables(int rules_index, int size);
/* Search the game's current position. level 0: limits below; else as that level plays.
 * JSON: {"effect":"...","score":12,"depth":9,"nodes":1234,"ms":200,"pv":["text","text"]}. */
EXPORT(search) int wasm_search(int level, int depth, double nodes, int time_ms, double seed);
/* Whether a machine that gives the game's position that score, from its own view, takes a draw that
 * its opponent, who is to move, offers: 1 or 0. */
EXPORT(takes_draw) int wasm_takes_draw(int score);
/* How many of a machine's moves in a row have looked hopeless, with one of that score after
 * `before` of them; and whether that level then resigns: 1 or 0. */
EXPORT(hopeless) int wasm_hopeless(int before, int score);
EXPORT(resigns) int wasm_resigns(int level, int hopeless);
/* Searches the game's current position for its best moves, deeper and deeper, for so long and so
 * many nodes; 0 = no limit of that kind, without both until all is proven. Each depth is reported
 * when it is finished, best line first:
 * {"depth":9,"nodes":1234,"ms":200,"lines":[{"score":12,"win":310,"draw":400,"loss":290,"plies":0,
 *  "move":{as in game_state},"pv":["text","text"]}]}
 * win, draw, loss: chances in thousandths, of the side to move. plies: until the end, where it is
 * proven; where it is only certain, by tables, one of the chances is 1000 and plies 0. 0 at the
 * end, or -error. */
EXPORT(analyse) int wasm_analyse(int lines, int time_ms, double nodes);
/* Fixed work for tests: nodes searched from the start position to `depth`, by the network if one
 * has been read. */
EXPORT(bench_nodes) double wasm_bench_nodes(int rules_index, int depth);
/* Perft from the game's current position. */
EXPORT(perft) double wasm_perft(int depth);

#endif
