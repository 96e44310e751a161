import { footer } from '../../site/footer.ts'
import { siteName } from '../../site/site.ts'
import type { MailCopy } from './mail-copy.ts'

const dayOf = (at: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at))

/** Right after the owner of an account asked for its deletion. */
export const deletionRequested = ({ dueAt, link }: { dueAt: string; link: string }): MailCopy => ({
  subject: 'Your account will be deleted',
  heading: 'Your account will be deleted',
  paragraphs: [
    `You asked us to delete your account for ${siteName}. We'll delete it on ${dayOf(dueAt)}. You've been signed out everywhere.`,
    'Changed your mind? Just sign in before then.',
  ],
  button: { label: 'Sign in and keep my account', link },
  notes: [
    "If you didn't request this, someone knows your password. Sign in and change it.",
    'Your access, progress, plan, feedback and your name on the certificate will be deleted. By law, we keep payment amounts and dates, without your name.',
  ],
})

/** The owner has signed in, or bought the course, within the days. */
export const deletionStopped = ({ resetLink }: { resetLink: string }): MailCopy => ({
  subject: "Your account won't be deleted",
  heading: 'Your account stays',
  paragraphs: [
    'You asked us to delete your account, but signed in again, so we canceled the deletion.',
    'If you still want to delete it, start again from your account page.',
  ],
  button: { label: "This wasn't me", link: resetLink },
  notes: ['If it was not you who signed in, choose a new password at once. The button takes you there.'],
})

/** The last mail: nothing about the person is left, this address neither once it is sent. */
export const accountDeleted = (): MailCopy => ({
  subject: 'Your account has been deleted',
  heading: 'Your account is deleted',
  paragraphs: [
    `Your account for ${siteName} and all your personal data have been deleted.`,
    'By law, we keep payment amounts, dates, and numbers, without your name or email. Backups are deleted on their regular schedule.',
  ],
  notes: [`This is the last email you'll get from us. Questions? Write to ${footer.contact.email}`],
})

/** Whenever somebody takes the file with all data of an account. */
export const dataDownloaded = ({ resetLink }: { resetLink: string }): MailCopy => ({
  subject: 'Your data was downloaded',
  heading: 'Your data was downloaded',
  paragraphs: [
    'A copy of your personal data was just downloaded from your account.',
    "If this was you, you're all set. Keep the file where only you can read it.",
  ],
  button: { label: "This wasn't me", link: resetLink },
  notes: ['If it was not you, choose a new password at once. The button takes you there.'],
})
