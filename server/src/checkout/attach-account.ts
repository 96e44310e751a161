import { accessAdded } from '@course/content/course/mails/checkout'
import { giveToCustomer, type PurchaseRow } from '../access/index.ts'
import { accountFor, beginSetPassword, type UserRow } from '../auth/index.ts'
import { enqueueMail } from '../mail/index.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'

/**
 * Ties a purchase to its account (a new one, or the one that its address has) and, unless that waits, mails the owner.
 * Part of the caller's transaction, who decides access in it too and calls `deliverSoon` after the commit.
 */
export async function attachAccount(
  trx: Tx,
  site: Site,
  purchase: PurchaseRow,
  { mail }: { mail: boolean },
): Promise<PurchaseRow> {
  if (purchase.customer_id !== null) return purchase
  const { user, created } = await accountFor(trx, site, purchase.email)
  const attached = await giveToCustomer(trx, purchase.id, user.id, created)
  if (mail) await notifyOwner(trx, site, attached, user)
  return attached
}

/**
 * Mails the owner of a purchase, once. Into an account whose mailbox nobody has proved only the link for a password
 * leads.
 */
export async function notifyOwner(trx: Tx, site: Site, purchase: PurchaseRow, user: UserRow) {
  const dedupeKey = `purchase:${purchase.id}`
  if (user.mailbox_proved_at === null) return beginSetPassword(trx, site, user, dedupeKey)
  await enqueueMail(trx, site, {
    kind: 'access-added',
    to: user.email,
    text: accessAdded({ signInLink: `${site.config.siteUrl}/welcome` }),
    dedupeKey,
  })
}
