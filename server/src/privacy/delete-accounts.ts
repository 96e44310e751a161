import * as mailCopy from '@course/content/course/mail/privacy'
import { pageUrl } from '@course/contract/paths'
import { lockCustomer } from '../access/index.ts'
import { forEachItem } from '../alarms/index.ts'
import { addAccountEvent, findAccount, greetingName, lockAccount } from '../auth/index.ts'
import { enqueueMail, triggerDelivery } from '../mail/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import type { Job } from '../platform/jobs.ts'
import type { Site } from '../platform/site.ts'
import { isStaffAccount } from '../staff/index.ts'
import { erasePerson } from './erase-person.ts'
import { deletionState } from './rules.ts'
import {
  findDeletionRequest,
  findLastPurchaseAt,
  listDueOrCanceledRequests,
  removeDeletionRequest,
} from './store.ts'

const JOB = 'account-deletions'

/** Deletes accounts whose grace period has ended, and cancels the deletion for users who came back. */
export const deleteAccountsJob = (site: Site): Job => ({
  name: JOB,
  everySeconds: 600,
  skipWhenQuiet: true,
  async run() {
    const requests = await listDueOrCanceledRequests(site.db, nowIso(site.clock))
    await forEachItem(
      site,
      { job: JOB, items: requests, idOf: ({ account_id }) => account_id },
      ({ account_id }) =>
        site.db.transaction().execute((trx) => processDeletionRequest(trx, site, account_id)),
    )
    triggerDelivery(site)
  },
})

/** Under the account's lock: a concurrent sign-in either cancels the deletion or finds no account. */
async function processDeletionRequest(trx: Tx, site: Site, accountId: string): Promise<void> {
  await lockAccount(trx, accountId)
  const [request, account] = [await findDeletionRequest(trx, accountId), await findAccount(trx, accountId)]
  if (!request) return
  if (!account || account.deleted_at) return void (await removeDeletionRequest(trx, accountId))
  const state = deletionState({
    requestedAt: request.requested_at,
    dueAt: request.due_at,
    lastSignInAt: account.last_sign_in_at,
    lastPurchaseAt: await findLastPurchaseAt(trx, accountId),
    isStaff: await isStaffAccount(trx, accountId),
    now: nowIso(site.clock),
  })
  if (state === 'pending') return
  await removeDeletionRequest(trx, accountId)
  if (state === 'canceled') {
    const event = { account_id: accountId, kind: 'deletion-stopped', detail: '' } as const
    await addAccountEvent(trx, site.clock, event)
    const text = mailCopy.deletionStopped({ resetLink: pageUrl(site.config.siteUrl, '/password-reset') })
    const recipient = { to: account.email, name: greetingName(account) }
    await enqueueMail(trx, site, { kind: 'deletion-stopped', ...recipient, text })
    return
  }
  await lockCustomer(trx, site.clock, accountId)
  await erasePerson(trx, site, account)
  await enqueueMail(trx, site, {
    kind: 'account-deleted',
    to: account.email,
    text: mailCopy.accountDeleted(),
  })
  site.log.info('account deleted at the request of its owner')
}
