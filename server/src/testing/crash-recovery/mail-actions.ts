import { createAccount } from '../../auth/index.ts'
import { enqueueMail } from '../../mail/index.ts'
import type { OutboxRow } from '../../mail/store.ts'
import { freshEmail } from '../accounts.ts'
import { operation } from '../admin.ts'
import type { CrashTestAction, CrashTestSite } from './crash-test-site.ts'

const FAR = '2999-01-01T00:00:00.000Z'

/** 'Try now', 'Stop' and 'Send a new one'. */
export async function mailActions(site: CrashTestSite): Promise<CrashTestAction[]> {
  const later = { attempts: 3, next_attempt_at: FAR }
  const [hurried, stopped] = [await writtenMail(site, later), await writtenMail(site, later)]
  const failed = await writtenMail(site, { state: 'refused', encrypted_content: null })
  const mails = site.db.selectFrom('outbox').select('id')
  return [
    {
      name: 'admin-mail-retry',
      body: { ...operation(), id: hurried.id },
      left: () => mails.where('id', '=', hurried.id).where('next_attempt_at', '<', FAR).execute(),
    },
    {
      name: 'admin-mail-cancel',
      body: { ...operation(), id: stopped.id, expected: later.attempts },
      left: () => mails.where('id', '=', stopped.id).where('state', '=', 'stopped').execute(),
    },
    {
      name: 'admin-mail-resend',
      body: { ...operation(), id: failed.id },
      left: () =>
        mails.where('recipient', '=', failed.recipient).where('kind', '=', 'set-password').execute(),
    },
  ]
}

/** A mail to a customer, as it is after it was written and changed like this. */
async function writtenMail(site: CrashTestSite, change: Partial<OutboxRow>): Promise<OutboxRow> {
  const to = freshEmail()
  return site.db.transaction().execute(async (trx) => {
    await createAccount(trx, site.clock, { email: to, proved: false })
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
