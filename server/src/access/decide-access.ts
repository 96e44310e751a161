import type { CustomerAccess } from '@course/contract/office/customers'
import { solveAlarm } from '../alarms/index.ts'
import { noteAccess } from '../auth/index.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { type AccessOverrideRow, accessOverrideOf } from './overrides.ts'
import { type CustomerPurchase, purchasesOfCustomer } from './purchases.ts'
import { lockCustomer, removePaidCustomer, upsertPaidCustomer } from './store.ts'

/**
 * Gives a customer access or takes it away, as the customer's purchases and the word of the team say now. The only way
 * in and out: whoever changes one of them calls it in the same transaction. Decisions about one customer queue behind a
 * lock, so that of a payment and a refund at the same moment the later decision sees both.
 */
export async function decideAccess(
  trx: Tx,
  site: Pick<Site, 'clock'>,
  customerId: string,
): Promise<{ hadAccess: boolean; activePurchases: number; access: CustomerAccess }> {
  await lockCustomer(trx, site.clock, customerId)
  const purchases = await purchasesOfCustomer(trx, customerId)
  const override = await accessOverrideOf(trx, customerId)
  const { access, grant } = accessBy(purchases, override)
  const hadAccess = grant
    ? await upsertPaidCustomer(trx, site.clock, { customerId, ...grant })
    : await removePaidCustomer(trx, customerId)
  const isRefunded = purchases.some(({ state }) => state === 'refunded')
  await noteAccess(trx, customerId, { access, isRefunded, hasPaid: purchases.length > 0 })
  // Whatever was amiss with this customer is in order now.
  await solveAlarm(trx, site, { kind: 'access.unpaid', subject: customerId })
  return { hadAccess, activePurchases: purchases.filter(isActive).length, access }
}

type Grant = { source: 'paid' | 'given'; amount: number; email?: string }

const isActive = ({ state }: CustomerPurchase) => state === 'active'

/** The rule: a purchase that stands, unless staff ended it; else what staff gave; else nothing. */
export function accessBy(
  purchases: readonly CustomerPurchase[],
  override: Pick<AccessOverrideRow, 'kind' | 'decided_at'> | undefined,
): { access: CustomerAccess; grant?: Grant } {
  const standing = purchases.find(
    (purchase) =>
      isActive(purchase) && !(override?.kind === 'ended' && purchase.created_at <= override.decided_at),
  )
  if (standing)
    return { access: 'paid', grant: { source: 'paid', amount: standing.amount, email: standing.email } }
  if (override?.kind === 'given') return { access: 'given', grant: { source: 'given', amount: 0 } }
  return { access: purchases.length > 0 || override ? 'ended' : 'none' }
}
