// Builds the page into build/web: pages, manifests and the service worker, and beside them
// assets/NAME.HASH.EXT with everything else, each also as .br and .gz. Does nothing if nothing has
// changed since.
//
//   node build.mjs [--core FILE]     the core, usually build/wasm/damier.wasm
//                  [--command FILE]  the command, which builds the endgame tables and tells the
//                                    rule sets' records, usually build/release/damier
//                  [--site URL]      where the page will be, such as https://example.org: for the
//                                    addresses that search engines read; without it they have no host

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LANGUAGES, rulesSite } from './rules/allpages.mjs'
import { pageAddress } from './rules/page.mjs'
import { tableImages } from './tables.mjs'
import { iconAssets, manifests, marked, planOf } from './version.mjs'

const WEB = dirname(fileURLToPath(import.meta.url))
const BUILD = join(WEB, '../build')
const NETWORKS = join(WEB, '../data/networks')
const SITE = join(BUILD, 'web')
const STAMP = join(BUILD, 'web.stamp')
const SOURCES = [
  'src',
  'rules',
  'index.html',
  'icons',
  'build.mjs',
  'tables.mjs',
  'version.mjs',
  'tsconfig.json',
  'package-lock.json',
]
// What the values in endgame tables and their files depend on.
const TABLE_SOURCES = ['include/damier', 'src/rules', 'src/tables']

function digest(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 10)
}

function filesUnder(path) {
  const entries = readdirSync(path, { withFileTypes: true })
  return entries.flatMap((entry) => {
    const inside = join(path, entry.name)
    return entry.isDirectory() ? filesUnder(inside) : [inside]
  })
}

function networkFiles() {
  return existsSync(NETWORKS) ? filesUnder(NETWORKS).filter((file) => extname(file) === '.net') : []
}

/** One digest of files with their names. */
function digestOf(files) {
  return digest(files.sort().map((file) => `${file} ${digest(readFileSync(file))}`).join('\n'))
}

function tableSources() {
  return TABLE_SOURCES.flatMap((name) => filesUnder(join(WEB, '..', name)))
}

/** One digest of all that the page is made from. */
function fingerprint(core) {
  const files = SOURCES.flatMap((name) =>
    extname(name) ? [join(WEB, name)] : filesUnder(join(WEB, name)),
  )
  return digestOf([...files, ...networkFiles(), ...tableSources(), core])
}

function upToDate(print) {
  return (
    existsSync(join(SITE, 'index.html')) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === print
  )
}

function checkTypes() {
  const tsc = join(WEB, 'node_modules/typescript/bin/tsc')
  const { status } = spawnSync(process.execPath, [tsc, '--project', WEB], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

/** Bundles entries that share what they have in common; returns what each comes to, by its name: its
 * outputs by extension, and the names of what it cannot do without (`parts`); and `chunks`, what they
 * share and what they load when it is wanted (languages, sheets, the analysis), as pairs of name and
 * content. */
async function bundleAll(entries, define = {}, splitting = true) {
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    metafile: true,
    entryPoints: entries.map((entry) => join(WEB, 'src', entry)),
    outdir: SITE,
    outbase: join(WEB, 'src'),
    entryNames: '[name]',
    bundle: true,
    format: 'esm',
    splitting,
    chunkNames: '[name].[hash]',
    minify: true,
    target: ['es2022', 'chrome109', 'firefox115', 'safari16.4'],
    define,
    write: false,
    logLevel: 'warning',
    legalComments: 'none',
    charset: 'utf8',
  })
  const names = entries.map((entry) => basename(entry, extname(entry)))
  const outputs = outputFiles.map(({ path, contents }) => [basename(path), contents])
  const isOf = (own) => ([name]) => basename(name, extname(name)) === own
  const whole = (own) => ({
    parts: partsOf(metafile, own),
    ...Object.fromEntries(outputs.filter(isOf(own)).map(([name, content]) => [extname(name), content])),
  })
  return {
    chunks: outputs.filter((output) => !names.some((own) => isOf(own)(output))),
    ...Object.fromEntries(names.map((own) => [own, whole(own)])),
  }
}

function partsOf({ outputs }, own) {
  const script = Object.entries(outputs).find(([path]) => basename(path) === `${own}.js`)
  const parts = script?.[1].imports.filter(({ kind }) => kind === 'import-statement') ?? []
  return parts.map(({ path }) => basename(path))
}

async function bundle(entry, define = {}, splitting = true) {
  const { [basename(entry, extname(entry))]: whole } = await bundleAll([entry], define, splitting)
  return whole
}

function writeCompressed(path, content) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}

/** Writes an asset under a name that changes with its content; returns its address. */
function asset(site, name, content) {
  const extension = extname(name)
  const address = `/assets/${basename(name, extension)}.${digest(content)}${extension}`
  writeCompressed(join(site, address), content)
  return address
}

/** Writes files as assets; returns their addresses by name, as JSON. */
function assets(site, files, extension) {
  const addresses = files.map(([name, content]) => [name, asset(site, name + extension, content)])
  return JSON.stringify(Object.fromEntries(addresses))
}

/** Bundles a module of the page with all that it loads, and imports it. */
async function importModule(entry) {
  const { '.js': text } = await bundle(entry, {}, false)
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)
}

