import { siteName } from '../../site/site.ts'
import type { Link } from './account.ts'
import { duration } from './duration.ts'
import type { MailText } from './mail-text.ts'

const duties = {
  administrator: 'As an administrator you can do everything but give the site away.',
  support: 'As support you help customers: their accounts, mails and feedback.',
}

type Invitation = {
  role: keyof typeof duties
  officeLink: string
  /** For those who have no password yet. */
  setPassword: Link | undefined
}

export const teamInvitation = ({ role, officeLink, setPassword }: Invitation): MailText => ({
  subject: `You are invited to run ${siteName}`,
  heading: 'You are invited to the team',
  paragraphs: [
    `The team that runs ${siteName} invites you. ${duties[role]}`,
    setPassword
      ? 'Set a password for your account first. Then open the office and accept the invitation.'
      : 'Sign in to the office and accept the invitation.',
  ],
  button: setPassword
    ? { label: 'Set your password', link: setPassword.link }
    : { label: 'Open the office', link: officeLink },
  notes: [
    ...(setPassword
      ? [`The link works once, for ${duration(setPassword.hours)}.`, `The office is at ${officeLink}`]
      : []),
    'If you do not know what this is about, ignore this mail. Nothing happens until you accept.',
  ],
})

export const ownershipHandedOver = ({ from, to }: { from: string; to: string }): MailText => ({
  subject: `${siteName} has a new owner`,
  heading: 'The ownership was handed over',
  paragraphs: [
    `${from} has handed the ownership of ${siteName} to ${to}.`,
    `${from} stays on the team as an administrator. Alarms are mailed to the new owner from now on.`,
  ],
  notes: ['If this was not meant to happen, whoever runs the server can name another owner by ADMIN_EMAIL.'],
})

/** Sent to whoever tries the mail server. */
export const testMail = ({ link }: { link: string }): MailText => ({
  subject: `Mail works: ${siteName}`,
  heading: 'Mail works',
  paragraphs: [
    'You asked the site for a test mail, and here it is. Order confirmations and links take the same way.',
  ],
  button: { label: 'Open the office', link },
})
