import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { AggregatorRegistry } from 'prom-client'
import type { Notice } from '../http/slice.ts'
import { nowIso, systemClock } from '../platform/clock.ts'
import type { MetricsRequest, MetricsResponse } from '../platform/cluster-metrics.ts'
import type { Config } from '../platform/config.ts'
import type { Sandbox } from './sandbox-process.ts'
import { AlreadyReportedError } from './startup-error.ts'

/** Messages from a worker to the primary process. */
export type WorkerMessage = { kind: 'ready'; notices: readonly Notice[] } | { kind: 'alive' } | MetricsRequest

export const HEARTBEAT_SECONDS = 5
/** A worker that has sent no heartbeat for this long is considered hung. */
const MAX_SILENCE_SECONDS = 60
/** If more workers than this die within a minute, exit and let the service manager decide. */
const MAX_DEATHS_PER_MINUTE = 5
const RESTART_DELAY_MS = 1000

/**
 * Serves the site from several processes on one port. The primary accepts connections and hands them out
 * round-robin, so a stopping worker loses none, and replaces workers that die.
 */
export async function runWorkers({ workers, port }: Config, sandbox: Sandbox | undefined) {
  // Workers run `main.ts`, like this process.
  cluster.setupPrimary({ args: [], serialization: 'advanced' })
  const metrics = new AggregatorRegistry()
  const env = {
    PORT: String(port),
    ...(sandbox && { SANDBOX_URL: sandbox.url, STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret }),
  }
  /** Only for workers that are serving: a starting one may be busy with the database for a long time. */
  const lastHeartbeats = new Map<Worker, number>()
  let deaths: number[] = []
  let isStopping = false

  const start = async (): Promise<readonly Notice[]> => {
    const worker = cluster.fork(env)
    const exited = waitForExit(worker).finally(() => lastHeartbeats.delete(worker))
    const notices = await new Promise<readonly Notice[]>((resolve, reject) => {
      worker.on('message', (message: WorkerMessage) => {
        lastHeartbeats.set(worker, performance.now())
        if (message.kind === 'ready') resolve(message.notices)
        if (message.kind === 'metrics') sendMetrics(worker)
      })
      exited.then(() => reject(new AlreadyReportedError('A worker process exited while it was starting.')))
    })
    exited.then((exitStatus) => replace(worker, exitStatus))
    return notices
  }

  const sendMetrics = async (worker: Worker) => {
    const text = await metrics.clusterMetrics().catch(() => undefined)
    if (worker.isConnected()) worker.send({ kind: 'metrics', text } satisfies MetricsResponse)
  }

  const replace = async (worker: Worker, exitStatus?: ExitStatus): Promise<void> => {
    if (isStopping) return
    const now = performance.now()
    deaths = [...deaths.filter((time) => now - time < 60_000), now]
    const isCrashLoop = deaths.length > MAX_DEATHS_PER_MINUTE
    log({ pid: worker.process.pid, ...exitStatus }, isCrashLoop ? 'workers keep exiting' : 'a worker exited')
    if (isCrashLoop) return giveUp()
    await wait(RESTART_DELAY_MS)
    if (!isStopping) await start().catch(() => replace(worker))
  }

  const stop = async () => {
    isStopping = true
    clearInterval(watchdog)
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(
      all.map(async (worker) => {
        const exited = waitForExit(worker)
        worker.process.kill('SIGTERM')
        await exited
      }),
    )
  }

  const giveUp = async () => {
    await stop()
    await sandbox?.stop()
    process.exit(1)
  }

  const watchdog = setInterval(() => {
    for (const [worker, heardAt] of lastHeartbeats) {
      if (performance.now() - heardAt > MAX_SILENCE_SECONDS * 1000) worker.process.kill('SIGKILL')
    }
  }, HEARTBEAT_SECONDS * 1000)

  try {
    // The first worker migrates the database and reports first-start notices. If it cannot start, none can.
    const notices = await start()
    await Promise.all(Array.from({ length: workers - 1 }, start))
    return { notices, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type ExitStatus = { code: number | null; signal: string | null }

function waitForExit(worker: Worker): Promise<ExitStatus> {
  // A message that cannot reach a dying worker raises an error event; the exit event follows.
  worker.on('error', () => {})
  return new Promise((resolve) => worker.once('exit', (code, signal) => resolve({ code, signal })))
}

/** Logs in the same format as the workers. */
function log(fields: Record<string, unknown>, msg: string): void {
  process.stdout.write(`${JSON.stringify({ level: 'error', time: nowIso(systemClock), ...fields, msg })}\n`)
}
