// The search does the same work everywhere: nodes counted in WebAssembly, and by the command as
// built with either compiler. DAMIER_WASM names another module than the preset `wasm` builds.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const DEPTH = 9;

const file = process.env.DAMIER_WASM ?? new URL('build/wasm/damier.wasm', root);
const module = new WebAssembly.Module(readFileSync(file));
const core = new WebAssembly.Instance(module, { env: { now: () => performance.now(), report() {}, read: () => -1 } }).exports;
core._initialize?.();

// "ID NODES SECONDS NODES/S", a line for each rule set and one for all.
function counted(command) {
  const text = execFileSync(command, ['bench', '--depth', String(DEPTH)], { encoding: 'utf8' });
  return text.trim().split('\n').slice(0, -1).map((line) => line.split(' ').slice(0, 2).join(' '));
}

function memory() {
  return new Uint8Array(core.memory.buffer, core.io(), core.io_size());
}

// Reads the network that the command has built in.
function takeNetwork(i) {
  const record = JSON.parse(new TextDecoder().decode(memory().slice(0, core.rules_json(i))));
  const network = new URL(`data/networks/${record.network}.net`, root);
  if (!existsSync(network)) return;
  const bytes = readFileSync(network);
  memory().set(bytes);
  assert.equal(core.network(i, bytes.length), 0);
}

function countedHere(ids) {
  return ids.map((id, i) => {
    takeNetwork(i);
    return `${id} ${core.bench_nodes(i, DEPTH)}`;
  });
}

for (const preset of ['release', 'clang']) {
  const command = fileURLToPath(new URL(`build/${preset}/damier`, root));
  test(`nodes counted as by build/${preset}/damier`, { skip: !existsSync(command) }, () => {
    const native = counted(command);
    assert.equal(native.length, core.rules_count());
    assert.deepEqual(countedHere(native.map((line) => line.split(' ')[0])), native);
  });
}
