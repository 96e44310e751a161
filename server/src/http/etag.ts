import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An ETag that names the content. */
export const etagOf = (content: string | Buffer): string =>
  `"${hash('sha256', content, 'base64url').slice(0, 22)}"`

/** Whether the client has this version. Proxies that compress a response turn its ETag into a weak one. */
export const hasEtag = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)

/** Sends the content, or 304 if the client has it. */
export function sendWithEtag(request: FastifyRequest, reply: FastifyReply, content: string | Buffer) {
  const etag = etagOf(content)
  reply.header('etag', etag)
  return hasEtag(request, etag) ? reply.code(304).send() : reply.send(content)
}
