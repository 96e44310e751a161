import type { AccessState } from '@course/contract/admin/customers'
import { resolveAlarm } from '../alarms/index.ts'
import { updateCustomerAccess } from '../auth/index.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { type AccessOverrideRow, findAccessOverride } from './overrides.ts'
import {
  type AccessGrant,
  type CustomerPurchase,
  givesAccess,
  listPurchasesForAccess,
  lockCustomer,
  removePaidCustomer,
  upsertPaidCustomer,
} from './store.ts'

/**
 * Grants or revokes a customer's access from their purchases and the staff override. The only place that
 * changes access: call it in the same transaction as any change to either. Calls for one customer are
 * serialized by a row lock, so a concurrent payment and refund cannot miss each other.
 */
export async function decideAccess(
  trx: Tx,
  site: Pick<Site, 'clock'>,
  customerId: string,
): Promise<{ hadAccess: boolean; activePurchases: number; access: AccessState }> {
  await lockCustomer(trx, site.clock, customerId)
  const purchases = await listPurchasesForAccess(trx, customerId)
  const override = await findAccessOverride(trx, customerId)
  const { access, grant } = resolveAccess(purchases, override)
  const hadAccess = grant
    ? await upsertPaidCustomer(trx, site.clock, customerId, grant)
    : await removePaidCustomer(trx, customerId)
  const isRefunded = purchases.some(({ state, source }) => state === 'refunded' && source !== 'seat')
  await updateCustomerAccess(trx, customerId, { access, isRefunded, hasPaid: purchases.length > 0 })
  // Access now matches the purchases, so close any open mismatch alarm.
  await resolveAlarm(trx, site, { kind: 'access.unpaid', subject: customerId })
  return {
    hadAccess,
    activePurchases: purchases.filter((purchase) => isActive(purchase) && givesAccess(purchase)).length,
    access,
  }
}

const isActive = ({ state }: CustomerPurchase) => state === 'active'

/** Active purchase or seat that staff have not ended: paid. Otherwise a staff grant. Otherwise none. */
export function resolveAccess(
  allPurchases: readonly CustomerPurchase[],
  override: Pick<AccessOverrideRow, 'kind' | 'decided_at'> | undefined,
): { access: AccessState; grant?: AccessGrant } {
  const purchases = allPurchases.filter(givesAccess)
  const activePurchase = purchases.find(
    (purchase) =>
      isActive(purchase) && !(override?.kind === 'ended' && purchase.created_at <= override.decided_at),
  )
  if (activePurchase) return { access: 'paid', grant: { source: 'paid', amount: activePurchase.amount } }
  if (override?.kind === 'given') return { access: 'given', grant: { source: 'given', amount: 0 } }
  return { access: purchases.length > 0 || override ? 'ended' : 'none' }
}
