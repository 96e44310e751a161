import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../platform/errors.ts'

/** Enough for an email, a password or a quiz. Routes for texts, files or events declare their own limit. */
export const DEFAULT_BODY_BYTES = 16 * 1024

/**
 * Body limit for texts of this length. A character takes up to three bytes; the fourth is for escaped quotes and
 * line breaks.
 */
export const bodyBytesFor = (characters: number) => DEFAULT_BODY_BYTES + 4 * characters

declare module 'fastify' {
  interface FastifyContextConfig {
    /** No limit on the total time while data keeps arriving: a video over a slow connection takes an hour. */
    isUpload?: boolean
  }
}

/** The largest valid body, a whole plan, has half as many lists. */
const MAX_JSON_CONTAINERS = 20_000

/**
 * Accepts an empty body with a JSON content type, which the Supabase clients send (sign-out, deletes). Refuses too
 * many lists and objects before parsing them: two megabytes hold a million, which would block the event loop.
 */
export function acceptJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    if (hasTooManyContainers(body as string)) return done(new AppError('request.too_large'))
    return parse(request, body as string, done)
  })
}

function hasTooManyContainers(json: string): boolean {
  // Shorter bodies cannot have that many.
  if (json.length <= MAX_JSON_CONTAINERS) return false
  let containers = 0
  let isInString = false
  for (let index = 0; index < json.length; index++) {
    const character = json[index]
    if (isInString && character === '\\') index++
    else if (character === '"') isInString = !isInString
    else if (!isInString && (character === '[' || character === '{')) containers++
  }
  return containers > MAX_JSON_CONTAINERS
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
