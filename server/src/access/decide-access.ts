import { solveAlarm } from '../alarms/index.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { activePurchasesOf } from './purchases.ts'
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
): Promise<{ hadAccess: boolean; activePurchases: number }> {
  await lockCustomer(trx, site.clock, customerId)
  const purchases = await activePurchasesOf(trx, customerId)
  const [oldest] = purchases
  const hadAccess = oldest
    ? !(await addPaidCustomer(trx, site.clock, { customerId, ...oldest }))
    : await removePaidCustomer(trx, customerId)
  // Whatever was amiss with this customer is in order now.
  await solveAlarm(trx, site, { kind: 'access.unpaid', subject: customerId })
  return { hadAccess, activePurchases: purchases.length }
}
