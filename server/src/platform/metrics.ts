import { statfs } from 'node:fs/promises'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { RunningCheck } from './readiness.ts'
import { addRequestHistogram } from './request-histogram.ts'

/** What an operator can watch, in Prometheus' text form. */
export type Metrics = {
  registry: Registry
  observe(method: string, route: string, status: number, seconds: number): void
  /** What `/readyz` says, for those who watch numbers. */
  addChecks(checks: readonly RunningCheck[]): void
}

export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    observe: addRequestHistogram(registry),
    addChecks: (checks) =>
      void new Gauge({
        name: 'course_check_failing',
        help: 'Whether a check of /readyz fails now: 1 if so, else 0.',
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
 * A number that is read when `/metrics` is asked for. One that cannot be read now, with the database away for example,
 * shows as NaN and leaves the others readable.
 */
export function addGauge(registry: Registry, { name, help, perProcess, read }: GaugeOptions): void {
  new Gauge({
    name,
    help,
    aggregator: perProcess ? 'sum' : 'max',
    registers: [registry],
    async collect() {
      this.set(
        await Promise.resolve()
          .then(read)
          .catch(() => Number.NaN),
      )
    },
  })
}

/** A number that only grows, counted elsewhere and read when `/metrics` is asked for. */
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

/** What the process stands on: its disk and, on PostgreSQL, its connections. */
export function addPlatformGauges(registry: Registry, config: Config, { pool }: Database): void {
  addGauge(registry, {
    name: 'course_disk_free_bytes',
    help: 'Space left for the site where DATA_DIR lies.',
    read: () => freeBytes(config.dataDir),
  })
  if (!pool) return
  const connections = {
    total: 'Open connections to the database.',
    idle: 'Connections to the database that nobody uses.',
    waiting: 'Requests that wait for a connection to the database.',
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
