import { lockCustomer } from '../../access/index.ts'
import type { UserRow } from '../../auth/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { Site, Staff } from '../../platform/site.ts'
import { customerTarget } from '../customer-target.ts'

/**
 * Locks the customer until the transaction ends, so that a concurrent action sees the changes of this one.
 * Checks first that the customer exists, so that no lock row is created for an unknown id.
 */
export async function lockedCustomer(
  trx: Tx,
  site: Pick<Site, 'clock' | 'config'>,
  staff: Staff,
  id: string,
): Promise<UserRow> {
  await customerTarget(trx, staff, id)
  await lockCustomer(trx, site.clock, id)
  return customerTarget(trx, staff, id)
}
