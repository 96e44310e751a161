import { siteName } from '../../site/site.ts'
import type { Link } from './account.ts'
import { duration } from './duration.ts'
import type { MailCopy } from './mail-copy.ts'

/** Once, a day after a customer could have signed in and did not. */
export const welcome = ({ link, hours }: Link): MailCopy => ({
  subject: `Your course is waiting: ${siteName}`,
  heading: 'Your course is waiting',
  paragraphs: [
    `${siteName} is ready, but you haven't signed in yet.`,
    'Set a password and start with Lesson 1 whenever you like. Each page takes about 15 minutes, and we save your place.',
  ],
  button: { label: 'Set your password', link },
  notes: [
    `This link expires in ${duration(hours)} and can be used once. If it has expired, use “Forgot your password?” on the sign-in page to get a new one.`,
    "We'll only send this once.",
  ],
})

type Next = { number: number; title: string }

/** After a quiet time, to those who asked for it; `next` is the first lesson that is not completed. */
export const reminder = ({ next, link }: { next: Next; link: string }): MailCopy => ({
  subject: `Lesson ${next.number} is next: ${next.title}`,
  heading: 'Ready to continue?',
  paragraphs: [
    "It's been two weeks since your last visit. We saved your place.",
    `Lesson ${next.number} is next: ${next.title}.`,
  ],
  button: { label: 'Continue the course', link },
})
