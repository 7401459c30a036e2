// Runs the command the way people and programs do.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = new URL('../../', import.meta.url)
export const COMMAND = resolve(process.env.DAMIER_COMMAND ?? 'build/release/damier')

/** Runs it to its end: { status, out, err }. */
export function damier(args, { input = '', env = {} } = {}) {
  const run = spawnSync(COMMAND, args, {
    input,
    env: { ...process.env, ...env },
    maxBuffer: 1 << 28,
    timeout: 120_000,
  })
  if (run.error) throw run.error
  return { status: run.status, out: run.stdout.toString(), err: run.stderr.toString() }
}

/** The lines of a run that must have gone well. */
export function lines(args, options) {
  const { status, out, err } = damier(args, options)
  if (status !== 0) throw new Error(`damier ${args.join(' ')}: exit status ${status}: ${err}`)
  return out.split('\n').slice(0, -1)
}

/** Runs a line of shell in which $DAMIER is the command. */
export function shell(line) {
  const run = spawnSync('sh', ['-c', line], {
    env: { ...process.env, DAMIER: COMMAND },
    timeout: 120_000,
  })
  return { status: run.status, out: run.stdout.toString(), err: run.stderr.toString() }
}

/** Talks with it: ask(text) gives the answer, once it is like `wanted`; end() the exit status. */
export function conversation(args) {
  const child = spawn(COMMAND, args)
  const ended = once(child, 'close')
  let heard = ''
  child.stdout.on('data', (data) => (heard += data))
  return {
    async ask(text, wanted = /./) {
      const silence = setTimeout(() => child.kill('SIGKILL'), 30_000)
      const before = heard.length
      child.stdin.write(text)
      while (!wanted.test(heard.slice(before))) {
        const [more] = await Promise.race([once(child.stdout, 'data'), ended])
        if (!Buffer.isBuffer(more)) throw new Error(`no answer like ${wanted}: ${heard}`)
      }
      clearTimeout(silence)
      return heard.slice(before)
    },
    async end() {
      child.stdin.end()
      return (await ended)[0]
    },
  }
}

/** Starts it, sends a signal once it has written something, and waits for its end. */
export function interrupted(args, signal) {
  return new Promise((done) => {
    const child = spawn(COMMAND, args)
    const run = { out: '', err: '' }
    child.stdout.on('data', (data) => (run.out += data))
    child.stderr.on('data', (data) => (run.err += data))
    setTimeout(() => child.kill(signal), 1000)
    setTimeout(() => child.kill('SIGKILL'), 20_000).unref()
    child.on('close', (status, by) => done({ ...run, status, by }))
  })
}

/** Rows of a table in tests/data, split at tabs. */
export function rows(path) {
  const text = readFileSync(new URL(`tests/data/${path}`, ROOT), 'utf8')
  return text.split('\n').filter(Boolean).map((line) => line.split('\t'))
}

/** Calls use(path) with a file of this content. */
export function withFile(content, use) {
  const folder = mkdtempSync(join(tmpdir(), 'damier-'))
  const path = join(folder, 'games.pdn')
  writeFileSync(path, content)
  try {
    return use(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
