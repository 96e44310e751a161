import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Certificate, Specimen } from '@course/contract/certificates'
import { drawCertificate } from './draw-certificate.ts'

export type PdfRequest = { job: number; content: Certificate | Specimen }
export type PdfResponse = { job: number; pdf: Uint8Array<ArrayBuffer> } | { job: number; problem: string }

lowerThreadPriority()
parentPort?.on('message', async ({ job, content }: PdfRequest) => {
  try {
    const pdf = new Uint8Array(await drawCertificate(content))
    parentPort?.postMessage({ job, pdf } satisfies PdfResponse, [pdf.buffer])
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
    parentPort?.postMessage({ job, problem } satisfies PdfResponse)
  }
})

/** Requests go before drawing: on Linux this sets the calling thread alone. Elsewhere it would set the whole process. */
function lowerThreadPriority() {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
}
