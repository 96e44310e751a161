import { orderConfirmation } from '@course/content/course/mail/checkout'
import { formatLongDate } from '@course/contract/certificates/certificates'
import { assignPurchaseToCustomer, type PurchaseRow } from '../access/index.ts'
import { findOrCreateCustomer, greetingName, setPasswordLink, type UserRow } from '../auth/index.ts'
import { enqueueMail } from '../mail/index.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { orderNumberOf } from './rules.ts'

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
 * Sends the order confirmation once. If the account's email is unverified, it contains a set-password link
 * instead of the sign-in link.
 */
export async function notifyOwner(trx: Tx, site: Site, purchase: PurchaseRow, user: UserRow) {
  const wayIn =
    user.mailbox_proved_at === null
      ? await createPasswordLink(trx, site, user)
      : { signInLink: `${site.config.siteUrl}/welcome` }
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
    text: orderConfirmation(order, wayIn),
    dedupeKey: `purchase:${purchase.id}`,
  })
}

async function createPasswordLink(trx: Tx, site: Site, user: UserRow) {
  const { link, hours } = await setPasswordLink(trx, site, user)
  return { setPasswordLink: link, hours }
}
