import * as words from '@course/content/course/mails/privacy'
import { type DeletionAnswer, deletionDays } from '@course/contract/account/privacy'
import {
  accountById,
  addAccountEvent,
  endSessionsOf,
  greetedName,
  isOnTeam,
  lockAccount,
  type UserRow,
} from '../auth/index.ts'
import { enqueueMail, triggerDelivery } from '../mail/index.ts'
import { isoIn, nowIso } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { putDeletionRequest } from './store.ts'

/**
 * Notes that somebody wants their account deleted, and signs them out everywhere: from now on signing in means that they
 * have changed their mind.
 */
export async function requestDeletion(site: Site, { id }: UserRow): Promise<DeletionAnswer> {
  const dueAt = isoIn(site.clock, deletionDays * 24 * 3600)
  await site.db.transaction().execute(async (trx) => {
    await lockAccount(trx, id)
    const account = await accountById(trx, id)
    if (!account || account.deleted_at) throw new AppError('auth.user_not_found')
    if (await isOnTeam(trx, site.config, account)) throw new AppError('privacy.team_account')
    await putDeletionRequest(trx, { account_id: id, requested_at: nowIso(site.clock), due_at: dueAt })
    await addAccountEvent(trx, site.clock, { account_id: id, kind: 'deletion-asked', detail: '' })
    await endSessionsOf(trx, id)
    await enqueueMail(trx, site, {
      kind: 'deletion-requested',
      to: account.email,
      name: greetedName(account),
      text: words.deletionRequested({ dueAt, link: `${site.config.siteUrl}/auth` }),
    })
  })
  triggerDelivery(site)
  return { dueAt }
}
