import { parentPort } from 'node:worker_threads'
import type { Certificate } from '@course/contract/certificates'
import { stepBehind } from '../platform/background-threads.ts'
import { drawCertificate } from './draw-certificate.ts'

export type Order = { number: number; certificate: Certificate }
export type Delivery = { number: number; pdf: Uint8Array<ArrayBuffer> } | { number: number; problem: string }

stepBehind()
parentPort?.on('message', async ({ number, certificate }: Order) => {
  try {
    const pdf = new Uint8Array(await drawCertificate(certificate))
    parentPort?.postMessage({ number, pdf } satisfies Delivery, [pdf.buffer])
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
    parentPort?.postMessage({ number, problem } satisfies Delivery)
  }
})
