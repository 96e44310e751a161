import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Enough for an address, a password, a quiz. Routes that take texts, files or events declare their own. */
export const DEFAULT_BODY_BYTES = 16 * 1024

/** Room for texts of so many characters. A character takes up to three bytes; quotes and line ends are escaped. */
export const bodyBytesFor = (characters: number) => DEFAULT_BODY_BYTES + 4 * characters

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take as long as it keeps coming: a film over a slow line takes an hour. */
    isUpload?: boolean
  }
}

/** The official clients send a JSON content type with no body at all (sign-out, deletes). */
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
export function limitBodyTime(app: FastifyInstance, { wholeMs = 60_000, idleMs = 60_000 } = {}) {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    if (hasBody(raw)) {
      if (request.routeOptions.config.isUpload) limitIdleTime(raw, idleMs)
      else limitWholeTime(raw, wholeMs)
    }
    done()
  })
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

function limitWholeTime(request: IncomingMessage, milliseconds: number) {
  const timer = setTimeout(() => {
    const { socket } = request
    socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n', () =>
      socket.destroy(),
    )
  }, milliseconds)
  const stop = () => clearTimeout(timer)
  request.once('end', stop).once('close', stop)
}

/** Without a listener for the event the server closes a connection that times out. */
function limitIdleTime(request: IncomingMessage, milliseconds: number) {
  const { socket } = request
  socket.setTimeout(milliseconds)
  request.once('end', () => socket.setTimeout(0))
}
