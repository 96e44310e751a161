import type { Log } from './log.ts'

/**
 * A background job. `run` must be idempotent and, on PostgreSQL, safe to run in several processes at once.
 */
export type Job = {
  name: string
  everySeconds: number
  /** For jobs that send mail or sync with the card provider: a quiet copy skips them. */
  skipWhenQuiet?: true
  /** The signal aborts when the site stops: a job with more to do leaves the rest to the next start. */
  run(signal?: AbortSignal): Promise<void>
}

export type Jobs = {
  add(job: Job): void
  start(): void
  /** Runs the job now instead of at its next interval; if it is running, once more afterwards. */
  trigger(name: string): void
  /** Asks running jobs to end, waits for them, and starts no more. */
  stop(): Promise<void>
}

type ScheduledJob = { job: Job; timer?: NodeJS.Timeout; currentRun?: Promise<void>; rerun: boolean }

export function openJobs(log: Log, { quiet = false } = {}): Jobs {
  const all = new Map<string, ScheduledJob>()
  const stopping = new AbortController()
  let state: 'idle' | 'started' | 'stopped' = 'idle'

  const schedule = (entry: ScheduledJob, delay: number) => {
    if (state !== 'started' || (quiet && entry.job.skipWhenQuiet)) return
    clearTimeout(entry.timer)
    entry.timer = setTimeout(() => runOnce(entry), delay)
    entry.timer.unref()
  }
  const runOnce = (entry: ScheduledJob) => {
    entry.rerun = false
    entry.currentRun = entry.job
      .run(stopping.signal)
      .catch((error) => log.error({ err: error, job: entry.job.name }, 'a background job failed'))
      .then(() => {
        entry.currentRun = undefined
        schedule(entry, entry.rerun ? 0 : entry.job.everySeconds * 1000)
      })
  }

  return {
    add(job) {
      if (all.has(job.name)) throw new Error(`there are two jobs ${job.name}`)
      all.set(job.name, { job, rerun: false })
    },
    start() {
      state = 'started'
      for (const entry of all.values()) schedule(entry, 0)
    },
    trigger(name) {
      const entry = all.get(name)
      if (!entry) throw new Error(`there is no job ${name}`)
      if (entry.currentRun) entry.rerun = true
      else schedule(entry, 0)
    },
    async stop() {
      state = 'stopped'
      stopping.abort()
      for (const entry of all.values()) clearTimeout(entry.timer)
      await Promise.all([...all.values()].map((entry) => entry.currentRun))
    },
  }
}
