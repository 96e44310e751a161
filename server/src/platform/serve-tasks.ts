import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

export type TaskRequest<Content> = { task: number; content: Content }
export type TaskResponse =
  | { task: number; result: Uint8Array<ArrayBuffer> }
  | { task: number; problem: string }

/** Runs in a worker thread: responds to each task with the bytes that `work` returns, such as a file. */
export function serveTasks<Content>(
  work: (content: Content) => Promise<Uint8Array>,
  { isUrgent = false } = {},
): void {
  if (!isUrgent) lowerThreadPriority()
  parentPort?.on('message', async ({ task, content }: TaskRequest<Content>) => {
    try {
      const result = new Uint8Array(await work(content))
      parentPort?.postMessage({ task, result } satisfies TaskResponse, [result.buffer])
    } catch (error) {
      const problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
      parentPort?.postMessage({ task, problem } satisfies TaskResponse)
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
