import { siteContent } from '../../site/content.ts'
import type { MailCopy } from './mail-copy.ts'

const formatDay = (at: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at))

/** Sent right after a deletion request. */
export const deletionRequested = ({ dueAt, link }: { dueAt: string; link: string }): MailCopy => ({
  subject: 'Your account will be deleted',
  heading: 'Your account will be deleted',
  paragraphs: [
    `You asked us to delete your ${siteContent().site.name} account. We'll delete it on ${formatDay(dueAt)}. You've been signed out everywhere.`,
    'Changed your mind? Just sign in before then.',
  ],
  button: { label: 'Sign in and keep my account', link },
  notes: [
    "If you didn't request this, someone knows your password. Sign in and change it.",
    'Your access, progress, plan, feedback, and your name on the certificate will be deleted. By law, we keep payment amounts and dates, without your name.',
  ],
})

/** Sent when the customer signed in or bought the course during the grace period. */
export const deletionStopped = ({ resetLink }: { resetLink: string }): MailCopy => ({
  subject: "Your account won't be deleted",
  heading: "Your account won't be deleted",
  paragraphs: [
    'You asked us to delete your account but then came back, so we canceled the deletion.',
    'If you still want to delete it, start again from your account page.',
  ],
  button: { label: "This wasn't me", link: resetLink },
  notes: ["If this wasn't you, use the button to reset your password right away."],
})

/** The last mail. Once it is sent, the recipient's email is deleted too. */
export const accountDeleted = (): MailCopy => ({
  subject: 'Your account has been deleted',
  heading: 'Your account has been deleted',
  paragraphs: [
    `Your ${siteContent().site.name} account and all your personal data have been deleted.`,
    'By law, we keep payment amounts, dates, and numbers, without your name or email. Backups are deleted on their regular schedule.',
  ],
  notes: [
    `This is the last email you'll get from us. Questions? Email ${siteContent().footer.contact.email}`,
  ],
})

/** Sent after every download of the personal data export. */
export const dataDownloaded = ({ resetLink }: { resetLink: string }): MailCopy => ({
  subject: 'Your data was downloaded',
  heading: 'Your data was downloaded',
  paragraphs: [
    'A copy of your personal data was just downloaded from your account.',
    "If this was you, you're all set. Keep the file somewhere safe.",
  ],
  button: { label: "This wasn't me", link: resetLink },
  notes: ["If this wasn't you, use the button to reset your password right away."],
})
