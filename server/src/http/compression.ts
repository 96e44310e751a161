import type { IncomingMessage } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

type Encoding = 'br' | 'gzip' | 'identity'

/** For bodies that are cached and sent many times. */
const BEST = 9
/** For bodies that are sent once. */
const FAST = 4

const brotliOptions = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Runs in the thread pool, not on the event loop. */
async function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'gzip'
    ? promisify(gzip)(body, { level: quality })
    : promisify(brotliCompress)(body, brotliOptions(quality))
}

export type EncodedBody = (encoding: Encoding) => Promise<Buffer>

/** A body in memory that is compressed at the first request for each encoding. */
export function encodedBody(body: Buffer): EncodedBody {
  const compressed = new Map<Encoding, Promise<Buffer>>()
  return (encoding) => {
    const pending = compressed.get(encoding) ?? compress(body, encoding, BEST)
    compressed.set(encoding, pending)
    pending.catch(() => compressed.delete(encoding))
    return pending
  }
}

/** The best content coding the client accepts: br, gzip or identity. */
export function negotiateEncoding({ headers }: Pick<IncomingMessage, 'headers'>): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/** Shorter responses fit into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1024

/** Compresses the text and JSON responses of a scope that have no content coding yet. */
export function compressResponses(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const isStream = payload instanceof Readable
    if (!isStream && (typeof payload !== 'string' || payload.length < MIN_COMPRESSED_BYTES)) return payload
    if (!/json|text|xml/.test(String(reply.getHeader('content-type')))) return payload
    // A part of a file, and a file whose length was announced, are sent as they are.
    if (reply.hasHeader('content-encoding') || reply.hasHeader('content-length')) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = negotiateEncoding(request.raw)
    if (encoding === 'identity') return payload
    reply.header('content-encoding', encoding)
    if (!isStream) return compress(Buffer.from(payload as string), encoding, FAST)
    const compressor =
      encoding === 'gzip' ? createGzip({ level: FAST }) : createBrotliCompress(brotliOptions(FAST))
    // Fastify closes the connection when the compressor is destroyed, so the error needs no handler here.
    return pipeline(payload, compressor, () => {})
  })
}
