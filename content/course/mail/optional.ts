import type { MailCopy } from './mail-copy.ts'

/** An optional mail with the small print that says why it came and how it is stopped. */
export const withUnsubscribe = (mail: MailCopy, link: string): MailCopy => ({
  ...mail,
  notes: [
    ...(mail.notes ?? []),
    `You're receiving this because you turned it on in your account. Unsubscribe: ${link}`,
  ],
})
