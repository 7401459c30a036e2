// Serves the built page as in real use: by the command where it is built, else by a small server
// with the same headers.

import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, extname, join, normalize } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const BUILD = join(dirname(fileURLToPath(import.meta.url)), '../../../build')
export const SITE = process.env.DAMIER_SITE ?? join(BUILD, 'web')
const COMMAND = process.env.DAMIER_COMMAND ?? join(BUILD, 'release/damier')

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
}
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'"

async function byCommand(root, port) {
  const child = spawn(COMMAND, ['serve', '--port', `${port}`, '--root', root])
  const ended = new Promise((resolve) => child.on('close', resolve))
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /https?:\S+/.exec(line)?.[0]
    if (!url) continue
    const stop = () => (child.kill('SIGTERM'), ended)
    return { url: url.replace(/\/$/, ''), stop }
  }
  throw new Error(`${COMMAND} serve printed no address`)
}

function answer(root, request, response) {
  const path = normalize(new URL(request.url, 'http://x').pathname)
  const file = join(root, path.endsWith('/') ? `${path}index.html` : path)
  if (!existsSync(`${file}.br`)) return response.writeHead(404).end()
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-encoding': 'br',
    'content-security-policy': POLICY,
    ...(path.startsWith('/assets/') && { 'cache-control': 'public, max-age=31536000, immutable' }),
  })
  return response.end(readFileSync(`${file}.br`))
}

async function byHand(root, port) {
  const server = createServer((request, response) => answer(root, request, response))
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections()))
  return { url: `http://127.0.0.1:${server.address().port}`, stop }
}

/** `stop` resolves once the port is free again. */
export function startSite(root = SITE, port = 0) {
  return existsSync(COMMAND) ? byCommand(root, port) : byHand(root, port)
}
