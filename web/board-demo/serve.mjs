/** Bundles the demo and serves it as strictly as the real page. By itself: node serve.mjs. */

import { build } from 'esbuild'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:"
const TARGETS = ['chrome104', 'firefox115', 'safari16']

async function bundle(entry) {
  const options = { bundle: true, minify: true, format: 'esm', write: false, target: TARGETS }
  const result = await build({ ...options, entryPoints: [here + entry] })
  return result.outputFiles[0].contents
}

/** Resolves to { url, close }. */
export async function serveDemo(port = 0) {
  const files = {
    '/': ['text/html; charset=utf-8', await readFile(here + 'demo.html')],
    '/demo.js': ['text/javascript', await bundle('demo.ts')],
    '/demo.css': ['text/css', await bundle('../src/style/index.css')],
    '/favicon.ico': ['image/x-icon', ''],
  }
  const server = createServer((request, response) => {
    const [type, body] = files[new URL(request.url, 'http://demo').pathname] ?? []
    response.writeHead(type ? 200 : 404, {
      'content-type': type ?? 'text/plain',
      'content-security-policy': POLICY,
    })
    response.end(body)
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log((await serveDemo(8090)).url)
}
