import { eraseAccessWithoutSale } from '../access/index.ts'
import { eraseAccount, type UserRow } from '../auth/index.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { listCustomerPurchases } from '../sales/index.ts'

/**
 * Erases an account and its personal data in the caller's transaction. Payment amounts and dates stay without
 * anything that identifies the person.
 */
export async function erasePerson(trx: Tx, site: Site, account: UserRow): Promise<void> {
  const purchases = await listCustomerPurchases(trx, account.id)
  await eraseAccessWithoutSale(trx, account.id)
  await eraseAccount(trx, site, account, { hasPayments: purchases.length > 0 })
}
