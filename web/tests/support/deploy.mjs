// A site whose files change while browsers are at it, as when a new version is put on a server.

import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { SITE, startSite } from './site.mjs'

const TEXTS = /\.(html|js|css|webmanifest)$/

function filesIn(root) {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
  return files.filter((file) => file.isFile()).map((file) => join(file.parentPath ?? file.path, file.name))
}

function write(file, text) {
  writeFileSync(file, text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 }
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }))
}

/** The version that a site says it is. */
export function versionOf(root) {
  return /name="version" content="(\w+)"/.exec(readFileSync(join(root, 'index.html'), 'utf8'))[1]
}

/** The hashes in the names of the scripts, the look and the core: a new version has others. */
function hashesIn(root) {
  const names = readdirSync(join(root, 'assets')).filter((name) => /\.(js|css|wasm)$/.test(name))
  return names.map((name) => name.split('.').at(-2))
}

/** A copy of the built site that is another version: all scripts, the look and the core have other
 * names, and nothing is left of the former ones. */
export function nextVersion() {
  const root = mkdtempSync(join(tmpdir(), 'damier-version-'))
  cpSync(SITE, root, { recursive: true, filter: (source) => !source.endsWith('.gz') })
  const old = [...hashesIn(root), versionOf(root)]
  const next = (text) => old.reduce((now, hash) => now.replaceAll(hash, [...hash].reverse().join('')), text)
  for (const file of filesIn(root)) {
    if (TEXTS.test(file)) write(file, next(readFileSync(file, 'utf8')))
    if (next(file) !== file) renameSync(file, next(file))
  }
  return root
}

/** A server whose root can be changed; it keeps its address. */
export async function startDeployed() {
  let site = await startSite()
  const { url } = site
  const roots = []
  return {
    url,
    async deploy(root) {
      roots.push(root)
      await site.stop()
      site = await startSite(root, Number(new URL(url).port))
    },
    async stop() {
      await site.stop()
      for (const root of roots) rmSync(root, { recursive: true })
    },
  }
}
