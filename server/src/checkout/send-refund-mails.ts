import { refundIssued } from '@course/content/course/mail/checkout'
import { formatLongDate } from '@course/contract/certificates/certificates'
import { isPaidCustomer, type PurchaseRow } from '../access/index.ts'
import { accountById, greetingName } from '../auth/index.ts'
import { enqueueMail } from '../mail/index.ts'
import { nowMillis } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { orderNumberOf } from './rules.ts'
import { nonFailedRefundStates, refundsOf } from './store/refunds.ts'

/** Refunds discovered later than this are not emailed, such as those found by a first reconciliation. */
const NEWS_MS = 3 * 86_400_000

/**
 * Emails the customer once per refund, wherever it was made. Call it after access is decided, because the
 * email says whether the course stays open.
 */
export async function sendRefundMails(trx: Tx, site: Site, purchase: PurchaseRow): Promise<void> {
  const customer = purchase.customer_id ? await accountById(trx, purchase.customer_id) : undefined
  if (!customer || customer.deleted_at !== null) return
  const returned = (await refundsOf(trx, purchase.id)).filter(({ state }) =>
    nonFailedRefundStates.includes(state),
  )
  const oldest = new Date(nowMillis(site.clock) - NEWS_MS).toISOString()
  const left = purchase.amount - returned.reduce((sum, { amount }) => sum + amount, 0)
  for (const { id, amount, currency, made_at } of returned) {
    if (made_at < oldest) continue
    const text = refundIssued({
      number: orderNumberOf(purchase),
      returnedOn: formatLongDate(made_at.slice(0, 10)),
      amount,
      currency,
      left,
      hasAccess: await isPaidCustomer({ db: trx }, customer.id),
    })
    const to = { to: customer.email, name: greetingName(customer) }
    await enqueueMail(trx, site, { kind: 'refund', ...to, text, dedupeKey: `refund:${id}` })
  }
}
