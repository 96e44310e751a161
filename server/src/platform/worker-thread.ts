import { Worker } from 'node:worker_threads'
import { AppError } from './errors.ts'
import { programFile } from './program-file.ts'
import type { TaskRequest, TaskResponse } from './serve-tasks.ts'

/** Reject new tasks when this many are pending. */
const MAX_PENDING = 50
/** An idle thread is stopped after this time to free its memory. */
const IDLE_MS = 30_000

type PendingTask = { resolve(result: Buffer): void; reject(error: Error): void }

/** Tasks are tracked per thread, so that one that exits does not reject those of its successor. */
type Thread = { worker: Worker; tasks: Map<number, PendingTask> }

/** Runs tasks that take long in a worker thread, so that requests are not blocked. `program` must call `serveTasks`. */
export class WorkerThread<Content> {
  #program: URL
  #thread: Thread | undefined
  #idle: NodeJS.Timeout | undefined
  #lastTask = 0

  constructor(program: URL) {
    this.#program = programFile(program)
  }

  run(content: Content): Promise<Buffer> {
    clearTimeout(this.#idle)
    this.#thread ??= this.#openThread()
    const { worker, tasks } = this.#thread
    if (tasks.size >= MAX_PENDING) throw new AppError('server.busy')
    this.#lastTask += 1
    const task = this.#lastTask
    return new Promise((resolve, reject) => {
      tasks.set(task, { resolve, reject })
      worker.postMessage({ task, content } satisfies TaskRequest<Content>)
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
    const thread: Thread = { worker, tasks: new Map() }
    worker.on('message', (response: TaskResponse) => this.#finish(thread, response))
    worker.on('error', (error: Error) => this.#abandon(thread, error))
    worker.on('exit', () => this.#abandon(thread, new Error('the worker thread exited')))
    return thread
  }

  #finish(thread: Thread, response: TaskResponse) {
    const task = thread.tasks.get(response.task)
    thread.tasks.delete(response.task)
    if ('result' in response) task?.resolve(Buffer.from(response.result.buffer))
    else task?.reject(new Error(response.problem))
    if (thread === this.#thread && thread.tasks.size === 0) {
      this.#idle = setTimeout(() => this.close(), IDLE_MS).unref()
    }
  }

  #abandon(thread: Thread, error: Error) {
    if (this.#thread === thread) this.#thread = undefined
    for (const { reject } of thread.tasks.values()) reject(error)
    thread.tasks.clear()
  }
}
