import type { Tx } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import { mailFactorRemoved } from '../mail-links/account-mails.ts'
import type { UserRow } from '../store/accounts.ts'
import { factorsOf, removeFactorsOf } from '../store/factors.ts'
import { downgradeToAal1 } from '../store/sessions.ts'

/** Takes every second factor away, for somebody who lost theirs; they are told. False when there was none. */
export async function resetFactors(trx: Tx, site: Site, user: UserRow): Promise<boolean> {
  const factors = await factorsOf(trx, user.id)
  if (factors.length === 0) return false
  await removeFactorsOf(trx, user.id)
  await downgradeToAal1(trx, user.id)
  await mailFactorRemoved(trx, site, user)
  return true
}
