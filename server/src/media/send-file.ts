import { basename } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasEtag } from '../http/etag.ts'
import { AppError } from '../platform/errors.ts'
import { mediaTypeOf } from './buckets.ts'
import type { ObjectInfo, OpenObject } from './media-store.ts'
import { parseRange, type Range } from './range.ts'

/** A file opened directly must not run as a page of this site. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** Sends an object, the requested range of it, or 304 if the browser has the current version. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  object: OpenObject,
  cacheControl: string,
): Promise<FastifyReply> {
  let isSending = false
  try {
    const range = requestedRange(request, object)
    if (range === 'unsatisfiable') {
      throw new AppError('media.bad_range', { headers: { 'content-range': `bytes */${object.size}` } })
    }
    const type = mediaTypeOf(path) ?? 'application/octet-stream'
    reply.headers({
      etag: object.etag,
      'last-modified': object.modifiedAt.toUTCString(),
      'cache-control': cacheControl,
      'accept-ranges': 'bytes',
      'content-security-policy': type.startsWith('image/svg') ? SVG_POLICY : POLICY,
      ...disposition(request.query as Record<string, unknown>, path, type),
    })
    if (isUnchanged(request, object)) return reply.code(304).send()

    const { start, end } = range ?? { start: 0, end: object.size - 1 }
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${object.size}`)
    reply.type(type).header('content-length', String(end - start + 1))
    if (request.method === 'HEAD' || object.size === 0) return reply.send()
    const bytes = await object.read({ start, end })
    isSending = true
    return reply.send(bytes)
  } finally {
    if (!isSending) await object.close()
  }
}

function isUnchanged(request: FastifyRequest, { etag, modifiedAt }: ObjectInfo): boolean {
  if (request.headers['if-none-match'] !== undefined) return hasEtag(request, etag)
  const since = Date.parse(request.headers['if-modified-since'] ?? '')
  return since >= Math.floor(modifiedAt.getTime() / 1000) * 1000
}

/** If-Range: a part of another version is useless to the client. */
function requestedRange({ headers }: FastifyRequest, info: ObjectInfo): Range | 'unsatisfiable' | undefined {
  const condition = headers['if-range']
  const applies =
    condition === undefined || [info.etag, info.modifiedAt.toUTCString()].includes(String(condition))
  return headers.range !== undefined && applies ? parseRange(headers.range, info.size) : undefined
}

/** Browsers open images and videos; anything else is downloaded. */
function disposition(query: Record<string, unknown>, path: string, type: string): Record<string, string> {
  const isRequested = typeof query.download === 'string'
  if (!isRequested && /^(image|video)\//.test(type)) return {}
  const name = (isRequested && String(query.download)) || basename(path)
  const plain = name.replace(/[^\w .()-]/g, '_')
  return {
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeRfc5987(name)}`,
  }
}

const encodeRfc5987 = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
