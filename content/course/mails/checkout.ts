import { siteName } from '../../site/site.ts'
import type { MailText } from './mail-text.ts'

/** To somebody who had an account before paying. */
export const accessAdded = ({ signInLink }: { signInLink: string }): MailText => ({
  subject: 'You now have access to the course',
  heading: 'Your course is open',
  paragraphs: [
    `Thank you. Your payment for ${siteName} has arrived, and the course is open in your account.`,
    'Sign in with the password you have, and begin with lesson 1 whenever it suits you.',
  ],
  button: { label: 'Go to your course', link: signInLink },
  notes: [
    'Forgot the password? Choose “Forgot your password?” on the sign-in page and you get a link for a new one.',
  ],
})
