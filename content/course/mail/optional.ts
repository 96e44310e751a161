import type { MailCopy } from './mail-copy.ts'

/** Adds the reason for an optional mail and its unsubscribe link. */
export const withUnsubscribe = (mail: MailCopy, link: string): MailCopy => ({
  ...mail,
  notes: [
    ...(mail.notes ?? []),
    `You're receiving this because you turned it on in your account. Unsubscribe: ${link}`,
  ],
})
