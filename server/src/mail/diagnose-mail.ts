import { testMail } from '@course/content/course/mail/staff'
import { pageUrl } from '@course/contract/paths'
import nodemailer from 'nodemailer'
import type { Config } from '../platform/config.ts'
import { type Diagnostic, fail, failureCode, ok, warn } from '../platform/diagnostic.ts'
import { renderMail } from './outbox.ts'
import { smtpOptions } from './transport.ts'

/** Signs in to the mail server; with a recipient, also sends a test mail. */
export async function diagnoseMail(
  { mail, siteUrl }: Pick<Config, 'mail' | 'siteUrl'>,
  to: string | undefined,
): Promise<Diagnostic> {
  if (mail.kind === 'files')
    return warn('Mail', 'emails are written to files and are not delivered. Set SMTP_URL and MAIL_FROM.')
  const transport = nodemailer.createTransport(smtpOptions(mail.url))
  try {
    if (to === undefined) {
      await transport.verify()
      return ok('Mail', 'the mail server accepts the credentials. Use --mail-to EMAIL to send a test email.')
    }
    const content = renderMail(testMail({ link: pageUrl(siteUrl, '/admin') }), siteUrl)
    await transport.sendMail({ from: mail.from, to: { name: '', address: to }, ...content })
    return ok('Mail', 'the mail server accepted the test email. Check that it arrives, and not as spam.')
  } catch (error) {
    return diagnoseFailure(error)
  } finally {
    transport.close()
  }
}

function diagnoseFailure(error: unknown): Diagnostic {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  if (code === 'EAUTH')
    return fail('Mail', 'the mail server refuses user or password. Check both in SMTP_URL.')
  if (responseCode !== undefined)
    return fail(
      'Mail',
      `the mail server responded with ${responseCode}. Is it allowed to send as MAIL_FROM, and to that recipient?`,
    )
  return fail(
    'Mail',
    `cannot reach the mail server (${failureCode(error)}). Check the host, port and protocol (smtp or smtps) in SMTP_URL.`,
  )
}
