import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export type Compressed = Readonly<Record<Encoding, Buffer>>

/** Compresses a body that is cached and sent many times. Runs in the thread pool, not on the event loop. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'gzip'
    ? promisify(gzip)(body, { level: 9 })
    : promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}

export async function compressAll(body: Buffer): Promise<Compressed> {
  const [br, gzipped] = await Promise.all([compress(body, 'br'), compress(body, 'gzip')])
  return { br, gzip: gzipped, identity: body }
}

/** The best content coding the client accepts: br, gzip or identity. */
export function negotiateEncoding({ headers }: Pick<IncomingMessage, 'headers'>): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}
