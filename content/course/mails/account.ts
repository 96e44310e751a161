import { footer } from '../../site/footer.ts'
import { siteName } from '../../site/site.ts'
import { duration } from './duration.ts'
import type { MailText } from './mail-text.ts'

/** `hours` is how long a link works, as a number of whole hours. */
export type Link = { link: string; hours: number }

export const confirmAddress = ({ link, hours }: Link): MailText => ({
  subject: 'Confirm your email address',
  heading: 'Confirm your email address',
  paragraphs: [
    `You created an account for ${siteName} with this address.`,
    'Confirm that it is yours, and your account is ready.',
  ],
  button: { label: 'Confirm email address', link },
  notes: [
    `The link works once, for ${duration(hours)}.`,
    'If you did not create an account, ignore this mail. Without your confirmation nothing happens.',
  ],
})

export const setPassword = ({ link, hours }: Link): MailText => ({
  subject: 'Set a password for your course account',
  heading: 'Set your password',
  paragraphs: [
    `Your account for ${siteName} is ready.`,
    'Choose a password of your own, so that you can come back on any device, at any time.',
  ],
  button: { label: 'Set your password', link },
  notes: [
    `The link works once, for ${duration(hours)}. If it has run out, choose “Forgot your password?” on the sign-in page and you get a new one.`,
  ],
})

export const resetPassword = ({ link, hours }: Link): MailText => ({
  subject: 'Reset your password',
  heading: 'Choose a new password',
  paragraphs: ['You asked to reset the password of your course account. Choose a new one here.'],
  button: { label: 'Choose a new password', link },
  notes: [
    `The link works once, for ${duration(hours)}.`,
    'If you did not ask for this, ignore this mail. Your password stays as it is.',
  ],
})

export const signInLink = ({ link, hours, code }: Link & { code: string }): MailText => ({
  subject: 'Your sign-in link',
  heading: 'Sign in to your course',
  paragraphs: ['Sign in with the button, or type this code where you asked for it.'],
  code,
  button: { label: 'Sign in', link },
  notes: [
    `Link and code work once, for ${duration(hours)}. Give the code to nobody.`,
    'If you did not ask for this, ignore this mail.',
  ],
})

export const invitation = ({ link, hours }: Link): MailText => ({
  subject: `You are invited to ${siteName}`,
  heading: 'You are invited',
  paragraphs: [
    `An account for the course ${siteName} has been made for you.`,
    'Set a password to accept the invitation.',
  ],
  button: { label: 'Accept and set a password', link },
  notes: [`The link works once, for ${duration(hours)}.`],
})

export const leaveAddress = ({ link, hours, newEmail }: Link & { newEmail: string }): MailText => ({
  subject: 'Confirm the change of your email address',
  heading: 'Confirm the change',
  paragraphs: [
    `You asked to change the email address of your course account to ${newEmail}.`,
    'Confirm the change here and in the mail to the new address. Until both are done, nothing changes.',
  ],
  button: { label: 'Confirm the change', link },
  notes: [
    `The link works once, for ${duration(hours)}.`,
    'If you did not ask for this, do not confirm it, and change your password.',
  ],
})

export const enterAddress = ({ link, hours, oldEmail }: Link & { oldEmail: string }): MailText => ({
  subject: 'Confirm your new email address',
  heading: 'Confirm your new address',
  paragraphs: [
    `You asked to use this address for your course account instead of ${oldEmail}.`,
    'Confirm it here and in the mail to the old address. Until both are done, nothing changes.',
  ],
  button: { label: 'Confirm new address', link },
  notes: [`The link works once, for ${duration(hours)}.`, 'If you did not ask for this, ignore this mail.'],
})

export const addressChanged = ({ newEmail }: { newEmail: string }): MailText => ({
  subject: 'Your email address was changed',
  heading: 'Your email address was changed',
  paragraphs: [
    `The email address of your course account is now ${newEmail}. Mails about the course go there from now on.`,
    'If it was you, there is nothing to do.',
  ],
  notes: [`If it was not you, write to us at once: ${footer.contact.email}`],
})

export const passwordChanged = ({
  resetLink,
  keepsOthers,
}: {
  resetLink: string
  keepsOthers: boolean
}): MailText => ({
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  paragraphs: [
    `The password of your course account has just been changed. Other devices ${keepsOthers ? 'stay signed in' : 'have been signed out'}.`,
    'If it was you, there is nothing to do.',
  ],
  button: { label: 'It was not me', link: resetLink },
  notes: ['If it was not you, reset the password at once. The button takes you there.'],
})

export const factorRemoved = ({ resetLink }: { resetLink: string }): MailText => ({
  subject: 'An authenticator app was removed from your account',
  heading: 'An authenticator app was removed',
  paragraphs: [
    'An authenticator app has just been removed from your course account.',
    'If it was you, there is nothing to do.',
  ],
  button: { label: 'It was not me', link: resetLink },
  notes: ['If it was not you, reset the password at once. The button takes you there.'],
})

export const alreadyRegistered = ({
  signInLink,
  resetLink,
}: Record<'signInLink' | 'resetLink', string>): MailText => ({
  subject: 'You already have an account',
  heading: 'You already have an account',
  paragraphs: [
    'Somebody, probably you, tried to create a course account with this address. There is one already.',
    'Sign in with the password you have.',
  ],
  button: { label: 'Sign in', link: signInLink },
  notes: [
    `Forgot the password? Choose a new one at ${resetLink}`,
    'If it was not you, ignore this mail. Your account is unchanged.',
  ],
})

export const confirmIdentity = ({ code, hours }: { code: string; hours: number }): MailText => ({
  subject: 'Your confirmation code',
  heading: 'Confirm that it is you',
  paragraphs: ['Type this code to go on with the change of your account.'],
  code,
  notes: [
    `The code works once, for ${duration(hours)}. Give it to nobody.`,
    'If you did not ask for this, somebody is signed in to your account. Change your password.',
  ],
})
