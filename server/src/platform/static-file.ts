import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressAll, type Encoding, negotiateEncoding } from './compression.ts'

export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

type Headers = Record<string, string>

type StaticFile = { etag: string; headers: Headers; bodies: Record<Encoding, Buffer> }

/** Reads a file into memory, compressed once. `finish` fills in what the build has left to the running site. */
export async function loadStaticFile(
  path: string,
  finish: (text: string) => string,
  headers: readonly (readonly [string, string])[],
): Promise<StaticFile> {
  const raw = readFileSync(path)
  const contentType = contentTypes[extname(path)]!
  const isText = /text|xml|json|svg/.test(contentType)
  const body = isText ? Buffer.from(finish(raw.toString('utf8'))) : raw
  return toStaticFile(body, {
    ...Object.fromEntries(headers),
    'content-type': contentType,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  })
}

/** A page with something added to its head, for one answer. */
export function withHead(page: StaticFile, head: string): Promise<StaticFile> {
  const text = page.bodies.identity.toString('utf8')
  return toStaticFile(Buffer.from(text.replace('</head>', () => `${head}</head>`)), page.headers)
}

async function toStaticFile(body: Buffer, headers: Headers): Promise<StaticFile> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { etag, headers: { ...headers, etag }, bodies: await compressAll(body) }
}

export function sendStaticFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  status: number,
  headers: Headers = {},
): FastifyReply {
  const encoding = negotiateEncoding(request.raw)
  reply.headers({ ...file.headers, ...headers })
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  if (status === 200 && request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send()
  return reply.code(status).send(file.bodies[encoding])
}
