import { accessAdded } from '@course/content/course/mails/checkout'
import { accountFor, beginSetPassword, type UserRow } from '../auth/index.ts'
import { enqueueMail } from '../mail/index.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { addPaidCustomer, giveToCustomer, type PurchaseRow } from './store/purchases.ts'

/**
 * Gives a purchase its account (a new one, or the one that its address has), the account access, and its owner a mail
 * about it. All of it or nothing: part of the caller's transaction, who calls `deliverSoon` after the commit.
 */
export async function grantAccess(
  trx: Tx,
  site: Site,
  purchase: PurchaseRow,
): Promise<{ purchase: PurchaseRow; hadAccess: boolean }> {
  const given = purchase.customer_id === null ? await giveAccount(trx, site, purchase) : purchase
  const hadAccess = !(await addPaidCustomer(trx, site.clock, {
    customerId: given.customer_id!,
    email: given.email,
    amount: given.amount,
  }))
  return { purchase: given, hadAccess }
}

async function giveAccount(trx: Tx, site: Site, purchase: PurchaseRow): Promise<PurchaseRow> {
  const { user, created } = await accountFor(trx, site, purchase.email)
  await tellOwner(trx, site, user, created, `purchase:${purchase.id}`)
  return giveToCustomer(trx, purchase.id, user.id, created)
}

/**
 * An account that nobody has confirmed may have been made by somebody else, with a password of theirs. Its owner
 * gets the link for a password too: by using it, the address is confirmed and the other password is gone.
 */
async function tellOwner(trx: Tx, site: Site, user: UserRow, isNew: boolean, dedupeKey: string) {
  if (isNew || user.email_confirmed_at === null) return beginSetPassword(trx, site, user, dedupeKey)
  await enqueueMail(trx, site, {
    kind: 'access-added',
    to: user.email,
    text: accessAdded({ signInLink: `${site.config.siteUrl}/welcome` }),
    dedupeKey,
  })
}
