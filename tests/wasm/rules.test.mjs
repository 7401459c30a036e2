// The rules in WebAssembly: the same comparisons as tests/test_random.c, test_vectors.c and
// test_perft.c make natively. The module is built by the preset `wasm`; DAMIER_WASM_TESTS names
// another one.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);
const POSITIONS = 100000;
const SEED = 1;
const LONGEST_ROW = process.env.DAMIER_LONG === '1' ? 300_000_000n : 5_000_000n;
// Rule sets that move as another one does have no file of their own.
const SAME_MOVES = { 'turkish-ludoteka': 'turkish', portuguese: 'spanish' };

const file = process.env.DAMIER_WASM_TESTS ?? new URL('build/wasm/tests.wasm', root);
const module = new WebAssembly.Module(readFileSync(file));
const core = new WebAssembly.Instance(module, { env: { now: () => performance.now() } }).exports;
core._initialize?.();

function read() {
  const bytes = new Uint8Array(core.memory.buffer, core.buffer());
  return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
}

function write(text) {
  const bytes = new TextEncoder().encode(`${text}\0`);
  new Uint8Array(core.memory.buffer, core.buffer()).set(bytes);
}

function rows(path) {
  const lines = readFileSync(new URL(`tests/data/${path}`, root), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => line.split('\t'));
}

const ids = Array.from({ length: core.rules_count() }, (_, i) => {
  core.rules_id(i);
  return read();
});

test('the module asks its host for nothing but the time', () => {
  const imports = WebAssembly.Module.imports(module).map(({ module, name }) => `${module}.${name}`);
  assert.deepEqual(imports.filter((name) => name !== 'env.now'), []);
});

for (const [i, id] of ids.entries()) {
  test(`random positions: ${id}`, (t) => {
    const agrees = core.compare(i, POSITIONS, SEED);
    t.diagnostic(`${id}, seed ${SEED}: ${read()}`);
    assert.ok(agrees);
  });

  test(`positions with all their moves: ${id}`, () => {
    const positions = rows(`vectors/${SAME_MOVES[id] ?? id}.tsv`);
    assert.equal(positions.length, 1000);
    for (const [fen, moves] of positions) {
      write(fen);
      assert.ok(core.moves(i) >= 0, fen);
      assert.equal(read(), moves, fen);
    }
  });
}

test('numbers of move sequences', (t) => {
  let counted = 0;
  for (const [id, fen, depth, count] of rows('perft.tsv').slice(1)) {
    if (BigInt(count) > LONGEST_ROW) continue;
    write(fen);
    assert.equal(core.perft(ids.indexOf(id), Number(depth)), BigInt(count), `${id} ${fen} ${depth}`);
    counted++;
  }
  t.diagnostic(`${counted} rows`);
  assert.ok(counted > 100);
});
