import type { EventOf, EventType } from './objects/wire.ts'
import type { Store } from './state/store.ts'

/** The API request that caused a change; events carry it. Null for what customers and banks do. */
export interface Cause {
  requestId: string | null
  idempotencyKey: string | null
}

export const noRequest: Cause = { requestId: null, idempotencyKey: null }

export type Log = (level: 'info' | 'warn', message: string, facts?: Record<string, unknown>) => void

/** What every deed of the provider works on. */
export interface Provider {
  store: Store
  nowSeconds: () => number
  /** Records that something happened and sends it to the shop's webhook. */
  emit: <T extends EventType>(
    cause: Cause,
    type: T,
    object: EventOf<T>['data']['object'],
    previous?: Record<string, unknown>,
  ) => void
  /** Does something that banks take a while for, a little later. */
  later: (work: () => void) => void
  log: Log
}
