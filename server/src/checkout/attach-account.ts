import { orderConfirmation } from '@course/content/course/mails/checkout'
import { formatLongDate } from '@course/contract/certificates/certificates'
import { giveToCustomer, type PurchaseRow } from '../access/index.ts'
import { findOrCreateCustomer, greetedName, setPasswordLink, type UserRow } from '../auth/index.ts'
import { enqueueMail } from '../mail/index.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { orderNumberOf } from './rules.ts'

/**
 * Ties a purchase to its account (a new one, or the one that its address has) and, unless that waits, mails the owner.
 * Part of the caller's transaction, who decides access in it too and calls `triggerDelivery` after the commit.
 */
export async function attachAccount(
  trx: Tx,
  site: Site,
  purchase: PurchaseRow,
  { mail }: { mail: boolean },
): Promise<PurchaseRow> {
  if (purchase.customer_id !== null) return purchase
  const { user, created } = await findOrCreateCustomer(trx, site, purchase.email)
  const attached = await giveToCustomer(trx, purchase.id, user.id, created)
  if (mail) await notifyOwner(trx, site, attached, user)
  return attached
}

/**
 * Confirms the order to the owner of a purchase, once, with the way in. Into an account whose mailbox nobody has proved
 * only the link for a password leads.
 */
export async function notifyOwner(trx: Tx, site: Site, purchase: PurchaseRow, user: UserRow) {
  const wayIn =
    user.mailbox_proved_at === null
      ? await newPassword(trx, site, user)
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
    name: greetedName(user),
    text: orderConfirmation(order, wayIn),
    dedupeKey: `purchase:${purchase.id}`,
  })
}

async function newPassword(trx: Tx, site: Site, user: UserRow) {
  const { link, hours } = await setPasswordLink(trx, site, user)
  return { setPasswordLink: link, hours }
}
