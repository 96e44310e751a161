import { siteName } from '../../site/site.ts'
import type { Link } from './account.ts'
import { duration } from './duration.ts'
import type { MailCopy } from './mail-copy.ts'

const duties = {
  administrator: 'As an administrator, you can do everything except transfer ownership.',
  support: 'As support, you help customers with their accounts, emails, and feedback.',
}

type Invitation = {
  role: keyof typeof duties
  adminLink: string
  /** For those who have no password yet. */
  setPassword: Link | undefined
}

export const staffInvitation = ({ role, adminLink, setPassword }: Invitation): MailCopy => ({
  subject: `You're invited to join the ${siteName} team`,
  heading: "You're invited to the team",
  paragraphs: [
    `The team that runs ${siteName} invites you. ${duties[role]}`,
    setPassword
      ? 'Set a password, then open the admin dashboard to accept.'
      : 'Sign in to the admin dashboard to accept.',
  ],
  button: setPassword
    ? { label: 'Set your password', link: setPassword.link }
    : { label: 'Open the admin dashboard', link: adminLink },
  notes: [
    ...(setPassword
      ? [
          `This link expires in ${duration(setPassword.hours)} and can be used once.`,
          `Admin dashboard: ${adminLink}`,
        ]
      : []),
    'Not expecting this? You can ignore this email.',
  ],
})

export const ownershipTransferred = ({ from, to }: { from: string; to: string }): MailCopy => ({
  subject: `${siteName} has a new owner`,
  heading: 'Ownership transferred',
  paragraphs: [
    `${from} transferred ownership of ${siteName} to ${to}.`,
    `${from} is now an administrator. From now on, alarms are emailed to the new owner.`,
  ],
  notes: ['If this was a mistake, your server administrator can set another owner with ADMIN_EMAIL.'],
})

/** Sent to whoever tries the mail server. */
export const testMail = ({ link }: { link: string }): MailCopy => ({
  subject: `Test email from ${siteName}`,
  heading: 'Email is working',
  paragraphs: ['This is the test email you requested. Your mail settings work.'],
  button: { label: 'Open the admin dashboard', link },
})
