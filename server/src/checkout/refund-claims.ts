import * as words from '@course/content/course/mails/checkout'
import type { MailText } from '@course/content/course/mails/mail-text'
import { formatLongDate } from '@course/contract/certificates/certificates'
import { claimEnd } from '@course/contract/selling/purchases'
import { lockPurchase, type PurchaseRow } from '../access/index.ts'
import { alarm, announceSoon, solveAlarm } from '../alarms/index.ts'
import { accountById, greetedName } from '../auth/index.ts'
import { enqueueMail, triggerDelivery } from '../mail/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { orderNumberOf } from './rules.ts'
import { addClaim, claimOf, decideClaim, type RefundClaimRow } from './store/refund-claims.ts'
import { isRefundUnderWay } from './store/refund-requests.ts'

/**
 * A customer asks for the money back. The team hears of it as of everything that needs somebody, and decides; the
 * customer has it in writing, and so would the owner of a stolen session. Asked again, it is the same wish.
 */
export async function askForRefund(
  site: Site,
  { userId, purchaseId, reason }: { userId: string; purchaseId: string; reason: string },
): Promise<void> {
  await site.db.transaction().execute(async (trx) => {
    const purchase = await lockPurchase(trx, purchaseId)
    if (!purchase || purchase.customer_id !== userId) throw new AppError('refund.no_such_payment')
    const earlier = await claimOf(trx, purchaseId)
    if (earlier && earlier.state !== 'withdrawn') return
    if (purchase.state !== 'active') throw new AppError('refund.already_returned')
    if (await isRefundUnderWay(trx, purchaseId)) throw new AppError('refund.under_way')
    if (nowIso(site.clock) > claimEnd(purchase.created_at)) throw new AppError('refund.too_late')
    if (!(await addClaim(trx, site.clock, { purchase_id: purchaseId, user_id: userId, reason }))) return
    await alarm(trx, site, { kind: 'refund.asked', subject: purchaseId, detail: orderNumberOf(purchase) })
    await mailCustomer(trx, site, purchase, 'refund-asked', words.refundAsked)
  })
  triggerDelivery(site)
  announceSoon(site)
}

/**
 * The customer takes the wish back, unless it was answered: of a withdrawal and a decision at the same moment one counts.
 * The customer has this in writing too.
 */
export async function withdrawClaim(
  site: Site,
  { userId, purchaseId }: { userId: string; purchaseId: string },
): Promise<void> {
  await site.db.transaction().execute(async (trx) => {
    const purchase = await lockPurchase(trx, purchaseId)
    const claim = await claimOf(trx, purchaseId)
    if (!purchase || purchase.customer_id !== userId || !claim) throw new AppError('refund.no_such_payment')
    if (claim.state === 'withdrawn') return
    const withdrawn = await decideClaim(trx, site.clock, purchaseId, { state: 'withdrawn', answer: '' })
    if (!withdrawn) throw new AppError('refund.no_claim')
    await closeAlarm(trx, site, withdrawn)
    await mailCustomer(trx, site, purchase, 'refund-withdrawn', words.refundWithdrawn)
  })
  triggerDelivery(site)
}

/** Money goes back, whoever decided it: a wish for it is fulfilled. */
export async function settleClaim(trx: Tx, site: Pick<Site, 'clock'>, purchaseId: string, by?: string) {
  const settled = await decideClaim(trx, site.clock, purchaseId, { state: 'granted', answer: '' })
  if (settled) await closeAlarm(trx, site, settled, by)
}

/** The team says no, in words that the customer reads. */
export async function declineClaim(
  trx: Tx,
  site: Site,
  purchaseId: string,
  { answer, by }: { answer: string; by: string },
): Promise<PurchaseRow> {
  const purchase = await lockPurchase(trx, purchaseId)
  if (!purchase) throw new AppError('refund.no_such_payment')
  const declined = await decideClaim(trx, site.clock, purchaseId, { state: 'declined', answer })
  if (!declined) throw new AppError('refund.no_claim')
  await closeAlarm(trx, site, declined, by)
  await mailCustomer(trx, site, purchase, 'refund-declined', (order) =>
    words.refundDeclined({ ...order, answer }),
  )
  return purchase
}

const closeAlarm = (trx: Tx, site: Pick<Site, 'clock'>, claim: RefundClaimRow, by?: string) =>
  solveAlarm(trx, site, { kind: 'refund.asked', subject: claim.purchase_id }, by, by ? 'repaired' : undefined)

async function mailCustomer(
  trx: Tx,
  site: Site,
  purchase: PurchaseRow,
  kind: string,
  text: (order: words.Order) => MailText,
): Promise<void> {
  const customer = purchase.customer_id ? await accountById(trx, purchase.customer_id) : undefined
  if (!customer || customer.deleted_at !== null) return
  const { amount, currency, created_at } = purchase
  const paidOn = formatLongDate(created_at.slice(0, 10))
  const order = { number: orderNumberOf(purchase), paidOn, amount, currency }
  await enqueueMail(trx, site, { kind, to: customer.email, name: greetedName(customer), text: text(order) })
}
