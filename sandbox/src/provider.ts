import type { EventOf, EventType } from './objects/wire.ts'
import type { Store } from './state/store.ts'

/** The API request that caused a change, as events name it. Null when a customer or bank caused it. */
export interface RequestContext {
  requestId: string | null
  idempotencyKey: string | null
}

export const noRequestContext: RequestContext = { requestId: null, idempotencyKey: null }

export type Log = (level: 'info' | 'warn', message: string, fields?: Record<string, unknown>) => void

/** What the actions of the provider share: data, clock, events, timers. */
export interface Provider {
  store: Store
  nowSeconds: () => number
  /** Where events are posted, if anywhere. */
  webhookUrl: () => string | null
  /** Records that something happened and sends it to the shop's webhook. */
  emit: <T extends EventType>(
    context: RequestContext,
    type: T,
    object: EventOf<T>['data']['object'],
    previous?: Record<string, unknown>,
  ) => void
  /** Runs something later, for what takes banks a while. */
  later: (kind: 'payment' | 'refund', work: () => void) => void
  log: Log
}
