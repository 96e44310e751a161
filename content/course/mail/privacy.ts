import { formatLongDate } from '../../site/format.ts'
import { defineMail } from './define-mail.ts'
import { contactRequired, ifItWasYou, notMe, resetPasswordNote } from './phrases.ts'

/** The legal lines, as variables, so that they stay. */
const legalNotices = {
  deletionNotice:
    'Your access, progress, plan, feedback, and your name on the certificate will be deleted. By law, we keep payment amounts and dates, without your name.',
  keptByLaw:
    'By law, we keep payment amounts, dates, and numbers, without your name or email. Backups are deleted on their regular schedule.',
}

/** Sent right after a deletion request. */
export const deletionRequested = defineMail<{ dueAt: string; link: string }>('deletion-requested', {
  title: 'Deletion requested',
  sentWhen: 'When a customer asks to delete their account.',
  required: { deletionDate: 'when it is deleted', deletionNotice: 'what is deleted and what is kept' },
  parts: ({ dueAt, link }) => ({
    link,
    values: { deletionDate: formatLongDate(dueAt), deletionNotice: legalNotices.deletionNotice },
  }),
  example: ({ siteUrl, now }) => ({ dueAt: now, link: `${siteUrl}/auth` }),
  text: {
    subject: 'Your account will be deleted',
    heading: 'Your account will be deleted',
    body: "You asked us to delete your {siteName} account. We'll delete it on {deletionDate}. You've been signed out everywhere.\n\nChanged your mind? Just sign in before then.",
    button: 'Sign in and keep my account',
    notes:
      "If you didn't request this, someone knows your password. Sign in and change it.\n\n{deletionNotice}",
  },
})

/** Sent when the customer signed in or bought the course during the grace period. */
export const deletionStopped = defineMail<{ resetLink: string }>('deletion-canceled', {
  title: 'Deletion canceled',
  sentWhen: 'When a customer comes back before their account is deleted.',
  parts: ({ resetLink }) => ({ link: resetLink, values: {} }),
  example: ({ siteUrl }) => ({ resetLink: `${siteUrl}/password-reset` }),
  text: {
    subject: "Your account won't be deleted",
    heading: "Your account won't be deleted",
    body: 'You asked us to delete your account but then came back, so we canceled the deletion.\n\nIf you still want to delete it, start again from your account page.',
    button: notMe,
    notes: resetPasswordNote,
  },
})

/** The last mail. Once it is sent, the recipient's email is deleted too. */
export const accountDeleted = defineMail<void>('account-deleted', {
  title: 'Account deleted',
  sentWhen: 'After an account was deleted. It is the last email to this person.',
  required: { keptByLaw: 'what the law requires you to keep', ...contactRequired },
  parts: () => ({ values: { keptByLaw: legalNotices.keptByLaw } }),
  example: () => undefined,
  text: {
    subject: 'Your account has been deleted',
    heading: 'Your account has been deleted',
    body: 'Your {siteName} account and all your personal data have been deleted.\n\n{keptByLaw}',
    notes: "This is the last email you'll get from us. Questions? Email {contactEmail}",
  },
})

/** Sent after every download of the personal data export. */
export const dataDownloaded = defineMail<{ resetLink: string }>('data-downloaded', {
  title: 'Data downloaded',
  sentWhen: 'After a customer downloaded their personal data.',
  parts: ({ resetLink }) => ({ link: resetLink, values: {} }),
  example: ({ siteUrl }) => ({ resetLink: `${siteUrl}/password-reset` }),
  text: {
    subject: 'Your data was downloaded',
    heading: 'Your data was downloaded',
    body: `A copy of your personal data was just downloaded from your account.\n\n${ifItWasYou} Keep the file somewhere safe.`,
    button: notMe,
    notes: resetPasswordNote,
  },
})
