import type { Stats } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { basename } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../platform/errors.ts'
import { mediaTypeOf } from './buckets.ts'
import { type Range, readRange } from './range.ts'

/** Scripts in an SVG that is opened by its own address must not run as a page of this site. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Answers with a file, or the part of it that was asked for, or that the browser still has it. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  cacheControl: string,
): Promise<FastifyReply> {
  // Opened once: if the file is replaced meanwhile, this answer stays in one piece.
  const handle = await openFile(file)
  let isSending = false
  try {
    const stats = await handle.stat()
    if (!stats.isFile()) throw new AppError('media.no_object')
    const range = chosenRange(request, stats)
    if (range === 'unsatisfiable') {
      throw new AppError('media.bad_range', { headers: { 'content-range': `bytes */${stats.size}` } })
    }
    const type = mediaTypeOf(file) ?? 'application/octet-stream'
    reply.headers({
      etag: etagOf(stats),
      'last-modified': stats.mtime.toUTCString(),
      'cache-control': cacheControl,
      'accept-ranges': 'bytes',
      ...(type.startsWith('image/svg') && { 'content-security-policy': SVG_POLICY }),
      ...disposition(request.query as Record<string, unknown>, file),
    })
    if (isUnchanged(request, stats)) return reply.code(304).send()

    const { start, end } = range ?? { start: 0, end: stats.size - 1 }
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${stats.size}`)
    reply.type(type).header('content-length', String(end - start + 1))
    if (request.method === 'HEAD' || stats.size === 0) return reply.send()
    isSending = true
    return reply.send(handle.createReadStream({ start, end }))
  } finally {
    if (!isSending) await handle.close()
  }
}

async function openFile(file: string): Promise<FileHandle> {
  try {
    return await open(file)
  } catch (error) {
    throw isAbsent(error) ? new AppError('media.no_object') : error
  }
}

const isAbsent = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '')

export const etagOf = ({ size, mtimeMs }: Stats): string =>
  `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`

function isUnchanged({ headers }: FastifyRequest, stats: Stats): boolean {
  const etag = etagOf(stats)
  const known = headers['if-none-match']
  if (known !== undefined) {
    return known.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)
  }
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return since >= Math.floor(stats.mtimeMs / 1000) * 1000
}

/** A part of another version is of no use to somebody who has parts of the one they name. */
function chosenRange({ headers }: FastifyRequest, stats: Stats): Range | 'unsatisfiable' | undefined {
  const condition = headers['if-range']
  const applies =
    condition === undefined || [etagOf(stats), stats.mtime.toUTCString()].includes(String(condition))
  return headers.range !== undefined && applies ? readRange(headers.range, stats.size) : undefined
}

function disposition(query: Record<string, unknown>, file: string): Record<string, string> {
  if (typeof query.download !== 'string') return {}
  const name = query.download || basename(file)
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
