import { lockCustomer } from '../../access/index.ts'
import type { UserRow } from '../../auth/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { Site, Staff } from '../../platform/site.ts'
import { customerTarget } from '../customer-target.ts'

/**
 * The customer of an act, as nobody else of the team can change them until it ends: of two acts at the same moment the
 * second sees what the first one did. First whether there is such a customer, so that no lock is left for nobody.
 */
export async function lockedCustomer(
  trx: Tx,
  site: Pick<Site, 'clock' | 'config'>,
  staff: Staff,
  id: string,
): Promise<UserRow> {
  await customerTarget(trx, site, staff, id)
  await lockCustomer(trx, site.clock, id)
  return customerTarget(trx, site, staff, id)
}
