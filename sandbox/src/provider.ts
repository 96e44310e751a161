import type { EventOf, EventType } from './objects/wire.ts'
import type { Store } from './state/store.ts'

/** The API request that caused an event. Null if a customer or bank caused it. */
export interface RequestContext {
  requestId: string | null
  idempotencyKey: string | null
}

export const noRequestContext: RequestContext = { requestId: null, idempotencyKey: null }

export type Log = (level: 'info' | 'warn', message: string, fields?: Record<string, unknown>) => void

/** Shared services of the sandbox: data, clock, events, timers. */
export interface Provider {
  store: Store
  nowSeconds: () => number
  /** The origin that browsers reach the sandbox at. */
  publicUrl: () => string
  /** The URL that events are posted to, if any. */
  webhookUrl: () => string | null
  /** Stores an event and sends it to the site's webhook. */
  emit: <T extends EventType>(
    context: RequestContext,
    type: T,
    object: EventOf<T>['data']['object'],
    previous?: Record<string, unknown>,
  ) => void
  /** Runs a callback after the delay of delayed payments or refunds. */
  runLater: (kind: 'payment' | 'refund', work: () => void) => void
  log: Log
}
