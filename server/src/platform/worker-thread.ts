import { Worker } from 'node:worker_threads'
import { AppError } from './errors.ts'
import { programFile } from './program-file.ts'
import type { JobRequest, JobResponse } from './serve-jobs.ts'

/** Reject new jobs when this many are pending. */
const MAX_PENDING = 50
/** An idle thread is stopped after this time to free its memory. */
const IDLE_MS = 30_000

type Job = { resolve(result: Buffer): void; reject(error: Error): void }

/** Jobs are tracked per thread, so that one that exits does not reject those of its successor. */
type Thread = { worker: Worker; jobs: Map<number, Job> }

/** Runs jobs that take long in a worker thread, so that requests are not blocked. `program` must call `serveJobs`. */
export class WorkerThread<Content> {
  #program: URL
  #thread: Thread | undefined
  #idle: NodeJS.Timeout | undefined
  #lastJob = 0

  constructor(program: URL) {
    this.#program = programFile(program)
  }

  run(content: Content): Promise<Buffer> {
    clearTimeout(this.#idle)
    this.#thread ??= this.#openThread()
    const { worker, jobs } = this.#thread
    if (jobs.size >= MAX_PENDING) throw new AppError('server.busy')
    this.#lastJob += 1
    const job = this.#lastJob
    return new Promise((resolve, reject) => {
      jobs.set(job, { resolve, reject })
      worker.postMessage({ job, content } satisfies JobRequest<Content>)
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const thread = this.#thread
    this.#thread = undefined
    await thread?.worker.terminate()
  }

  #openThread(): Thread {
    const worker = new Worker(this.#program)
    const thread: Thread = { worker, jobs: new Map() }
    worker.on('message', (response: JobResponse) => this.#finish(thread, response))
    worker.on('error', (error: Error) => this.#abandon(thread, error))
    worker.on('exit', () => this.#abandon(thread, new Error('the worker thread exited')))
    return thread
  }

  #finish(thread: Thread, response: JobResponse) {
    const job = thread.jobs.get(response.job)
    thread.jobs.delete(response.job)
    if ('result' in response) job?.resolve(Buffer.from(response.result.buffer))
    else job?.reject(new Error(response.problem))
    if (thread === this.#thread && thread.jobs.size === 0) {
      this.#idle = setTimeout(() => this.close(), IDLE_MS).unref()
    }
  }

  #abandon(thread: Thread, error: Error) {
    if (this.#thread === thread) this.#thread = undefined
    for (const { reject } of thread.jobs.values()) reject(error)
    thread.jobs.clear()
  }
}
