import type { MailCopy } from '@course/content/course/mail/mail-copy'
import { testMail } from '@course/content/course/mail/staff'
import { pageUrl } from '@course/contract/paths'
import { MAX_MAIL_TEXT_LENGTH } from '@course/contract/site-content/mail-texts'
import { bodyBytesFor } from '../http/request-bodies.ts'
import { enqueueMail } from '../mail/index.ts'
import type { Tx } from '../platform/database.ts'
import type { Site, Staff } from '../platform/site.ts'
import { composeExample, mailTextBody } from '../site-content/index.ts'
import { type AdminActionResult, adminAction } from './define-function.ts'

/** Sends a mail to the caller, who tries it. */
async function sendToCaller(trx: Tx, site: Site, staff: Staff, text: MailCopy): Promise<AdminActionResult> {
  await enqueueMail(trx, site, { kind: 'test', to: staff.email, text })
  return { subject: { type: 'staff', id: staff.accountId, label: staff.email } }
}

/** Sends a mail with unpublished words to the caller. */
export const sendDraftToCaller = (trx: Tx, site: Site, staff: Staff, draft: MailCopy) =>
  sendToCaller(trx, site, staff, { ...draft, subject: `Test: ${draft.subject}` })

/** Tries the mail server, through the same outbox as all other emails. */
const sendTestMailAction = adminAction(
  'admin-test-mail',
  { permission: 'texts', action: 'mail.test', fields: {} },
  (trx, site, { staff }) =>
    sendToCaller(trx, site, staff, testMail({ link: pageUrl(site.config.siteUrl, '/admin') })),
)

const testMailTextAction = adminAction(
  'admin-test-mail-text',
  {
    permission: 'texts',
    action: 'mail.test',
    fields: mailTextBody,
    bodyLimit: bodyBytesFor(MAX_MAIL_TEXT_LENGTH),
  },
  async (trx, site, { staff, body: { mail, content } }) =>
    sendDraftToCaller(trx, site, staff, await composeExample(site, trx, { staff, mail, content })),
)

export const testMailFunctions = [sendTestMailAction, testMailTextAction]
