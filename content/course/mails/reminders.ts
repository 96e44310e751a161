import { siteName } from '../../site/site.ts'
import type { Link } from './account.ts'
import { duration } from './duration.ts'
import type { MailText } from './mail-text.ts'

/** Once, a day after a customer could have signed in and did not. */
export const welcome = ({ link, hours }: Link): MailText => ({
  subject: `Your course is waiting: ${siteName}`,
  heading: 'Your course is waiting',
  paragraphs: [
    `${siteName} is open to you, and you have not signed in yet.`,
    'Set a password and begin with lesson 1 whenever it suits you. A page takes about a quarter of an hour, and your place is kept.',
  ],
  button: { label: 'Set your password', link },
  notes: [
    `The link works once, for ${duration(hours)}. If it has run out, choose “Forgot your password?” on the sign-in page and you get a new one.`,
    'This mail comes only once.',
  ],
})

type Next = { number: number; title: string }

/** After a quiet time, to those who asked for it; `next` is the first lesson that is not completed. */
export const reminder = ({ next, link }: { next: Next; link: string }): MailText => ({
  subject: `Lesson ${next.number} is next: ${next.title}`,
  heading: 'Shall we go on?',
  paragraphs: [
    'It has been two weeks since you were here. Your place in the course is kept.',
    `Lesson ${next.number} is next: ${next.title}.`,
  ],
  button: { label: 'Go to your course', link },
})
