import { refundNotice } from '@course/content/course/mails/checkout'
import { formatLongDate } from '@course/contract/certificates/certificates'
import { isPaidCustomer, type PurchaseRow } from '../access/index.ts'
import { accountById, greetedName } from '../auth/index.ts'
import { enqueueMail } from '../mail/index.ts'
import { nowMillis } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { orderNumberOf } from './rules.ts'
import { refundsOf, returningStates } from './store/refunds.ts'

/** Refunds that are found later than this are old news: a first comparison with the provider tells nobody of them. */
const NEWS_MS = 3 * 86_400_000

/**
 * Tells the customer of each refund, once, wherever it was made. After access was decided, since the mail says whether
 * the course stays open. Call `triggerDelivery` after the commit.
 */
export async function mailRefunds(trx: Tx, site: Site, purchase: PurchaseRow): Promise<void> {
  const customer = purchase.customer_id ? await accountById(trx, purchase.customer_id) : undefined
  if (!customer || customer.deleted_at !== null) return
  const returned = (await refundsOf(trx, purchase.id)).filter(({ state }) => returningStates.includes(state))
  const oldest = new Date(nowMillis(site.clock) - NEWS_MS).toISOString()
  const left = purchase.amount - returned.reduce((sum, { amount }) => sum + amount, 0)
  for (const { id, amount, currency, made_at } of returned) {
    if (made_at < oldest) continue
    const text = refundNotice({
      number: orderNumberOf(purchase),
      returnedOn: formatLongDate(made_at.slice(0, 10)),
      amount,
      currency,
      left,
      hasAccess: await isPaidCustomer({ db: trx }, customer.id),
    })
    const to = { to: customer.email, name: greetedName(customer) }
    await enqueueMail(trx, site, { kind: 'refund', ...to, text, dedupeKey: `refund:${id}` })
  }
}
