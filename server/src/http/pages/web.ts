import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { hasPage, type PagePath, pageName } from '@course/contract/paths'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DAY_SECONDS } from '../../platform/clock.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { unlimited } from '../../platform/rate-limits.ts'
import { shareAssets } from '../../platform/shared-assets.ts'
import type { Site } from '../../platform/site.ts'
import { observeRequests } from '../http.ts'
import { refuseUnknownPath } from '../route-access.ts'
import { assetHeaders, type PageSources, pageHeaders } from '../security-headers.ts'
import { renewAssets, retainAssets } from './retained-assets.ts'
import { contentTypes, loadStaticFile, type StaticFile, sendStaticFile, withHeadTags } from './static-file.ts'

const publicRoute = { config: { access: 'public', rateLimit: unlimited } } as const

/** Status, headers and head tags of a dynamic page. Throws an AppError if there is none. */
export type PageResponse = (request: FastifyRequest) => Promise<{
  status: number
  headers: Record<string, string>
  /** Tags for the head of the page, for crawlers that run no scripts. */
  headTags?: string
}>

/**
 * Renders pages again when something is published. Called before the site listens; `folder` has the renderer that
 * the build made, and `replace` takes the new files by name.
 */
export type RenderPages = (web: {
  folder: string
  replace(files: Record<string, string>): void
}) => Promise<void>

type WebOptions = {
  folder: string
  /** The pages that a course may have. Those that this one lacks are answered like unknown paths. */
  patterns: readonly PagePath[]
  pageResponses: Partial<Record<PagePath, PageResponse>>
  /** Fills the placeholders that the build left. */
  fillTemplate(text: string): string
  renderPages: RenderPages | undefined
  /** Redirects for former URLs. */
  redirect(path: string): string | undefined
  cspSources: readonly PageSources[]
  metrics: Metrics
}

/**
 * Serves the built web: pages and small root files from memory, hashed assets from disk, including those of
 * other builds. Unknown paths get the 404 page.
 */
export async function serveWeb(
  app: FastifyInstance,
  site: Site,
  { folder, patterns, pageResponses, fillTemplate, renderPages, redirect, cspSources, metrics }: WebOptions,
) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('The web has not been built. Run `npm start`, which builds it when needed.')
  }
  observeRequests(app, site, metrics)
  const headers = pageHeaders(site, cspSources)
  const load = (name: string, raw: Buffer) =>
    loadStaticFile(name, raw, fillTemplate, name.endsWith('.html') ? headers : assetHeaders(site))
  const names = readdirSync(folder).filter((name) => contentTypes[extname(name)])
  const files = new Map(names.map((name) => [name, load(name, readFileSync(join(folder, name)))]))
  const replace = (rendered: Record<string, string>) => {
    for (const [name, text] of Object.entries(rendered)) files.set(name, load(name, Buffer.from(text)))
  }
  await renderPages?.({ folder: join(folder, '../renderer'), replace })

  for (const pattern of patterns) {
    const response = pageResponses[pattern]
    app.get(pattern, publicRoute, (request, reply) => {
      const { lesson } = request.params as { lesson?: string }
      const file = hasPage(pattern, lesson) && files.get(fileOf(pattern, lesson))
      if (!file) return sendNotFound(request, reply)
      return response
        ? sendPageResponse(response, file, request, reply)
        : sendStaticFile(request, reply, file, 200)
    })
    if (pattern !== '/') app.get(`${pattern}/`, publicRoute, redirectWithoutSlash)
  }
  for (const name of names.filter((name) => !name.endsWith('.html')))
    app.get(`/${name}`, publicRoute, (request, reply) =>
      sendStaticFile(request, reply, files.get(name)!, 200),
    )
  const assets = join(folder, 'assets')
  const retainedFolders = retainAssets(site, assets)
  const sharedAssets = await shareAssets(site, assets)
  // The names of this release, because an update may replace the folder while it still runs.
  const assetNames = existsSync(assets) ? readdirSync(assets) : []
  site.jobs.add({
    name: 'renew-assets',
    everySeconds: DAY_SECONDS,
    async run() {
      renewAssets(site, assetNames)
      await sharedAssets?.renew()
    },
  })
  // Only used for `reply.sendFile`: the plugin's own route could not declare who may call it.
  await app.register(fastifyStatic, {
    root: [assets, ...retainedFolders],
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // Assets are immutable, so browsers never revalidate them.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    index: false,
    setHeaders: (reply) => {
      for (const [name, value] of assetHeaders(site)) reply.header(name, value)
      reply.header('cache-control', 'max-age=31536000, immutable')
    },
  })
  const hasAsset = (name: string) => [assets, ...retainedFolders].some((root) => existsSync(join(root, name)))
  app.get('/assets/*', publicRoute, async (request, reply) => {
    const name = (request.params as { '*': string })['*']
    if (sharedAssets && !hasAsset(name)) await sharedAssets.restoreAsset(name)
    return reply.sendFile(name)
  })
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.is404 && !isRead(request)) refuseUnknownPath(request, site).catch(done)
    else done()
  })
  app.setNotFoundHandler((request, reply) => {
    const { path, query } = splitUrl(request)
    const newPath = redirect(path)
    return newPath ? reply.redirect(newPath + query, 308) : sendNotFound(request, reply)
  })

  function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
    if (request.headers.accept?.includes('text/html'))
      return sendStaticFile(request, reply, files.get('not-found.html')!, 404)
    return reply
      .code(404)
      .headers(Object.fromEntries(assetHeaders(site)))
      .send({ error: 'There is nothing at this URL' })
  }
}

/** The HTML file of a page. Several pages share one. */
const fileOf = (pattern: PagePath, lesson = ''): string =>
  pattern === '/' ? 'index.html' : `${pageName(pattern.replace(':lesson', lesson))}.html`

async function sendPageResponse(
  response: PageResponse,
  file: StaticFile,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { status, headers, headTags } = await response(request)
  const page = headTags === undefined ? file : withHeadTags(file, headTags)
  return sendStaticFile(request, reply, page, status, headers)
}

function redirectWithoutSlash(request: FastifyRequest, reply: FastifyReply) {
  const { path, query } = splitUrl(request)
  return reply.redirect(path.slice(0, -1) + query, 308)
}

/** The path, and the query with its question mark. */
function splitUrl({ url }: FastifyRequest): { path: string; query: string } {
  const [path = ''] = url.split('?', 1)
  return { path, query: url.slice(path.length) }
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'
