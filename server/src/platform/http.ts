import { randomBytes } from 'node:crypto'
import { publicClientKey } from '@course/contract/client-key'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { openAccessLog, UNKNOWN_ROUTE } from './access-log.ts'
import type { Config } from './config.ts'
import { type Log, withoutChildLoggers } from './log.ts'
import type { Metrics } from './metrics.ts'
import { type ErrorRenderer, errorHandler, renderFunctionError } from './render-errors.ts'
import { acceptJson, DEFAULT_BODY_BYTES, limitBodyTime } from './request-bodies.ts'
import { enforceAccess, refuseUnknownPath, requireRoutePolicy } from './route-access.ts'
import { apiHeaders } from './security-headers.ts'
import type { Site } from './site.ts'

/** An HTTP server without routes, with the rules that apply to all of them. */
export function openHttp(config: Config, log: Log): FastifyInstance {
  const app = Fastify({
    loggerInstance: withoutChildLoggers(log),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: DEFAULT_BODY_BYTES,
    trustProxy: config.trustProxy,
    genReqId: requestIdGenerator(),
    // `limitBodyTime` replaces it, because it knows which routes accept large uploads.
    requestTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // Requests on a connection that is about to close are still served.
    return503OnClosing: false,
    // On a busy machine, loading the pages can take longer than the default of ten seconds.
    pluginTimeout: 120_000,
    routerOptions: { maxParamLength: 1024 },
    schemaController: { compilersFactory: { buildValidator: rejectSchemas, buildSerializer: rejectSchemas } },
  })
  requireRoutePolicy(app)
  acceptJson(app)
  limitBodyTime(app)
  app.setErrorHandler(errorHandler(renderFunctionError))
  return app
}

/**
 * Zod validates input instead. Not loading Fastify's JSON schema compilers, a hundred modules, saves 3 MB.
 */
const rejectSchemas = () => () => {
  throw new Error('routes declare no JSON schemas')
}

/** Unique across processes. Generating a UUID per request took 2.5 % of the time of a page. */
function requestIdGenerator(): () => string {
  const prefix = randomBytes(8).toString('hex')
  let count = 0
  return () => `${prefix}-${(++count).toString(36)}`
}

/** A part of the server with its own protocol: prefix, rate limits, logging and error format. */
export function registerScope(
  app: FastifyInstance,
  options: { site: Site; prefix: string; render: ErrorRenderer; metrics: Metrics },
  routes: (scoped: FastifyInstance) => void | Promise<void>,
): void {
  const { site, prefix, render, metrics } = options
  const headers = Object.fromEntries(apiHeaders(site))
  app.register(
    async (scoped) => {
      scoped.setErrorHandler(errorHandler(render))
      observeRequests(scoped, site, metrics)
      scoped.addHook('onRequest', (_request, reply, done) => {
        reply.headers(headers)
        done()
      })
      enforceAccess(scoped, site, publicClientKey)
      // Without a prefix, unknown paths fall through to the web's 404 page.
      if (prefix) scoped.setNotFoundHandler((request) => refuseUnknownPath(request, site))
      await routes(scoped)
    },
    { prefix },
  )
}

/** Sends a request id with every response, counts it and, if enabled, logs it. */
export function observeRequests(app: FastifyInstance, site: Site, metrics: Metrics): void {
  const log = site.config.accessLog ? openAccessLog(site.log) : undefined
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? UNKNOWN_ROUTE
    metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
    log?.(request, reply, route)
    done()
  })
}
