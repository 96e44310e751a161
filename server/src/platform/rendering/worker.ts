import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

export type RenderingRequest<Content> = { job: number; content: Content }
export type RenderingResponse =
  | { job: number; file: Uint8Array<ArrayBuffer> }
  | { job: number; problem: string }

/** For the program of a rendering thread: answers each content with the file that `draw` makes of it. */
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

/** Requests go before drawing: on Linux this sets the calling thread alone. Elsewhere it would set the whole process. */
function lowerThreadPriority() {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
}
