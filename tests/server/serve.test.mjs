// What `damier serve` answers: types, codings, caching, and nothing outside its table of files.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { symlinkSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { COMMAND, makeSite, removeSite, request, runServe, sendRaw, serve, stop } from './serving.mjs'

const PAGE = '<!doctype html><title>damier</title>'
const RULES = '<!doctype html><title>Turkish draughts</title>'
const SCRIPT = 'export const x = 1\n'.repeat(1000)
const CORE = Buffer.from([0, 97, 115, 109, 1, 0, 0, 0])
const LARGE = Buffer.alloc(3_000_000, 'abcdefg')

let root, server

before(async () => {
  root = makeSite({
    'index.html': PAGE,
    'index.html.br': brotliCompressSync(PAGE),
    'index.html.gz': gzipSync(PAGE),
    'assets/app.0123abcd.js': SCRIPT,
    'assets/app.0123abcd.js.br': brotliCompressSync(SCRIPT),
    'assets/app.0123abcd.js.gz': gzipSync(SCRIPT),
    'assets/damier.0123abcd.wasm': CORE,
    'assets/large.0123abcd.wasm': LARGE,
    'assets/look.css': 'a{}',
    'assets/empty.css': '',
    'icon.svg': '<svg/>',
    'manifest.webmanifest': '{}',
    'sw.js': SCRIPT,
    'rules/turkish/index.html': RULES,
    'rules/turkish/index.html.br': brotliCompressSync(RULES),
    'lone.css.gz': gzipSync('a{}'),
    '.secret': 'x',
    '.git/config': 'x',
  })
  symlinkSync('/etc/passwd', join(root, 'link.txt'))
  server = await serve(root)
})

after(async () => {
  const { code, err } = await stop(server)
  removeSite(root)
  assert.equal(code, 0, err)
  assert.equal(err, '')
})

const get = (path, headers) => request(server, path, { headers })

describe('files', () => {
  const types = {
    '/': 'text/html; charset=utf-8',
    '/index.html': 'text/html; charset=utf-8',
    '/assets/app.0123abcd.js': 'text/javascript; charset=utf-8',
    '/assets/damier.0123abcd.wasm': 'application/wasm',
    '/assets/look.css': 'text/css; charset=utf-8',
    '/icon.svg': 'image/svg+xml',
    '/manifest.webmanifest': 'application/manifest+json',
    '/sw.js': 'text/javascript; charset=utf-8',
  }
  for (const [path, type] of Object.entries(types))
    test(`${path} is ${type}`, async () => {
      const { status, headers } = await get(path)
      assert.equal(status, 200)
      assert.equal(headers['content-type'], type)
      assert.equal(headers['x-content-type-options'], 'nosniff')
    })

  test('a query makes no difference', async () => {
    assert.equal((await get('/?lang=vi&x=1;y')).body.toString(), PAGE)
  })

  test('a folder is answered with its page', async () => {
    const { status, headers, body } = await get('/rules/turkish/')
    assert.equal(status, 200)
    assert.equal(headers['content-type'], 'text/html; charset=utf-8')
    assert.equal(body.toString(), RULES)
    assert.equal((await get('/rules/turkish/', { 'if-none-match': headers.etag })).status, 304)
    const coded = await get('/rules/turkish/', { 'accept-encoding': 'br' })
    assert.equal(coded.headers['content-encoding'], 'br')
  })

  test('a folder without a page, or one with too long a name, is not found', async () => {
    for (const path of ['/rules/', '/rules/turkish', `/${'x'.repeat(2000)}/`])
      assert.equal((await get(path)).status, 404)
  })

  test('a large file arrives whole', async () => {
    const { headers, body } = await get('/assets/large.0123abcd.wasm')
    assert.equal(headers['content-length'], String(LARGE.length))
    assert.ok(body.equals(LARGE))
  })

  test('an empty file is no error', async () => {
    const { status, headers } = await get('/assets/empty.css')
    assert.equal(status, 200)
    assert.equal(headers['content-length'], '0')
  })

  test('one connection serves one request after the other', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    for (const path of ['/', '/assets/large.0123abcd.wasm', '/nothing', '/'])
      await request(server, path, { agent })
    assert.equal(Object.values(agent.freeSockets).flat().length, 1)
    agent.destroy()
  })

  test('requests sent without waiting are answered in their order', async () => {
    const one = 'GET /icon.svg HTTP/1.1\r\nHost: x\r\n\r\n'
    const last = 'GET /nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
    const { text, closed } = await sendRaw(server, one.repeat(20) + last)
    assert.equal(text.split('<svg/>').length, 21)
    assert.match(text.slice(text.lastIndexOf('HTTP/1.1')), /^HTTP\/1.1 404 /)
    assert.ok(closed)
  })

  test('many clients at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => get('/assets/app.0123abcd.js')))
    for (const { body } of answers) assert.equal(body.toString(), SCRIPT)
  })
})

