// The endgame tables that the page gets: built by the command in build/tables, and for each rule
// set as many as fit in the room there is.

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const ROOM = 40_000 // bytes; compression makes nothing of them
const PIECES = '3'
// Three kings against one: where kings fly, no search at a page's pace sees how that is won.
const BESIDES = 'KKK-K'
// By what the machine misses without: king and man against king most in Turkish, two men against
// a king in international (docs/tables.md).
const ORDER = [
  'K-K', 'K-M', 'M-M', 'KM-K', 'MM-K', 'MM-M', 'KK-K', 'KKK-K', 'KK-M', 'KM-M',
]

function build(command, id, folder) {
  for (const what of [PIECES, BESIDES])
    execFileSync(command, ['tables', 'build', id, what, '--dir', folder], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The files that fit, one after another. */
function image(folder) {
  const chosen = []
  let room = ROOM
  for (const name of ORDER) {
    const bytes = readFileSync(join(folder, `${name}.table`))
    if (bytes.length > room) continue
    room -= bytes.length
    chosen.push(bytes)
  }
  return Buffer.concat(chosen)
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
