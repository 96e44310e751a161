import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { activePurchaseOf } from './purchases.ts'
import { addPaidCustomer, lockCustomer, removePaidCustomer } from './store.ts'

/**
 * Gives a customer access or takes it away, as the customer's purchases say now. The only way in and out: whoever
 * changes a purchase calls it in the same transaction. Decisions about one customer queue behind a lock, so that of a
 * payment and a refund at the same moment the later decision sees both.
 */
export async function decideAccess(
  trx: Tx,
  site: Pick<Site, 'clock'>,
  customerId: string,
): Promise<{ hadAccess: boolean; hasAccess: boolean }> {
  await lockCustomer(trx, site.clock, customerId)
  const purchase = await activePurchaseOf(trx, customerId)
  if (!purchase) return { hadAccess: await removePaidCustomer(trx, customerId), hasAccess: false }
  const isNew = await addPaidCustomer(trx, site.clock, { customerId, ...purchase })
  return { hadAccess: !isNew, hasAccess: true }
}
