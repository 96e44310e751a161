import { siteName } from '../../site/site.ts'
import type { Link } from './account.ts'
import { formatHours } from './duration.ts'
import type { MailCopy } from './mail-copy.ts'

const roleDescriptions = {
  administrator: 'As an administrator, you can do everything except transfer ownership.',
  support: 'In the support role, you help customers with their accounts, emails, and feedback.',
}

type Invitation = {
  role: keyof typeof roleDescriptions
  adminLink: string
  /** Only for accounts without a password. */
  setPassword: Link | undefined
}

export const staffInvitation = ({ role, adminLink, setPassword }: Invitation): MailCopy => ({
  subject: `You're invited to join the ${siteName} team`,
  heading: "You're invited to the team",
  paragraphs: [
    `You've been invited to help run ${siteName}. ${roleDescriptions[role]}`,
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
          `This link expires in ${formatHours(setPassword.hours)} and can be used once.`,
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

/** Sent to staff who test the mail server. */
export const testMail = ({ link }: { link: string }): MailCopy => ({
  subject: `Test email from ${siteName}`,
  heading: 'Email is working',
  paragraphs: ['This is the test email you requested. Your mail settings work.'],
  button: { label: 'Open the admin dashboard', link },
})
