import { testMail } from '@course/content/course/mail/staff'
import type { Config } from '../platform/config.ts'
import { type Diagnostic, fail, failureCode, ok, warn } from '../platform/diagnostic.ts'
import { renderHtml, renderText } from './layout.ts'
import { loadNodemailer } from './nodemailer.ts'
import { connection } from './transport.ts'

/** Signs in to the mail server, and has it take a mail if there is somebody to send one to. */
export async function diagnoseMail(
  { mail, siteUrl }: Pick<Config, 'mail' | 'siteUrl'>,
  to: string | undefined,
): Promise<Diagnostic> {
  if (mail.kind === 'files')
    return warn('Mail', 'mails are written to files and reach nobody. Set SMTP_URL and MAIL_FROM.')
  const transport = loadNodemailer().createTransport(connection(mail.url))
  try {
    if (to === undefined) {
      await transport.verify()
      return ok('Mail', 'the mail server lets the site in. --mail-to ADDRESS sends a mail there.')
    }
    const words = testMail({ link: `${siteUrl}/admin` })
    const content = { subject: words.subject, text: renderText(words), html: renderHtml(words) }
    await transport.sendMail({ from: mail.from, to: { name: '', address: to }, ...content })
    return ok('Mail', 'the mail server has taken the mail. Look whether it arrives, and not as spam.')
  } catch (error) {
    return diagnoseFailure(error)
  } finally {
    transport.close()
  }
}

function diagnoseFailure(error: unknown): Diagnostic {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  if (code === 'EAUTH')
    return fail('Mail', 'the mail server refuses user or password. Put the right ones into SMTP_URL.')
  if (responseCode !== undefined)
    return fail(
      'Mail',
      `the mail server says ${responseCode} to this. May it send as MAIL_FROM, and to that address?`,
    )
  return fail(
    'Mail',
    `the mail server cannot be reached (${failureCode(error)}). Check host and port of SMTP_URL, and smtp or smtps.`,
  )
}