describe('codings', () => {
  const path = '/assets/app.0123abcd.js'
  const cases = [
    [undefined, undefined],
    ['', undefined],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['GZIP', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', undefined],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['identity;q=1, gzip;q=0.5', undefined],
    ['gzip ; q=0.001', 'gzip'],
    ['xgzip, brr', undefined],
    ['gzip;q=nonsense, , ;;', undefined],
    ['deflate', undefined],
    [`${'x'.repeat(600)}, br`, undefined],
  ]
  for (const [accept, coding] of cases)
    test(`"${(accept ?? 'no header').slice(0, 40)}" gets ${coding ?? 'plain bytes'}`, async () => {
      const { headers, body } = await get(path, accept === undefined ? {} : { 'accept-encoding': accept })
      assert.equal(headers['content-encoding'], coding)
      assert.equal(headers.vary, 'accept-encoding')
      assert.equal(headers['content-type'], 'text/javascript; charset=utf-8')
      const expected = { br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT) }[coding] ?? SCRIPT
      assert.ok(body.equals(Buffer.from(expected)))
    })

  test('what has no compressed form does not vary', async () => {
    const { headers } = await get('/icon.svg', { 'accept-encoding': 'br, gzip' })
    assert.equal(headers.vary, undefined)
    assert.equal(headers['content-encoding'], undefined)
  })
})

describe('caching', () => {
  test('assets never change', async () => {
    const { headers } = await get('/assets/app.0123abcd.js')
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
  })

  test('the page is asked for again, and confirmed by its tag', async () => {
    const { headers } = await get('/')
    assert.equal(headers['cache-control'], 'no-cache')
    const again = await get('/', { 'if-none-match': headers.etag })
    assert.equal(again.status, 304)
    assert.equal(again.body.length, 0)
    assert.equal(again.headers.etag, headers.etag)
    assert.equal(again.headers['cache-control'], 'no-cache')
    assert.equal(again.headers.vary, 'accept-encoding')
  })

  test('every coding has a tag of its own', async () => {
    const accepts = ['identity', 'gzip', 'br']
    const answers = await Promise.all(accepts.map((accept) => get('/', { 'accept-encoding': accept })))
    assert.equal(new Set(answers.map(({ headers }) => headers.etag)).size, 3)
    const other = await get('/', { 'accept-encoding': 'br', 'if-none-match': answers[1].headers.etag })
    assert.equal(other.status, 200)
  })

  test('lists of tags, weak tags and * are understood', async () => {
    const { etag } = (await get('/')).headers
    const tell = async (list) => (await get('/', { 'if-none-match': list })).status
    assert.equal(await tell(`"a", W/${etag} , "b"`), 304)
    assert.equal(await tell('*'), 304)
    assert.equal(await tell('"a", "b"'), 200)
    assert.equal(await tell(etag.slice(1, -1)), 200)
  })
})

describe('headers', () => {
  for (const path of ['/', '/nothing'])
    test(`${path} comes with a strict policy`, async () => {
      const { headers } = await get(path)
      const policy = headers['content-security-policy']
      assert.match(policy, /default-src 'none'/)
      assert.match(policy, /script-src 'self' 'wasm-unsafe-eval'/)
      assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|\*|http/)
      assert.equal(headers['referrer-policy'], 'no-referrer')
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin')
      assert.equal(headers.server, undefined)
      assert.ok(Math.abs(Date.parse(headers.date) - Date.now()) < 10_000)
    })
})

