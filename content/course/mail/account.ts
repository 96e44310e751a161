import { siteContent } from '../../site/content.ts'
import { formatHours } from './duration.ts'
import type { MailCopy } from './mail-copy.ts'

/** `hours`: how long the link works. */
export type Link = { link: string; hours: number }

export const confirmEmail = ({ link, hours }: Link): MailCopy => ({
  subject: 'Confirm your email address',
  heading: 'Confirm your email address',
  paragraphs: [
    `Thanks for signing up for ${siteContent().site.name}.`,
    'Confirm your email to activate your account.',
  ],
  button: { label: 'Confirm email', link },
  notes: [
    `This link expires in ${formatHours(hours)} and can be used once.`,
    "If you didn't create an account, you can ignore this email.",
  ],
})

export const setPassword = ({ link, hours }: Link): MailCopy => ({
  subject: 'Set your password',
  heading: 'Set your password',
  paragraphs: [
    `Your ${siteContent().site.name} account is ready.`,
    'Set a password so you can sign in on any device.',
  ],
  button: { label: 'Set your password', link },
  notes: [
    `This link expires in ${formatHours(hours)} and can be used once. If it has expired, use “Forgot your password?” on the sign-in page to get a new one.`,
  ],
})

export const resetPassword = ({ link, hours }: Link): MailCopy => ({
  subject: 'Reset your password',
  heading: 'Reset your password',
  paragraphs: ['We received a request to reset your password.'],
  button: { label: 'Reset password', link },
  notes: [
    `This link expires in ${formatHours(hours)} and can be used once.`,
    "If you didn't request this, you can ignore this email. Your password won't change.",
  ],
})

export const signInLink = ({
  link,
  minutes,
  code,
}: {
  link: string
  minutes: number
  code: string
}): MailCopy => ({
  subject: 'Your sign-in link',
  heading: 'Sign in to your course',
  paragraphs: ['Click the button to sign in, or enter this code on the sign-in page.'],
  code,
  button: { label: 'Sign in', link },
  notes: [
    `The link and code expire in ${minutes} minutes and can be used once. Don't share this code with anyone.`,
    "If you didn't request this, you can ignore this email.",
  ],
})

export const invitation = ({ link, hours }: Link): MailCopy => ({
  subject: `You're invited to ${siteContent().site.name}`,
  heading: "You're invited",
  paragraphs: [
    `We created a ${siteContent().site.name} account for you.`,
    'Set a password to accept the invitation.',
  ],
  button: { label: 'Accept and set a password', link },
  notes: [`This link expires in ${formatHours(hours)} and can be used once.`],
})

export const confirmEmailChangeOld = ({ link, hours, newEmail }: Link & { newEmail: string }): MailCopy => ({
  subject: 'Confirm your email change',
  heading: 'Confirm your email change',
  paragraphs: [
    `You asked to change the email on your account to ${newEmail}.`,
    "Confirm the change here and in the message we sent to your new email. Nothing changes until you've confirmed both.",
  ],
  button: { label: 'Confirm change', link },
  notes: [
    `This link expires in ${formatHours(hours)} and can be used once.`,
    "If you didn't request this, don't confirm it, and change your password.",
  ],
})

export const confirmEmailChangeNew = ({ link, hours, oldEmail }: Link & { oldEmail: string }): MailCopy => ({
  subject: 'Confirm your new email address',
  heading: 'Confirm your new email',
  paragraphs: [
    `You asked to use this email for your account instead of ${oldEmail}.`,
    "Confirm the change here and in the message we sent to your old email. Nothing changes until you've confirmed both.",
  ],
  button: { label: 'Confirm new email', link },
  notes: [
    `This link expires in ${formatHours(hours)} and can be used once.`,
    "If you didn't request this, you can ignore this email.",
  ],
})

export const emailChanged = ({ newEmail }: { newEmail: string }): MailCopy => ({
  subject: 'Your email address was changed',
  heading: 'Your email address was changed',
  paragraphs: [
    `The email on your account is now ${newEmail}. We'll send messages about your course there from now on.`,
    "If this was you, you're all set.",
  ],
  notes: [`If this wasn't you, contact us right away: ${siteContent().footer.contact.email}`],
})

export const passwordChanged = ({
  resetLink,
  keepsOtherSessions,
}: {
  resetLink: string
  keepsOtherSessions: boolean
}): MailCopy => ({
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  paragraphs: [
    `The password for your account was just changed. Other devices ${keepsOtherSessions ? 'stay signed in' : 'have been signed out'}.`,
    "If this was you, you're all set.",
  ],
  button: { label: "This wasn't me", link: resetLink },
  notes: ["If this wasn't you, use the button to reset your password right away."],
})

export const factorRemoved = ({ resetLink }: { resetLink: string }): MailCopy => ({
  subject: 'An authenticator app was removed from your account',
  heading: 'An authenticator app was removed',
  paragraphs: [
    'An authenticator app was just removed from your account.',
    "If this was you, you're all set.",
  ],
  button: { label: "This wasn't me", link: resetLink },
  notes: ["If this wasn't you, use the button to reset your password right away."],
})

export const alreadyRegistered = ({
  signInLink,
  resetLink,
}: Record<'signInLink' | 'resetLink', string>): MailCopy => ({
  subject: 'You already have an account',
  heading: 'You already have an account',
  paragraphs: [
    'Someone, probably you, tried to sign up with this email, but you already have an account.',
    'Sign in with your existing password.',
  ],
  button: { label: 'Sign in', link: signInLink },
  notes: [
    `Forgot your password? Reset it at ${resetLink}`,
    "If this wasn't you, you can ignore this email. Nothing has changed.",
  ],
})

export const emailInUse = ({ signInLink }: { signInLink: string }): MailCopy => ({
  subject: 'This email already has an account',
  heading: 'This email already has an account',
  paragraphs: [
    'Someone, probably you, tried to use this email for another account. It belongs to this one, so nothing has changed.',
    'To use this email, sign in to this account.',
  ],
  button: { label: 'Sign in', link: signInLink },
  notes: ["If this wasn't you, you can ignore this email."],
})

export const confirmIdentity = ({ code, minutes }: { code: string; minutes: number }): MailCopy => ({
  subject: 'Your confirmation code',
  heading: "Confirm it's you",
  paragraphs: ['Enter this code to continue.'],
  code,
  notes: [
    `This code expires in ${minutes} minutes and can be used once. Don't share it with anyone.`,
    "If you didn't request this, someone else may be signed in to your account. Change your password.",
  ],
})
