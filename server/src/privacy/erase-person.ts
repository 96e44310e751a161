import { purchasesOf } from '../access/index.ts'
import { eraseAccount, type UserRow } from '../auth/index.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'

/**
 * Erases an account and its person within the caller's transaction, whoever asked for it. Amounts and dates of payments
 * stay; nothing says any more whose they were.
 */
export async function erasePerson(trx: Tx, site: Site, account: UserRow): Promise<void> {
  const purchases = await purchasesOf(trx, account.id)
  await trx
    .deleteFrom('paid_customers')
    .where('customer_id', '=', account.id)
    .where('source', '=', 'given')
    .execute()
  await eraseAccount(trx, site, account, { hasPayments: purchases.length > 0 })
}
