// How fast the built page is, on a processor slowed four times: what a visit costs and when it can
// be played on, frames through a chain of six, from a tap to the paint, memory over many games.
//   node bench/page_speed.mjs [--runs N] [loads] [frames] [taps] [memory]
// Medians of N runs (5); all parts if none is named. CHROMIUM names another browser. The figures of a busy
// machine are worse: the load is printed with them.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureFrames, measureTaps } from './page_chain.mjs'
import { measureLoads } from './page_loads.mjs'
import { measureMemory } from './page_memory.mjs'
import { startBrowser } from './page_browser.mjs'

const PARTS = {
  loads: measureLoads,
  frames: measureFrames,
  taps: measureTaps,
  memory: measureMemory,
}

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } }, allowPositionals: true,
})

const load = () => `load ${loadavg()[0].toFixed(1)}`
const { browser, url, stop } = await startBrowser()
for (const part of positionals.length ? positionals : Object.keys(PARTS)) {
  const before = load()
  const lines = await PARTS[part](browser, url, Number(values.runs))
  console.log(`${part} (${before} to ${load()})`)
  for (const line of lines) console.log(`  ${line}`)
}
await stop()
