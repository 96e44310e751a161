import { randomUUID } from 'node:crypto'
import { type Clock, nowIso } from '../../platform/clock.ts'
import { type Db, hasChanged, type Tx } from '../../platform/database.ts'
import type { PurchaseRow } from './purchases.ts'

type PaymentEventKind =
  | 'payment.received'
  | 'payment.refused'
  | 'payment.ignored'
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

/** Omitted fields are stored as null. */
export type LedgerEntry = Pick<PaymentEventRow, 'idempotency_key' | 'kind'> &
  Partial<Omit<PaymentEventRow, 'id' | 'created_at'>>

/** Appends an entry to the ledger; returns false if its idempotency key already exists. */
export const appendLedgerEntry = (db: Db, clock: Clock, entry: LedgerEntry): Promise<boolean> =>
  hasChanged(
    db
      .insertInto('payment_events')
      .values({
        needs_attention: 0,
        session_id: null,
        payment_intent: null,
        email: null,
        amount: null,
        currency: null,
        detail: null,
        ...entry,
        id: randomUUID(),
        created_at: nowIso(clock),
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing()),
  )

const ignoredKey = (sessionId: string) => `ignored:${sessionId}`

type FreeOrder = Pick<PaymentEventRow, 'email' | 'amount' | 'currency'> & { session_id: string }

/** Records that the order of a checkout session gives nothing, so that it is never fulfilled. */
export const recordIgnoredOrder = (
  trx: Tx,
  clock: Clock,
  { session_id, email, amount, currency }: FreeOrder,
): Promise<boolean> =>
  appendLedgerEntry(trx, clock, {
    idempotency_key: ignoredKey(session_id),
    kind: 'payment.ignored',
    session_id,
    email,
    amount,
    currency,
  })

export const findIgnoredOrder = (db: Db, sessionId: string) =>
  db
    .selectFrom('payment_events')
    .select('email')
    .where('idempotency_key', '=', ignoredKey(sessionId))
    .executeTakeFirst()

/** What every entry about a purchase repeats, because the purchase can be erased. */
export const ledgerFieldsOf = ({ session_id, payment_intent, email, amount, currency }: PurchaseRow) => ({
  session_id,
  payment_intent,
  email,
  amount,
  currency,
})
