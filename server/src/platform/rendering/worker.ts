import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

export type RenderingRequest<Content> = { job: number; content: Content }
export type RenderingResponse =
  | { job: number; file: Uint8Array<ArrayBuffer> }
  | { job: number; problem: string }

/** Runs in a rendering thread: responds to each request with the file that `draw` creates. */
export function renderWith<Content>(
  draw: (content: Content) => Promise<Uint8Array>,
  { isUrgent = false } = {},
): void {
  if (!isUrgent) lowerThreadPriority()
  parentPort?.on('message', async ({ job, content }: RenderingRequest<Content>) => {
    try {
      const file = new Uint8Array(await draw(content))
      parentPort?.postMessage({ job, file } satisfies RenderingResponse, [file.buffer])
    } catch (error) {
      const problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
      parentPort?.postMessage({ job, problem } satisfies RenderingResponse)
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
