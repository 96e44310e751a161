import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Enough for an email, a password or a quiz. Routes for texts, files or events declare their own limit. */
export const DEFAULT_BODY_BYTES = 16 * 1024

/**
 * Body limit for texts of this length. A character takes up to three bytes; quotes and line breaks are
 * escaped.
 */
export const bodyBytesFor = (characters: number) => DEFAULT_BODY_BYTES + 4 * characters

declare module 'fastify' {
  interface FastifyContextConfig {
    /** No limit on the total time while data keeps arriving: a video over a slow connection takes an hour. */
    isUpload?: boolean
  }
}

/** Accepts an empty body with a JSON content type, which the Supabase clients send (sign-out, deletes). */
export function acceptJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body as string, done),
  )
}

/**
 * Closes connections whose body arrives too slowly. Replaces Node's timeout, which is the same for every
 * route and would abort large uploads.
 */
export function limitBodyTime(app: FastifyInstance, { totalMs = 60_000, idleMs = 60_000 } = {}) {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    if (hasBody(raw)) {
      if (request.routeOptions.config.isUpload) limitIdleTime(raw, idleMs)
      else limitTotalTime(raw, totalMs)
    }
    done()
  })
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

function limitTotalTime(request: IncomingMessage, milliseconds: number) {
  const timer = setTimeout(() => {
    const { socket } = request
    socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n', () =>
      socket.destroy(),
    )
  }, milliseconds)
  const stop = () => clearTimeout(timer)
  request.once('end', stop).once('close', stop)
}

/** The server closes a socket that times out, since nothing listens to its 'timeout' event. */
function limitIdleTime(request: IncomingMessage, milliseconds: number) {
  const { socket } = request
  socket.setTimeout(milliseconds)
  request.once('end', () => socket.setTimeout(0))
}
