import { statfs } from 'node:fs/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { CachedCheck } from './readiness.ts'

/** Prometheus metrics. */
export type Metrics = {
  registry: Registry
  /** How long requests took. */
  requests: Histogram<'method' | 'route' | 'status'>
  /** Adds a gauge for the results of `/readyz`. */
  addChecks(checks: readonly CachedCheck[]): void
}

export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'course_http_request_seconds',
      help: 'How long requests took, by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    addChecks: (checks) =>
      void new Gauge({
        name: 'course_check_failing',
        help: '1 while a check of /readyz fails, otherwise 0.',
        labelNames: ['check'],
        aggregator: 'max',
        registers: [registry],
        async collect() {
          await Promise.all(
            checks.map(async ({ name, run }) => this.set({ check: name }, (await run()) === 'ok' ? 0 : 1)),
          )
        },
      }),
  }
}

export type { Registry } from 'prom-client'

type GaugeOptions = {
  name: string
  help: string
  /** Per-process values are summed over processes; others are the same in all of them. */
  perProcess?: true
  read(): number | Promise<number>
}

/**
 * Adds a gauge that is read when `/metrics` is requested. If reading fails, for example because the database
 * is down, it is NaN, and the other metrics still work.
 */
export function addGauge(registry: Registry, { name, help, perProcess, read }: GaugeOptions): void {
  new Gauge({
    name,
    help,
    aggregator: perProcess ? 'sum' : 'max',
    registers: [registry],
    // Synchronous values are set before any `await`: later the pool would also count the queries of other gauges.
    async collect() {
      try {
        const value = read()
        this.set(typeof value === 'number' ? value : await value)
      } catch {
        this.set(Number.NaN)
      }
    },
  })
}

/** Adds a counter whose value is maintained elsewhere and read when `/metrics` is requested. */
export function addCounter(
  registry: Registry,
  { name, help, read }: { name: string; help: string; read(): number },
): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset()
      this.inc(read())
    },
  })
}

/** Free disk space and, on PostgreSQL, the connection pool. */
export function addPlatformGauges(registry: Registry, config: Config, { pool }: Database): void {
  addGauge(registry, {
    name: 'course_disk_free_bytes',
    help: 'Free disk space in DATA_DIR.',
    read: () => freeBytes(config.dataDir),
  })
  if (!pool) return
  const connections = {
    total: 'Open connections to the database.',
    idle: 'Idle connections to the database.',
    waiting: 'Requests waiting for a connection to the database.',
  } as const
  for (const [state, help] of Object.entries(connections)) {
    const read = () => pool()[state as keyof typeof connections]
    addGauge(registry, { name: `course_database_pool_${state}`, help, perProcess: true, read })
  }
}

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
