import { EventEmitter, once } from 'node:events'
import type { ApiEvent } from '../objects/wire.ts'
import type { Log } from '../provider.ts'
import { newId } from '../state/ids.ts'
import type { Store } from '../state/store.ts'
import { DeliveryFaults, type DeliveryRules, noFaults } from './delivery-rules.ts'
import { post } from './post.ts'
import { signatureHeader } from './signature.ts'

interface Delivery {
  id: string
  event: string
  type: string
  attempt: number
  at: string
  outcome: 'delivered' | 'failed' | 'dropped' | 'gave up'
  status: number | null
  error: string | null
}

interface SenderOptions {
  url: string | null
  secret: string
  retryDelaysMs: number[]
  timeoutMs: number
  maxConcurrent: number
  log: Log
}

interface DeliveryJob {
  eventId: string
  attempt: number
}

const maxDeliveries = 2000

/**
 * Posts signed events until the site responds with 2xx. Deliveries start in order but do not wait for each other,
 * as with the real provider.
 */
export class WebhookSender {
  url: string | null
  #secret: string
  #store: Store
  #options: SenderOptions
  #faults = new DeliveryFaults(noFaults())
  #log: Delivery[] = []
  #held: DeliveryJob[] = []
  #ready: DeliveryJob[] = []
  #timers = new Set<NodeJS.Timeout>()
  #inFlight = new Set<AbortController>()
  #idle = new EventEmitter().setMaxListeners(0)
  #closed = false

  constructor(store: Store, options: SenderOptions) {
    this.#store = store
    this.#options = options
    this.url = options.url
    this.#secret = options.secret
  }

  /** Schedules delivery of an event according to the fault rules. */
  send(event: ApiEvent): void {
    if (this.url === null) return
    const delays = this.#faults.plan()
    if (delays.length === 0) this.#recordDelivery(event, { attempt: 0, outcome: 'dropped' })
    for (const waitMs of delays) this.#schedule({ eventId: event.id, attempt: 1 }, waitMs)
  }

  /** Sends an event again, without applying the fault rules. */
  resend(event: ApiEvent): void {
    this.#queue({ eventId: event.id, attempt: 1 })
  }

  get rules(): DeliveryRules {
    return this.#faults.rules
  }

  changeRules(change: Partial<DeliveryRules>): DeliveryRules {
    this.#faults = new DeliveryFaults({ ...this.#faults.rules, ...change })
    if (!this.#faults.rules.hold) this.release('kept')
    return this.rules
  }

  resetRules(): DeliveryRules {
    return this.changeRules(noFaults())
  }

  /** Sends the deliveries that were held back. */
  release(order: 'kept' | 'reversed' | 'shuffled'): number {
    const held = this.#held.splice(0)
    const ordered =
      order === 'reversed' ? held.toReversed() : order === 'shuffled' ? this.#faults.shuffle(held) : held
    for (const job of ordered) this.#queue(job)
    return ordered.length
  }

  /** Newest first. */
  deliveries(limit: number): Delivery[] {
    return this.#log.slice(-limit).toReversed()
  }

  get waiting(): { held: number; scheduled: number; running: number } {
    return {
      held: this.#held.length,
      scheduled: this.#timers.size + this.#ready.length,
      running: this.#inFlight.size,
    }
  }

  /** Resolves when no delivery is in flight or scheduled. Held events do not count. */
  async idle(): Promise<void> {
    while (!this.#closed && this.#isBusy()) await once(this.#idle, 'idle')
  }

  close(): void {
    this.#closed = true
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    this.#ready = []
    for (const controller of this.#inFlight) controller.abort()
    this.#idle.emit('idle')
  }

  #isBusy(): boolean {
    return this.#timers.size + this.#ready.length + this.#inFlight.size > 0
  }

  #schedule(job: DeliveryJob, waitMs: number): void {
    if (this.#faults.rules.hold && job.attempt === 1) {
      this.#held.push(job)
      return
    }
    if (waitMs === 0) {
      this.#queue(job)
      return
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.#queue(job)
    }, waitMs)
    this.#timers.add(timer)
  }

  #queue(job: DeliveryJob): void {
    this.#ready.push(job)
    this.#startNext()
  }

  #startNext(): void {
    while (!this.#closed && this.#inFlight.size < this.#options.maxConcurrent && this.#ready.length > 0) {
      const controller = new AbortController()
      this.#inFlight.add(controller)
      this.#attempt(this.#ready.shift()!, controller).finally(() => {
        this.#inFlight.delete(controller)
        this.#startNext()
        if (!this.#isBusy()) this.#idle.emit('idle')
      })
    }
  }

  async #attempt(job: DeliveryJob, controller: AbortController): Promise<void> {
    const event = this.#store.events.get(job.eventId)!
    const { attempt } = job
    const { status, error } = await this.#post(event, controller)
    if (this.#closed) return
    if (status !== null && status >= 200 && status < 300) {
      this.#store.acknowledge(event.id)
      this.#recordDelivery(event, { attempt, outcome: 'delivered', status })
      return
    }
    const { retryDelaysMs } = this.#options
    const waitMs = retryDelaysMs[attempt - 1]
    this.#recordDelivery(event, {
      attempt,
      outcome: waitMs === undefined ? 'gave up' : 'failed',
      status,
      error,
    })
    if (waitMs !== undefined) this.#schedule({ eventId: event.id, attempt: attempt + 1 }, waitMs)
  }

  async #post(
    event: ApiEvent,
    controller: AbortController,
  ): Promise<{ status: number | null; error: string | null }> {
    if (this.url === null) return { status: null, error: 'no webhook URL is configured' }
    const body = JSON.stringify(event)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureHeader(this.#secret, body, Math.floor(Date.now() / 1000)),
      'user-agent': 'card-sandbox/1.0 (+webhooks)',
    }
    try {
      const { signal } = controller
      const status = await post(this.url, headers, body, { timeoutMs: this.#options.timeoutMs, signal })
      return { status, error: null }
    } catch (error) {
      return {
        status: null,
        error: (error as Error).message || (error as NodeJS.ErrnoException).code || 'no connection',
      }
    }
  }

  #recordDelivery(event: ApiEvent, fields: Pick<Delivery, 'attempt' | 'outcome'> & Partial<Delivery>): void {
    const delivery: Delivery = {
      id: newId('del_', 12),
      event: event.id,
      type: event.type,
      at: new Date().toISOString(),
      status: null,
      error: null,
      ...fields,
    }
    this.#log.push(delivery)
    if (this.#log.length > maxDeliveries * 2) this.#log = this.#log.slice(-maxDeliveries)
    const { outcome, attempt, status, error } = delivery
    this.#options.log(outcome === 'delivered' ? 'info' : 'warn', `webhook ${outcome}`, {
      event: event.id,
      type: event.type,
      attempt,
      status,
      error,
    })
  }
}
