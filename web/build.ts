import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Manifest } from 'vite'
import { build } from 'vite'
import { documentHead, robotsText, sitemapXml } from './head.ts'

const configFile = join(import.meta.dirname, 'vite.config.ts')
const buildFolder = join(import.meta.dirname, 'build')

/**
 * Builds the browser's files into build/client: the prerendered front page, the shell of all others, and assets. They
 * are made aside and put in place at the end, so a running site and a second build never see half of them.
 */
export async function buildWeb(): Promise<void> {
  // Whoever calls: a test runner's setting would otherwise put React's slow development code into the files.
  process.env.NODE_ENV = 'production'
  await mkdir(buildFolder, { recursive: true })
  const stage = await mkdtemp(join(buildFolder, 'stage-'))
  try {
    await buildInto(stage)
    await replace(join(buildFolder, 'client'), join(stage, 'client'), join(stage, 'old-client'))
    await rename(join(stage, 'csp.json'), join(buildFolder, 'csp.json'))
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}

async function buildInto(stage: string): Promise<void> {
  const client = join(stage, 'client')
  const manifest = await buildClient(client)
  const renderPage = await buildRenderer(join(stage, 'server'))
  const shell = await readFile(join(client, 'index.html'), 'utf8')

  const pages = {
    'index.html': frontPage(shell, await renderPage('/'), manifest, await inlineStyles(client, manifest)),
    'app.html': appShell(shell, manifest),
  }
  for (const [name, html] of Object.entries(pages)) await writeFile(join(client, name), html)
  await writeFile(join(client, 'sitemap.xml'), sitemapXml())
  await writeFile(join(client, 'robots.txt'), robotsText())
  await writeFile(join(stage, 'csp.json'), JSON.stringify(mapValues(pages, inlineHashes), null, 2))
  await compressAssets(join(client, 'assets'))
}

async function replace(target: string, replacement: string, aside: string): Promise<void> {
  try {
    await rename(target, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  await rename(replacement, target)
}

async function buildClient(folder: string): Promise<Manifest> {
  await build({ configFile, logLevel: 'warn', build: { outDir: folder, manifest: 'manifest.json' } })
  const file = join(folder, 'manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest
  await rm(file)
  return manifest
}

async function buildRenderer(folder: string): Promise<(path: string) => Promise<string>> {
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'src/entry-server.tsx', outDir: folder },
  })
  const entry = pathToFileURL(join(folder, 'entry-server.js')).href
  const { renderPage } = (await import(entry)) as typeof import('./src/entry-server.tsx')
  return renderPage
}

function frontPage(shell: string, rendered: string, manifest: Manifest, styles: string): string {
  // React writes what belongs into the head before everything else.
  const hoisted = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s.exec(rendered)?.[0] ?? ''
  const body = rendered.slice(hoisted.length)
  // Fetched when the page is done and the browser idle, run when somebody touches the page.
  const later = filesOf(manifest, ['src/start.tsx']).map(
    (file) => `<link data-later as="script" crossorigin href="/${file}">`,
  )
  return shell
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles}</style>`)
    .replace(
      '<!--head-->',
      () => `${hoisted}${preloads(fontFiles(manifest), 'font')}${documentHead()}${later.join('')}`,
    )
    .replace('<div id="root"></div>', () => `<div id="root" data-prerendered>${body}</div>`)
    .replace(/<noscript>.*?<\/noscript>/s, '')
}

function appShell(shell: string, manifest: Manifest): string {
  const scripts = filesOf(manifest, ['src/start.tsx', 'src/app/layout.tsx'])
  return shell.replace(
    '<!--head-->',
    () => preloads(fontFiles(manifest), 'font') + preloads(scripts, 'script'),
  )
}

function preloads(files: string[], kind: 'font' | 'script'): string {
  const attributes =
    kind === 'font' ? 'rel="preload" as="font" type="font/woff2" crossorigin' : 'rel="modulepreload"'
  return files.map((file) => `<link ${attributes} href="/${file}">`).join('')
}

/** The two fonts every page shows at once. */
function fontFiles(manifest: Manifest): string[] {
  return Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => /(fraunces|inter)-core-[^/]*\.woff2$/.test(file))
}

function filesOf(manifest: Manifest, entries: string[]): string[] {
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not in the build`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const entry of entries) visit(entry)
  // The page names its own script already.
  return [...files].filter((file) => file !== manifest['index.html']?.file)
}

async function inlineStyles(folder: string, manifest: Manifest): Promise<string> {
  const files = manifest['index.html']?.css ?? []
  const sheets = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return sheets.join('').trim()
}

function inlineHashes(html: string): { style: string[]; script: string[] } {
  const hashesOf = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(
      ([, text]) => `sha256-${createHash('sha256').update(text!).digest('base64')}`,
    )
  return {
    style: hashesOf(/<style>(.*?)<\/style>/gs),
    script: hashesOf(/<script(?: type="module")?>(.*?)<\/script>/gs),
  }
}

/** Once here at the highest level, so that the server only has to choose. */
async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg|json)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name)
      const content = await readFile(file)
      const brotli = await promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      })
      await writeFile(`${file}.br`, brotli)
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

function mapValues<Value, Result>(object: Record<string, Value>, change: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
}

if (import.meta.main) await buildWeb()
