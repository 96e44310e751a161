import { createAccount } from '../../auth/index.ts'
import { enqueueMail } from '../../mail/index.ts'
import type { OutboxRow } from '../../mail/store.ts'
import { freshEmail } from '../accounts.ts'
import { newOperation } from '../admin.ts'
import type { CrashTestAction, CrashTestSite } from './crash-test-site.ts'

const FAR_FUTURE = '2999-01-01T00:00:00.000Z'

/** Retry, cancel and resend. */
export async function mailActions(site: CrashTestSite): Promise<CrashTestAction[]> {
  const later = { attempts: 3, next_attempt_at: FAR_FUTURE }
  const [retried, canceled] = [await createMail(site, later), await createMail(site, later)]
  const failed = await createMail(site, { state: 'refused', encrypted_content: null })
  const mails = site.db.selectFrom('outbox').select('id')
  return [
    {
      name: 'admin-mail-retry',
      body: { ...newOperation(), id: retried.id },
      findEffects: () =>
        mails.where('id', '=', retried.id).where('next_attempt_at', '<', FAR_FUTURE).execute(),
    },
    {
      name: 'admin-mail-cancel',
      body: { ...newOperation(), id: canceled.id, expected: later.attempts },
      findEffects: () => mails.where('id', '=', canceled.id).where('state', '=', 'stopped').execute(),
    },
    {
      name: 'admin-mail-resend',
      body: { ...newOperation(), id: failed.id },
      findEffects: () =>
        mails.where('recipient', '=', failed.recipient).where('kind', '=', 'set-password').execute(),
    },
  ]
}

/** Enqueues a mail to a new customer and applies these changes to its row. */
async function createMail(site: CrashTestSite, change: Partial<OutboxRow>): Promise<OutboxRow> {
  const to = freshEmail()
  return site.db.transaction().execute(async (trx) => {
    await createAccount(trx, site.clock, { email: to, emailVerified: false })
    const text = { subject: 'Hello', heading: 'Hello', paragraphs: ['A mail.'] }
    await enqueueMail(trx, site, { kind: 'order-confirmation', to, text })
    return trx
      .updateTable('outbox')
      .set(change)
      .where('recipient', '=', to)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}
