import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { unlimited } from './limits.ts'
import type { Metrics } from './metrics.ts'
import type { Site } from './site.ts'
import type { Slice } from './slice.ts'

/** `/healthz`: the process lives. `/readyz`: what it needs is usable. `/metrics`: for the operator of this machine. */
export function serveHealth(app: FastifyInstance, site: Site, slices: readonly Slice[], metrics: Metrics) {
  const open = { config: { access: 'anyone', limit: unlimited } } as const

  app.get('/healthz', open, async () => ({ status: 'ok' }))

  app.get('/readyz', open, async (_request, reply) => {
    const checks: Record<string, string> = {
      database: await outcome('database', async () => void (await sql`select 1`.execute(site.db)), site),
    }
    for (const { name, ready } of slices) {
      if (ready) checks[name] = await outcome(name, () => ready(site), site)
    }
    const isReady = Object.values(checks).every((check) => check === 'ok')
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable', checks })
  })

  app.get('/metrics', { config: { access: 'operator', limit: unlimited } }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}

async function outcome(name: string, check: () => Promise<void>, site: Site): Promise<string> {
  try {
    await check()
    return 'ok'
  } catch (error) {
    site.log.warn({ err: error, check: name }, 'not ready')
    return 'unavailable'
  }
}
