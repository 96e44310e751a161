import * as mailCopy from '@course/content/course/mail/privacy'
import { type DeletionResponse, deletionDays } from '@course/contract/account/privacy'
import { pageUrl } from '@course/contract/paths'
import {
  addAccountEvent,
  endAllSessions,
  findAccount,
  greetingName,
  lockAccount,
  type UserRow,
} from '../auth/index.ts'
import { enqueueMail, triggerDelivery } from '../mail/index.ts'
import { DAY_SECONDS, isoFromNow, nowIso } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { isStaffAccount } from '../staff/index.ts'
import { saveDeletionRequest } from './store.ts'

/** Records a deletion request and ends all sessions, because signing in again cancels the deletion. */
export async function requestDeletion(site: Site, { id }: UserRow): Promise<DeletionResponse> {
  const dueAt = isoFromNow(site.clock, deletionDays * DAY_SECONDS)
  await site.db.transaction().execute(async (trx) => {
    await lockAccount(trx, id)
    const account = await findAccount(trx, id)
    if (!account || account.deleted_at) throw new AppError('auth.user_not_found')
    if (await isStaffAccount(trx, id)) throw new AppError('privacy.staff_account')
    await saveDeletionRequest(trx, { account_id: id, requested_at: nowIso(site.clock), due_at: dueAt })
    await addAccountEvent(trx, site.clock, { account_id: id, kind: 'deletion-asked', detail: '' })
    await endAllSessions(trx, id)
    await enqueueMail(trx, site, {
      kind: 'deletion-requested',
      to: account.email,
      name: greetingName(account),
      text: mailCopy.deletionRequested({ dueAt, link: pageUrl(site.config.siteUrl, '/auth') }),
    })
  })
  triggerDelivery(site)
  return { dueAt }
}
