import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pageModule, pageName, pagePatterns, publicPaths } from '@course/contract/paths'
import type { Manifest } from 'vite'
import { build } from 'vite'
import { canonical, robotsText } from './head.ts'
import type { PageTemplates } from './render-published-files.ts'

const configFile = join(import.meta.dirname, 'vite.config.ts')
const buildFolder = join(import.meta.dirname, 'build')

/**
 * Builds the prerendered pages, a loading shell for every other page, and the assets. The output goes to a
 * staging folder and replaces build/client at the end, so that a running site never serves a partial build.
 * build/renderer renders the pages again on the server when the owner publishes something.
 */
async function buildWeb(): Promise<void> {
  // A test runner sets NODE_ENV to `test`, which would build React's slow development code into the files.
  process.env.NODE_ENV = 'production'
  await mkdir(buildFolder, { recursive: true })
  const stage = await mkdtemp(join(buildFolder, 'stage-'))
  try {
    await buildInto(stage)
    for (const name of ['renderer', 'client'])
      await swapFolder(join(buildFolder, name), join(stage, name), join(stage, `old-${name}`))
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}

async function buildInto(stage: string): Promise<void> {
  const client = join(stage, 'client')
  const renderer = join(stage, 'renderer')
  const manifest = await buildClient(client)
  const { renderPublishedFiles } = await buildRenderer(renderer)
  const template = await readFile(join(client, 'index.html'), 'utf8')
  const templates = { template, pages: pageTemplates(template, manifest) }
  await writeFile(join(renderer, 'pages.json'), JSON.stringify(templates))

  for (const [name, text] of Object.entries(await renderPublishedFiles(templates, { blocks: {} })))
    await writeFile(join(client, name), text)
  await writeFile(join(client, 'robots.txt'), robotsText())
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

/** Bundles the code that renders pages with all that it imports: a release has no other part of the web. */
async function buildRenderer(folder: string): Promise<typeof import('./render-published-files.ts')> {
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: 'render-published-files.ts', outDir: folder },
  })
  const entry = pathToFileURL(join(folder, 'render-published-files.js')).href
  return (await import(entry)) as typeof import('./render-published-files.ts')
}

/** Links of a prerendered page. Its scripts are fetched when idle and run at the first interaction. */
function pageLinks(template: string, manifest: Manifest, page: string): string {
  const prefetched = collectFiles(template, manifest, [
    'src/mount-app.tsx',
    routeModule(manifest, page),
  ]).scripts.map((file) => `<link data-prefetch as="script" crossorigin href="/${file}">`)
  return preloads(fontFiles(manifest), 'font') + prefetched.join('')
}

/** One file for each page; the app pages differ only in heading, scripts, styles and search engine tags. */
function pageTemplates(template: string, manifest: Manifest): PageTemplates['pages'] {
  const prerendered = [
    { file: 'index.html', path: '/', isPrerendered: true, head: pageLinks(template, manifest, 'landing') },
    {
      file: 'sample.html',
      path: '/sample',
      isPrerendered: true,
      head: pageLinks(template, manifest, 'sample'),
    },
  ]
  const appPaths = ['/not-found', ...pagePatterns].filter((path) =>
    prerendered.every((page) => page.path !== path),
  )
  // Several paths share a file.
  const paths = new Map(appPaths.toReversed().map((path) => [`${pageName(path)}.html`, path]))
  const appPages = [...paths].map(([file, path]) => {
    return { file, path, isPrerendered: false, head: appPageHead(template, manifest, path) }
  })
  return [...prerendered, ...appPages]
}

function appPageHead(template: string, manifest: Manifest, path: string): string {
  const module = pageModule(path)
  const { scripts, styles } = collectFiles(template, manifest, [
    'src/mount-app.tsx',
    'src/app/layout/layout.tsx',
    routeModule(manifest, module),
  ])
  const sheets = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('')
  return (
    preloads(fontFiles(manifest), 'font') + preloads(scripts, 'script') + sheets + searchEngineTags(module)
  )
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

/** The two fonts that every page needs immediately. */
function fontFiles(manifest: Manifest): string[] {
  return Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => /(fraunces|inter)-core-[^/]*\.woff2$/.test(file))
}

/** The route file of a page is named after its path: `dashboard/welcome-route.tsx` for `/welcome`. */
function routeModule(manifest: Manifest, page: string): string {
  const file = new RegExp(`^src/[^/]+/${page}-route\\.tsx$`)
  const module = Object.keys(manifest).find((name) => file.test(name))
  if (!module) throw new Error(`${page}-route.tsx is not in the build`)
  return module
}

/** Files of these modules and of what they import, except those that the template already links. */
function collectFiles(
  template: string,
  manifest: Manifest,
  entries: string[],
): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not in the build`)
    if (template.includes(`"/${chunk.file}"`) || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const file of chunk.css ?? []) styles.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const entry of entries) visit(entry)
  return { scripts: [...scripts], styles: [...styles] }
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

if (import.meta.main) await buildWeb()
