import { footer } from '../../site/footer.ts'
import { siteName } from '../../site/site.ts'
import type { MailText } from './mail-text.ts'

const dayOf = (moment: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment))

/** Right after the owner of an account asked for its deletion. */
export const deletionRequested = ({ dueAt, link }: { dueAt: string; link: string }): MailText => ({
  subject: 'Your account will be deleted',
  heading: 'Your account will be deleted',
  paragraphs: [
    `You asked us to delete your account for ${siteName}. We do so on ${dayOf(dueAt)}. Until then nothing is lost, and you are signed out everywhere.`,
    'To keep your account, sign in before that day. That is all it takes.',
  ],
  button: { label: 'Sign in and keep my account', link },
  notes: [
    'If you did not ask for this, somebody knows your password. Sign in, then change it.',
    'Your access, progress, plan, feedback and your name on the certificate go with the account. Amounts and dates of payments stay, as the law asks, without your name.',
  ],
})

/** The owner has signed in, or bought the course, within the days. */
export const deletionStopped = ({ resetLink }: { resetLink: string }): MailText => ({
  subject: 'Your account stays',
  heading: 'Your account stays',
  paragraphs: [
    'You had asked us to delete your account, and have come back since. We do not delete it.',
    'If you still want it deleted, ask for it again in your account.',
  ],
  button: { label: 'It was not me', link: resetLink },
  notes: ['If it was not you who signed in, choose a new password at once. The button takes you there.'],
})

/** The last mail: nothing about the person is left, this address neither once it is sent. */
export const accountDeleted = (): MailText => ({
  subject: 'Your account is deleted',
  heading: 'Your account is deleted',
  paragraphs: [
    `Your account for ${siteName} is deleted, with everything that said something about you.`,
    'What the law makes us keep are amounts, dates and numbers of payments, without your name and your address. Backups forget you when they are replaced.',
  ],
  notes: [
    `This is our last mail to you; with it we forget this address too. Questions? Write to ${footer.contact.email}`,
  ],
})

/** Whenever somebody takes the file with all data of an account. */
export const dataDownloaded = ({ resetLink }: { resetLink: string }): MailText => ({
  subject: 'Your data was downloaded',
  heading: 'Your data was downloaded',
  paragraphs: [
    'The file with everything we know about you has just been downloaded from your account.',
    'If it was you, there is nothing to do. Keep the file where only you can read it.',
  ],
  button: { label: 'It was not me', link: resetLink },
  notes: ['If it was not you, choose a new password at once. The button takes you there.'],
})
