import { siteContent } from '../../site/content.ts'
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
  subject: `You're invited to join the ${siteContent().site.name} team`,
  heading: "You're invited to the team",
  paragraphs: [
    `You've been invited to help run ${siteContent().site.name}. ${roleDescriptions[role]}`,
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

const ownerMistake =
  'Not expected? Tell the person who runs your server. They can set the owner with “npm run admin”.'

export const ownershipTransferred = ({ from, to }: { from: string; to: string }): MailCopy => ({
  subject: `${siteContent().site.name} has a new owner`,
  heading: 'Ownership transferred',
  paragraphs: [
    `Ownership of ${siteContent().site.name} was transferred from ${from} to ${to}.`,
    `${from} is now an administrator. From now on, alarms are emailed to the new owner.`,
  ],
  notes: [ownerMistake],
})

/** Sent to both addresses. */
export const ownerEmailChanged = ({ from, to }: { from: string; to: string }): MailCopy => ({
  subject: `The owner of ${siteContent().site.name} has a new email address`,
  heading: "The owner's email changed",
  paragraphs: [
    `The owner of ${siteContent().site.name} now signs in as ${to} instead of ${from}.`,
    'From now on, alarms are emailed to the new address.',
  ],
  notes: [ownerMistake],
})

/** Sent to the person who was removed, and to the owner. */
export const staffRemoved = ({ email }: { email: string }): MailCopy => ({
  subject: `${email} was removed from the ${siteContent().site.name} team`,
  heading: 'Removed from the team',
  paragraphs: [
    `${email} was removed from the ${siteContent().site.name} team and signed out everywhere. They can no longer open the admin dashboard.`,
  ],
  notes: ['If this was a mistake, the owner can send a new invitation.'],
})

/** Sent to staff who test the mail server. */
export const testMail = ({ link }: { link: string }): MailCopy => ({
  subject: `Test email from ${siteContent().site.name}`,
  heading: 'Email is working',
  paragraphs: ['This is the test email you requested. Your mail settings work.'],
  button: { label: 'Open the admin dashboard', link },
})
