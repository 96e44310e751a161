import { triggerDelivery } from '../../mail/index.ts'
import type { Site } from '../../platform/site.ts'
import { mailFactorRemoved } from '../mail-links/account-mails.ts'
import type { UserRow } from '../store/accounts.ts'
import { type FactorRow, removeFactor } from '../store/factors.ts'
import { downgradeToAal1 } from '../store/sessions.ts'

/** Takes a factor away; sessions that owe their level to it lose the level, and the owner is told. */
export async function removeFactorOf(site: Site, user: UserRow, factor: FactorRow): Promise<void> {
  await site.db.transaction().execute(async (trx) => {
    await removeFactor(trx, user.id, factor.id)
    if (factor.status !== 'verified') return
    await downgradeToAal1(trx, user.id)
    await mailFactorRemoved(trx, site, user)
  })
  triggerDelivery(site)
}
