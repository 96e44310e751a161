import { accountByEmail, createAccount } from '../auth/index.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { addPaidCustomer, giveToCustomer, type PurchaseRow } from './store/purchases.ts'

/** Gives a purchase its account (a new one, or the one that its address has) and the account access. */
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
  const made = await createAccount(trx, site.clock, {
    email: purchase.email,
    confirmed: true,
    userMetadata: { requires_password_reset: true },
  })
  const account = made ?? (await accountByEmail(trx, purchase.email))
  if (!account) throw new Error('the account of a purchase was removed while it was given access')
  return giveToCustomer(trx, purchase.id, account.id, made !== undefined)
}
