import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

export type JobRequest<Content> = { job: number; content: Content }
export type JobResponse = { job: number; result: Uint8Array<ArrayBuffer> } | { job: number; problem: string }

/** Runs in a worker thread: responds to each job with the bytes that `work` returns, such as a file. */
export function serveJobs<Content>(
  work: (content: Content) => Promise<Uint8Array>,
  { isUrgent = false } = {},
): void {
  if (!isUrgent) lowerThreadPriority()
  parentPort?.on('message', async ({ job, content }: JobRequest<Content>) => {
    try {
      const result = new Uint8Array(await work(content))
      parentPort?.postMessage({ job, result } satisfies JobResponse, [result.buffer])
    } catch (error) {
      const problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
      parentPort?.postMessage({ job, problem } satisfies JobResponse)
    }
  })
}

/**
 * Lets HTTP requests go first; at the lowest priority it would hardly run on a busy machine. Linux only: elsewhere this
 * would lower the priority of the whole process.
 */
function lowerThreadPriority() {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
