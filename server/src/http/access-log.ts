import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../platform/log.ts'

export const UNKNOWN_ROUTE = 'unknown'

const MAX_PATH_LENGTH = 200

/**
 * Logs one line per request at any log level. Contains no IP, account or user agent, and no query string,
 * where emailed links carry their tokens.
 */
export function openAccessLog(shared: Log) {
  const log = shared.child({}, { level: 'info' })
  return (request: FastifyRequest, reply: FastifyReply, route: string): void => {
    const bytes = Number(reply.getHeader('content-length'))
    log.info(
      {
        reqId: request.id,
        method: request.method,
        route,
        // For other routes the pattern is enough, and parameters may identify a person.
        ...((route === UNKNOWN_ROUTE || route === '/assets/*') && { path: loggedPath(request.url) }),
        status: reply.statusCode,
        ...(bytes >= 0 && { bytes }),
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
  }
}

/** Decoded, so that the log can redact an email in it. */
function loggedPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0]!.slice(0, MAX_PATH_LENGTH)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
