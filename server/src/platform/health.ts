import type { FastifyInstance, FastifyReply } from 'fastify'
import { openAllMetrics } from './aggregate-metrics.ts'
import { nowIso } from './clock.ts'
import { freeBytes, type Metrics } from './metrics.ts'
import { perMinute, unlimited } from './rate-limits.ts'
import { type Check, openCheck } from './readiness.ts'
import type { Site } from './site.ts'
import type { Slice } from './slice.ts'

/** How the server sees a request; `hops` is the number of trusted proxies. */
export type SeenRequest = { scheme: string; address: string; hops: number }

/**
 * `/healthz`: the process lives. `/healthz/proxy`: what the proxy in front says about this very request. `/readyz`: it can
 * do its work. `/metrics`: for the operator of this machine.
 */
export function serveHealth(
  app: FastifyInstance,
  site: Site,
  slices: readonly Slice[],
  metrics: Metrics,
  leaving: AbortSignal,
) {
  const open = { config: { access: 'public', rateLimit: unlimited } } as const
  const checks = [
    databaseCheck(site),
    diskCheck(site),
    ...slices.flatMap(({ readiness }) => readiness ?? []),
  ].map((check) => openCheck(site, check))

  metrics.addChecks(checks)

  app.get('/healthz', open, async (_request, reply) =>
    leaving.aborted ? sendDraining(reply) : { status: 'ok' },
  )

  const ownRequest = { config: { access: 'public', rateLimit: perMinute(60) } } as const
  app.get('/healthz/proxy', ownRequest, async ({ protocol, ip, ips = [] }): Promise<SeenRequest> => {
    return { scheme: protocol, address: ip, hops: Math.max(0, ips.length - 1) }
  })

  app.get('/readyz', open, async (_request, reply) => {
    if (leaving.aborted) return sendDraining(reply)
    const results = await Promise.all(checks.map(async ({ name, run }) => [name, await run()] as const))
    const has = (wanted: string) => results.some(([, result]) => result === wanted)
    const status = has('unavailable') ? 'unavailable' : has('degraded') ? 'degraded' : 'ok'
    return reply.code(status === 'unavailable' ? 503 : 200).send({
      status,
      ...(site.config.quiet && { quiet: true }),
      ...(site.config.rehearsal && { rehearsal: true }),
      checks: Object.fromEntries(results),
    })
  })

  const allMetrics = openAllMetrics(metrics.registry)
  app.get('/metrics', { config: { access: 'localhost', rateLimit: unlimited } }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await allMetrics()),
  )
}

/** Draining: load balancers should send requests elsewhere. */
const sendDraining = (reply: FastifyReply) => reply.code(503).send({ status: 'stopping' })

declare module './database.ts' {
  interface Tables {
    heartbeats: { id: string; written_at: string }
  }
}

/** A real write: reads go on with a full disk or on a read-only database, purchases do not. */
const databaseCheck = ({ db, clock }: Site): Check => ({
  name: 'database',
  isEssential: true,
  seconds: 1,
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
 * On a full disk SQLite may still find room for a row as small as the one above, so the free space is looked at too.
 * With PostgreSQL only uploads and mail files lie in the data folder.
 */
const diskCheck = ({ engine, config }: Site): Check => ({
  name: 'disk',
  isEssential: engine === 'sqlite',
  seconds: 1,
  async run() {
    const free = await freeBytes(config.dataDir)
    if (free < MIN_FREE_BYTES) throw new Error(`only ${free} bytes are free where DATA_DIR lies`)
  },
})
