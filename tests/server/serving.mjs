// Starts `damier serve` on a folder made for the test, and talks to it.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const COMMAND = process.env.DAMIER_COMMAND ?? 'build/release/damier'
const STOPPED_WITHIN_MS = 5000

/** A folder with these files, { path: content }. */
export function makeSite(files) {
  const root = mkdtempSync(join(tmpdir(), 'damier-site-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return root
}

export function removeSite(root) {
  rmSync(root, { recursive: true })
}

/** Runs the command; its output collects in `out` and `err`, `ended` gives { code, signal }. */
export function runServe(...args) {
  const child = spawn(COMMAND, ['serve', ...args])
  const run = { child, out: '', err: '' }
  child.stdout.on('data', (data) => (run.out += data))
  child.stderr.on('data', (data) => (run.err += data))
  run.ended = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code, signal }))
  })
  return run
}

/** Serves a folder on a free port; resolves once the address is printed. */
export async function serve(root, ...args) {
  const run = runServe('--root', root, '--port', '0', ...args)
  const printed = new Promise((resolve) => run.child.stdout.once('data', resolve))
  await Promise.race([printed, run.ended])
  if (!run.out) throw new Error(`serve ended: ${run.err}`)
  const url = new URL(run.out.trim())
  return { ...run, url, host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port), run }
}

/** Sends the signal and gives how the command ended; kills it if it doesn't. */
export async function stop(server, signal = 'SIGTERM') {
  server.child.kill(signal)
  const killer = setTimeout(() => server.child.kill('SIGKILL'), STOPPED_WITHIN_MS)
  const ending = await server.run.ended
  clearTimeout(killer)
  return { ...ending, err: server.run.err }
}

/** One request by Node's client; resolves to { status, headers, body (a Buffer) }. */
export function request(server, path, { method = 'GET', headers = {}, body, agent } = {}) {
  return new Promise((resolve, reject) => {
    const options = { host: server.host, port: server.port, path, method, headers, agent }
    const sent = http.request(options, (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.concat(parts)
        resolve({ status: response.statusCode, headers: response.headers, body })
      })
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Sends bytes as they are, takes all that comes until the server closes or `quiet` ms pass. */
export function sendRaw(server, bytes, quiet = 2000) {
  return new Promise((resolve, reject) => {
    const socket = net.connect(server.port, server.host, () => socket.write(bytes))
    const parts = []
    const finish = (closed) => {
      socket.destroy()
      resolve({ closed, text: Buffer.concat(parts).toString('latin1') })
    }
    socket.setTimeout(quiet, () => finish(false))
    socket.on('data', (part) => parts.push(part))
    socket.on('end', () => finish(true))
    socket.on('error', (error) => (error.code === 'ECONNRESET' ? finish(true) : reject(error)))
  })
}