describe('methods', () => {
  for (const path of ['/', '/assets/app.0123abcd.js', '/assets/large.0123abcd.wasm', '/nothing'])
    test(`HEAD ${path} tells what GET would`, async () => {
      const head = await request(server, path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
      const full = await get(path, { 'accept-encoding': 'br' })
      delete head.headers.date
      delete full.headers.date
      assert.deepEqual([head.status, head.headers], [full.status, full.headers])
      assert.equal(head.body.length, 0)
    })

  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])
    test(`${method} is not allowed`, async () => {
      const { status, headers } = await request(server, '/', { method })
      assert.equal(status, 405)
      assert.equal(headers.allow, 'GET, HEAD')
    })

  for (const line of ['CONNECT a:80 HTTP/1.1', 'BREW / HTTP/1.1', '\x16\x03\x01\x02'])
    test(`${JSON.stringify(line)} is refused and hung up on`, async () => {
      const { text, closed } = await sendRaw(server, `${line}\r\nHost: x\r\n\r\n`)
      assert.match(text, /^HTTP\/1.1 405 /)
      assert.ok(closed)
    })

  test('a body that comes with a request does no harm', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    const body = 'x'.repeat(100_000)
    assert.equal((await request(server, '/', { method: 'POST', body, agent })).status, 405)
    assert.equal((await request(server, '/', { agent })).body.toString(), PAGE)
    agent.destroy()
  })

  for (const protocol of ['websocket', 'h2c'])
    test(`an offer of ${protocol} is passed over`, async () => {
      const offer = `Connection: Upgrade\r\nUpgrade: ${protocol}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n` +
        'Sec-WebSocket-Version: 13\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n'
      const { text } = await sendRaw(server, `GET / HTTP/1.1\r\nHost: x\r\n${offer}\r\n`)
      assert.match(text, /^HTTP\/1.[01] 200 OK/)
      assert.ok(text.endsWith(PAGE))
    })
})

