import { randomUUID } from 'node:crypto'
import { publicClientKey } from '@course/contract/client-key'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { enforceAccess, requireDeclarations } from './access.ts'
import type { Config } from './config.ts'
import { AppError } from './errors.ts'
import type { Metrics } from './metrics.ts'
import { type ErrorRenderer, errorHandler } from './render-errors.ts'
import type { Site } from './site.ts'

const BODY_LIMIT_BYTES = 1024 * 1024

/** A bare HTTP server with the rules that hold for every route. */
export function openHttp(config: Config, logger: FastifyServerOptions['logger']): FastifyInstance {
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    // One logger for all: to make one per request costs more than to answer. Lines name their request themselves.
    childLoggerFactory: (shared) => shared,
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 1024 },
  })
  requireDeclarations(app)
  // The official clients send a JSON content type with no body at all (sign-out, deletes).
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined)
    try {
      done(null, JSON.parse(body as string, withoutPrototype))
    } catch (error) {
      done(new AppError('request.bad_json', { cause: error }))
    }
  })
  return app
}

/** Keys that would reach an object's prototype are dropped while parsing. */
function withoutPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value
}

/** A part of the server with its own protocol: how it is called, limited, logged, and how it words errors. */
export function scope(
  app: FastifyInstance,
  options: { site: Site; prefix: string; render: ErrorRenderer; metrics: Metrics },
  routes: (scoped: FastifyInstance) => void | Promise<void>,
): void {
  const { site, prefix, render, metrics } = options
  app.register(
    async (scoped) => {
      scoped.setErrorHandler(errorHandler(render))
      scoped.addHook('onRequest', (request, reply, done) => {
        reply.headers({
          'x-request-id': request.id,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'cross-origin-resource-policy': 'same-origin',
        })
        done()
      })
      enforceAccess(scoped, site, publicClientKey)
      scoped.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'unknown'
        metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
        request.log.info(
          {
            reqId: request.id,
            method: request.method,
            route,
            status: reply.statusCode,
            ms: Math.round(reply.elapsedTime * 10) / 10,
          },
          'request',
        )
        done()
      })
      // At the root, what nobody serves is a page of the web.
      if (prefix) {
        scoped.setNotFoundHandler((request, reply) =>
          errorHandler(render)(new AppError('request.unknown_path') as never, request, reply),
        )
      }
      await routes(scoped)
    },
    { prefix },
  )
}
