import type { MailText } from './mail-text.ts'

/** An optional mail with the small print that says why it came and how it is stopped. */
export const withUnsubscribe = (mail: MailText, link: string): MailText => ({
  ...mail,
  notes: [
    ...(mail.notes ?? []),
    `You get this mail because you asked for it in your account. To stop mails of this kind, open ${link}`,
  ],
})
