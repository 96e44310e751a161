import type { SetPasswordLink, WelcomeLink } from './account.ts'
import { defineMail } from './define-mail.ts'
import { formatHours } from './duration.ts'
import { contactRequired, expiryWithWayBack } from './phrases.ts'

const subject = 'Your course is ready: {siteName}'
const heading = 'You have access to {siteName}'
const questions = 'Questions? Email {contactEmail}.'

const newCustomerAccess = defineMail<SetPasswordLink>('access-given-new', {
  title: 'Access given (new customer)',
  sentWhen: 'When staff add a customer whose email is not verified yet.',
  required: contactRequired,
  parts: ({ setPasswordLink: link, hours }) => ({ link, values: { expiresIn: formatHours(hours) } }),
  example: ({ siteUrl }) => ({ setPasswordLink: `${siteUrl}/reset-password`, hours: 24 }),
  text: {
    subject,
    heading,
    body: 'We created an account for you, and your course is ready. There is nothing to pay.\n\nSet a password so you can sign in on any device.',
    button: 'Set your password',
    notes: `${expiryWithWayBack}\n\n${questions}`,
  },
})

const existingCustomerAccess = defineMail<{ signInLink: string }>('access-given', {
  title: 'Access given',
  sentWhen: 'When staff add a customer who has an account.',
  required: contactRequired,
  parts: ({ signInLink }) => ({ values: {}, link: signInLink }),
  example: ({ siteUrl }) => ({ signInLink: `${siteUrl}/welcome` }),
  text: {
    subject,
    heading,
    body: 'Your course is ready. There is nothing to pay.\n\nSign in and start with Lesson 1 whenever you like.',
    button: 'Go to your course',
    notes: `Forgot your password? Use “Forgot your password?” on the sign-in page.\n\n${questions}`,
  },
})

/** The mails whose words the owner can change. */
export const accessMails = { newCustomerAccess, existingCustomerAccess }

export const accessGiven = (access: WelcomeLink) =>
  'signInLink' in access ? existingCustomerAccess(access) : newCustomerAccess(access)
