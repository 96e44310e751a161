import { orderConfirmation } from '@course/content/course/mail/checkout'
import { formatLongDate } from '@course/contract/certificates/certificates'
import { findOrCreateCustomer, greetingName, setPasswordLink, type UserRow } from '../auth/index.ts'
import { enqueueMail } from '../mail/index.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { orderNumberOf } from './rules.ts'
import { assignPurchaseToCustomer, listCustomerPurchases, type PurchaseRow } from './store/purchases.ts'

/**
 * Links a purchase to the account with its email, creating one if needed, and emails the customer if `mail`
 * is set. Runs in the caller's transaction. The caller must also decide access in it, and call
 * `triggerDelivery` after the commit.
 */
export async function attachAccount(
  trx: Tx,
  site: Site,
  purchase: PurchaseRow,
  { mail }: { mail: boolean },
): Promise<PurchaseRow> {
  if (purchase.customer_id !== null) return purchase
  const { user, created } = await findOrCreateCustomer(trx, site, purchase.email)
  const attached = await assignPurchaseToCustomer(trx, purchase.id, user.id, created)
  if (mail) await notifyOwner(trx, site, attached, user)
  return attached
}

/**
 * Enqueues the order confirmation for the purchase's customer, once. If their email is unverified, it contains a
 * set-password link instead of the sign-in link.
 */
export async function notifyOwner(trx: Tx, site: Site, purchase: PurchaseRow, user: UserRow) {
  const link =
    user.email_verified_at === null
      ? await createPasswordLink(trx, site, user)
      : { signInLink: `${site.config.siteUrl}/welcome` }
  await enqueueConfirmation(trx, site, purchase, user, link, `purchase:${purchase.id}`)
}

/**
 * Sends the confirmations of the customer's active purchases to a corrected email, with a set-password link.
 * Returns false if there are none.
 */
export async function resendOrderConfirmations(trx: Tx, site: Site, user: UserRow): Promise<boolean> {
  const purchases = (await listCustomerPurchases(trx, user.id)).filter(({ state }) => state === 'active')
  if (purchases.length === 0) return false
  const link = await createPasswordLink(trx, site, user)
  for (const purchase of purchases) await enqueueConfirmation(trx, site, purchase, user, link)
  return true
}

async function enqueueConfirmation(
  trx: Tx,
  site: Site,
  purchase: PurchaseRow,
  user: UserRow,
  link: Parameters<typeof orderConfirmation>[1],
  dedupeKey?: string,
) {
  const order = {
    number: orderNumberOf(purchase),
    paidOn: formatLongDate(purchase.created_at.slice(0, 10)),
    amount: purchase.amount,
    currency: purchase.currency,
  }
  await enqueueMail(trx, site, {
    kind: 'order-confirmation',
    to: user.email,
    name: greetingName(user),
    text: orderConfirmation(order, link),
    ...(dedupeKey && { dedupeKey }),
  })
}

async function createPasswordLink(trx: Tx, site: Site, user: UserRow) {
  const { link, hours } = await setPasswordLink(trx, site, user)
  return { setPasswordLink: link, hours }
}
