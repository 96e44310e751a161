import type { FastifyInstance, FastifyReply } from 'fastify'
import { databaseCheck, diskCheck } from '../platform/built-in-checks.ts'
import { openClusterMetrics } from '../platform/cluster-metrics.ts'
import type { Metrics } from '../platform/metrics.ts'
import { perMinute, unlimited } from '../platform/rate-limits.ts'
import { createCachedCheck } from '../platform/readiness.ts'
import type { Site } from '../platform/site.ts'
import type { Slice } from './slice.ts'

/** How the server sees a request; `hops` is the number of trusted proxies. */
export type SeenRequest = { scheme: string; address: string; hops: number }

/**
 * `/healthz`: liveness. `/healthz/proxy`: how the site sees this request behind its proxy, for `npm run
 * doctor`. `/readyz`: readiness. `/metrics`: Prometheus metrics, for this machine only.
 */
export function serveHealth(
  app: FastifyInstance,
  site: Site,
  slices: readonly Slice[],
  metrics: Metrics,
  draining: AbortSignal,
) {
  const unlimitedPublic = { config: { access: 'public', rateLimit: unlimited } } as const
  const checks = [
    databaseCheck(site),
    diskCheck(site),
    ...slices.flatMap(({ readiness }) => readiness ?? []),
  ].map((check) => createCachedCheck(site, check))

  metrics.addChecks(checks)

  app.get('/healthz', unlimitedPublic, async (_request, reply) =>
    draining.aborted ? sendDraining(reply) : { status: 'ok' },
  )

  const limitedPublic = { config: { access: 'public', rateLimit: perMinute(60) } } as const
  app.get('/healthz/proxy', limitedPublic, async ({ protocol, ip, ips = [] }): Promise<SeenRequest> => {
    return { scheme: protocol, address: ip, hops: Math.max(0, ips.length - 1) }
  })

  app.get('/readyz', unlimitedPublic, async (_request, reply) => {
    if (draining.aborted) return sendDraining(reply)
    const results = await Promise.all(checks.map(async ({ name, run }) => [name, await run()] as const))
    const hasResult = (expected: string) => results.some(([, result]) => result === expected)
    const status = hasResult('unavailable') ? 'unavailable' : hasResult('degraded') ? 'degraded' : 'ok'
    return reply.code(status === 'unavailable' ? 503 : 200).send({
      status,
      ...(site.config.quiet && { quiet: true }),
      ...(site.config.rehearsal && { rehearsal: true }),
      checks: Object.fromEntries(results),
    })
  })

  const renderMetrics = openClusterMetrics(metrics.registry)
  app.get('/metrics', { config: { access: 'localhost', rateLimit: unlimited } }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await renderMetrics()),
  )
}

/** Load balancers then send requests to other processes. */
const sendDraining = (reply: FastifyReply) => reply.code(503).send({ status: 'stopping' })
