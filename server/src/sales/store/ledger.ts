import { randomUUID } from 'node:crypto'
import { type Clock, nowIso } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'

export type PaymentEventKind =
  | 'payment.received'
  | 'payment.refused'
  | 'payment.duplicate'
  | 'payment.refunded'
  | 'payment.disputed'
  | 'refund.failed'
  | 'access.ended'
  | 'access.restored'
  | 'event.refused'

type PaymentEventRow = {
  id: string
  /** Idempotency key: a repeated event adds no second row. */
  idempotency_key: string
  kind: PaymentEventKind
  needs_attention: 0 | 1
  session_id: string | null
  payment_intent: string | null
  email: string | null
  amount: number | null
  currency: string | null
  detail: string | null
  created_at: string
}

declare module '../../platform/database.ts' {
  interface Tables {
    payment_events: PaymentEventRow
  }
}

export type LedgerEntry = Pick<PaymentEventRow, 'kind'> & {
  idempotencyKey: string
  needsAttention?: boolean
  sessionId?: string | null
  paymentIntent?: string | null
  email?: string | null
  amount?: number | null
  currency?: string | null
  detail?: string | null
}

/** Appends an entry to the ledger; returns false if its idempotency key already exists. */
export async function appendLedgerEntry(db: Db, clock: Clock, entry: LedgerEntry): Promise<boolean> {
  const added = await db
    .insertInto('payment_events')
    .values({
      id: randomUUID(),
      idempotency_key: entry.idempotencyKey,
      kind: entry.kind,
      needs_attention: entry.needsAttention ? 1 : 0,
      session_id: entry.sessionId ?? null,
      payment_intent: entry.paymentIntent ?? null,
      email: entry.email ?? null,
      amount: entry.amount ?? null,
      currency: entry.currency ?? null,
      detail: entry.detail ?? null,
      created_at: nowIso(clock),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}
