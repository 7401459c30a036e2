// The core as the page uses it, in node: the page's own wrapper around the built module.

import { build } from 'esbuild'
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SITE } from './site.mjs'

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), '../../src')

/** Bundles one of the page's modules and imports it. */
export async function importSource(name) {
  const { outputFiles } = await build({
    entryPoints: [join(SOURCE, name)],
    bundle: true,
    format: 'esm',
    write: false,
  })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
}

function moduleBytes() {
  const assets = join(SITE, 'assets')
  const name = readdirSync(assets).find((file) => file.endsWith('.wasm'))
  return readFileSync(join(assets, name))
}

export async function loadCore() {
  const { openCore } = await importSource('core.ts')
  return openCore(await WebAssembly.compile(moduleBytes()))
}
