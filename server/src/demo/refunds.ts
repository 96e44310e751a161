import { decideAccess } from '../access/index.ts'
import { DAY_MS } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { type PurchaseRow, transitionPurchase } from '../sales/index.ts'
import { appendLedgerEntry } from '../sales/store/ledger.ts'
import { saveRefund } from '../sales/store/refunds.ts'
import { addDemoMail } from './mails.ts'
import { clockAt, type Random } from './random.ts'

const MAIL_DAYS = 90
const PARTIAL_REFUND_CENTS = 100_00

type Sale = { number: number; at: number; now: number }

/** Refunds a few purchases within two weeks, in full or in part; some are disputed. */
export async function addRefund(trx: Tx, random: Random, purchase: PurchaseRow, sale: Sale): Promise<void> {
  const { number, at: soldAt, now } = sale
  const at = soldAt + random() * 14 * DAY_MS
  const chance = random()
  if (at > now) return
  if (chance > 0.995) return addDispute(trx, purchase, number, at, now)
  if (chance >= 0.04) return
  const isFull = random() < 0.8
  const amount = isFull ? purchase.amount : Math.min(PARTIAL_REFUND_CENTS, purchase.amount)
  await saveRefund(trx, {
    id: `re_demo_${number}`,
    purchase_id: purchase.id,
    amount,
    currency: purchase.currency,
    state: 'succeeded',
    pending_reason: null,
    failure_reason: null,
    request_id: null,
    made_at: new Date(at).toISOString(),
  })
  const { session_id, payment_intent, email } = purchase
  const fields = { session_id, payment_intent, email }
  await appendLedgerEntry(trx, clockAt(at), {
    ...fields,
    idempotency_key: `refunded:${purchase.id}:${amount}`,
    kind: 'payment.refunded',
    amount,
    currency: purchase.currency,
    detail: isFull ? 'in full' : 'in part; access stays',
  })
  if (now - at < MAIL_DAYS * DAY_MS) await addDemoMail(trx, 'refund', purchase.email, at, 'sent')
  if (!isFull) return
  await transitionPurchase(trx, purchase, { state: 'refunded' })
  await decideAccess(trx, { clock: clockAt(at) }, purchase.customer_id!)
  await appendLedgerEntry(trx, clockAt(at), {
    ...fields,
    idempotency_key: `ended:${purchase.id}`,
    kind: 'access.ended',
    detail: 'refunded',
  })
}

/** A recent dispute awaits a response; older ones were won. */
async function addDispute(trx: Tx, purchase: PurchaseRow, number: number, at: number, now: number) {
  const isOpen = now - at < 30 * DAY_MS
  await trx
    .insertInto('disputes')
    .values({
      id: `du_demo_${number}`,
      purchase_id: purchase.id,
      amount: purchase.amount,
      currency: purchase.currency,
      state: isOpen ? 'needs_response' : 'won',
      reason: 'product_not_received',
      due_by: isOpen ? new Date(now + 5 * DAY_MS).toISOString() : null,
      opened_at: new Date(at).toISOString(),
    })
    .execute()
  await appendLedgerEntry(trx, clockAt(at), {
    session_id: purchase.session_id,
    payment_intent: purchase.payment_intent,
    email: purchase.email,
    idempotency_key: `disputed:${purchase.id}`,
    kind: 'payment.disputed',
    amount: purchase.amount,
    currency: purchase.currency,
  })
}
