import type { FastifyInstance, FastifyReply } from 'fastify'
import { openClusterMetrics } from './aggregate-metrics.ts'
import { nowIso } from './clock.ts'
import { freeBytes, type Metrics } from './metrics.ts'
import { perMinute, unlimited } from './rate-limits.ts'
import { type Check, openCheck } from './readiness.ts'
import type { Site } from './site.ts'
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
  ].map((check) => openCheck(site, check))

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

declare module './database.ts' {
  interface Tables {
    heartbeats: { id: string; written_at: string }
  }
}

/** Writes a row: with a full disk or a read-only database, reads still work but purchases do not. */
const databaseCheck = ({ db, clock }: Site): Check => ({
  name: 'database',
  isEssential: true,
  cacheSeconds: 1,
  async run() {
    const written_at = nowIso(clock)
    await db
      .insertInto('heartbeats')
      .values({ id: 'readiness', written_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at }))
      .execute()
  },
})

const MIN_FREE_BYTES = 4 * 1024 * 1024

/**
 * On a full disk SQLite may still write a row as small as the one above, so free space is checked too. Not
 * essential with PostgreSQL: its data folder holds only uploads and mail files.
 */
const diskCheck = ({ engine, config }: Site): Check => ({
  name: 'disk',
  isEssential: engine === 'sqlite',
  cacheSeconds: 1,
  async run() {
    const free = await freeBytes(config.dataDir)
    if (free < MIN_FREE_BYTES) throw new Error(`only ${free} bytes are free in DATA_DIR`)
  },
})
