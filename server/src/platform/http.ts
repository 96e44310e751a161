import { randomBytes } from 'node:crypto'
import { publicClientKey } from '@course/contract/client-key'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { openAccessLog, UNKNOWN_ROUTE } from './access-log.ts'
import type { Config } from './config.ts'
import { type Log, withoutChildren } from './log.ts'
import type { Metrics } from './metrics.ts'
import { type ErrorRenderer, errorHandler, renderFunctionError } from './render-errors.ts'
import { acceptJson, DEFAULT_BODY_BYTES, limitBodyTime } from './request-bodies.ts'
import { enforceAccess, refuseUnknownPath, requireRoutePolicy } from './route-access.ts'
import type { Site } from './site.ts'

/** A bare HTTP server with the rules that hold for every route. */
export function openHttp(config: Config, log: Log): FastifyInstance {
  const app = Fastify({
    loggerInstance: withoutChildren(log),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: DEFAULT_BODY_BYTES,
    trustProxy: config.trustProxy,
    genReqId: requestIds(),
    // `limitBodyTime` below knows which routes take large uploads.
    requestTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // Whoever asks on a connection that is just being closed gets the answer, and no 503.
    return503OnClosing: false,
    // Compressing the pages at start can take longer than the default ten seconds on a busy machine.
    pluginTimeout: 120_000,
    routerOptions: { maxParamLength: 1024 },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  })
  requireRoutePolicy(app)
  acceptJson(app)
  limitBodyTime(app)
  app.setErrorHandler(errorHandler(renderFunctionError))
  return app
}

/** Zod reads what comes in. Without the compilers of JSON schemas, a hundred modules, the process needs 3 MB less. */
const noSchemas = () => () => {
  throw new Error('routes declare no JSON schemas')
}

/** Like no other of this process or another one. A UUID each took a fortieth of the time of a page. */
function requestIds(): () => string {
  const start = randomBytes(8).toString('hex')
  let count = 0
  return () => `${start}-${(++count).toString(36)}`
}

/** For answers that are data: nothing keeps them, and no page loads or frames them. */
const INTERFACE_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

/** A part of the server with its own protocol: prefix, rate limits, logging and error format. */
export function registerScope(
  app: FastifyInstance,
  options: { site: Site; prefix: string; render: ErrorRenderer; metrics: Metrics },
  routes: (scoped: FastifyInstance) => void | Promise<void>,
): void {
  const { site, prefix, render, metrics } = options
  app.register(
    async (scoped) => {
      scoped.setErrorHandler(errorHandler(render))
      observeRequests(scoped, site, metrics)
      scoped.addHook('onRequest', (_request, reply, done) => {
        reply.headers(INTERFACE_HEADERS)
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

/** Every response carries a request id, and is counted and, if wanted, logged under it. */
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
