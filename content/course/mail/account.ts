import { defineMail } from './define-mail.ts'
import { formatHours } from './duration.ts'
import {
  contactRequired,
  expiry,
  expiryWithWayBack,
  ifItWasYou,
  notMe,
  resetPasswordNote,
} from './phrases.ts'

/** `hours`: how long the link works. */
export type Link = { link: string; hours: number }

export type SetPasswordLink = { setPasswordLink: string; hours: number }

/** What gets a customer in: a link to set a password for new ones, or to sign in for existing ones. */
export type WelcomeLink = SetPasswordLink | { signInLink: string }

const linkParts = ({ link, hours }: Link) => ({ link, values: { expiresIn: formatHours(hours) } })

const exampleLink =
  (path: string, hours: number) =>
  ({ siteUrl }: { siteUrl: string }): Link => ({ link: `${siteUrl}${path}`, hours })

export const confirmEmail = defineMail('confirm-email', {
  title: 'Confirm email',
  sentWhen: 'When someone signs up.',
  parts: linkParts,
  example: exampleLink('/welcome', 1),
  text: {
    subject: 'Confirm your email address',
    heading: 'Confirm your email address',
    body: 'Thanks for signing up for {siteName}.\n\nConfirm your email to activate your account.',
    button: 'Confirm email',
    notes: `${expiry}\n\nIf you didn't create an account, you can ignore this email.`,
  },
})

export const setPassword = defineMail('set-password', {
  title: 'Set a password',
  sentWhen: 'When staff send a customer a new link to set a password.',
  parts: linkParts,
  example: exampleLink('/reset-password', 24),
  text: {
    subject: 'Set your password',
    heading: 'Set your password',
    body: 'Your {siteName} account is ready.\n\nSet a password so you can sign in on any device.',
    button: 'Set your password',
    notes: expiryWithWayBack,
  },
})

export const resetPassword = defineMail('reset-password', {
  title: 'Reset password',
  sentWhen: 'When someone forgot their password.',
  parts: linkParts,
  example: exampleLink('/reset-password', 1),
  text: {
    subject: 'Reset your password',
    heading: 'Reset your password',
    body: 'We received a request to reset your password.',
    button: 'Reset password',
    notes: `${expiry}\n\nIf you didn't request this, you can ignore this email. Your password won't change.`,
  },
})

export const signInLink = defineMail<{ link: string; minutes: number; code: string }>('sign-in-link', {
  title: 'Sign-in link',
  sentWhen: 'When someone signs in by email.',
  parts: ({ link, minutes, code }) => ({ link, code, values: { minutes: String(minutes) } }),
  example: ({ siteUrl }) => ({ link: `${siteUrl}/welcome`, minutes: 10, code: '123456' }),
  text: {
    subject: 'Your sign-in link',
    heading: 'Sign in to your course',
    body: 'Click the button to sign in, or enter this code on the sign-in page.',
    button: 'Sign in',
    notes:
      "The link and code expire in {minutes} minutes and can be used once. Don't share this code with anyone.\n\nIf you didn't request this, you can ignore this email.",
  },
})

export const invitation = defineMail('invitation', {
  title: 'Account invitation',
  sentWhen: 'When an account is made for someone.',
  parts: linkParts,
  example: exampleLink('/reset-password', 24),
  text: {
    subject: "You're invited to {siteName}",
    heading: "You're invited",
    body: 'We created a {siteName} account for you.\n\nSet a password to accept the invitation.',
    button: 'Accept and set a password',
    notes: expiry,
  },
})

export const confirmEmailChangeOld = defineMail<Link & { newEmail: string }>('confirm-email-change-old', {
  title: 'Email change (old email)',
  sentWhen: 'When a customer changes their email, to the old one.',
  required: { newEmail: 'the new email' },
  parts: ({ newEmail, link, hours }) => ({ link, values: { newEmail, expiresIn: formatHours(hours) } }),
  example: (data) => ({ ...exampleLink('/welcome', 1)(data), newEmail: 'new@learner.example' }),
  text: {
    subject: 'Confirm your email change',
    heading: 'Confirm your email change',
    body: "You asked to change the email on your account to {newEmail}.\n\nConfirm the change here and in the message we sent to your new email. Nothing changes until you've confirmed both.",
    button: 'Confirm change',
    notes: `${expiry}\n\nIf you didn't request this, don't confirm it, and change your password.`,
  },
})

