// The endgame tables that the page gets: built by the command in build/tables, and for each rule
// set as many as fit in the room there is.

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const ROOM = 40_000 // bytes; compression makes nothing of them
const PIECES = '3'
const BESIDES = 'KKK-K'
// What the machine misses most without comes first (docs/tables.md). Each with what it leads to by
// a capture or a crowning: without that it would not be looked into.
const ORDER = [
  ['K-K', []],
  ['K-M', ['K-K']],
  ['M-M', ['K-M']],
  ['KK-K', ['K-K']],
  ['KM-K', ['KK-K', 'K-M']],
  ['MM-K', ['KM-K']],
  ['KKK-K', ['KK-K']],
  ['KK-M', ['KK-K', 'K-M']],
  ['KM-M', ['KM-K', 'KK-M', 'M-M']],
  ['MM-M', ['KM-M', 'MM-K']],
]

function build(command, id, folder) {
  for (const what of [PIECES, BESIDES])
    execFileSync(command, ['tables', 'build', id, what, '--dir', folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
}

/** The files that fit, one after another. */
function image(folder) {
  const chosen = new Map()
  let room = ROOM
  for (const [name, after] of ORDER) {
    const bytes = readFileSync(join(folder, `${name}.table`))
    if (bytes.length > room || !after.every((slice) => chosen.has(slice))) continue
    room -= bytes.length
    chosen.set(name, bytes)
  }
  return Buffer.concat([...chosen.values()])
}

/** Pairs of a rule set's id and its tables. `folder` keeps what is built there as `version`, and
 * nothing of another version. */
export function tableImages(command, folder, version) {
  const old = existsSync(folder) ? readdirSync(folder).filter((name) => name !== version) : []
  for (const name of old) rmSync(join(folder, name), { recursive: true })
  const rules = execFileSync(command, ['rules'], { encoding: 'utf8' }).trim().split('\n')
  return rules.map((line) => {
    const [id] = line.split(' ')
    const own = join(folder, version, id)
    build(command, id, own)
    return [id, image(own)]
  })
}
