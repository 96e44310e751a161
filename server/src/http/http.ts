import { randomUUID } from 'node:crypto'
import { publicClientKey } from '@course/contract/client-key'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Site } from '../platform/site.ts'
import { openAccessLog, UNKNOWN_ROUTE } from './access-log.ts'
import { compressResponses } from './compression.ts'
import { PROTOCOLS, type Protocol } from './protocols.ts'
import { errorHandler } from './render-errors.ts'
import { acceptJson, DEFAULT_BODY_BYTES, limitBodyTime } from './request-bodies.ts'
import { enforceAccess, refuseUnknownPath, requireRoutePolicy } from './route-access.ts'
import { apiHeaders } from './security-headers.ts'
import { validateInput } from './validate-input.ts'

/** An HTTP server without routes, with the rules that apply to all of them. */
export function openHttp(config: Config, log: Log): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: DEFAULT_BODY_BYTES,
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    // `limitBodyTime` replaces it, because it knows which routes accept large uploads.
    requestTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // Requests on a connection that is about to close are still served.
    return503OnClosing: false,
    // On a busy machine, loading the pages can take longer than the default of ten seconds.
    pluginTimeout: 120_000,
    routerOptions: { maxParamLength: 1024 },
  })
  app.setValidatorCompiler(validateInput)
  requireRoutePolicy(app)
  acceptJson(app)
  limitBodyTime(app)
  app.setErrorHandler(errorHandler('plain'))
  return app
}

/** A part of the server with its own protocol, access checks and logging. */
export function registerScope(
  app: FastifyInstance,
  protocol: Protocol,
  { site, metrics }: { site: Site; metrics: Metrics },
  routes: (scoped: FastifyInstance) => void | Promise<void>,
): void {
  const { prefix, isCompressed, ...rules } = PROTOCOLS[protocol]
  const headers = { ...Object.fromEntries(apiHeaders(site)), ...('headers' in rules && rules.headers) }
  const scope = async (scoped: FastifyInstance) => {
    scoped.setErrorHandler(errorHandler(protocol))
    observeRequests(scoped, site, metrics)
    scoped.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers)
      done()
    })
    enforceAccess(scoped, site, publicClientKey)
    // Without a prefix, unknown paths fall through to the web's 404 page.
    if (prefix) scoped.setNotFoundHandler((request) => refuseUnknownPath(request, site))
    if (isCompressed) compressResponses(scoped)
    await routes(scoped)
  }
  // To find a name, Fastify would search all loaded modules for each scope, a tenth of the time to start.
  app.register(Object.assign(scope, { [Symbol.for('fastify.display-name')]: protocol }), { prefix })
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
    const { method } = request
    metrics.requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    log?.(request, reply, route)
    done()
  })
}