export const confirmEmailChangeNew = defineMail<Link & { oldEmail: string }>('confirm-email-change-new', {
  title: 'Email change (new email)',
  sentWhen: 'When a customer changes their email, to the new one.',
  required: { oldEmail: 'the old email' },
  parts: ({ oldEmail, link, hours }) => ({ link, values: { oldEmail, expiresIn: formatHours(hours) } }),
  example: (data) => ({ ...exampleLink('/welcome', 1)(data), oldEmail: data.email }),
  text: {
    subject: 'Confirm your new email address',
    heading: 'Confirm your new email',
    body: "You asked to use this email for your account instead of {oldEmail}.\n\nConfirm the change here and in the message we sent to your old email. Nothing changes until you've confirmed both.",
    button: 'Confirm new email',
    notes: `${expiry}\n\nIf you didn't request this, you can ignore this email.`,
  },
})

export const emailChanged = defineMail<{ newEmail: string }>('email-changed', {
  title: 'Email changed',
  sentWhen: 'After an email was changed, to the old one.',
  required: { newEmail: 'the new email', ...contactRequired },
  parts: ({ newEmail }) => ({ values: { newEmail } }),
  example: () => ({ newEmail: 'new@learner.example' }),
  text: {
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    body: `The email on your account is now {newEmail}. We'll send messages about your course there from now on.\n\n${ifItWasYou}`,
    notes: "If this wasn't you, contact us right away: {contactEmail}",
  },
})

export const passwordChanged = defineMail<{ resetLink: string; keepsOtherSessions: boolean }>(
  'password-changed',
  {
    title: 'Password changed',
    sentWhen: 'After a password was changed.',
    parts: ({ resetLink, keepsOtherSessions }) => ({
      link: resetLink,
      values: { otherDevices: keepsOtherSessions ? 'stay signed in' : 'have been signed out' },
    }),
    example: ({ siteUrl }) => ({ resetLink: `${siteUrl}/password-reset`, keepsOtherSessions: false }),
    text: {
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      body: `The password for your account was just changed. Other devices {otherDevices}.\n\n${ifItWasYou}`,
      button: notMe,
      notes: resetPasswordNote,
    },
  },
)

export const factorRemoved = defineMail<{ resetLink: string }>('factor-removed', {
  title: 'Authenticator removed',
  sentWhen: 'After an authenticator app was removed from an account.',
  parts: ({ resetLink }) => ({ link: resetLink, values: {} }),
  example: ({ siteUrl }) => ({ resetLink: `${siteUrl}/password-reset` }),
  text: {
    subject: 'An authenticator app was removed from your account',
    heading: 'An authenticator app was removed',
    body: `An authenticator app was just removed from your account.\n\n${ifItWasYou}`,
    button: notMe,
    notes: resetPasswordNote,
  },
})

export const alreadyRegistered = defineMail<Record<'signInLink' | 'resetLink', string>>(
  'already-registered',
  {
    title: 'Already registered',
    sentWhen: 'When someone signs up with the email of an account.',
    required: { resetLink: 'the link to reset the password' },
    parts: ({ signInLink, resetLink }) => ({ link: signInLink, values: { resetLink } }),
    example: ({ siteUrl }) => ({ signInLink: `${siteUrl}/welcome`, resetLink: `${siteUrl}/password-reset` }),
    text: {
      subject: 'You already have an account',
      heading: 'You already have an account',
      body: 'Someone, probably you, tried to sign up with this email, but you already have an account.\n\nSign in with your existing password.',
      button: 'Sign in',
      notes:
        "Forgot your password? Reset it at {resetLink}\n\nIf this wasn't you, you can ignore this email. Nothing has changed.",
    },
  },
)

export const emailInUse = defineMail<{ signInLink: string }>('email-in-use', {
  title: 'Email already in use',
  sentWhen: 'When someone wants to change their email to one that has an account.',
  parts: ({ signInLink }) => ({ link: signInLink, values: {} }),
  example: ({ siteUrl }) => ({ signInLink: `${siteUrl}/welcome` }),
  text: {
    subject: 'This email already has an account',
    heading: 'This email already has an account',
    body: 'Someone, probably you, tried to use this email for another account. It belongs to this one, so nothing has changed.\n\nTo use this email, sign in to this account.',
    button: 'Sign in',
    notes: "If this wasn't you, you can ignore this email.",
  },
})

export const confirmIdentity = defineMail<{ code: string; minutes: number }>('confirm-identity', {
  title: 'Reauthentication code',
  sentWhen: 'When someone has to confirm that it is them.',
  parts: ({ code, minutes }) => ({ code, values: { minutes: String(minutes) } }),
  example: () => ({ code: '123456', minutes: 10 }),
  text: {
    subject: 'Your confirmation code',
    heading: "Confirm it's you",
    body: 'Enter this code to continue.',
    notes:
      "This code expires in {minutes} minutes and can be used once. Don't share it with anyone.\n\nIf you didn't request this, someone else may be signed in to your account. Change your password.",
  },
})
