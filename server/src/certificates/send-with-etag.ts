import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends the content, or 304 if the client has it. */
export function sendWithEtag(request: FastifyRequest, reply: FastifyReply, content: string | Buffer) {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag)
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(content)
}
