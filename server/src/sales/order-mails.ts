import type { WelcomeLink } from '@course/content/course/mail/account'
import { type Order, orderConfirmation, refundIssued } from '@course/content/course/mail/checkout'
import { giftDelivery, giftOrderConfirmation, giftRefund } from '@course/content/course/mail/gifts'
import type { MailCopy } from '@course/content/course/mail/mail-copy'
import { teamOrderConfirmation, teamRefund } from '@course/content/course/mail/team'
import { formatLongDate } from '@course/content/site/format'
import { pageUrl } from '@course/contract/paths'
import { hasAccess } from '../access/index.ts'
import { createWelcomeLink, findAccount, greetingName, type UserRow } from '../auth/index.ts'
import { enqueueMail } from '../mail/index.ts'
import { DAY_MS, nowMillis } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { giftAccountUrl } from './gifts/gift-link.ts'
import { todayAtSite } from './gifts/send-gift.ts'
import { orderNumberOf } from './rules.ts'
import { findGift, type GiftRow } from './store/gifts.ts'
import { listCustomerPurchases, type PurchaseRow } from './store/purchases.ts'
import { isNonFailed, leftToRefund, listRefunds } from './store/refunds.ts'

type OrderMail = { kind: string; text: (order: Order) => MailCopy; dedupeKey?: string }

/** Emails the customer of a purchase, unless they were erased. */
export async function mailCustomer(trx: Tx, site: Site, purchase: PurchaseRow, mail: OrderMail) {
  const customer = purchase.customer_id ? await findAccount(trx, purchase.customer_id) : undefined
  if (customer && customer.deleted_at === null) await enqueueOrderMail(trx, site, purchase, customer, mail)
}

async function enqueueOrderMail(
  trx: Tx,
  site: Site,
  purchase: PurchaseRow,
  customer: UserRow,
  { text, ...mail }: OrderMail,
) {
  const order = toOrder(site, purchase)
  const recipient = { to: customer.email, name: greetingName(customer) }
  await enqueueMail(trx, site, { ...mail, ...recipient, text: text(order) })
}

const toOrder = ({ config }: Pick<Site, 'config'>, purchase: PurchaseRow): Order => ({
  number: orderNumberOf(purchase),
  paidOn: formatLongDate(purchase.created_at.slice(0, 10)),
  amount: purchase.amount,
  discount: purchase.discount,
  code: purchase.code,
  seats: purchase.kind === 'team' ? purchase.seats : undefined,
  currency: purchase.currency,
  invoiceLink: purchase.has_invoice ? `${config.siteUrl}/account?invoice=${purchase.id}` : undefined,
})

/** The newest order, for the preview of a mail. */
export async function findNewestOrder(site: Pick<Site, 'config' | 'db'>): Promise<Order | undefined> {
  const purchase = await site.db
    .selectFrom('purchases')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return purchase && toOrder(site, purchase)
}

/** Sends the order confirmation, once. */
export async function sendOrderConfirmation(trx: Tx, site: Site, purchase: PurchaseRow, customer: UserRow) {
  const link = await createWelcomeLink(trx, site, customer)
  await enqueueOrderMail(trx, site, purchase, customer, {
    kind: 'order-confirmation',
    text: await composeConfirmation(trx, site, purchase, link),
    dedupeKey: `purchase:${purchase.id}`,
  })
}

/**
 * Sends the confirmations of the customer's active purchases to a corrected email, which is not verified.
 * Returns false if there are none.
 */
export async function resendOrderConfirmations(trx: Tx, site: Site, customer: UserRow): Promise<boolean> {
  const purchases = await listCustomerPurchases(trx, customer.id)
  const active = purchases.filter(({ state }) => state === 'active')
  if (active.length === 0) return false
  const link = await createWelcomeLink(trx, site, customer)
  for (const purchase of active)
    await enqueueOrderMail(trx, site, purchase, customer, {
      kind: 'order-confirmation',
      text: await composeConfirmation(trx, site, purchase, link),
    })
  return true
}

async function composeConfirmation(
  trx: Tx,
  { config, clock }: Site,
  { id, kind }: PurchaseRow,
  link: WelcomeLink,
): Promise<(order: Order) => MailCopy> {
  if (kind === 'team') return (order) => teamOrderConfirmation(order, link, pageUrl(config.siteUrl, '/team'))
  if (kind !== 'gift') return (order) => orderConfirmation(order, link)
  const delivery = deliveryText(await findGift(trx, id), todayAtSite(clock))
  return (order) => giftOrderConfirmation({ ...order, delivery }, link, giftAccountUrl(config, id))
}

/** Says in the confirmation when and to whom a gift is sent. */
function deliveryText(gift: GiftRow | undefined, today: string): string {
  if (!gift?.recipient) return giftDelivery.unsent
  const isLater = gift.send_on !== null && gift.send_on > today
  return isLater
    ? giftDelivery.scheduled(gift.recipient, formatLongDate(gift.send_on!))
    : giftDelivery.sent(gift.recipient)
}

/** Older refunds, such as those found by a first reconciliation, are not emailed. */
const MAX_REFUND_AGE_MS = 3 * DAY_MS

/**
 * Emails the customer once per refund, whether it was made here or at the provider. Call it after access is
 * decided, because the email mentions whether access continues.
 */
export async function sendRefundMails(trx: Tx, site: Site, purchase: PurchaseRow): Promise<void> {
  const refunds = await listRefunds(trx, purchase.id)
  const left = leftToRefund(purchase, refunds)
  const oldest = new Date(nowMillis(site.clock) - MAX_REFUND_AGE_MS).toISOString()
  const keepsAccess = purchase.customer_id !== null && (await hasAccess(trx, purchase.customer_id))
  for (const refund of refunds.filter(isNonFailed)) {
    const { id, amount, currency, made_at } = refund
    if (made_at < oldest) continue
    const refundedOn = formatLongDate(made_at.slice(0, 10))
    await mailCustomer(trx, site, purchase, {
      kind: 'refund',
      text: ({ number }) => {
        const issued = { number, refundedOn, amount, currency, left }
        if (purchase.kind === 'gift') return giftRefund(issued)
        return purchase.kind === 'team'
          ? teamRefund(issued)
          : refundIssued({ ...issued, hasAccess: keepsAccess })
      },
      dedupeKey: `refund:${id}`,
    })
  }
}
