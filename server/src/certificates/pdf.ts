import { Worker } from 'node:worker_threads'
import type { Certificate } from '@course/contract/certificates'
import { AppError } from '../platform/errors.ts'
import type { Delivery } from './pdf-worker.ts'

/** More than this many waiting means that something is wrong, and waiting longer would help nobody. */
const ORDERS_AT_ONCE = 50
/** An idle worker holds memory that a small machine can use otherwise. */
const IDLE_MS = 30_000

type Waiting = { resolve(pdf: Buffer): void; reject(error: Error): void }

/** Draws certificates in a thread of its own, so that no other request waits for one. */
export class PdfWorkshop {
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #lastNumber = 0
  readonly #waiting = new Map<number, Waiting>()

  draw(certificate: Certificate): Promise<Buffer> {
    if (this.#waiting.size >= ORDERS_AT_ONCE) throw new AppError('server.busy')
    clearTimeout(this.#idle)
    const worker = this.#openWorker()
    this.#lastNumber += 1
    const number = this.#lastNumber
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject })
      worker.postMessage({ number, certificate })
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  #openWorker(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url))
    worker.on('message', (delivery: Delivery) => this.#deliver(delivery))
    worker.on('error', (error: Error) => this.#giveUp(worker, error))
    worker.on('exit', () => this.#giveUp(worker, new Error('the thread that draws certificates ended')))
    this.#worker = worker
    return worker
  }

  #deliver(delivery: Delivery) {
    const waiting = this.#waiting.get(delivery.number)
    this.#waiting.delete(delivery.number)
    if ('pdf' in delivery) waiting?.resolve(Buffer.from(delivery.pdf))
    else waiting?.reject(new Error(delivery.problem))
    if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.close(), IDLE_MS).unref()
  }

  #giveUp(worker: Worker, error: Error) {
    if (this.#worker === worker) this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
