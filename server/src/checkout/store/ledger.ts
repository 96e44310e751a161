import { randomUUID } from 'node:crypto'
import { type Clock, nowIso } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'

export type PaymentEventKind =
  | 'payment.received'
  | 'payment.refused'
  | 'payment.duplicate'
  | 'payment.refunded'
  | 'payment.disputed'
  | 'access.ended'
  | 'access.restored'
  | 'event.refused'

export type PaymentEventRow = {
  id: string
  /** What the entry is about in one unique word, so that a fact heard of twice is written once. */
  fact: string
  kind: PaymentEventKind
  alarm: 0 | 1
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

export type LedgerEntry = Pick<PaymentEventRow, 'fact' | 'kind'> & {
  alarm?: boolean
  sessionId?: string | null
  paymentIntent?: string | null
  email?: string | null
  amount?: number | null
  currency?: string | null
  detail?: string | null
}

/** Writes a fact into the ledger; false when it stands there already. */
export async function appendLedgerEntry(db: Db, clock: Clock, fact: LedgerEntry): Promise<boolean> {
  const added = await db
    .insertInto('payment_events')
    .values({
      id: randomUUID(),
      fact: fact.fact,
      kind: fact.kind,
      alarm: fact.alarm ? 1 : 0,
      session_id: fact.sessionId ?? null,
      payment_intent: fact.paymentIntent ?? null,
      email: fact.email ?? null,
      amount: fact.amount ?? null,
      currency: fact.currency ?? null,
      detail: fact.detail ?? null,
      created_at: nowIso(clock),
    })
    .onConflict((conflict) => conflict.column('fact').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}
