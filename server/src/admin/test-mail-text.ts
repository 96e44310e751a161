import { MAX_MAIL_TEXT_LENGTH } from '@course/contract/site-content/mail-texts'
import { bodyBytesFor } from '../http/request-bodies.ts'
import { enqueueMail } from '../mail/index.ts'
import { composeExample, mailTextBody } from '../site-content/index.ts'
import { adminAction } from './define-function.ts'

/** Sends a mail with unpublished words to the caller. */
export const testMailTextAction = adminAction(
  'admin-test-mail-text',
  {
    permission: 'texts',
    action: 'mail.test',
    fields: mailTextBody,
    bodyLimit: bodyBytesFor(MAX_MAIL_TEXT_LENGTH),
  },
  async (trx, site, { staff, body: { mail, content } }) => {
    const text = await composeExample(site, trx, { staff, mail, content })
    await enqueueMail(trx, site, {
      kind: 'test',
      to: staff.email,
      text: { ...text, subject: `Test: ${text.subject}` },
    })
    return { subject: { type: 'staff', id: staff.accountId, label: staff.email } }
  },
)