describe('paths', () => {
  const unknown = [
    '/nothing', '/assets', '/assets/', '/index', '/index.html/', '/Index.html', '/index.html.br',
    '/assets/app.0123abcd.js.gz', '/lone.css.gz', '/lone.css', '/.secret', '/.git/config', '/link.txt',
    '/../../../../etc/passwd', '/assets/../../../etc/passwd', '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd', '/assets/..%5c..%5cindex.html', '/....//....//etc/passwd',
    '//etc/passwd', '///etc/passwd', '/etc/passwd', '/~root', '/index.html;x', '/index.html&x', '/%25', '/%ff',
    '/\xff\xfe', '/%00', '/./%00', '/%00a', '/assets/../%00', '/index.html%20', '/C:/x', '/\\etc\\passwd',
  ]
  for (const path of unknown)
    test(`${path} is not found`, async () => {
      const { text } = await sendRaw(server, Buffer.from(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 'latin1'))
      assert.match(text, /^HTTP\/1.1 404 /)
      assert.match(text, /content-type: text\/html; charset=utf-8/)
      assert.doesNotMatch(text, /root:/)
    })

  // Whatever such a path is taken for, it must not be more than a file of the table.
  const harmless = ['/./', '/assets/../', '/../', '/%2e/', '//', '/%00?x', '/?', '/?a&b;c', '/?/../../etc/passwd', '/%0d%0aX-Injected:%201']
  for (const path of harmless)
    test(`${path} gives the page or nothing`, async () => {
      const { text } = await sendRaw(server, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      assert.ok(/^HTTP\/1.1 404 /.test(text) || text.endsWith(PAGE) || text === '', text)
      assert.doesNotMatch(text, /x-injected/i)
    })

  const hosts = { '': 400, 'Host: x\r\n': 200, 'Host:\r\n': 200, 'Host: x\r\nHost: y\r\n': 400, 'Host: x\r\nHost: x\r\n': 400 }
  for (const [headers, status] of Object.entries(hosts))
    test(`HTTP/1.1 with ${JSON.stringify(headers)} is ${status}`, async () => {
      const { text } = await sendRaw(server, `GET / HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)
      assert.ok(text.startsWith(`HTTP/1.1 ${status} `), text)
    })
  test('HTTP/1.0 needs no Host', async () => {
    assert.match((await sendRaw(server, 'GET / HTTP/1.0\r\n\r\n')).text, /^HTTP\/1.0 200 /)
  })

  const broken = [
    'GET /%zz HTTP/1.1', 'GET /% HTTP/1.1', 'GET /icon.svg%00.png HTTP/1.1', 'GET icon.svg HTTP/1.1',
    'GET http://x/icon.svg HTTP/1.1', `GET /${'a/'.repeat(50_000)} HTTP/1.1`, 'GET / HTTP/1.1\r\nGET / HTTP/1.1',
    `GET / HTTP/1.1\r\nX: ${'a'.repeat(50_000)}`, `GET / HTTP/1.1${'\r\nCookie: a'.repeat(5000)}`, '', '\0'.repeat(100),
  ]
  for (const head of broken)
    test(`${JSON.stringify(head.slice(0, 40))} is refused`, async () => {
      const { text, closed } = await sendRaw(server, `${head}\r\n\r\n`)
      assert.match(text, /^(HTTP\/1.[01] 4|$)/)
      assert.ok(closed)
    })
})

describe('patience', { concurrency: true }, () => {
  test('a client that says nothing is let go', async () => {
    assert.deepEqual(await sendRaw(server, '', 20_000), { closed: true, text: '' })
  })

  test('a request that never ends is let go, however it trickles', async () => {
    const socket = net.connect(server.port, server.host)
    socket.write('GET / HTTP/1.1\r\n')
    const trickle = setInterval(() => socket.write('X-Filler: y\r\n'), 500)
    socket.on('error', () => {}) // the last drops may come too late
    const closed = await Promise.race([once(socket, 'close').then(() => true), delay(20_000, false, { ref: false })])
    clearInterval(trickle)
    socket.destroy()
    assert.ok(closed)
  })
})

describe('start and stop', () => {
  for (const signal of ['SIGINT', 'SIGTERM'])
    test(`${signal} ends it at once, with clients connected`, async () => {
      const own = await serve(root)
      const reader = http.get({ host: own.host, port: own.port, path: '/assets/large.0123abcd.wasm' })
      reader.on('error', () => {})
      await new Promise((resolve) => reader.on('response', resolve))
      const waiting = sendRaw(own, 'GET / HT', 10_000)
      await request(own, '/')
      const { code, err } = await stop(own, signal)
      assert.equal(code, 0, err)
      assert.equal(err, '')
      assert.ok((await waiting).closed)
    })

  for (const where of ['>/dev/full', '>&-'])
    test(`an address that cannot be told (${where}) ends it`, () => {
      const line = `timeout 10 "$0" serve --root "$1" --port 0 ${where}`
      const { status, stderr } = spawnSync('sh', ['-c', line, COMMAND, root])
      assert.equal(status, 2)
      assert.match(stderr.toString(), /standard output: writing failed: (No space|Bad file)/)
    })

  test('it listens on IPv6 too', async (context) => {
    const own = await serve(root, '--host', '::1').catch(() => null)
    if (!own) return context.skip('no IPv6 here')
    assert.match(own.url.href, /^http:\/\/\[::1\]:\d+/)
    assert.equal((await request(own, '/')).status, 200)
    assert.equal((await stop(own)).code, 0)
  })

  const failsWith = async (pattern, ...args) => {
    const run = runServe(...args)
    const { code } = await run.ended
    assert.ok(code > 0, `exit status ${code}`)
    assert.match(run.err, pattern)
    assert.equal(run.out, '')
  }

  test('a port that is taken', () =>
    failsWith(/127\.0\.0\.1.*in use.*--port/, '--root', root, '--port', String(server.port)))
  test('a port that cannot be', () => failsWith(/65535|port/, '--root', root, '--port', '70000'))
  test('an address of another machine', () =>
    failsWith(/192\.0\.2\.1.*not an address of this machine/, '--root', root, '--host', '192.0.2.1', '--port', '0'))
  test('a host that is no address', () =>
    failsWith(/nowhere\.invalid/, '--root', root, '--host', 'nowhere.invalid', '--port', '0'))
  test('a folder that is not there', () =>
    failsWith(/no-such-folder.*No such file/, '--root', join(root, 'no-such-folder'), '--port', '0'))
  test('a folder without a page', () =>
    failsWith(/index\.html.*build the page/, '--root', join(root, 'assets'), '--port', '0'))
})
