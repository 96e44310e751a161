import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { hyphenatedLessonPath, type PagePath, pageName } from '@course/contract/paths'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseUnknownPath } from './access.ts'
import { compressAll, type Encoding, negotiateEncoding } from './compression.ts'
import { unlimited } from './limits.ts'
import { perTurn } from './per-turn.ts'
import { pageHeaders, plainHeaders } from './security-headers.ts'
import type { Site } from './site.ts'

const declared = { config: { access: 'anyone', limit: unlimited } } as const

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/**
 * Serves the built web: its pages and small root files from memory, compressed once at start, and the hashed assets
 * from disk. What is no page of the site is answered with the page that says so, and 404.
 */
export async function serveWeb(app: FastifyInstance, site: Site, folder: string, paths: readonly PagePath[]) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('The web has not been built. Run `npm start`, which builds it when needed.')
  }
  const hashes = readHashes(join(folder, '..', 'csp.json'))
  const page = (name: string) =>
    heldFile(
      join(folder, name),
      site.config.siteUrl,
      pageHeaders(site, hashes[name] ?? { style: [], script: [] }),
    )
  const notFound = await page('not-found.html')

  for (const path of paths) {
    const held = await page(path === '/' ? 'index.html' : `${pageName(path)}.html`)
    app.get(path, declared, (request, reply) => sendHeld(request, reply, held, 200))
  }
  for (const name of readdirSync(folder).filter((file) => TYPES[extname(file)] && !file.endsWith('.html'))) {
    const file = await heldFile(join(folder, name), site.config.siteUrl, plainHeaders(site))
    app.get(`/${name}`, declared, (request, reply) => sendHeld(request, reply, file, 200))
  }
  // The plugin only lends `sendFile`: its own route could not declare who may call it.
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders: (reply) => {
      for (const [name, value] of plainHeaders(site)) reply.header(name, value)
      reply.header('cache-control', 'public, max-age=31536000, immutable')
    },
  })
  app.get('/assets/*', declared, (request, reply) => reply.sendFile((request.params as { '*': string })['*']))
  app.addHook('onRequest', async (request) => {
    if (request.is404 && !isRead(request)) await refuseUnknownPath(request, site)
  })
  app.setNotFoundHandler((request, reply) => {
    const lesson = hyphenatedLessonPath(request.url.split('?', 1)[0] ?? '')
    if (lesson) return reply.redirect(lesson, 308)
    if (request.headers.accept?.includes('text/html')) return sendHeld(request, reply, notFound, 404)
    return reply
      .code(404)
      .headers(Object.fromEntries(plainHeaders(site)))
      .send({ error: 'There is nothing at this address' })
  })
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

type Held = { etag: string; variants: Record<Encoding, { body: Buffer; headers: string[] }> }

/** A file in memory with everything its answers need. The site's address is put in where the build left a mark. */
async function heldFile(
  path: string,
  siteUrl: string,
  headers: readonly (readonly [string, string])[],
): Promise<Held> {
  const raw = readFileSync(path)
  const isText = /text|xml|json|svg/.test(TYPES[extname(path)]!)
  const body = isText ? Buffer.from(raw.toString('utf8').replaceAll('__SITE_URL__', siteUrl)) : raw
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const variant = (encoding: Encoding, bytes: Buffer) => ({
    body: bytes,
    headers: [
      ...headers.flat(),
      ...['content-type', TYPES[extname(path)]!, 'cache-control', 'no-cache', 'vary', 'accept-encoding'],
      ...['etag', etag, 'content-length', String(bytes.length)],
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ],
  })
  const { br, gzip, identity } = await compressAll(body)
  return {
    etag,
    variants: {
      br: variant('br', br),
      gzip: variant('gzip', gzip),
      identity: variant('identity', identity),
    },
  }
}

/** Past Fastify's reply, which would serialise the same headers again for every visitor. */
function sendHeld(request: FastifyRequest, reply: FastifyReply, file: Held, status: number) {
  reply.hijack()
  send({ request: request.raw, response: reply.raw, file, status })
}

type Answer = { request: IncomingMessage; response: ServerResponse; file: Held; status: number }

const send = perTurn<Answer>((answers) => {
  for (const { request, response, file, status } of answers) {
    const { body, headers } = file.variants[negotiateEncoding(request)]
    const isKnown = status === 200 && request.headers['if-none-match']?.includes(file.etag)
    if (isKnown) response.writeHead(304, headers.slice(0, headers.indexOf('content-length'))).end()
    else if (request.method === 'HEAD') response.writeHead(status, headers).end()
    else response.writeHead(status, headers).end(body)
  }
})

type Hashes = Record<string, { style: string[]; script: string[] }>

function readHashes(file: string): Hashes {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Hashes) : {}
}
