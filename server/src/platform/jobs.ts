import type { Log } from './log.ts'

/** Work off the request path. `run` must be safe to repeat and, on PostgreSQL, safe beside another process. */
export type Job = {
  name: string
  everySeconds: number
  /** Sends mail or follows the card provider, so it is skipped on a quiet copy. */
  notWhenQuiet?: true
  run(): Promise<void>
}

export type Jobs = {
  add(job: Job): void
  start(): void
  /** Runs the job soon, without waiting for its turn; a run under way is followed by another one. */
  trigger(name: string): void
  /** Lets what is running end; nothing starts after it. */
  stop(): Promise<void>
}

type Running = { job: Job; timer?: NodeJS.Timeout; busy?: Promise<void>; rerun: boolean }

export function openJobs(log: Log, { quiet = false } = {}): Jobs {
  const all = new Map<string, Running>()
  let state: 'idle' | 'started' | 'stopped' = 'idle'

  const schedule = (entry: Running, delay: number) => {
    if (state !== 'started' || (quiet && entry.job.notWhenQuiet)) return
    clearTimeout(entry.timer)
    entry.timer = setTimeout(() => runOnce(entry), delay)
    entry.timer.unref()
  }
  const runOnce = (entry: Running) => {
    entry.rerun = false
    entry.busy = entry.job
      .run()
      .catch((error) => log.error({ err: error, job: entry.job.name }, 'a background job failed'))
      .then(() => {
        entry.busy = undefined
        schedule(entry, entry.rerun ? 0 : entry.job.everySeconds * 1000)
      })
  }

  return {
    add(job) {
      all.set(job.name, { job, rerun: false })
    },
    start() {
      state = 'started'
      for (const entry of all.values()) schedule(entry, 0)
    },
    trigger(name) {
      const entry = all.get(name)
      if (!entry) throw new Error(`there is no job ${name}`)
      if (entry.busy) entry.rerun = true
      else schedule(entry, 0)
    },
    async stop() {
      state = 'stopped'
      for (const entry of all.values()) clearTimeout(entry.timer)
      await Promise.all([...all.values()].map((entry) => entry.busy))
    },
  }
}
