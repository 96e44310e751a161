import { refundIssued } from '@course/content/course/mail/checkout'
import { formatLongDate } from '@course/contract/certificates/certificates'
import { isPaidCustomer } from '../access/index.ts'
import { accountById, greetingName } from '../auth/index.ts'
import { enqueueMail } from '../mail/index.ts'
import { DAY_MS, nowMillis } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { orderNumberOf } from './rules.ts'
import type { PurchaseRow } from './store/purchases.ts'
import { nonFailedRefundStates, refundsOf } from './store/refunds.ts'

/** Older refunds, such as those found by a first reconciliation, are not emailed. */
const MAX_REFUND_AGE_MS = 3 * DAY_MS

/**
 * Emails the customer once per refund, whether it was made here or at the provider. Call it after access is
 * decided, because the email mentions whether access continues.
 */
export async function sendRefundMails(trx: Tx, site: Site, purchase: PurchaseRow): Promise<void> {
  const customer = purchase.customer_id ? await accountById(trx, purchase.customer_id) : undefined
  if (!customer || customer.deleted_at !== null) return
  const refunds = (await refundsOf(trx, purchase.id)).filter(({ state }) =>
    nonFailedRefundStates.includes(state),
  )
  const oldest = new Date(nowMillis(site.clock) - MAX_REFUND_AGE_MS).toISOString()
  const left = purchase.amount - refunds.reduce((sum, { amount }) => sum + amount, 0)
  for (const { id, amount, currency, made_at } of refunds) {
    if (made_at < oldest) continue
    const text = refundIssued({
      number: orderNumberOf(purchase),
      refundedOn: formatLongDate(made_at.slice(0, 10)),
      amount,
      currency,
      left,
      hasAccess: await isPaidCustomer({ db: trx }, customer.id),
    })
    const recipient = { to: customer.email, name: greetingName(customer) }
    await enqueueMail(trx, site, { kind: 'refund', ...recipient, text, dedupeKey: `refund:${id}` })
  }
}
