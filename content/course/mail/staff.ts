import type { Link } from './account.ts'
import { defineMail } from './define-mail.ts'
import { formatHours } from './duration.ts'
import { expiry } from './phrases.ts'

const roleDescriptions = {
  administrator: 'As an administrator, you can do everything except transfer ownership.',
  support: 'In the support role, you help customers with their accounts, emails, and feedback.',
}

type Role = keyof typeof roleDescriptions

type Invitation = {
  role: Role
  adminLink: string
  /** Only for accounts without a password. */
  setPassword: Link | undefined
}

const invitationText = {
  subject: "You're invited to join the {siteName} team",
  heading: "You're invited to the team",
}
const ignoreNote = 'Not expecting this? You can ignore this email.'
const roleRequired = { roleDescription: 'what the role allows' }

export const newMemberInvitation = defineMail<{ role: Role; adminLink: string; setPassword: Link }>(
  'staff-invitation-new',
  {
    title: 'Team invitation (new account)',
    sentWhen: 'When someone without a password is invited to the team.',
    required: { ...roleRequired, adminLink: 'the link to the admin dashboard' },
    parts: ({ role, adminLink, setPassword }) => ({
      link: setPassword.link,
      values: {
        roleDescription: roleDescriptions[role],
        expiresIn: formatHours(setPassword.hours),
        adminLink,
      },
    }),
    example: ({ siteUrl }) => ({
      role: 'support',
      adminLink: `${siteUrl}/admin`,
      setPassword: { link: `${siteUrl}/reset-password`, hours: 24 },
    }),
    text: {
      ...invitationText,
      body: "You've been invited to help run {siteName}. {roleDescription}\n\nSet a password, then open the admin dashboard to accept.",
      button: 'Set your password',
      notes: `${expiry}\n\nAdmin dashboard: {adminLink}\n\n${ignoreNote}`,
    },
  },
)

export const memberInvitation = defineMail<{ role: Role; adminLink: string }>('staff-invitation', {
  title: 'Team invitation',
  sentWhen: 'When someone who has an account is invited to the team.',
  required: roleRequired,
  parts: ({ role, adminLink }) => ({ link: adminLink, values: { roleDescription: roleDescriptions[role] } }),
  example: ({ siteUrl }) => ({ role: 'administrator', adminLink: `${siteUrl}/admin` }),
  text: {
    ...invitationText,
    body: "You've been invited to help run {siteName}. {roleDescription}\n\nSign in to the admin dashboard to accept.",
    button: 'Open the admin dashboard',
    notes: ignoreNote,
  },
})

export const staffInvitation = ({ setPassword, ...invitation }: Invitation) =>
  setPassword ? newMemberInvitation({ ...invitation, setPassword }) : memberInvitation(invitation)

const ownerMistake =
  'Not expected? Tell the person who runs your server. They can set the owner with “npm run admin”.'

type FromTo = { from: string; to: string }

export const ownershipTransferred = defineMail<FromTo>('ownership-transferred', {
  title: 'Ownership transferred',
  sentWhen: 'After ownership was transferred, to both people.',
  required: { oldOwner: 'the old owner', newOwner: 'the new owner' },
  parts: ({ from, to }) => ({ values: { oldOwner: from, newOwner: to } }),
  example: ({ email }) => ({ from: email, to: 'new.owner@example.com' }),
  text: {
    subject: '{siteName} has a new owner',
    heading: 'Ownership transferred',
    body: 'Ownership of {siteName} was transferred from {oldOwner} to {newOwner}.\n\n{oldOwner} is now an administrator. From now on, alarms are emailed to the new owner.',
    notes: ownerMistake,
  },
})

/** Sent to both addresses. */
export const ownerEmailChanged = defineMail<FromTo>('owner-email-changed', {
  title: "Owner's email changed",
  sentWhen: 'After the owner changed their email, to both addresses.',
  required: { oldEmail: 'the old email', newEmail: 'the new email' },
  parts: ({ from, to }) => ({ values: { oldEmail: from, newEmail: to } }),
  example: ({ email }) => ({ from: email, to: 'new@example.com' }),
  text: {
    subject: 'The owner of {siteName} has a new email address',
    heading: "The owner's email changed",
    body: 'The owner of {siteName} now signs in as {newEmail} instead of {oldEmail}.\n\nFrom now on, alarms are emailed to the new address.',
    notes: ownerMistake,
  },
})

/** Sent to the person who was removed, and to the owner. */
export const staffRemoved = defineMail<{ email: string }>('staff-removed', {
  title: 'Removed from the team',
  sentWhen: 'After someone was removed from the team, to them and the owner.',
  required: { email: 'who was removed' },
  parts: ({ email }) => ({ values: { email } }),
  example: () => ({ email: 'helper@example.com' }),
  text: {
    subject: '{email} was removed from the {siteName} team',
    heading: 'Removed from the team',
    body: '{email} was removed from the {siteName} team and signed out everywhere. They can no longer open the admin dashboard.',
    notes: 'If this was a mistake, the owner can send a new invitation.',
  },
})

/** Sent to staff who test the mail server. */
export const testMail = defineMail<{ link: string }>('test', {
  title: 'Test email',
  sentWhen: 'When staff test the mail server.',
  parts: ({ link }) => ({ link, values: {} }),
  example: ({ siteUrl }) => ({ link: `${siteUrl}/admin` }),
  text: {
    subject: 'Test email from {siteName}',
    heading: 'Email is working',
    body: 'This is the test email you requested. Your mail settings work.',
    button: 'Open the admin dashboard',
  },
})
