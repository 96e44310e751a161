import { factorRemoved } from '@course/content/course/mail/account'
import { inTransaction } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { sendNotice } from '../mail-links/account-mails.ts'
import { lockAccount, type UserRow } from '../store/accounts.ts'
import {
  deleteAllFactors,
  deleteFactor,
  type FactorRow,
  hasVerifiedApp,
  listFactors,
} from '../store/factors.ts'
import { downgradeToAal1 } from '../store/sessions.ts'

/**
 * Removes a factor and emails the user. If another app remains, all other sessions drop to AAL1; with the
 * last app the recovery codes are removed too.
 */
export async function removeFactor(
  site: Site,
  user: UserRow,
  factor: FactorRow,
  exceptSessionId?: string,
): Promise<void> {
  await inTransaction(site.db, async (trx) => {
    await lockAccount(trx, user.id)
    if (!(await deleteFactor(trx, user.id, factor.id))) throw new AppError('auth.mfa_factor_not_found')
    if (factor.status !== 'verified') return
    const hasOtherApp = hasVerifiedApp(await listFactors(trx, user.id))
    if (!hasOtherApp) await deleteAllFactors(trx, user.id)
    await downgradeToAal1(trx, user.id, hasOtherApp ? exceptSessionId : undefined)
    await sendNotice(trx, site, user, 'factor-removed', factorRemoved)
  })
}
