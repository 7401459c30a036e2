// The diagrams of the rules pages: the command has exactly the moves that they claim.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { diagramsOf } from '../rules/diagrams.mjs'

const BUILD = join(dirname(fileURLToPath(import.meta.url)), '../../build')
const COMMAND = process.env.DAMIER_COMMAND ?? join(BUILD, 'release/damier')

function command(args, input = '') {
  const { status, stdout, stderr } = spawnSync(COMMAND, args, { input, encoding: 'utf8' })
  assert.equal(status, 0, stderr)
  return stdout
}

for (const record of JSON.parse(command(['rules', '--json']))) {
  test(`${record.id}: each diagram has the moves that it claims`, () => {
    const diagrams = Object.values(diagramsOf(record)).flat()
    const answer = command(['moves', record.id], diagrams.map(({ fen }) => `${fen}\n`).join(''))
    const lines = answer.split('\n').slice(0, diagrams.length)
    diagrams.forEach(({ id, moves }, i) => assert.equal(lines[i], moves.join(' '), id))
  })

  test(`${record.id}: each way drawn in a diagram is one of its moves`, () => {
    for (const { id, moves, paths } of Object.values(diagramsOf(record)).flat()) {
      for (const path of paths) {
        const ends = `${path[0]}>${path.at(-1)}`
        assert.ok(moves.some((move) => move.split('*')[0] === ends), `${id} ${ends}`)
      }
    }
  })
}