function recordsOf(command) {
  const { status, stdout } = spawnSync(command, ['rules', '--json'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} rules --json has failed`)
  return JSON.parse(stdout)
}

function writeChunks(site, chunks) {
  for (const [name, content] of chunks) writeCompressed(join(site, 'assets', name), content)
}

/** The rules pages, and what tells search engines of them, by path. */
async function rulesFiles(site, lessons, { icons, ...shared }) {
  const { '.css': style } = await bundle('style/rules.css')
  const rulesStyle = asset(site, 'rules.css', style)
  return rulesSite({ ...shared, assets: { icon: icons['icon.svg'], lessons, rulesStyle } })
}

/** Writes an asset of an entry that nothing is split off from; returns its address. */
async function alone(site, entry, name) {
  const { [extname(name)]: content } = await bundle(entry)
  return asset(site, name, content)
}

/** What the scripts have to know: the addresses of all that they load. */
async function addressesFor(site, coreUrl, command) {
  const networks = networkFiles().map((file) => [basename(file, '.net'), readFileSync(file)])
  const tables = tableImages(command, join(BUILD, 'tables'), digestOf(tableSources()))
  return {
    CORE_URL: JSON.stringify(coreUrl),
    WORKER_URL: JSON.stringify(await alone(site, 'worker.ts', 'worker.js')),
    READER_URL: JSON.stringify(await alone(site, 'reader.ts', 'reader.js')),
    STUDY_STYLE_URL: JSON.stringify(await alone(site, 'style/analysis.css', 'analysis.css')),
    TOOLS_STYLE_URL: JSON.stringify(await alone(site, 'style/tools.css', 'tools.css')),
    LESSONS_STYLE: JSON.stringify(await alone(site, 'style/lessons.css', 'lessons.css')),
    NETWORK_URLS: JSON.stringify(assets(site, networks, '.net')),
    TABLE_URLS: JSON.stringify(assets(site, tables, '.tables')),
    RULES_LANGUAGES: JSON.stringify(JSON.stringify(LANGUAGES)),
  }
}

/** Bundles the page and the boards of the rules pages, and writes what is loaded when it is wanted;
 * returns addresses. */
async function buildScripts(site, coreFile, command) {
  const core = asset(site, 'damier.wasm', readFileSync(coreFile))
  const define = await addressesFor(site, core, command)
  const { main, lessons, chunks } = await bundleAll(['main.tsx', 'lessons.ts'], define)
  writeChunks(site, chunks)
  return {
    core,
    script: asset(site, 'main.js', main['.js']),
    style: asset(site, 'main.css', main['.css']),
    lessons: asset(site, 'lessons.js', lessons['.js']),
    parts: main.parts.map((name) => `<link rel="modulepreload" href="/assets/${name}">\n`).join(''),
  }
}

/** The way to what can be read without script, in each language. */
async function rulesLinks(words) {
  const links = LANGUAGES.map(async (language) => {
    const t = await words.loadTranslate(language)
    return `<a lang="${language}" href="${pageAddress(language)}">${t('header.rules')}</a>`
  })
  return (await Promise.all(links)).join(' · ')
}

function homePage(addresses) {
  const page = readFileSync(join(WEB, 'index.html'), 'utf8')
  const { parts, ...rest } = addresses
  return page.replace('{{parts}}\n', parts).replace(/\{\{(\w+)\}\}/g, (_, name) => rest[name])
}

/** Writes what has the same address in each version, marked with the version, and the service worker. */
async function writeVersion(site, texts, plan) {
  const PLAN = JSON.stringify(JSON.stringify(plan))
  const keeper = await bundle('offline/keeper.ts', { PLAN }, false)
  const version = digest(JSON.stringify([texts, String(Buffer.from(keeper['.js']))]))
  for (const [path, text] of texts) writeCompressed(join(site, path), marked(path, text, version))
  const define = { PLAN, VERSION: JSON.stringify(version) }
  writeCompressed(join(site, 'sw.js'), (await bundle('offline/keeper.ts', define, false))['.js'])
}

async function buildSite(site, core, command, address) {
  const icons = iconAssets(join(WEB, 'icons'), (file, content) => asset(site, file, content))
  const scripts = await buildScripts(site, core, command)
  const words = await importModule('rules-page.ts')
  const shared = { records: recordsOf(command), words, icons, rulesLanguages: LANGUAGES }
  const rules = await rulesFiles(site, scripts.lessons, { ...shared, site: address })
  const home = homePage({
    ...scripts,
    address,
    icon: icons['icon.svg'],
    touch: icons['touch-180.png'],
    rules: await rulesLinks(words),
  })
  const texts = [['/index.html', home], ...(await manifests(shared)), ...rules]
  await writeVersion(site, texts, planOf({ ...shared, site, style: scripts.style }))
}

/** Puts the finished site in place of the old one. */
function replaceSite(site) {
  rmSync(SITE, { recursive: true, force: true })
  renameSync(site, SITE)
}

/** Ends with a message where something to build from is missing. */
function need(what, file, preset) {
  if (existsSync(file)) return
  console.error(`no ${what} at ${file}: cmake --preset ${preset} && cmake --build --preset ${preset}`)
  process.exit(1)
}

const { values } = parseArgs({
  options: {
    core: { type: 'string' },
    command: { type: 'string' },
    site: { type: 'string', default: '' },
  },
})
const address = values.site.replace(/\/+$/, '')
const core = values.core ?? join(BUILD, 'wasm/damier.wasm')
const command = values.command ?? join(BUILD, 'release/damier')
need('core', core, 'wasm')
need('command', command, 'release')
const print = `${fingerprint(core)} ${address}`
if (!upToDate(print)) {
  checkTypes()
  const site = `${SITE}.new`
  rmSync(site, { recursive: true, force: true })
  await buildSite(site, core, command, address)
  replaceSite(site)
  writeFileSync(STAMP, print)
}
