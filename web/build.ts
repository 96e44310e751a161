import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pageModule, pageName, pagePaths, prerenderedPaths, publicPaths } from '@course/contract/paths'
import type { Manifest } from 'vite'
import { build } from 'vite'
import { canonical, frontPageHead, robotsText, sampleHead, sitemapXml, webManifest } from './head.ts'
import { appPage, prerenderedPage } from './pages.ts'

const configFile = join(import.meta.dirname, 'vite.config.ts')
const buildFolder = join(import.meta.dirname, 'build')

/**
 * Builds the prerendered pages, a shell for every other page, and the assets. The output goes to a staging
 * folder and replaces build/client at the end, so that a running site never serves a partial build.
 */
async function buildWeb(): Promise<void> {
  // A test runner sets NODE_ENV to `test`, which would build React's slow development code into the files.
  process.env.NODE_ENV = 'production'
  await mkdir(buildFolder, { recursive: true })
  const stage = await mkdtemp(join(buildFolder, 'stage-'))
  try {
    await buildInto(stage)
    await swapFolder(join(buildFolder, 'client'), join(stage, 'client'), join(stage, 'old-client'))
    await rename(join(stage, 'csp.json'), join(buildFolder, 'csp.json'))
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}

async function buildInto(stage: string): Promise<void> {
  const client = join(stage, 'client')
  const manifest = await buildClient(client)
  const { renderPage, renderLoadingShell } = await buildRenderer(join(stage, 'server'))
  const shell = await readFile(join(client, 'index.html'), 'utf8')

  const styled = await inlineStyles(client, shell)
  const pages = {
    'index.html': prerenderedPage(
      styled,
      await renderPage('/'),
      pageLinks(shell, manifest, 'landing') + frontPageHead(),
    ),
    'sample.html': prerenderedPage(
      styled,
      await renderPage('/sample'),
      pageLinks(shell, manifest, 'sample') + sampleHead(),
    ),
    ...(await appPages(styled, renderLoadingShell, manifest)),
  }
  for (const [name, html] of Object.entries(pages)) await writeFile(join(client, name), html)
  await writeFile(join(client, 'sitemap.xml'), sitemapXml())
  await writeFile(join(client, 'robots.txt'), robotsText())
  await writeFile(join(client, 'manifest.webmanifest'), webManifest())
  await writeFile(join(stage, 'csp.json'), JSON.stringify(mapValues(pages, inlineHashes), null, 2))
  await compressAssets(join(client, 'assets'))
}

async function swapFolder(target: string, replacement: string, previous: string): Promise<void> {
  try {
    await rename(target, previous)
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

async function buildRenderer(folder: string): Promise<typeof import('./src/entry-server.tsx')> {
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'src/entry-server.tsx', outDir: folder },
  })
  const entry = pathToFileURL(join(folder, 'entry-server.js')).href
  return (await import(entry)) as typeof import('./src/entry-server.tsx')
}

/** Scripts are prefetched when the browser is idle and run at the first interaction. */
function pageLinks(shell: string, manifest: Manifest, page: string): string {
  const prefetched = collectFiles(shell, manifest, [
    'src/render-app.tsx',
    `src/pages/${page}.tsx`,
  ]).scripts.map((file) => `<link data-prefetch as="script" crossorigin href="/${file}">`)
  return preloads(fontFiles(manifest), 'font') + prefetched.join('')
}

/** Application pages differ only in heading and preloaded scripts. */
async function appPages(
  shell: string,
  renderLoadingShell: (path: string) => Promise<string>,
  manifest: Manifest,
): Promise<Record<string, string>> {
  const page = async (path: string) => {
    const module = pageModule(path)
    const { scripts, styles } = collectFiles(shell, manifest, [
      module === 'admin' ? 'src/pages/admin-loaders.ts' : 'src/pages/loaders.ts',
      'src/render-app.tsx',
      'src/shell/layout.tsx',
      `src/pages/${module}.tsx`,
    ])
    const sheets = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('')
    return appPage(
      shell,
      await renderLoadingShell(path),
      preloads(fontFiles(manifest), 'font') +
        preloads(moveReactLast(scripts), 'script') +
        sheets +
        searchEngineTags(module),
    )
  }
  const prerendered: readonly string[] = prerenderedPaths
  const pages: Record<string, string> = { 'not-found.html': await page('/not-found') }
  for (const path of pagePaths.filter((path) => !prerendered.includes(path)))
    pages[`${pageName(path)}.html`] ??= await page(path)
  return pages
}

/** Lets search engines index public pages only. */
function searchEngineTags(name: string): string {
  const path = publicPaths.find((publicPath) => publicPath === `/${name}`)
  return path ? canonical(path) : '<meta name="robots" content="noindex">'
}

function preloads(files: string[], kind: 'font' | 'script'): string {
  // Low priority: styles and fonts are needed first to show the page.
  const attributes = {
    font: 'rel="preload" as="font" type="font/woff2" crossorigin',
    script: 'rel="modulepreload" fetchpriority="low"',
  }[kind]
  return files.map((file) => `<link ${attributes} href="/${file}">`).join('')
}

/** React is twice as large as all other scripts together; preloaded last, it does not compete with them. */
const moveReactLast = (scripts: string[]) => {
  const isReact = (file: string) => /\/react-[^/]*$/.test(file)
  return [...scripts.filter((file) => !isReact(file)), ...scripts.filter(isReact)]
}

/** The two fonts that every page needs immediately. */
function fontFiles(manifest: Manifest): string[] {
  return Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => /(fraunces|inter)-core-[^/]*\.woff2$/.test(file))
}

/** Files that these modules import, except those the shell already links. */
function collectFiles(
  shell: string,
  manifest: Manifest,
  entries: string[],
): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not in the build`)
    if (shell.includes(`"/${chunk.file}"`) || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const file of chunk.css ?? []) styles.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const entry of entries) visit(entry)
  return { scripts: [...scripts], styles: [...styles] }
}

async function inlineStyles(folder: string, shell: string): Promise<string> {
  const [link, file] = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/.exec(shell) ?? []
  if (!link || !file) throw new Error('index.html links no stylesheet')
  const styles = (await readFile(join(folder, file), 'utf8')).trim()
  return shell.replace(link, () => `<style>${styles}</style>`)
}

function inlineHashes(html: string): { style: string[] } {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)]
  return { style: styles.map(([, text]) => `sha256-${createHash('sha256').update(text!).digest('base64')}`) }
}

/** Compresses once at the highest level, so that the server only selects a file. */
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
