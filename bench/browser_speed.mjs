// How fast the machine searches in a browser, beside the command in the same minute: nodes a second
// of both and their ratio, for the rule sets named (all if none is), medians of five.
//   node bench/browser_speed.mjs [--depth N] [ID...]
// CHROMIUM names another browser than /usr/bin/chromium.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { launchChromium } from '../web/tests/support/chromium.mjs'

const ROOT = new URL('../', import.meta.url)
const COMMAND = fileURLToPath(new URL('build/release/damier', ROOT))
const RUNS = 5

const { values, positionals } = parseArgs({
  options: { depth: { type: 'string', default: '13' } }, allowPositionals: true,
})

const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1]
const base64 = (path) => readFileSync(new URL(path, ROOT)).toString('base64')

// Runs in the page. The first run is left out: the browser is still compiling.
async function measure({ core, network, index, depth, runs }) {
  const bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0))
  const env = { now: () => performance.now(), report() {}, read: () => -1 }
  const { instance } = await WebAssembly.instantiate(bytes(core), { env })
  const wasm = instance.exports
  wasm._initialize?.()
  const file = bytes(network)
  new Uint8Array(wasm.memory.buffer, wasm.io(), file.length).set(file)
  if (wasm.network(index, file.length) !== 0) throw new Error('the network was refused')
  const speeds = []
  for (let run = 0; run <= runs; run++) {
    const start = performance.now()
    const nodes = wasm.bench_nodes(index, depth)
    speeds.push((nodes * 1000) / (performance.now() - start))
  }
  return speeds.slice(1)
}

// "ID NODES SECONDS NODES/S"
function native(id) {
  const lines = execFileSync(COMMAND, ['bench', '--depth', values.depth], { encoding: 'utf8' })
  return Number(lines.match(new RegExp(`^${id} \\d+ \\S+ (\\d+)`, 'm'))[1])
}

const records = JSON.parse(execFileSync(COMMAND, ['rules', '--json'], { encoding: 'utf8' }))
const browser = await launchChromium()
const page = await browser.newPage()
const core = base64('build/wasm/damier.wasm')
for (const [index, { id, network }] of records.entries()) {
  if (positionals.length && !positionals.includes(id)) continue
  const here = median(Array.from({ length: RUNS }, () => native(id)))
  const there = median(await page.evaluate(measure, {
    core, network: base64(`data/networks/${network}.net`), index, depth: Number(values.depth), runs: RUNS,
  }))
  const million = (speed) => (speed / 1e6).toFixed(2)
  console.log(`${id}: ${million(here)} M nodes/s, in the browser ${million(there)}, ratio ${(there / here).toFixed(2)}`)
}
await browser.close()
