import type { MailText } from '../../site/types.ts'
import { fillMailText } from './define-mail.ts'
import type { MailCopy } from './mail-copy.ts'

/** A mail that staff have written to many customers. News also get their unsubscribe link. */
export function announcementMail(words: MailText, audience: 'news' | 'notice'): MailCopy {
  const mail = fillMailText(words, { values: {} })
  return audience === 'news'
    ? mail
    : {
        ...mail,
        notes: [...(mail.notes ?? []), "You're receiving this because it concerns your account or purchase."],
      }
}
